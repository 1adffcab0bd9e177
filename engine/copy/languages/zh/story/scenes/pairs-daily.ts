/** Pairs whose worth is in the meeting: the way home, seasons, the errands of a week. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsDaily: readonly Scene[] = [
  {
    on: ["woodStove", "terrace"],
    icon: "🍂",
    weight: 110,
    title: ["夏天{terrace}，冬天柴火炉"],
    open: {
      professional: ["室内设柴火炉，室外有{terrace}，冬夏各有一处可坐。"],
      friendly: ["夏天的晚饭端上{terrace}，冬天换个主场，围着柴火炉。"],
      luxury: ["夏夜在{terrace}用餐，冬夜在柴火炉边添一根木头。"],
      trendy: ["夏天{terrace}，冬天柴火炉，两季主场都有了。"],
    },
    line: {
      professional: ["室内设柴火炉，室外有{terrace}"],
      friendly: ["夏天在{terrace}吃饭，冬天围着柴火炉坐"],
      luxury: ["夏夜在{terrace}，冬夜在柴火炉边"],
      trendy: ["{terrace}管夏天，柴火炉管冬天"],
    },
    end: { friendly: ["你是夏天派，还是冬天派？"], luxury: ["哪一季来看，皆宜。"], trendy: ["夏天派冬天派，站队。"] },
  },
  {
    on: ["terrace", "vaultedCellar"],
    icon: "🍷",
    line: {
      professional: ["附拱顶地窖可作储藏，另有{terrace}"],
      friendly: ["酒放拱顶地窖，杯子摆上{terrace}，晚上就有着落了"],
      luxury: ["酒藏于拱顶地窖，饮于{terrace}"],
      trendy: ["拱顶地窖拿酒，{terrace}开喝"],
    },
  },
  {
    on: ["nearTransit", "convenienceStore"],
    icon: "🚇",
    weight: 80,
    title: ["{transit.run}，楼下便利店，{beds}"],
    open: {
      professional: ["{transit.run}，楼下有便利店，上下班一路的事都顺。"],
      friendly: ["{transit.go}，楼下就有便利店，下班顺手带份第二天的早餐。"],
      luxury: ["{transit.run}，楼下有便利店，夜归也方便。"],
      trendy: ["{transit.go}，楼下便利店，回家路上什么都能买到。"],
    },
    line: {
      professional: ["{transit.run}，楼下有便利店，通勤与日常采买都近"],
      friendly: ["{transit.go}，楼下就有便利店，下班顺手带点什么回去"],
      luxury: ["{transit.run}，楼下有便利店，夜归也方便"],
      trendy: ["{transit.go}，楼下便利店，夜宵不用等外卖"],
    },
  },
  {
    on: ["noKeyMoney", "nearTransit"],
    icon: "💴",
    weight: 116,
    title: ["不收礼金，{transit.run}，{beds}"],
    open: {
      professional: ["不收礼金，{transit.run}，初期费用与通勤都省。"],
      friendly: ["不收礼金，{transit.go}。签约时少付一笔，上班少走一段。"],
      luxury: ["不收礼金，{transit.run}，来去轻省。"],
      trendy: ["礼金没有，{transit.go}。先看这些。"],
    },
    line: {
      professional: ["不收礼金，{transit.run}"],
      friendly: ["不收礼金，{transit.go}，省钱也省路"],
      luxury: ["不收礼金，{transit.run}"],
      trendy: ["礼金没有，{transit.go}"],
    },
  },
  {
    on: ["catsAllowed", "nearTransit"],
    icon: "🐱",
    weight: 94,
    title: ["可养猫，{transit.run}"],
    open: {
      professional: ["可养猫，{transit.run}，两项条件同时具备。"],
      friendly: ["能带猫，又离车站不远的，找起来费劲。这套可养猫，{transit.go}。"],
      luxury: ["可养猫，{transit.run}，人与猫都不必迁就。"],
      trendy: ["可养猫，{transit.go}，早点回家撸猫。"],
    },
  },
  {
    on: ["bothSides", "nearTransit"],
    icon: "🌬️",
    weight: 90,
    title: ["南北通透，{transit.run}"],
    open: {
      professional: ["南北通透，{transit.run}，户型与通勤两项都写在前面。"],
      friendly: ["夏天屋里有穿堂风，上班出门有车坐：南北通透，{transit.go}。"],
      luxury: ["南北通透，{transit.run}，居与行皆便。"],
      trendy: ["南北通透，{transit.go}。通风和通勤都过关。"],
    },
  },
  {
    on: ["fiveOnly", "bothSides"],
    icon: "🔑",
    weight: 96,
    title: ["满五唯一，南北通透，{beds}"],
    open: {
      professional: ["满五唯一，户型南北通透，税费与通风两项先说明。"],
      friendly: ["买房先问的两件事，这套都有答案：满五唯一，南北通透。"],
      luxury: ["满五唯一，南北通透，手续与起居皆从容。"],
      trendy: ["满五唯一，南北通透。内行先看的两格，都填好了。"],
    },
  },
  {
    on: ["parcelBox", "autoLock"],
    icon: "📦",
    line: {
      professional: [
        "楼内设快递柜与自动门禁，收件与进出都有管理",
        "收件有快递柜，进楼有自动门禁",
        "楼内有自动门禁，另有快递柜",
      ],
      friendly: ["有快递柜，进楼有自动门禁，白天上班不耽误收件", "包裹放快递柜，进楼过自动门禁"],
      luxury: ["快递柜代收，自动门禁守楼", "自动门禁在前，快递柜在侧"],
      trendy: ["快递柜加自动门禁，收件不用等人"],
    },
  },
  {
    on: ["separateBathAndWc", "bathDryer"],
    icon: "🛁",
    title: ["浴厕分开，雨天也能烘衣服"],
    open: {
      professional: ["浴室与厕所分开，浴室设干燥机，雨天也能晾衣。"],
      friendly: ["梅雨天有人泡澡、有人洗衣，怎么排？浴室与厕所分开，还有浴室干燥机。"],
      luxury: ["浴室自成一间，与厕所分开，雨天亦可烘衣。"],
      trendy: ["浴室与厕所分开，浴室能烘衣服，下雨天不慌。"],
    },
    line: {
      professional: ["浴室与厕所分开，浴室设干燥机"],
      friendly: ["浴室与厕所分开，雨天衣服还能挂浴室里烘"],
      luxury: ["浴室与厕所分开，雨天亦可烘衣"],
      trendy: ["浴室与厕所分开，浴室能烘衣服"],
    },
  },
  {
    on: ["duplex", "residentialUtilities"],
    icon: "🪜",
    weight: 92,
    title: ["复式，民水民电，{district}"],
    open: {
      professional: ["复式户型，民水民电，上下分区而日常开支按民用计。"],
      friendly: ["喜欢复式，又怕水电按商用算？这套是民水民电。"],
      luxury: ["复式，上下分明；民水民电，开支清楚。"],
      trendy: ["复式，还是民水民电，电费不吓人。"],
    },
    line: {
      professional: ["复式户型，民水民电"],
      friendly: ["复式，民水民电，夏天电费不心疼"],
      luxury: ["复式，民水民电"],
      trendy: ["复式，民水民电，电费不吓人"],
    },
  },
  {
    on: ["renovated", "extendedLiving"],
    icon: "🔨",
    line: {
      professional: ["{renovated}，客厅做过扩展"],
      friendly: ["{renovated}，客厅也拓宽了"],
      luxury: ["{renovated}，客厅拓宽，陈设有余地"],
      trendy: ["{renovated}，客厅也拓宽过"],
    },
  },
  {
    on: ["studioOverGarage", "garden"],
    icon: "🎨",
    weight: 118,
    title: ["一间工作室，{garden}"],
    open: {
      professional: ["车库楼上设独立工作室，另有{garden}，办公与休息分得开。"],
      friendly: ["干活上车库楼上的工作室，歇着去{garden}。"],
      luxury: ["车库之上有工作室可静，出门有{garden}可坐。"],
      trendy: ["上班在车库楼上，休息在{garden}。"],
    },
    line: {
      professional: ["车库楼上有独立工作室，另有{garden}"],
      friendly: ["车库楼上有独立工作室，累了就去{garden}"],
      luxury: ["车库楼上有独立工作室，门外是{garden}"],
      trendy: ["车库楼上是独立工作室，外面有{garden}"],
    },
  },
];
