/** What Chinese pages call each point, its narrowing words, and what narrows nothing. */
import type { PageWords } from "#engine/copy/points/statement";
import { building, deal, surroundings } from "./page-words/building-and-deal.ts";
import { inside, outdoors, rooms } from "./page-words/home.ts";

export const zh: PageWords = {
  points: { ...outdoors, ...rooms, ...inside, ...building, ...surroundings, ...deal },
  modifiers: {
    private: "私家|独立|自有|私人",
    // what belongs to the estate is not this home's own
    shared: "(?:小区|楼内|楼栋)?(?:公共|共用|合用)|小区(?![东南西北]?门|对面|附近|周边|旁)|楼内|楼栋",
    original: "原装|原有|老",
    heated: "恒温|加热",
    covered: "有顶|带顶",
    enclosed: "(?:已|全)?封闭式?|已封|全封",
    new: "全新|新",
    north: "朝北|北向|向北|北面",
    northEast: "朝?东北(?:向|朝向)?",
    east: "朝东|东向|向东|东面",
    southEast: "朝?东南(?:向|朝向)?",
    south: "朝南|南向|向南|南面|南",
    southWest: "朝?西南(?:向|朝向)?",
    west: "朝西|西向|向西|西面",
    northWest: "朝?西北(?:向|朝向)?",
  },
  empty:
    "[的地得了带有含配和与及、/及且是在还并另铺]|以及|大|宽敞|超大|明亮|采光好|通透|已经?|现有?|均|都|全|自带|附带|赠送?|送|房|室内|屋内|家里|随时|舒适|实用|很|非常|可|约|长|齐全|一应俱全|随楼附送|随楼|附送|全新?安装|安装|更换|更新",
};
