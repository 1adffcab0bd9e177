/** Light and air: aspects, through draughts, sides. Balconies are in ./balconies.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["{name}，南北通透{beds}", "南北通透的{beds}", "前后都有窗，{beds}"],
    open: {
      professional: ["南北通透，前后都能开窗，夏季通风顺畅。", "户型南北通透，空气可以对流。"],
      friendly: ["夏天回家把前后窗一开，风自己会走：这套南北通透。", "梅雨天的衣服有救了：南北通透，能对着吹。"],
      luxury: ["南北通透。风从一头进，从另一头走。", "南北两面有窗，风过堂而去：南北通透。"],
      trendy: ["南北通透，夏天先开窗试试。", "户型先看通风：南北通透。"],
    },
    line: {
      professional: ["南北通透，前后开窗空气对流", "户型南北通透，通风与采光各有一面"],
      friendly: ["南北通透，两头窗一开，油烟味散得快", "南北通透，过堂风一吹，换气不用等"],
      luxury: ["南北通透，风有来路也有去处", "南北通透，两面的光不同"],
      trendy: ["南北通透，风能穿堂过", "南北通透，开窗就是换气"],
    },
    end: {
      friendly: ["看房那天把两头的窗都推开试试。"],
      trendy: ["来，站中间感受一下风。"],
      luxury: ["有风的日子，来站一站。"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    title: ["双面采光的{beds}"],
    open: {
      professional: ["双面采光，两个方向开窗，白天少开灯。"],
      friendly: ["早上的光走一边，下午的光走另一边：双面采光。"],
      luxury: ["双面采光，晨光与暮色各占一面。"],
      trendy: ["窗开两面，上下午都有光：双面采光。"],
    },
    line: {
      professional: ["双面采光，两个方向有窗"],
      friendly: ["双面采光，一天里光线换着方向来"],
      luxury: ["双面采光，晨昏各有一面"],
      trendy: ["双面采光，哪边亮坐哪边"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    title: ["边套{beds}", "{name}，边套"],
    open: {
      professional: ["本套为边套，一侧不与邻户相连。"],
      friendly: ["少一面跟人共用的墙：这套是边套。"],
      luxury: ["边套，一侧留给自己。"],
      trendy: ["边套，有一边没邻居。"],
    },
    line: {
      professional: ["边套，一侧没有邻户"],
      friendly: ["边套，一侧没有隔壁人家"],
      luxury: ["边套，一侧无邻"],
      trendy: ["边套，有一边没邻居"],
    },
    but: {
      professional: ["边套外墙面较多，保温与渗水请现场查看。"],
      friendly: ["边套外墙多一面，冬夏的温度、墙角有没有水渍，看房时摸一摸。"],
      luxury: ["边套外墙多一面，冬夏温差可亲身感受。"],
      trendy: ["边套外墙多一面，冬天墙边会凉一些。"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["客厅朝南的{beds}", "{name}，客厅朝南"],
    open: {
      professional: ["客厅朝南，白天的活动都在向阳一侧。", "客厅朝南，冬季日照照得进来。"],
      friendly: ["冬天太阳斜，朝南的客厅沾光：这套客厅朝南。", "周末窝在客厅的时间多，所以先说这条：客厅朝南。"],
      luxury: ["光从南面来，客厅先得。", "客厅朝南，冬日午后有光。"],
      trendy: ["沙发摆哪儿，太阳说了算：客厅朝南。", "客厅朝南，白天不用开灯。"],
    },
    line: {
      professional: [
        "客厅朝南，冬季日照较好",
        "客厅朝南，起居活动在向阳面",
        "白天主要活动的客厅朝南",
        "客厅朝南，午间光照可现场感受",
      ],
      friendly: ["客厅朝南，冬天坐沙发上就能晒到太阳", "客厅朝南，白天看书不用开灯"],
      luxury: ["客厅朝南，午后的光照到沙发边", "客厅朝南，冬日有暖光"],
      trendy: ["客厅朝南，白天追剧记得拉窗帘", "客厅朝南，绿植养得活", "客厅朝南，午觉有太阳盖"],
    },
    end: {
      friendly: ["挑个晴天来，看看光走到哪块砖。"],
      trendy: ["晴天来看，光说了算。"],
      luxury: ["晴日来看，更懂这间厅。"],
    },
  },
];
