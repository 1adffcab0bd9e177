/** What is said openly, the weightier first: a reader who finds it out on the stairs does not come back. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift", "floor"],
    icon: "🪜",
    but: {
      professional: ["楼内无电梯，{floor.run}，大件进出请提前安排人手。"],
      friendly: [
        "先打个预防针：{floor.run}，没有电梯，搬家那天记得请朋友喝奶茶。",
        "没有电梯，{floor.short}要爬，重东西得请人搭把手，先跟你说一声。",
        "{floor.short}，没电梯。天天爬行不行，来走一趟就知道。",
      ],
      luxury: ["没有电梯，{floor.short}，上楼慢慢走。"],
      trendy: ["没电梯，丑话说在前头。", "没电梯，{floor.short}，就当每天热身。"],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["楼内无电梯，大件进出请提前安排人手。"],
      friendly: ["楼里没有电梯，搬大件要费些力气，先说一声。"],
      luxury: ["楼内没有电梯。"],
      trendy: ["没电梯，腿着上。"],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    but: {
      professional: ["合租，公共区域的使用与费用分摊请先问清。"],
      friendly: ["是合租，室友几位、水电怎么分，看房时当面问。"],
      luxury: ["合租，公共空间需与人共用。"],
      trendy: ["合租，冰箱要分层。"],
    },
  },
  {
    on: ["commercialUtilities"],
    icon: "💡",
    but: {
      professional: ["商水商电，每月水电支出请按商用价估算。"],
      friendly: ["水电是商用的，夏天开空调前先算一算。"],
      luxury: ["水电按商用价计。"],
      trendy: ["商水商电，空调省着点开。"],
    },
  },
  {
    on: ["noGas"],
    icon: "🍲",
    but: {
      professional: ["未通燃气，烹饪以电器为主。"],
      friendly: ["没通燃气，想颠勺出锅气的要掂量一下。"],
      luxury: ["未通燃气，厨事从简。"],
      trendy: ["没通燃气，爆炒党慎入。"],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: {
      professional: ["不带家具，入住前需自行置办。"],
      friendly: ["不带家具，床和桌子得自己带来，也好，都是自己挑的。"],
      luxury: ["不带家具，陈设由主人定。"],
      trendy: ["空房，家具自己来。"],
    },
  },
  {
    on: ["noParking"],
    icon: "🅿️",
    but: {
      professional: ["不带车位，停车方案请先了解。"],
      friendly: ["不带车位，开车的话先打听周边怎么停。"],
      luxury: ["不带车位，停车需另作安排。"],
      trendy: ["没车位，开车的先想好停哪儿。"],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: {
      professional: ["不可养宠物，携宠者请留意。"],
      friendly: ["不可养宠物，家里有毛孩子的别白跑一趟。"],
      luxury: ["不可养宠物。"],
      trendy: ["不可养宠物，云吸猫可以。"],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["朝北，直射阳光少，冬季更明显。"],
      friendly: ["朝北，直射阳光少，挑个白天来看才作数。"],
      luxury: ["朝北，光线清冷而匀。"],
      trendy: ["朝北，晒太阳得下楼。"],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: ["首层，防潮与私密情况请现场查看。"],
      friendly: ["首层，防潮和窗外走动的人，来现场看过才有数。"],
      luxury: ["首层，窗外常有人经过，帘幕需用心。"],
      trendy: ["首层，窗帘别买太薄的。"],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏢",
    but: {
      professional: ["位于顶层，屋面防水与隔热请现场查看。"],
      friendly: ["在顶层，隔热和防水看房时一起看，下雨后来看更好。"],
      luxury: ["居于顶层，夏日屋面之热宜先问。"],
      trendy: ["顶层，夏天热不热，自己来感受。"],
    },
  },
  {
    on: ["oneBathroom"],
    icon: "🚿",
    but: {
      professional: ["全屋设一个卫生间。"],
      friendly: ["卫生间只有一个，早上要排个先后。"],
      luxury: ["卫生间一处，晨间需相让。"],
      trendy: ["卫生间就一个，早上猜拳。"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}，屋顶、管线与保温建议请专业人士检查。"],
      friendly: ["{year}的老房子，屋顶、管线和保温请专业的人细看。"],
      luxury: ["{year}，旧屋有旧屋的功课：屋顶、管线、保温。"],
      trendy: ["{year}，岁数不小，管线请专业的人看。"],
    },
  },
  {
    on: ["olderBuilding", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}，水电管线与公共部位请现场查看。"],
      friendly: ["房子{year}，不算新，管线和楼道看房时咱们一起看。"],
      luxury: ["{year}，楼道与管线，宜一并看过。"],
      trendy: ["{year}，不算新，楼道先走一遍再说。"],
    },
  },
];
