/** Pairs whose worth is in the meeting: the way home, seasons, the errands of a week. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsDaily: readonly Scene[] = [
  {
    on: ["woodStove", "terrace"],
    icon: "🍂",
    weight: 110,
    title: ["夏天{terrace}，冬天柴火炉"],
    open: {
      professional: ["室内设柴火炉，室外有{terrace}，冬夏各有其用。"],
      friendly: ["夏天的晚饭端上{terrace}，冬天换个主场，围着柴火炉。"],
      luxury: ["夏夜在{terrace}，冬夜在炉边。"],
      trendy: ["夏天{terrace}，冬天柴火炉，两季主场都有了。"],
    },
    line: {
      professional: ["柴火炉，{terrace}，冬夏各有其用"],
      friendly: ["夏天在{terrace}，冬天围着柴火炉，换季换座位"],
      luxury: ["夏夜在{terrace}，冬夜在炉边"],
      trendy: ["{terrace}管夏天，柴火炉管冬天"],
    },
    end: { friendly: ["你是夏天派，还是冬天派？"], luxury: ["哪一季来看，皆宜。"], trendy: ["夏天派冬天派，站队。"] },
  },
  {
    on: ["terrace", "vaultedCellar"],
    icon: "🍷",
    line: {
      professional: ["附拱顶地窖，另有{terrace}"],
      friendly: ["酒放拱顶地窖，杯子摆上{terrace}，晚上就有着落了"],
      luxury: ["酒藏于窖，饮于{terrace}"],
      trendy: ["地窖拿酒，{terrace}开喝"],
    },
  },
  {
    on: ["nearTransit", "convenienceStore"],
    icon: "🚇",
    weight: 80,
    title: ["{transit.run}，楼下便利店，{beds}"],
    open: {
      professional: ["{transit.run}，楼下有便利店，日常动线清楚。"],
      friendly: ["下班这段路怎么走：{transit.go}，楼下便利店拐一下，就到家了。"],
      luxury: ["{transit.run}，楼下有灯，归途不空。"],
      trendy: ["下车，买关东煮，回家。{transit.go}，楼下有便利店。"],
    },
    line: {
      professional: ["{transit.run}，楼下有便利店"],
      friendly: ["{transit.go}，楼下就有便利店，下班顺手带点什么回去"],
      luxury: ["{transit.run}，楼下一盏便利店的灯"],
      trendy: ["{transit.go}，楼下便利店，回家动线两点一线"],
    },
  },
  {
    on: ["noKeyMoney", "nearTransit"],
    icon: "💴",
    weight: 116,
    title: ["不收礼金，{transit.run}，{beds}"],
    open: {
      professional: ["不收礼金，{transit.run}，两条一并说明。"],
      friendly: ["不收礼金，{transit.go}。先记这两条，别的往下看。"],
      luxury: ["不收礼金，{transit.run}，来去轻省。"],
      trendy: ["礼金没有，{transit.go}。先看这两条。"],
    },
    line: { any: ["不收礼金，{transit.run}"], friendly: ["不收礼金，{transit.go}，两条一起记"] },
  },
  {
    on: ["catsAllowed", "nearTransit"],
    icon: "🐱",
    weight: 94,
    title: ["可养猫，{transit.run}"],
    open: {
      professional: ["可养猫，{transit.run}。"],
      friendly: ["能带猫的往往远，离车站近的往往不让养。这套可养猫，{transit.go}。"],
      luxury: ["可养猫，{transit.run}，人猫各得其便。"],
      trendy: ["可养猫，{transit.go}，早点回家撸猫。"],
    },
  },
  {
    on: ["bothSides", "nearTransit"],
    icon: "🌬️",
    weight: 90,
    title: ["南北通透，{transit.run}"],
    open: {
      professional: ["南北通透，{transit.run}，户型与交通先作说明。"],
      friendly: ["屋里有风，出门有车：南北通透，{transit.go}。"],
      luxury: ["风自南北来，{transit.run}。"],
      trendy: ["南北通透，{transit.go}。两个勾先打上。"],
    },
  },
  {
    on: ["fiveOnly", "bothSides"],
    icon: "🔑",
    weight: 96,
    title: ["满五唯一，南北通透，{beds}"],
    open: {
      professional: ["满五唯一，南北通透，手续与户型各占一条。"],
      friendly: ["手续那栏满五唯一，户型那栏南北通透，看房表上先打两个勾。"],
      luxury: ["满五唯一，南北通透，手续与起居皆从容。"],
      trendy: ["满五唯一，南北通透。内行先看的两格，都填好了。"],
    },
  },
  {
    on: ["parcelBox", "autoLock"],
    icon: "📦",
    line: {
      professional: ["设快递柜与自动门禁"],
      friendly: ["有快递柜，进楼有自动门禁，白天不在家也不用惦记门铃"],
      luxury: ["快递柜代收，门禁代守"],
      trendy: ["快递柜加自动门禁，社恐收件套装"],
    },
  },
  {
    on: ["separateBathAndWc", "laundryDryer"],
    icon: "🛁",
    title: ["浴厕分开，雨天也能烘衣服"],
    open: {
      professional: ["浴室与厕所分开，设浴室干燥机。"],
      friendly: ["梅雨天有人泡澡、有人洗衣，怎么排？浴室与厕所分开，还有浴室干燥机。"],
      luxury: ["浴室自成一间，雨天亦可烘衣。"],
      trendy: ["浴厕分开，浴室能烘衣服，下雨天赢了。"],
    },
    line: {
      professional: ["浴室与厕所分开，设浴室干燥机"],
      friendly: ["浴室与厕所分开，雨天衣服还能挂浴室里烘"],
      luxury: ["浴室自成一间，雨天亦可烘衣"],
      trendy: ["浴厕分开，浴室能烘衣服"],
    },
  },
  {
    on: ["duplex", "residentialUtilities"],
    icon: "🪜",
    weight: 92,
    title: ["复式，民水民电，{district}"],
    open: {
      professional: ["复式，民水民电，两条先行说明。"],
      friendly: ["喜欢复式，又怕水电按商用算？这套是民水民电。"],
      luxury: ["复式，民水民电，格调与开支各得其所。"],
      trendy: ["复式＋民水民电，空调开着不肉疼。"],
    },
    line: { any: ["复式，民水民电"], friendly: ["复式，民水民电，夏天开空调手不抖"] },
  },
  {
    on: ["renovated", "extendedLiving"],
    icon: "🔨",
    line: {
      professional: ["{renovated}，客厅为扩展型"],
      friendly: ["{renovated}，客厅还扩出来一截"],
      luxury: ["{renovated}，客厅扩开，气象一新"],
      trendy: ["{renovated}，客厅扩过，转身自由"],
    },
  },
  {
    on: ["studioOverGarage", "garden"],
    icon: "🎨",
    weight: 118,
    title: ["一间工作室，{garden}"],
    open: {
      professional: ["车库楼上设独立工作室，另有{garden}。"],
      friendly: ["干活上车库楼上的工作室，歇着去{garden}。"],
      luxury: ["上有工作室可静，下有{garden}可闲。"],
      trendy: ["上班在车库楼上，摸鱼在{garden}。"],
    },
    line: { any: ["车库楼上有独立工作室，另有{garden}"] },
  },
];
