/** Pairs whose worth is in the meeting: inside, the building, the deal. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsInside: readonly Scene[] = [
  {
    on: ["stoneHouse", "woodStove"],
    icon: "🪵",
    title: ["石头房子，柴火炉"],
    open: {
      professional: ["石砌房屋，室内设柴火炉。"],
      friendly: ["石头墙，柴火炉，冬天的晚上就差一锅汤。"],
      luxury: ["石墙收着暖意，柴火炉替夜晚说话。"],
      trendy: ["石头房子配柴火炉，手机可以调静音了。"],
    },
    line: {
      any: ["石砌房屋，设柴火炉"],
      friendly: ["石头墙里一炉柴火，外头刮风也不理"],
      luxury: ["石墙与炉火，一冷一暖"],
    },
    end: { friendly: ["汤你想炖什么？"], luxury: ["冬夜来看，更懂这一炉火。"], trendy: ["红薯还是棉花糖？"] },
  },
  {
    on: ["stoneHouse", "fibre"],
    icon: "💻",
    line: {
      professional: ["石砌房屋，有光纤"],
      friendly: ["石头房子归石头房子，光纤是有的，在家上班不耽误"],
      luxury: ["石墙属于旧时光，光纤属于今天"],
      trendy: ["石头老房子，网速跟上时代：有光纤"],
    },
  },
  {
    on: ["originalFireplace", "bayWindow"],
    icon: "🔥",
    title: ["凸窗与老壁炉，{layout.short}"],
    open: {
      professional: ["室内有凸窗，老壁炉保留。"],
      friendly: ["一扇往外探的窗，一座老壁炉，这套房子两样都有。"],
      luxury: ["有的窗安分地贴着墙，有的窗会往外探出半步。屋里还有一座老壁炉。"],
      trendy: ["凸窗加老壁炉，拍照不用找角度。"],
    },
    line: {
      professional: ["有凸窗，老壁炉保留"],
      friendly: ["凸窗在，老壁炉也在，椅子朝哪边摆可以慢慢想"],
      luxury: ["凸窗与老壁炉，一明一暖"],
      trendy: ["凸窗加老壁炉，主角有俩"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🍳",
    weight: 70,
    title: ["明厨明卫，{name}{beds}"],
    open: {
      professional: ["厨房、卫生间均有窗。"],
      friendly: ["看房别光看客厅，先看厨卫：两处都有窗。"],
      luxury: ["厨房与卫生间皆有窗，日常也见天光。"],
      trendy: ["厨卫都有窗，潮味油烟别想留下。"],
    },
    line: {
      professional: ["厨房、卫生间均有窗"],
      friendly: ["厨房和卫生间都有窗，油烟和潮气各走各的"],
      luxury: ["厨房与卫生间皆有窗，日常也见天光"],
      trendy: ["厨卫都有窗，潮味油烟别想留下"],
    },
  },
  {
    on: ["extendedLiving", "builtInWardrobes"],
    icon: "🧥",
    title: ["客厅扩过，{builtInWardrobes}"],
    open: {
      professional: ["客厅为扩展型，另设{builtInWardrobes}。"],
      friendly: ["地方往外扩，东西往墙里收：客厅扩出来一截，{builtInWardrobes}。"],
      luxury: ["客厅扩开，{builtInWardrobes}，余地都留给人。"],
      trendy: ["客厅扩过，{builtInWardrobes}，断舍离可以缓缓。"],
    },
    line: {
      professional: ["客厅为扩展型，设{builtInWardrobes}"],
      friendly: ["客厅扩出来一截，{builtInWardrobes}，大衣和瑜伽垫都有去处"],
      luxury: ["客厅扩开，{builtInWardrobes}，一放一收"],
      trendy: ["客厅扩过，{builtInWardrobes}，东西再多也不怕"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🧊",
    weight: 90,
    title: ["家电换新，宽带已装，{beds}"],
    open: {
      professional: ["{appliancesRenewed}，宽带已装，入住准备减省。"],
      friendly: ["搬家当晚想追剧？{appliancesRenewed}，宽带已装。"],
      luxury: ["{appliancesRenewed}，宽带已装，诸事已备。"],
      trendy: ["{appliancesRenewed}，宽带已装，拎箱子就能过日子。"],
    },
    line: {
      professional: ["{appliancesRenewed}，宽带已装"],
      friendly: ["{appliancesRenewed}，宽带已装，搬进来当晚就能追剧"],
      luxury: ["{appliancesRenewed}，宽带亦通"],
      trendy: ["{appliancesRenewed}，宽带已装，拎箱子就能过日子"],
    },
  },
  {
    on: ["furnished", "moveInAnyTime"],
    icon: "🧳",
    title: ["带家具，随时入住，{beds}"],
    open: {
      professional: ["带家具，随时入住。"],
      friendly: ["一只箱子就能搬的那种：带家具，随时入住。"],
      luxury: ["家具已就位，归期自定。"],
      trendy: ["带家具，随时入住，行李箱够了。"],
    },
    line: { any: ["带家具，随时入住"], friendly: ["带家具，随时入住，一只箱子就能搬"] },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 78,
    line: {
      professional: ["精装，业主自住保养"],
      friendly: ["精装，业主自己住着保养的，用得怎么样当面问"],
      luxury: ["精装，业主自住，惜物之家"],
      trendy: ["精装，业主自住保养，不是样板间的新，是住出来的顺手"],
    },
  },
  {
    on: ["homeLift", "garageEntry"],
    icon: "🛗",
    title: ["地库入户，家里有电梯"],
    open: {
      professional: ["地库直接入户，户内设家用电梯。"],
      friendly: ["后备箱的西瓜，抱不了几步：地库入户，家里有电梯。"],
      luxury: ["车停，门开，家中有梯。"],
      trendy: ["地库入户，家里有电梯，伞和腿都省着用。"],
    },
    line: {
      any: ["地库直接入户，家用电梯"],
      friendly: ["地库直接入户，家里还有电梯，西瓜不用抱太久"],
    },
  },
  {
    on: ["gasUnderfloorHeating", "freshAir"],
    icon: "🌡️",
    line: {
      professional: ["燃气地暖，新风系统"],
      friendly: ["燃气地暖管脚底，新风管鼻子，冬天关着窗也不闷"],
      luxury: ["燃气地暖与新风，温而不闷"],
      trendy: ["燃气地暖加新风，冬天宅家不闷"],
    },
  },
  {
    on: ["solar", "evCharger"],
    icon: "🔋",
    line: {
      professional: ["装有太阳能板，设充电桩"],
      friendly: ["屋顶有太阳能板，也有充电桩，晴天给车喂点太阳"],
      luxury: ["日光上屋，夜里入车"],
      trendy: ["太阳能板加充电桩，晴天开车有底气"],
    },
  },
  {
    on: ["study", "fibre"],
    icon: "💻",
    line: {
      any: ["有书房，有光纤"],
      friendly: ["有书房，有光纤，在家上班有门可关、有网可用"],
      luxury: ["书房与光纤，静处也通远方"],
    },
  },
  {
    on: ["fiveOnly", "noMortgage"],
    icon: "🔑",
    title: ["满五唯一，无抵押，{beds}"],
    open: {
      professional: ["满五唯一，无抵押，交易条件先行说明。"],
      friendly: ["先看手续再看房的，这两条一起给你：满五唯一，无抵押。"],
      luxury: ["满五唯一，无抵押，交接清爽。"],
      trendy: ["满五唯一，无抵押，手续少绕弯。"],
    },
    line: { any: ["满五唯一，无抵押"], friendly: ["满五唯一，又无抵押，手续上少绕两个弯"] },
  },
  {
    on: ["noKeyMoney", "noDepositAsked"],
    icon: "💴",
    weight: 118,
    title: ["礼金、押金都不收，{beds}"],
    open: {
      professional: ["礼金、押金均不收，其余费用见下。"],
      friendly: ["租房子，怕的是签约前那一串费用：这套礼金、押金都不收。"],
      luxury: ["礼金与押金皆免，入住从容。"],
      trendy: ["礼金没有，押金没有。别的费用往下看。"],
    },
    line: { any: ["不收礼金，不收押金"] },
  },
];
