/** Light and air: balconies and aspects. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{name}，阳台朝南", "{beds}，晒被子有朝南阳台"],
    open: {
      professional: ["阳台朝南，日常晾晒与休息皆宜。"],
      friendly: ["被子要晒、花要晒、人也要晒，阳台正好朝南。", "冬天晒太阳的位置先替你找好：阳台朝南。"],
      luxury: ["阳台朝南，光有自己的座位。"],
      trendy: ["阳台朝南，晒被子晒自己。", "晾衣架朝哪边？南边。"],
    },
    line: {
      professional: ["朝南阳台", "阳台位于南侧"],
      friendly: ["阳台朝南，被子有地方晒", "阳台朝南，冬天搬把椅子去坐坐"],
      luxury: ["朝南的阳台，放一盆绿植就有景", "阳台朝南，冬日的光也照顾到"],
      trendy: ["阳台朝南，晒被子晒自己", "阳台朝南，多肉先替你高兴"],
    },
    end: { friendly: ["阳台上，先晒被子还是先晒自己？"], trendy: ["藤椅还是吊床？"] },
  },
  {
    on: ["twoBalconies"],
    icon: "🪟",
    title: ["双阳台{beds}", "{name}，双阳台"],
    open: {
      professional: ["双阳台，晾晒与休闲可以分开安排。"],
      friendly: ["洗衣机和花架不用再抢地盘：这套是双阳台。"],
      luxury: ["双阳台，一处给生活，一处给闲情。"],
      trendy: ["双阳台。晾衣服的归晾衣服，发呆的归发呆。"],
    },
    line: {
      professional: ["双阳台，晾晒、休闲分设"],
      friendly: ["双阳台，衣服晾这头，花摆那头"],
      luxury: ["双阳台，晨昏各有去处"],
      trendy: ["双阳台，晾晒和发呆分区办公"],
    },
    end: { friendly: ["另一个阳台，你拿来做什么？"], trendy: ["发呆区归谁？"] },
    but: {
      professional: ["双阳台，面积如何计入请核对产证。"],
      friendly: ["双阳台，面积怎么算的，对着产证看一眼。"],
      luxury: ["双阳台，面积口径宜核。"],
      trendy: ["双阳台，扫地也扫两份。"],
    },
  },
  {
    on: ["balcony"],
    icon: "🪟",
    title: ["带{balcony}的{beds}"],
    open: {
      professional: ["带{balcony}，先作说明。"],
      friendly: ["屋里闷了，往外跨一步就是{balcony}。"],
      luxury: ["{balcony}，是室内到天光的一步。"],
      trendy: ["透气的地方有了：{balcony}。"],
    },
    line: {
      professional: ["带{balcony}", "附{balcony}"],
      friendly: ["有{balcony}，衣服和花都有去处", "{balcony}，接电话时可以出去踱两步"],
      luxury: ["{balcony}，是室内到天光的一步", "{balcony}，夜里有风来敲门"],
      trendy: ["{balcony}，透气专用", "{balcony}，晾衣架有编制了"],
    },
    end: { friendly: ["阳台上养什么好，说说看。"], trendy: ["绿萝还是仙人掌？"] },
  },
  {
    on: ["utilityBalcony"],
    icon: "🧺",
    line: {
      professional: ["设生活阳台"],
      friendly: ["有生活阳台，拖把水桶不进客人的眼"],
      luxury: ["另设生活阳台，琐事有了自己的地方"],
      trendy: ["生活阳台，拖把终于不用站客厅"],
    },
  },
  {
    on: ["sunRoom"],
    icon: "🌤️",
    title: ["带{sunRoom}的{beds}"],
    open: {
      professional: ["{sunRoom}，采光以现场为准。"],
      friendly: ["冬天不开暖气也想坐过去的地方：{sunRoom}。"],
      luxury: ["{sunRoom}，把天色请进屋里。"],
      trendy: ["人在屋里，太阳也在屋里：{sunRoom}。"],
    },
    line: {
      professional: ["设{sunRoom}"],
      friendly: ["{sunRoom}，下雨天坐进去听响儿"],
      luxury: ["{sunRoom}，云影从茶杯上走过"],
      trendy: ["{sunRoom}，植物的快乐老家"],
    },
    but: {
      professional: ["{sunRoom}的搭建手续请先核对。"],
      friendly: ["{sunRoom}有没有报建，签约前问清楚。"],
      luxury: ["{sunRoom}，搭建之据宜先问。"],
      trendy: ["{sunRoom}，手续先问，再晒太阳。"],
    },
    end: { friendly: ["茶几和躺椅，你先搬哪样进去？"], trendy: ["躺椅自带？"] },
  },
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["{name}，南北通透{beds}", "南北通透的{beds}", "前后都有窗，{beds}"],
    open: {
      professional: ["南北通透，通风采光条件清楚。", "户型先说一条：南北通透。"],
      friendly: ["怕闷的先看这套：南北通透，前后窗一开，风自己会走。", "梅雨天的衣服有救了：南北通透，能对着吹。"],
      luxury: ["南北通透。风从一头进，从另一头走。", "风过堂，人便静：南北通透。"],
      trendy: ["南北通透，夏天先开窗，再考虑空调。", "一句话说户型：南北通透。"],
    },
    line: {
      professional: ["南北通透", "南北两面开窗，空气对流"],
      friendly: ["南北通透，两头窗一开，油烟味散得快", "南北通透，风穿堂过，换气不用等"],
      luxury: ["南北通透，风有来路也有去处", "南北通透，一室两样的光"],
      trendy: ["南北通透，风能穿堂过", "南北通透，开窗就是换气"],
    },
    end: {
      friendly: ["看房那天把两头的窗都推开试试。"],
      trendy: ["来，站中间感受一下风。"],
      luxury: ["起风的日子，来站一站。"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    title: ["双面采光的{beds}"],
    open: {
      professional: ["双面采光，两个方向开窗。"],
      friendly: ["早上的光走一边，下午的光走另一边：双面采光。"],
      luxury: ["双面采光，光线一日两访。"],
      trendy: ["窗开两面，光走两路：双面采光。"],
    },
    line: {
      professional: ["双面采光"],
      friendly: ["双面采光，一天里光线换着方向来"],
      luxury: ["双面采光，影子一日两换"],
      trendy: ["双面采光，哪边亮坐哪边"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    title: ["边套{beds}", "{name}，边套"],
    open: {
      professional: ["本套为边套。"],
      friendly: ["少一面跟人共用的墙：这套是边套。"],
      luxury: ["边套，一侧留给自己。"],
      trendy: ["边套。懂的人已经往下看了。"],
    },
    line: {
      professional: ["边套"],
      friendly: ["边套，一侧没有隔壁人家"],
      luxury: ["边套，一侧无邻"],
      trendy: ["边套，隔壁少一家"],
    },
    but: {
      professional: ["边套外墙面较多，保温与渗水请现场查看。"],
      friendly: ["边套外墙多一面，冬夏的温度、墙角有没有水渍，看房时摸一摸。"],
      luxury: ["边套外墙多一面，寒暑稍显。"],
      trendy: ["边套，外墙多一面，冬天摸摸墙。"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["客厅朝南的{beds}", "{name}，客厅朝南"],
    open: {
      professional: ["客厅朝南，日照方向清楚。"],
      friendly: ["冬天太阳斜，朝南的客厅沾光：这套客厅朝南。"],
      luxury: ["光从南面来，客厅先得。"],
      trendy: ["沙发摆哪儿，太阳说了算：客厅朝南。"],
    },
    line: {
      professional: ["客厅朝南"],
      friendly: ["客厅朝南，太阳来串门走的是正门", "客厅朝南，沙发怎么摆可以问问太阳"],
      luxury: ["客厅朝南，光在地板上慢慢挪"],
      trendy: ["客厅朝南，追剧记得拉窗帘"],
    },
    end: {
      friendly: ["挑个晴天来，看看光走到哪块地砖。"],
      trendy: ["晴天来看，光说了算。"],
      luxury: ["晴日来看，更懂这间厅。"],
    },
  },
];
