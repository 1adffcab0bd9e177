/** Pairs whose worth is in the meeting: inside, the building. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsInside: readonly Scene[] = [
  {
    on: ["stoneHouse", "woodStove"],
    icon: "🪵",
    title: ["石头房子，柴火炉"],
    open: {
      professional: ["石砌房屋，室内设柴火炉。"],
      friendly: ["石头墙，柴火炉，冬天的晚上就差一锅汤。"],
      luxury: ["石墙厚，柴火炉暖，冬夜不必出门。"],
      trendy: ["石头房子配柴火炉，冬天就在家待着。"],
    },
    line: {
      professional: ["石砌房屋，室内设柴火炉"],
      friendly: ["石头墙里一炉柴火，外头刮风也不理"],
      luxury: ["石墙之内一炉柴火"],
      trendy: ["石头房子，柴火炉，冬天有地方猫着"],
    },
    end: { friendly: ["汤你想炖什么？"], luxury: ["冬夜来看，更懂这一炉火。"], trendy: ["先烤红薯还是先烤棉花糖？"] },
  },
  {
    on: ["stoneHouse", "fibre"],
    icon: "💻",
    line: {
      professional: ["石砌房屋，已通光纤，可居家办公"],
      friendly: ["石头房子归石头房子，光纤是有的，在家上班不耽误"],
      luxury: ["石墙属于旧时光，光纤属于今天"],
      trendy: ["石头老房子，光纤也有"],
    },
  },
  {
    on: ["originalFireplace", "bayWindow"],
    icon: "🔥",
    title: ["凸窗与老壁炉，{layout.short}"],
    open: {
      professional: ["室内有凸窗，老壁炉保留至今。"],
      friendly: ["一扇往外探的凸窗，一座老壁炉，这套房子两样都有。"],
      luxury: ["有的窗安分地贴着墙，有的窗向外探出半步，这里是凸窗；屋里还有一座老壁炉。"],
      trendy: ["凸窗还在，老壁炉也还在。"],
    },
    line: {
      professional: ["有凸窗，老壁炉保留"],
      friendly: ["凸窗在，老壁炉也在，椅子朝哪边摆可以慢慢想"],
      luxury: ["凸窗与老壁炉都保留着"],
      trendy: ["凸窗加老壁炉，老房子的样子都在"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🍳",
    weight: 70,
    title: ["明厨明卫，{name}{beds}"],
    open: {
      professional: ["厨房、卫生间均有窗，油烟与潮气可以直接排出。"],
      friendly: ["看房别光看客厅，先看厨房和卫生间：两处都有窗。"],
      luxury: ["厨房与卫生间皆有窗，日常也见天光。"],
      trendy: ["厨房、卫生间都有窗，潮味油烟散得快。"],
    },
    line: {
      professional: ["厨房、卫生间均有窗，通风干燥"],
      friendly: ["厨房和卫生间都有窗，油烟和潮气散得快"],
      luxury: ["厨房与卫生间皆有窗"],
      trendy: ["厨房、卫生间都有窗，不闷"],
    },
  },
  {
    on: ["extendedLiving", "builtInWardrobes"],
    icon: "🧥",
    title: ["客厅拓宽过，{builtInWardrobes}"],
    open: {
      professional: ["客厅做过扩展，另设{builtInWardrobes}，活动与收纳都有余地。"],
      friendly: ["地方往外扩，东西往墙里收：客厅拓宽过，还有{builtInWardrobes}。"],
      luxury: ["客厅拓宽，{builtInWardrobes}，余地都留给人。"],
      trendy: ["客厅拓宽过，{builtInWardrobes}，东西多也住得开。"],
    },
    line: {
      professional: ["客厅做过扩展，设{builtInWardrobes}"],
      friendly: ["客厅拓宽过，还有{builtInWardrobes}，大衣和瑜伽垫都有去处"],
      luxury: ["客厅拓宽，衣物收进{builtInWardrobes}"],
      trendy: ["客厅拓宽过，还有{builtInWardrobes}"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🧊",
    weight: 90,
    title: ["家电换新，宽带已装，{beds}"],
    open: {
      professional: ["{appliancesRenewed}，宽带已装，入住前不必再添置。"],
      friendly: ["搬进来当天就能洗衣、上网：{appliancesRenewed}，宽带已装。"],
      luxury: ["{appliancesRenewed}，宽带已装，诸事已备。"],
      trendy: ["{appliancesRenewed}，宽带已装，拎箱子就能过日子。"],
    },
    line: {
      professional: ["{appliancesRenewed}，宽带已装，入住即可使用"],
      friendly: ["{appliancesRenewed}，宽带已装，搬进来不用等师傅上门"],
      luxury: ["{appliancesRenewed}，宽带已装"],
      trendy: ["{appliancesRenewed}，宽带已装，当晚就能上网"],
    },
  },
  {
    on: ["furnished", "moveInAnyTime"],
    icon: "🧳",
    title: ["带家具，随时入住，{beds}"],
    open: {
      professional: ["带家具，随时入住，搬家日期可自行安排。"],
      friendly: ["一只箱子就能搬的那种：带家具，随时入住。"],
      luxury: ["家具已就位，随时入住。"],
      trendy: ["带家具，随时入住，行李箱够了。"],
    },
    line: {
      professional: ["带家具，随时入住"],
      friendly: ["带家具，随时入住，一只箱子就能搬"],
      luxury: ["家具已就位，随时入住"],
      trendy: ["带家具，随时入住，拎箱子来"],
    },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 78,
    line: {
      professional: ["精装，业主自住保养，使用情况可当面了解", "室内精装，一直由业主自住保养"],
      friendly: ["精装，业主自住保养，用得怎么样当面问", "装修是业主给自己住做的精装，自住保养到现在"],
      luxury: ["精装，业主自住保养，器物皆有人爱惜", "精装，业主自住保养"],
      trendy: ["精装，业主自住保养，哪里好用哪里不好用都问得到", "精装，业主自住保养，不用自己再装"],
    },
  },
  {
    on: ["homeLift", "garageEntry"],
    icon: "🛗",
    title: ["地库入户，家里有电梯"],
    open: {
      professional: ["地库入户，户内设家用电梯，从停车到上楼都在室内。"],
      friendly: ["后备箱的西瓜，抱不了几步：地库入户，家里有电梯。"],
      luxury: ["车停，门开，家中有梯：地库入户，家用电梯。"],
      trendy: ["地库入户，家里有电梯，下雨天都不用撑伞。"],
    },
    line: {
      professional: ["地库入户，户内设家用电梯"],
      friendly: ["地库入户，家里还有电梯，一箱水不用抱上楼"],
      luxury: ["地库入户，户内有家用电梯"],
      trendy: ["地库入户，还有家用电梯"],
    },
  },
  {
    on: ["gasUnderfloorHeating", "freshAir"],
    icon: "🌡️",
    line: {
      professional: ["燃气地暖，配新风系统，冬季供暖与换气自行控制"],
      friendly: ["燃气地暖管暖和，新风系统管换气，冬天关着窗也不闷"],
      luxury: ["燃气地暖与新风系统，温而不闷"],
      trendy: ["燃气地暖加新风系统，冬天宅家不闷"],
    },
  },
  {
    on: ["solar", "evCharger"],
    icon: "🔋",
    line: {
      professional: ["装有太阳能板，设充电桩，计费方式请核对"],
      friendly: ["屋顶有太阳能板，也有充电桩，晴天给车充电正好"],
      luxury: ["有太阳能板，亦设充电桩"],
      trendy: ["太阳能板加充电桩，电车党看过来"],
    },
  },
  {
    on: ["study", "fibre"],
    icon: "💻",
    line: {
      professional: ["设书房，有光纤，适合居家办公"],
      friendly: ["有书房，有光纤，在家上班有门可关、有网可用"],
      luxury: ["书房一间，光纤已通"],
      trendy: ["有书房有光纤，居家办公够用"],
    },
  },
];
