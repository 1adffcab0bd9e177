/** The building: lifts and who uses them. Doors, services and company are in ./services.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["homeLift"],
    icon: "🛗",
    title: ["家里有电梯的{beds}", "{name}，家用电梯"],
    open: {
      professional: ["配家用电梯，维保情况看房时一并了解。"],
      friendly: ["买菜回来，自家的电梯等着：这套装了家用电梯。"],
      luxury: ["家用电梯，各层之间不费力气。"],
      trendy: ["电梯装在家里：家用电梯。"],
    },
    line: {
      professional: ["配家用电梯，维保情况可了解"],
      friendly: ["有家用电梯，一箱水也不用抱着爬楼"],
      luxury: ["家用电梯，上下不费力"],
      trendy: ["家用电梯，搬东西上楼不累"],
    },
    end: { friendly: ["来的时候，楼梯和电梯都走一遍。"], trendy: ["走楼梯还是坐电梯？在家也能选。"] },
  },
  {
    on: ["privateLiftHall"],
    icon: "🛗",
    title: ["电梯入户，{beds}"],
    open: {
      professional: ["电梯入户，出电梯即到自家。"],
      friendly: ["电梯门一开就是自家门口：电梯入户。"],
      luxury: ["电梯入户，归家少一段走廊。"],
      trendy: ["电梯入户，门一开就到家。"],
    },
    line: {
      professional: ["电梯入户，进出私密"],
      friendly: ["电梯入户，两手拎着东西也好进门"],
      luxury: ["电梯入户，门开即是自家"],
      trendy: ["电梯入户，不用走走廊"],
    },
  },
  {
    on: ["oneHomePerLift"],
    icon: "🛗",
    title: ["一梯一户，{name}"],
    open: {
      professional: ["一梯一户，候梯不与邻户共用。"],
      friendly: ["出电梯就是自家门，碰不上邻居：一梯一户。"],
      luxury: ["一梯一户，出入清静。"],
      trendy: ["一梯一户，社恐可以收藏。"],
    },
    line: {
      professional: ["一梯一户，候梯不与邻户共用"],
      friendly: ["一梯一户，门口放把伞不碍着谁"],
      luxury: ["一梯一户，出入清静"],
      trendy: ["一梯一户，不用跟邻居挤"],
    },
    end: { friendly: ["出电梯那几步，来走一走。"], trendy: ["社恐先来踩点。"] },
  },
  {
    on: ["twoHomesPerLift"],
    icon: "🛗",
    title: ["一梯两户，{name}{beds}"],
    open: {
      professional: ["一梯两户，候梯人数少。"],
      friendly: ["早上等电梯不用排长队：一梯两户。"],
      luxury: ["一梯两户，门前清静。"],
      trendy: ["一梯两户，邻居名字记得住。"],
    },
    line: {
      professional: ["一梯两户，候梯人数少"],
      friendly: ["一梯两户，等电梯的人少"],
      luxury: ["一梯两户，门前清静"],
      trendy: ["一梯两户，等电梯快些"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    title: ["两部电梯，{name}{beds}"],
    open: {
      professional: ["楼内两部电梯，高峰时段候梯压力小。"],
      friendly: ["早上等电梯不用太着急：两部电梯。"],
      luxury: ["两部电梯，来去少候。"],
      trendy: ["两部电梯，迟到得另找理由。"],
    },
    line: {
      professional: ["楼内两部电梯，高峰候梯压力小"],
      friendly: ["两部电梯，一部在忙还有一部"],
      luxury: ["两部电梯，晨昏少候"],
      trendy: ["两部电梯，少等一会儿"],
    },
  },
  {
    on: ["lift"],
    icon: "🛗",
    title: ["电梯房，{name}{beds}"],
    open: {
      professional: ["楼内有{lift}，日常上下与搬运都方便。"],
      friendly: ["不用爬楼：楼里有{lift}。"],
      luxury: ["有{lift}，上下从容。"],
      trendy: ["有{lift}，膝盖表示同意。"],
    },
    line: {
      professional: [
        "楼内有{lift}，搬运方便",
        "有{lift}，日常上下不必走楼梯",
        "楼内配{lift}，老人出入与搬运都方便",
        "乘{lift}上下，不必走楼梯",
      ],
      friendly: ["有{lift}，买菜搬家都省力", "楼里有{lift}，提着米面回家也不怕"],
      luxury: ["有{lift}，上下从容", "备有{lift}，不必拾级"],
      trendy: ["有{lift}，不爬楼", "有{lift}，搬家省一半力气", "有{lift}，快递搬上楼不喘"],
    },
  },
];
