/** What the windows look out on. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["seaView"],
    icon: "🌊",
    title: ["看得见海的{beds}", "{beds}，海景"],
    open: {
      professional: ["可见海景，视野以现场为准。"],
      friendly: ["拉开窗帘之前，先猜猜今天海是什么颜色。海景，有。"],
      luxury: ["海在窗外，日子在窗内。"],
      trendy: ["海景。手机壁纸可以换了。"],
    },
    line: {
      professional: ["可见海景"],
      friendly: ["看得见海，天气好坏一眼就知道"],
      luxury: ["海在窗外，潮声不论早晚"],
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
    title: ["看得见湖的{beds}"],
    open: {
      professional: ["可见湖景，视野以现场为准。"],
      friendly: ["起雾的早晨，湖就不见了；雾散了，它又在窗外。"],
      luxury: ["一面湖，替窗子换景。"],
      trendy: ["窗外是湖，加班也有水声脑补。"],
    },
    line: {
      professional: ["可见湖景"],
      friendly: ["看得见湖，刮风天有浪看"],
      luxury: ["湖光入窗，四时不同"],
      trendy: ["湖景，眼睛的加湿器"],
    },
    end: { friendly: ["起雾那天来，也不白来。"], trendy: ["晨雾还是晚霞？"] },
  },
  {
    on: ["riverView"],
    icon: "🚢",
    title: ["看得见水的{beds}"],
    open: {
      professional: ["可见江河景观，视野以现场为准。"],
      friendly: ["水往东还是往西流，坐在家里就能看明白。"],
      luxury: ["水过窗前，不舍昼夜。"],
      trendy: ["窗外有水，心里不堵。"],
    },
    line: {
      professional: ["可见江河景观"],
      friendly: ["窗外看得见水，船过的时候抬头瞧一眼"],
      luxury: ["江河在窗外，灯影落在水上"],
      trendy: ["水景在窗外，发呆有素材"],
    },
    end: { friendly: ["等一条船过窗前，再决定。"], trendy: ["早潮晚灯，选一个。"] },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["看得见山的{beds}"],
    open: {
      professional: ["可见山景，视野以现场为准。"],
      friendly: ["山有没有戴帽子，决定今天带不带伞：窗外有山景。"],
      luxury: ["推窗见山。"],
      trendy: ["窗外是山，屏保可以关了。"],
    },
    line: {
      professional: ["可见山景"],
      friendly: ["看得见山，下过雨特别清楚"],
      luxury: ["窗含远山，云来云去"],
      trendy: ["山景，窗户自带壁纸"],
    },
    end: { friendly: ["下过雨来看，山更清楚。"], trendy: ["晴山还是雨山？"] },
  },
  {
    on: ["parkView"],
    icon: "🌳",
    title: ["窗外是公园，{beds}"],
    open: {
      professional: ["窗外可见公园。"],
      friendly: ["公园里的树替你报季节：窗外看公园。"],
      luxury: ["借一座公园，作窗外的园子。"],
      trendy: ["窗外看公园，绿色不用自己浇水。"],
    },
    line: {
      professional: ["窗外可见公园"],
      friendly: ["窗外看公园，什么花开了先知道"],
      luxury: ["窗外一园，四时自换"],
      trendy: ["窗外看公园，省了买绿植"],
    },
  },
  {
    on: ["gardenView"],
    icon: "🌷",
    line: {
      professional: ["窗外可见花园"],
      friendly: ["窗外看花园，做饭时也能瞟两眼绿"],
      luxury: ["窗外是花园，花影上墙"],
      trendy: ["窗外看花园，不用自己浇水"],
    },
  },
];
