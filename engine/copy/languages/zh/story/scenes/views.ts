/** What the windows look out on. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["seaView"],
    icon: "🌊",
    title: ["{beds}，窗外是海", "{beds}，海景"],
    open: {
      professional: ["可见海景，视野以现场为准。"],
      friendly: ["拉开窗帘之前，先猜猜今天海是什么颜色：这套有海景。"],
      luxury: ["海在窗外，潮汐可见：海景。"],
      trendy: ["海景，手机壁纸可以换了。"],
    },
    line: {
      professional: ["可见海景，视野以现场为准"],
      friendly: ["有海景，天气好坏一眼就知道"],
      luxury: ["海景在窗外，晨昏不同"],
      trendy: ["海景，一天换好几张壁纸"],
    },
    end: {
      luxury: ["涨潮与退潮，各来看一次。"],
      trendy: ["晨海还是晚海？"],
      friendly: ["想挑早上来看，还是傍晚来看？"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🌅",
    title: ["湖景{beds}"],
    open: {
      professional: ["可见湖景，视野以现场为准。"],
      friendly: ["起雾的早晨，湖就不见了；雾散了，湖景又在窗外。"],
      luxury: ["一面湖，替窗子换景：湖景。"],
      trendy: ["窗外是湖景，加班也能抬头看两眼。"],
    },
    line: {
      professional: ["可见湖景，视野以现场为准"],
      friendly: ["有湖景，刮风天有浪看"],
      luxury: ["湖景入窗，四时不同"],
      trendy: ["湖景，眼睛歇一歇"],
    },
    end: { friendly: ["起雾那天来，也不白来。"], trendy: ["晨雾还是晚霞？"] },
  },
  {
    on: ["riverView"],
    icon: "🚢",
    title: ["江河景观{beds}"],
    open: {
      professional: ["有江河景观，视野以现场为准。"],
      friendly: ["坐在家里能看船过：窗外是江河景观。"],
      luxury: ["水过窗前，不舍昼夜：江河景观。"],
      trendy: ["窗外是江河景观，心里不堵。"],
    },
    line: {
      professional: ["有江河景观，视野以现场为准"],
      friendly: ["窗外有江河景观，船过的时候抬头瞧一眼"],
      luxury: ["江河景观在窗外，灯影落在水上"],
      trendy: ["江河景观，抬头就是水"],
    },
    end: { friendly: ["等一条船过窗前，再决定。"], trendy: ["早潮晚灯，选一个。"] },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["山景{beds}"],
    open: {
      professional: ["可见山景，视野以现场为准。"],
      friendly: ["山有没有戴帽子，决定今天带不带伞：窗外有山景。"],
      luxury: ["开窗即是山景。"],
      trendy: ["窗外是山景，屏保可以关了。"],
    },
    line: {
      professional: ["可见山景，视野以现场为准"],
      friendly: ["有山景，下过雨特别清楚"],
      luxury: ["山景入窗，云来云去"],
      trendy: ["山景，抬头就歇眼睛"],
    },
    end: { friendly: ["下过雨来看，山更清楚。"], trendy: ["晴山还是雨山？"] },
  },
  {
    on: ["parkView"],
    icon: "🌳",
    title: ["窗外是公园，{beds}"],
    open: {
      professional: ["窗外看公园，视野以现场为准。"],
      friendly: ["公园里的树替你报季节：窗外看公园。"],
      luxury: ["窗外看公园，四时之景不必自己打理。"],
      trendy: ["窗外看公园，绿色不用自己浇水。"],
    },
    line: {
      professional: ["窗外看公园，视野以现场为准"],
      friendly: ["窗外看公园，什么花开了先知道"],
      luxury: ["窗外看公园，四时自换"],
      trendy: ["窗外看公园，省了买绿植"],
    },
  },
  {
    on: ["gardenView"],
    icon: "🌷",
    line: {
      professional: ["窗外看花园"],
      friendly: ["窗外看花园，做饭时也能瞟两眼绿"],
      luxury: ["窗外看花园，花影可见"],
      trendy: ["窗外看花园，不用自己浇水"],
    },
  },
];
