/** Rooms: work, sleep, levels, plans. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    weight: 90,
    title: ["车库楼上，还有一间工作室"],
    open: {
      professional: ["车库楼上另设独立工作室。"],
      friendly: ["这家的惊喜在车库楼上：还有一间独立工作室。"],
      luxury: ["车库之上，另有一间工作室，安静地等一件正事。"],
      trendy: ["车库楼上还有一间工作室。开会、画画、躲清静，随你。"],
    },
    line: {
      professional: ["车库楼上设独立工作室"],
      friendly: ["车库楼上有独立工作室，上班不用跟餐桌抢地方"],
      luxury: ["车库之上另有工作室，门一关，便是另一处"],
      trendy: ["车库楼上一间工作室，通勤靠楼梯"],
    },
    end: { friendly: ["那间工作室，你会拿来做什么？"], trendy: ["工作室门牌写什么？"] },
  },
  {
    on: ["study"],
    icon: "📚",
    title: ["带书房的{beds}"],
    open: {
      professional: ["设书房，居家办公可独立成区。"],
      friendly: ["在家开会总被打断的，看这条：有一间书房。"],
      luxury: ["门后是书房，声音到此为止。"],
      trendy: ["有书房。线上会议的背景不用再虚化了。"],
    },
    line: {
      professional: ["设独立书房"],
      friendly: ["有书房，在家上班能把门关上", "有书房，电脑不用再寄住在餐桌"],
      luxury: ["书房一间，灯下自成一处"],
      trendy: ["有书房，会议背景不用虚化"],
    },
    end: { friendly: ["书房里，书多还是屏幕多？"] },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      any: ["设客房"],
      friendly: ["有客房，朋友来了不用睡客厅"],
      luxury: ["留有客房，灯为来人亮着"],
      trendy: ["有客房，欢迎来，记得走"],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    title: ["主卧带卫生间，{beds}"],
    open: {
      professional: ["主卧带卫生间，动静分区清楚。"],
      friendly: ["早上抢卫生间的戏码可以停了：主卧自带。"],
      luxury: ["主卧自成一套，卫生间在门内。"],
      trendy: ["起床到洗脸，不用出房门。"],
    },
    line: {
      professional: ["主卧带卫生间"],
      friendly: ["主卧带卫生间，早上不用排队"],
      luxury: ["主卧自带卫生间，晨起不惊动谁"],
      trendy: ["主卧带卫生间，半夜不用摸黑"],
    },
    end: { friendly: ["早上谁先洗脸，往后不用争了。"], trendy: ["闹钟能晚设吗？"] },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    title: ["复式{beds}，上下分开"],
    open: {
      professional: ["复式结构，上下两层分区。"],
      friendly: ["楼下吵楼上不醒：这套是复式。"],
      luxury: ["复式。一段楼梯，把白天与夜晚分开。"],
      trendy: ["复式，上楼就算下班。"],
    },
    line: {
      professional: ["复式，上下分区"],
      friendly: ["复式，楼下待客，楼上睡觉，各管各的"],
      luxury: ["复式，一梯之隔，动静两处"],
      trendy: ["复式，上楼就算下班"],
    },
    end: { trendy: ["楼上睡觉还是楼上打游戏？"], friendly: ["楼梯爬不爬得惯，来走两趟就知道。"] },
    but: {
      professional: ["户内有楼梯，上下动线请现场体验。"],
      friendly: ["屋里有楼梯，半夜下来倒水要醒一醒神。"],
      luxury: ["户内有梯，上下需缓行。"],
      trendy: ["复式有楼梯，忘拿手机的代价变高了。"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🏠",
    line: { any: ["上下三层"], friendly: ["上下三层，说话靠喊也热闹"], trendy: ["上下三层，在家也有步数"] },
  },
  {
    on: ["squareLayout"],
    icon: "📐",
    title: ["户型方正，{name}{beds}"],
    open: {
      professional: ["户型方正，家具布置余地清楚。"],
      friendly: ["家具好摆的户型什么样？方方正正的。"],
      luxury: ["户型方正，无需多言。"],
      trendy: ["户型方正，柜子不用定制成奇怪的形状。"],
    },
    line: {
      professional: ["户型方正"],
      friendly: ["户型方正，家具靠墙就能放稳"],
      luxury: ["户型方正，进退有度"],
      trendy: ["户型方正，柜子好买"],
    },
  },
  {
    on: ["dualKey"],
    icon: "🗝️",
    title: ["双钥匙户型，两个门进出"],
    open: {
      professional: ["双钥匙户型，两个入户单元可分开使用。"],
      friendly: ["住得近又不挤在一起，双钥匙就是这么想的。"],
      luxury: ["双钥匙，一处家，两道门。"],
      trendy: ["双钥匙：同一套房，两扇门，互不催起床。"],
    },
    line: {
      professional: ["双钥匙户型"],
      friendly: ["双钥匙，各开各的门，想见面走两步"],
      luxury: ["双钥匙，相邻而不相扰"],
      trendy: ["双钥匙，距离刚好"],
    },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    title: ["客厅扩出来的{beds}"],
    open: {
      professional: ["客厅为扩展型，改造内容看房时一并核对。"],
      friendly: ["嫌客厅小的先看这条：客厅是扩出来的。"],
      luxury: ["客厅向外扩开，余地留给一张长桌。"],
      trendy: ["客厅扩过。瑜伽垫和茶几终于不打架。"],
    },
    line: {
      professional: ["客厅为扩展型"],
      friendly: ["客厅扩出来一截，长桌、书架、瑜伽垫挑一样放"],
      luxury: ["客厅扩开，留白也是陈设"],
      trendy: ["客厅扩过，转身不撞腿"],
    },
    end: { friendly: ["多出来的那块地方，你想放什么？"], trendy: ["长桌还是瑜伽垫？"] },
  },
  {
    on: ["openPlan"],
    icon: "🍽️",
    line: {
      professional: ["客餐厅一体"],
      friendly: ["客餐厅一体，吃饭的和看球的隔空能聊"],
      luxury: ["客餐厅一体，目光不必转弯"],
      trendy: ["客餐厅一体，吃饭不耽误追剧"],
    },
  },
  {
    on: ["entryHall"],
    icon: "👟",
    line: {
      professional: ["设玄关"],
      friendly: ["有玄关，进门换鞋放包都有地方"],
      luxury: ["玄关一折，家事不示于门"],
      trendy: ["有玄关，取外卖不暴露全屋"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    open: {
      professional: ["带夹层，上下可分开安排。"],
      friendly: ["爬上去就是另一个小天地：屋里有夹层。"],
      luxury: ["夹层在上，白日在下。"],
      trendy: ["夹层，睡觉这件事有了海拔。"],
    },
    line: {
      professional: ["带夹层"],
      friendly: ["带夹层，白天的乱不用带到楼上"],
      luxury: ["夹层一处，高低有致"],
      trendy: ["带夹层，成年人的树屋"],
    },
    but: {
      professional: ["夹层净高与用途请现场测量。"],
      friendly: ["夹层能不能站直，带把卷尺来量。"],
      luxury: ["夹层低处，需俯身。"],
      trendy: ["夹层，个子高的先来碰碰头。"],
    },
  },
];
