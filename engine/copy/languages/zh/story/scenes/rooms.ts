/** Rooms: work, sleep, levels, plans. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    weight: 90,
    title: ["车库楼上，还有一间工作室"],
    open: {
      professional: ["车库楼上另设独立工作室，办公与居住分得开。"],
      friendly: ["这家的惊喜在车库楼上：还有一间独立工作室。"],
      luxury: ["车库之上，另有一间独立工作室，门一关便是另一处。"],
      trendy: ["车库楼上还有一间独立工作室。开会、画画、躲清静，随你。"],
    },
    line: {
      professional: ["车库楼上设独立工作室"],
      friendly: ["车库楼上有独立工作室，上班不用跟餐桌抢地方"],
      luxury: ["车库之上另有独立工作室，门一关便是另一处"],
      trendy: ["车库楼上一间独立工作室，通勤靠楼梯"],
    },
    end: { friendly: ["那间工作室，你会拿来做什么？"], trendy: ["工作室拿来干什么，说说。"] },
  },
  {
    on: ["study"],
    icon: "📚",
    title: ["带书房的{beds}"],
    open: {
      professional: ["设书房，居家办公可单独一间。"],
      friendly: ["在家开会总被打断的，这套有一间书房，门能关上。"],
      luxury: ["一间书房，门内自有安静。"],
      trendy: ["有书房，开会的背景不用再虚化。"],
    },
    line: {
      professional: ["设书房，可供居家办公"],
      friendly: ["有书房，在家上班能把门关上", "有书房，电脑不用再放餐桌"],
      luxury: ["书房一间，灯下自成一处"],
      trendy: ["有书房，开会能关门"],
    },
    end: { friendly: ["书房里，书多还是屏幕多？"] },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["设客房，来客可单独住一间"],
      friendly: ["有客房，朋友来了不用睡客厅"],
      luxury: ["留有客房，待客从容"],
      trendy: ["有客房，朋友来了不打地铺"],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    title: ["主卧带卫生间，{beds}"],
    open: {
      professional: ["主卧带卫生间，早晚使用互不影响。"],
      friendly: ["早上不用出房门洗漱：主卧带卫生间。"],
      luxury: ["主卧带卫生间，晨起不惊动谁。"],
      trendy: ["起床到洗脸不用出房门：主卧带卫生间。"],
    },
    line: {
      professional: ["主卧带卫生间，起居独立"],
      friendly: ["主卧带卫生间，早上不用排队"],
      luxury: ["主卧带卫生间，晨起不惊动谁"],
      trendy: ["主卧带卫生间，半夜不用摸黑出门"],
    },
    end: { friendly: ["早上谁先洗脸，往后不用争了。"], trendy: ["闹钟能晚设吗？"] },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    title: ["复式{beds}，上下分开"],
    open: {
      professional: ["复式户型，白天与夜里可以分在上下两层。"],
      friendly: ["楼下待客，楼上睡觉，各不打扰：这套是复式。"],
      luxury: ["复式，一段楼梯，把白天与夜晚分开。"],
      trendy: ["复式，上楼就算下班。"],
    },
    line: {
      professional: ["复式户型，上下可分区使用"],
      friendly: ["复式，楼下待客，楼上睡觉，各管各的"],
      luxury: ["复式，一梯之隔，动静两处"],
      trendy: ["复式，上楼就算下班"],
    },
    end: { trendy: ["楼上睡觉还是楼上打游戏？"], friendly: ["楼梯爬不爬得惯，来走两趟就知道。"] },
    but: {
      professional: ["户内有楼梯，老人与小孩上下请现场体验。"],
      friendly: ["屋里有楼梯，半夜下来倒水要留神脚下。"],
      luxury: ["户内有梯，上下需缓行。"],
      trendy: ["复式有楼梯，忘拿手机就得多跑一趟。"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🏠",
    line: {
      professional: ["上下三层，可分层安排居住与会客"],
      friendly: ["上下三层，一家人各有各的一层"],
      luxury: ["上下三层，起居与休憩各居其层"],
      trendy: ["上下三层，在家也有步数"],
    },
  },
  {
    on: ["squareLayout"],
    icon: "📐",
    title: ["户型方正，{name}{beds}"],
    open: {
      professional: ["户型方正，家具好布置，边角浪费少。"],
      friendly: ["家具搬进来好摆：户型方正。"],
      luxury: ["户型方正，陈设从容。"],
      trendy: ["户型方正，柜子不用定制成奇怪的形状。"],
    },
    line: {
      professional: ["户型方正，家具易布置"],
      friendly: ["户型方正，家具靠墙就能放稳"],
      luxury: ["户型方正，陈设从容"],
      trendy: ["户型方正，柜子好买"],
    },
  },
  {
    on: ["dualKey"],
    icon: "🗝️",
    title: ["双钥匙户型，两个门进出"],
    open: {
      professional: ["双钥匙户型，两处可分开进出。"],
      friendly: ["住得近又不挤在一起：这套是双钥匙户型。"],
      luxury: ["双钥匙户型，一处家，两道门。"],
      trendy: ["双钥匙户型，一家两扇门，互不催起床。"],
    },
    line: {
      professional: ["双钥匙户型，可分开进出"],
      friendly: ["双钥匙户型，各开各的门，想见面走两步"],
      luxury: ["双钥匙户型，相邻而不相扰"],
      trendy: ["双钥匙户型，距离刚好"],
    },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    title: ["拓宽客厅的{beds}"],
    open: {
      professional: ["客厅做过扩展，看房时可以现场量。"],
      friendly: ["嫌客厅小的可以来看：这套的客厅拓宽过。"],
      luxury: ["客厅拓宽，摆得下一张长桌。"],
      trendy: ["客厅拓宽过，瑜伽垫和茶几不打架。"],
    },
    line: {
      professional: ["客厅做过扩展，看房时可以现场量"],
      friendly: ["客厅拓宽过，长桌、书架、瑜伽垫挑一样放"],
      luxury: ["客厅拓宽，沙发之外还留得下一张长桌"],
      trendy: ["客厅拓宽过，转身不撞腿"],
    },
    end: { friendly: ["客厅宽出来的地方，你想放什么？"], trendy: ["长桌还是瑜伽垫？"] },
  },
  {
    on: ["openPlan"],
    icon: "🍽️",
    line: {
      professional: ["客餐厅一体，空间连贯"],
      friendly: ["客餐厅一体，吃饭的和看球的能聊到一起"],
      luxury: ["客餐厅一体，起居连贯"],
      trendy: ["客餐厅一体，吃饭不耽误追剧"],
    },
  },
  {
    on: ["entryHall"],
    icon: "👟",
    line: {
      professional: ["设玄关，进门有换鞋收纳的位置"],
      friendly: ["有玄关，进门换鞋放包都有地方"],
      luxury: ["设玄关，开门不见全屋"],
      trendy: ["有玄关，拿外卖不暴露全屋"],
    },
  },
];
