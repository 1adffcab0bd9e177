/** What is said openly, the weightier first: a reader who finds it out on the stairs does not come back. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift", "floor"],
    icon: "🪜",
    but: {
      professional: [
        "楼内无电梯，房子在{floor.short}，大件进出请提前安排人手。",
        "{floor}，楼内无电梯，行李和家具需要走楼梯。",
        "需要说明的是楼内无电梯，日常上下{floor.short}靠步行。",
      ],
      friendly: [
        "{floor.run}，没有电梯，搬家那天得多叫两个人手。",
        "没有电梯，{floor.short}要自己走上去，大件请人搭把手。",
        "{floor.short}，没电梯，买米买水的日子会累一点。",
      ],
      luxury: ["楼内没有电梯，{floor.short}，需拾级而上。", "没有电梯，{floor.short}需步行上下。"],
      trendy: ["没电梯，{floor.short}，每天走楼梯。", "{floor.short}没电梯，大件快递得自己想办法。"],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["楼内无电梯，大件进出请提前安排人手。", "楼内无电梯，上下需走楼梯。"],
      friendly: ["楼里没有电梯，搬大件要费些力气，先说一声。", "没有电梯，进出都走楼梯。"],
      luxury: ["楼内没有电梯。"],
      trendy: ["没电梯，走楼梯。", "没电梯，搬家多叫个人。"],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    but: {
      professional: ["合租，厨卫等公共部分的使用与费用分摊请先问清。"],
      friendly: ["是合租，室友几位、水电怎么分，看房时当面问。"],
      luxury: ["合租，公共空间需与人共用。"],
      trendy: ["合租，做饭洗澡要跟室友商量着来。"],
    },
  },
  {
    on: ["commercialUtilities"],
    icon: "💡",
    but: {
      professional: ["商水商电，每月水电支出请按商用价估算。"],
      friendly: ["水电是商用的，每个月要多花多少先算一算。"],
      luxury: ["水电按商用价计。"],
      trendy: ["商水商电，电费先问单价。"],
    },
  },
  {
    on: ["noGas"],
    icon: "🍲",
    but: {
      professional: ["未通燃气，烹饪用电，常开火的住户请考虑。"],
      friendly: ["没通燃气，做饭用电，爱爆炒的要掂量一下。"],
      luxury: ["未通燃气，厨事用电。"],
      trendy: ["没通燃气，爆炒的锅气会差一点。"],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: {
      professional: ["不带家具，入住前需自行置办。"],
      friendly: ["不带家具，床和桌子得自己置办，搬家预算里要留这一笔。"],
      luxury: ["不带家具，陈设由主人定。"],
      trendy: ["不带家具，床和沙发自己买。"],
    },
  },
  {
    on: ["noParking"],
    icon: "🅿️",
    but: {
      professional: ["不带车位，开车的住户请先了解周边停车。"],
      friendly: ["不带车位，开车的话先打听周边怎么停。"],
      luxury: ["不带车位，驾车者需另作安排。"],
      trendy: ["没车位，开车的先想好停哪儿。"],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: {
      professional: ["不可养宠物，请在看房前留意。"],
      friendly: ["不可养宠物，家里有宠物的别白跑一趟。"],
      luxury: ["不可养宠物。"],
      trendy: ["不可养宠物，有宠物的划过。"],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["朝北，直射阳光少，冬季更明显。"],
      friendly: ["朝北，直射阳光少，挑个白天来看才作数。"],
      luxury: ["朝北，光线清而匀，少直射。"],
      trendy: ["朝北，晒太阳得下楼。"],
    },
  },
  {
    on: ["groundLevel", "floor"],
    icon: "🚪",
    but: {
      professional: ["{floor.short}，防潮与私密情况请现场查看。"],
      friendly: ["{floor.short}，潮不潮、窗外走动的人多不多，来现场看过才有数。"],
      luxury: ["{floor.short}，窗外或有人经过，窗帘宜备。"],
      trendy: ["{floor.short}，窗帘别买太薄的。"],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏢",
    but: {
      professional: ["位于顶层，屋面防水与隔热请现场查看。"],
      friendly: ["在顶层，隔热和防水看房时一起看，下雨后来看更好。"],
      luxury: ["居于顶层，夏日屋面之热宜先问。"],
      trendy: ["顶层，夏天热不热、防水怎么样，当面问。"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}，屋顶、管线与保温建议请专业人士检查。", "房龄较长，屋顶、管线与保温建议请专业人士检查。"],
      friendly: ["{year}的老房子，屋顶、管线和保温请专业的人细看。", "房子上了年纪，屋顶、管线和保温请专业的人细看。"],
      luxury: ["{year}，屋顶、管线与保温宜请专业人士看过。", "年代已久，屋顶、管线与保温宜请专业人士看过。"],
      trendy: ["{year}，管线和屋顶请专业的人看。", "房龄摆在那儿，管线和屋顶请专业的人看。"],
    },
  },
  {
    on: ["olderBuilding", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}，水电管线与公共部位请现场查看。", "房龄不新，水电管线与公共部位请现场查看。"],
      friendly: ["房子{year}，不算新，管线和楼道看房时咱们一起看。", "房子不算新，管线和楼道看房时咱们一起看。"],
      luxury: [
        "{year}，楼道与管线，宜一并看过。",
        "{year}，并非新屋，公共部位宜细看。",
        "房屋{year}，管线新旧可当面询问。",
        "并非新屋，楼道与管线，宜一并看过。",
      ],
      trendy: [
        "{year}，不算新，管线先看一遍再说。",
        "{year}的房子，管线新旧记得问。",
        "房龄不算新，管线先看一遍再说。",
      ],
    },
  },
];
