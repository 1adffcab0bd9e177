/** Cars and bicycles: where they stand. */
import type { Scene } from "#engine/copy/languages/base/story";

export const parking: readonly Scene[] = [
  {
    on: ["ownedParking"],
    icon: "🅿️",
    title: ["有{ownedParking}的{beds}"],
    open: {
      professional: ["附{ownedParking}，是否随房一并交易以合同为准。"],
      friendly: ["停车的事先说：这套有{ownedParking}，是不是含在总价里，来电问清。"],
      luxury: ["人有其屋，车有其位：{ownedParking}。"],
      trendy: ["有{ownedParking}，晚上回来不用找车位。"],
    },
    line: {
      professional: ["有{ownedParking}，是否含在总价内以合同为准"],
      friendly: ["有{ownedParking}，晚归也知道停哪儿"],
      luxury: ["{ownedParking}，归来有定处"],
      trendy: ["有{ownedParking}，下班不用找车位"],
    },
    end: { friendly: ["开车来看，顺便停一把试试。"], trendy: ["倒车技术，来验。"] },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    title: ["有{undergroundParking}的{beds}"],
    open: {
      professional: ["有{undergroundParking}，权属与收费请先核对。"],
      friendly: ["下雨天停车不用撑伞：有{undergroundParking}。"],
      luxury: ["车不见风雨：{undergroundParking}。"],
      trendy: ["停车不用发愁，有{undergroundParking}。"],
    },
    line: {
      professional: ["有{undergroundParking}，权属与收费请核对"],
      friendly: ["有{undergroundParking}，下雨天停车也不淋"],
      luxury: ["{undergroundParking}，车不见风雨"],
      trendy: ["有{undergroundParking}，夏天上车不烫手"],
    },
  },
  {
    on: ["garageEntry"],
    icon: "🚪",
    title: ["停好车，直接进家门"],
    open: {
      professional: ["地库入户，停车到家门全程在室内。"],
      friendly: ["下雨天从车里到家里，一滴雨都淋不着：地库入户。"],
      luxury: ["车停，门开，便是家中：地库入户。"],
      trendy: ["停车、开门、到家：地库入户。"],
    },
    line: {
      professional: ["地库入户，进出不淋雨"],
      friendly: ["地库入户，后备箱的菜拎几步就到家"],
      luxury: ["地库入户，风雨在门外"],
      trendy: ["地库入户，伞都不用带"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    line: {
      professional: ["有{parkingSpace}，使用方式与收费请核对", "配{parkingSpace}，权属请一并核对"],
      friendly: ["有{parkingSpace}，怎么停、怎么收费，约看房时问一句", "有{parkingSpace}，下班不用绕圈找位子"],
      luxury: ["{parkingSpace}，车也有归处", "备有{parkingSpace}，归来有处可停"],
      trendy: ["有{parkingSpace}，开车来看也行", "有{parkingSpace}，不用绕圈找位"],
    },
  },
  {
    on: ["garageAway", "garage"],
    icon: "🚗",
    weight: 48,
    line: {
      professional: ["另有{garage}，取车需步行一段"],
      friendly: ["另有{garage}，拎着菜要走几步，先讲清楚"],
      luxury: ["另有{garage}，步行可达"],
      trendy: ["另有{garage}，走几步取车"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚗",
    title: ["带双车位车库的{beds}"],
    open: {
      professional: ["配双车位车库，出入互不影响。"],
      friendly: ["早上出门不用先挪车：双车位车库。"],
      luxury: ["双车位车库，来去互不相让。"],
      trendy: ["双车位车库，一格停车，一格放你的装备。"],
    },
    line: {
      professional: ["配双车位车库，两车可同停"],
      friendly: ["双车位车库，早上出门不用挪车"],
      luxury: ["双车位车库，来去互不相候"],
      trendy: ["双车位车库，另一格停自行车也行"],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    title: ["带车库的{beds}"],
    open: {
      professional: ["附{garage}，停车与存放工具都有位置。"],
      friendly: ["车和工具都有屋顶：这套带{garage}。"],
      luxury: ["附{garage}，车亦有居。"],
      trendy: ["有{garage}，车衣可以退了。"],
    },
    line: {
      professional: ["附{garage}，可停车、可存放", "带{garage}，停车不占街面"],
      friendly: ["带{garage}，车和工具都有屋顶", "有{garage}，冬天早上不用刮车窗"],
      luxury: ["附{garage}，风雨不及", "{garage}在侧，车亦有居", "附{garage}，停车从容", "有{garage}，归来有处可停"],
      trendy: ["有{garage}，车衣可以退了", "带{garage}，杂物也能放"],
    },
  },
  {
    on: ["carport"],
    icon: "🚙",
    line: {
      professional: ["设有顶停车棚"],
      friendly: ["有顶停车棚，下雨天开后备箱不湿身"],
      luxury: ["设有顶停车棚，车可避雨"],
      trendy: ["有顶停车棚，夏天方向盘不烫手"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    title: ["有充电桩，{beds}"],
    open: {
      professional: ["设充电桩，使用与计费方式看房时核对。"],
      friendly: ["开电车的先问这一句：有充电桩。"],
      luxury: ["夜里充电，晨起出发：设充电桩。"],
      trendy: ["开电车的看过来：有充电桩。"],
    },
    line: {
      professional: ["设充电桩，计费方式请核对"],
      friendly: ["有充电桩，车停好就能充"],
      luxury: ["设充电桩，车与人同歇"],
      trendy: ["有充电桩，电量焦虑少一点"],
    },
    end: { friendly: ["你开的什么电车？型号对一对。"], trendy: ["电量还剩多少？"] },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    line: {
      professional: ["有自行车存放处"],
      friendly: ["有自行车存放处，车不用靠在床边"],
      luxury: ["自行车存放处另设，不入起居"],
      trendy: ["有自行车存放处，不占走道"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      professional: ["有自行车库"],
      friendly: ["有自行车库，车座不用淋雨"],
      luxury: ["设自行车库，车亦有居"],
      trendy: ["有自行车库，骑车上班方便"],
    },
  },
];
