/** What lies around: transport, shops, green, quiet. Distances as stated, never as time where that is not stated. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 72,
    title: ["{transit.run}，{beds}", "{district}{beds}，{transit.run}"],
    open: {
      professional: ["{transit.run}，通勤条件先交代。", "先说交通：{transit.run}。"],
      friendly: ["每天要赶车的人，先看这一条：{transit.go}。", "{transit.go}，路程先摆明白。"],
      luxury: ["{transit.run}，城市近，门一关又远。"],
      trendy: ["{transit.go}。闹钟可以往后拨。", "{transit.go}，伞可以带小的。"],
    },
    line: {
      professional: ["{transit.run}"],
      friendly: ["{transit.go}", "{transit.go}，出门前不用反复看表"],
      luxury: ["{transit.run}，门里门外，两种节奏"],
      trendy: ["{transit.go}，出门不用赶"],
    },
    end: { friendly: ["坐车来看也行，顺便量量这段路。"], trendy: ["来，从站口走一遍。"] },
  },
  {
    on: ["transit"],
    unless: ["nearTransit"],
    icon: "🚇",
    weight: 40,
    line: { any: ["{transit.run}"], friendly: ["{transit.go}，怎么接驳看房时可以实地走一走"] },
  },
  {
    on: ["busStop"],
    icon: "🚌",
    line: { any: ["附近有公交站"], friendly: ["附近有公交站，不开车也能出门"], trendy: ["公交站在附近，出门有车等"] },
  },
  {
    on: ["convenienceStore"],
    icon: "🛒",
    title: ["楼下有便利店，{beds}"],
    open: {
      professional: ["楼下有便利店，日常补给便利。"],
      friendly: ["半夜想吃口热的，下楼就行：楼下有便利店。"],
      luxury: ["楼下有一盏灯常亮着：便利店。"],
      trendy: ["楼下便利店。冰箱可以只放水果。"],
    },
    line: {
      professional: ["楼下有便利店"],
      friendly: ["想喝瓶冰汽水？楼下就有便利店", "楼下有便利店，忘买酱油不是事儿"],
      luxury: ["楼下有便利店，日常近在手边"],
      trendy: ["楼下便利店，半夜饿了有救"],
    },
    end: { trendy: ["关东煮先要哪样？"], friendly: ["看完房，楼下喝瓶汽水再走。"] },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["附近有超市"],
      friendly: ["附近有超市，晚饭缺什么现买"],
      luxury: ["附近有超市，采买从容"],
      trendy: ["附近有超市，囤货不用喊车"],
    },
  },
  {
    on: ["market"],
    icon: "🥬",
    line: {
      professional: ["附近有菜场"],
      friendly: ["附近有菜场，早上的青菜还带着水"],
      luxury: ["附近有菜场，时鲜不必远求"],
      trendy: ["附近有菜场，砍价功夫练起来"],
    },
  },
  {
    on: ["mall"],
    icon: "🏬",
    line: {
      professional: ["附近有商场"],
      friendly: ["附近有商场，雨天逛逛也有去处"],
      luxury: ["附近有商场，灯火在不远处"],
      trendy: ["附近有商场，钱包自己看好"],
    },
  },
  { on: ["shops"], icon: "🏪", line: { any: ["附近有商店"], friendly: ["附近有商店，零碎东西不用攒着买"] } },
  {
    on: ["bakery"],
    icon: "🥐",
    title: ["附近有面包店的{beds}"],
    open: {
      professional: ["附近有面包店。"],
      friendly: ["早上跟着香味出门就行：附近有面包店。"],
      luxury: ["晨起，附近有面包出炉的香气。"],
      trendy: ["附近有面包店，减肥从明天开始。"],
    },
    line: {
      any: ["附近有面包店"],
      friendly: ["附近有面包店，早饭穿拖鞋去买"],
      luxury: ["附近有面包店，清晨有麦香"],
      trendy: ["附近有面包店，减肥改天"],
    },
    end: { friendly: ["看完房，带个面包回去。"], trendy: ["可颂还是法棍？"] },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: { any: ["附近有餐馆"], friendly: ["附近有餐馆，不想开火的晚上有得选"], trendy: ["附近有餐馆，锅可以歇歇"] },
  },
  { on: ["hospital"], icon: "🏥", line: { any: ["附近有医院"] } },
  {
    on: ["parcelStation"],
    icon: "📦",
    line: {
      any: ["附近有快递驿站"],
      friendly: ["附近有快递驿站，下班顺路取件"],
      trendy: ["附近有快递驿站，拆箱快人一步"],
    },
  },
  {
    on: ["park"],
    icon: "🌿",
    title: ["步行可到公园，{beds}"],
    open: {
      professional: ["步行可到公园。"],
      friendly: ["吃完饭走一圈的习惯，住这儿能接着有：步行可到公园。"],
      luxury: ["一园草木，步行可至。"],
      trendy: ["步行可到公园，跑鞋别压箱底。"],
    },
    line: {
      professional: ["步行可到公园"],
      friendly: ["步行可到公园，吃完饭走一圈"],
      luxury: ["步行可至公园，草木自有四时"],
      trendy: ["步行可到公园，跑鞋派上用场"],
    },
    end: { friendly: ["看完房，去公园坐坐再回。"] },
  },
  {
    on: ["river"],
    icon: "🌊",
    line: { any: ["近河"], friendly: ["近河，傍晚沿水走一段"], luxury: ["近水而居，暮色先到水面"] },
  },
  {
    on: ["sea"],
    icon: "🏖️",
    open: {
      friendly: ["鞋里有沙子的日子，离得不远：近海。"],
      luxury: ["近海，风里有盐。"],
      trendy: ["近海，拖鞋当正装。"],
    },
    line: { any: ["近海"], friendly: ["近海，毛巾常备车里"], luxury: ["近海，风里有盐"] },
  },
  {
    on: ["awayFromRoad"],
    icon: "🤫",
    title: ["不临街的{beds}", "{name}，不临街"],
    open: {
      professional: ["不临街，楼栋位置看房时对照总平面图。"],
      friendly: ["睡觉浅的先看这条：不临街。"],
      luxury: ["不临街。车声止于外。"],
      trendy: ["不临街，喇叭声找不着你。"],
    },
    line: {
      professional: ["不临街"],
      friendly: ["不临街，窗外没有马路的喇叭声"],
      luxury: ["不临街，车声止于外"],
      trendy: ["不临街，喇叭声绕路"],
    },
    end: { friendly: ["挑个晚高峰来，自己听一听。"], trendy: ["闭上眼，听。"] },
  },
  {
    on: ["quietStreet"],
    icon: "🍃",
    line: { any: ["位于安静的街道"], friendly: ["街道安静，夜里回来能听见自己的脚步"], luxury: ["街静，叶声可闻"] },
  },
  {
    on: ["deadEnd"],
    icon: "🛑",
    line: { any: ["位于尽端路"], friendly: ["在路的尽头，过路车拐不进来"], luxury: ["路到此处为止，安静从此处开始"] },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      professional: ["小区人车分流"],
      friendly: ["小区人车分流，走路不用回头看车"],
      luxury: ["人车分流，步道归步履"],
      trendy: ["小区人车分流，散步不用躲车"],
    },
  },
  { on: ["greenery"], icon: "🌲", line: { any: ["小区绿化好"], friendly: ["小区绿化好，下楼扔趟垃圾也算散步"] } },
  {
    on: ["playground"],
    icon: "🛝",
    line: { any: ["有儿童活动区"], friendly: ["有儿童活动区，滑梯下楼就有"], trendy: ["儿童活动区，放电不用出远门"] },
  },
];
