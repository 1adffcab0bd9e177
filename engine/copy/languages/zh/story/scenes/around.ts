/** What lies around: transport, quiet, the estate. Distances as stated, never as time where that is not stated. Shops are in ./errands.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 72,
    title: ["{transit.run}，{beds}", "{district}{beds}，{transit.run}"],
    open: {
      professional: ["{transit.run}，通勤换乘都近。", "{transit.run}，不开车也方便出门。"],
      friendly: ["每天要赶车的人看这里：{transit.go}。", "{transit.go}，早上能多睡一会儿。"],
      luxury: ["{transit.run}，出入从容。", "{transit.run}，进城与归家都近。"],
      trendy: ["{transit.go}，闹钟可以往后拨。", "{transit.go}，下雨天走这点路也不怕。"],
    },
    line: {
      professional: [
        "{transit.run}，日常通勤方便",
        "{transit.run}，出行不必依赖开车",
        "{transit.run}，早晚出行方便",
        "{transit.run}，路况可现场走一遍",
      ],
      friendly: [
        "{transit.go}，上下班这段路不远",
        "{transit.go}，出门前不用反复看表",
        "{transit.go}，下雨天也不用打车",
      ],
      luxury: ["{transit.run}，出入方便", "{transit.run}，归家不远", "{transit.run}，出行从容"],
      trendy: ["{transit.go}，出门不用赶", "{transit.go}，下班早到家"],
    },
    end: { friendly: ["坐车来看也行，顺便量量这段路。"], trendy: ["来，从站口走一遍。"] },
  },
  {
    on: ["transit"],
    unless: ["nearTransit"],
    icon: "🚇",
    weight: 40,
    line: {
      professional: ["{transit.run}，接驳方式看房时可以了解"],
      friendly: ["{transit.go}，怎么接驳看房时可以实地走一走"],
      luxury: ["{transit.run}"],
      trendy: ["{transit.go}，骑车还是坐车自己选"],
    },
  },
  {
    on: ["busStop"],
    icon: "🚌",
    line: {
      professional: ["附近有公交站"],
      friendly: ["附近有公交站，不开车也能出门"],
      luxury: ["附近有公交站，出行多一种选择"],
      trendy: ["公交站在附近，出门多个选择"],
    },
  },
  {
    on: ["awayFromRoad"],
    icon: "🤫",
    title: ["不临街的{beds}", "{name}，不临街"],
    open: {
      professional: ["不临街，楼栋位置看房时可对照总平面图。"],
      friendly: ["睡觉浅的可以看看：这套不临街。"],
      luxury: ["不临街，车声止于外。"],
      trendy: ["不临街，早上不会被喇叭叫醒。"],
    },
    line: {
      professional: ["不临街，少受车流影响"],
      friendly: ["不临街，窗外没有马路的喇叭声"],
      luxury: ["不临街，车声止于外"],
      trendy: ["不临街，少听车喇叭"],
    },
    end: { friendly: ["挑个晚高峰来，自己听一听。"], trendy: ["闭上眼，听。"] },
  },
  {
    on: ["quietStreet"],
    icon: "🍃",
    title: ["安静街道上的{beds}"],
    open: {
      professional: ["位于安静的街道，可在不同时段来看。"],
      friendly: ["夜里回来，能听见自己的脚步：街道安静。"],
      luxury: ["安静的街道，叶声可闻。"],
      trendy: ["安静的街道，晚上好睡。"],
    },
    line: {
      professional: ["位于安静的街道"],
      friendly: ["在安静的街道上，夜里回来能听见自己的脚步"],
      luxury: ["安静的街道，叶声可闻"],
      trendy: ["安静的街道，晚上好睡"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🛑",
    line: {
      professional: ["位于尽端路，无过境车辆"],
      friendly: ["位于尽端路，过路车不会拐进来"],
      luxury: ["位于尽端路，路到此处为止"],
      trendy: ["尽端路，没有过路车"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      professional: ["小区人车分流，步行道不走车"],
      friendly: ["小区人车分流，走路不用回头看车"],
      luxury: ["小区人车分流，步行从容"],
      trendy: ["小区人车分流，散步不用躲车"],
    },
  },
  {
    on: ["greenery"],
    icon: "🌲",
    line: {
      professional: ["小区绿化好"],
      friendly: ["小区绿化好，下楼走一圈也舒服"],
      luxury: ["小区绿化好，楼下便可散步"],
      trendy: ["小区绿化好，饭后下楼走走"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      professional: ["设儿童活动区"],
      friendly: ["有儿童活动区，滑梯下楼就有"],
      luxury: ["设儿童活动区，楼下可玩"],
      trendy: ["有儿童活动区，放电不用出远门"],
    },
  },
  {
    on: ["river"],
    icon: "🌊",
    line: {
      professional: ["近河，沿岸可散步与否请现场了解"],
      friendly: ["近河，傍晚可以往水边走走"],
      luxury: ["近河，暮色先到水面"],
      trendy: ["近河，夜跑往水边去"],
    },
  },
  {
    on: ["sea"],
    icon: "🏖️",
    open: {
      professional: ["近海，具体距离以现场为准。"],
      friendly: ["鞋里有沙子的日子，离得不远：近海。"],
      luxury: ["近海，风里有盐。"],
      trendy: ["近海，拖鞋多备一双。"],
    },
    line: {
      professional: ["近海，具体距离以现场为准"],
      friendly: ["近海，毛巾常备车里"],
      luxury: ["近海，风里有盐"],
      trendy: ["近海，周末去踩水"],
    },
  },
];
