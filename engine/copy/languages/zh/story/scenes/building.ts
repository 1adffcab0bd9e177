/** The building and the estate: lifts, doors, services, company. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["homeLift"],
    icon: "🛗",
    title: ["家里有电梯的{beds}", "{name}，家用电梯"],
    open: {
      professional: ["配家用电梯，维保情况看房时一并了解。"],
      friendly: ["买菜回来，自家的电梯等着：这套装了家用电梯。"],
      luxury: ["家中有梯，上下皆从容。"],
      trendy: ["电梯在家里。对，屋里。"],
    },
    line: {
      professional: ["配家用电梯"],
      friendly: ["有家用电梯，一箱水也不用抱着爬楼"],
      luxury: ["家用电梯，楼层之间不费力气"],
      trendy: ["家用电梯，下楼拿快递穿睡衣也行"],
    },
    end: { friendly: ["来的时候，楼梯和电梯都走一遍。"], trendy: ["走楼梯还是坐电梯？在家也能选。"] },
  },
  {
    on: ["privateLiftHall"],
    icon: "🛗",
    title: ["电梯入户，{beds}"],
    open: {
      professional: ["电梯入户。"],
      friendly: ["电梯门一开就是自家门口：电梯入户。"],
      luxury: ["电梯入户，归家少一段走廊。"],
      trendy: ["电梯门开，到家。中间没有走廊戏份。"],
    },
    line: {
      professional: ["电梯入户"],
      friendly: ["电梯入户，两手拎着东西也好进门"],
      luxury: ["电梯入户，门开即是自家门厅"],
      trendy: ["电梯入户，走廊社交免了"],
    },
  },
  {
    on: ["oneHomePerLift"],
    icon: "🛗",
    title: ["一梯一户，{name}"],
    open: {
      professional: ["一梯一户，候梯厅不与邻户共用。"],
      friendly: ["出电梯碰不上邻居的那种楼：一梯一户。"],
      luxury: ["一梯一户，梯门只为自家开合。"],
      trendy: ["一梯一户。社恐可以点收藏了。"],
    },
    line: {
      professional: ["一梯一户"],
      friendly: ["一梯一户，门口放把伞不碍着谁"],
      luxury: ["一梯一户，归途不遇人"],
      trendy: ["一梯一户，社恐友好"],
    },
    end: { friendly: ["出电梯那几步，来走一走。"], trendy: ["社恐先来踩点。"] },
  },
  {
    on: ["twoHomesPerLift"],
    icon: "🛗",
    line: {
      professional: ["一梯两户"],
      friendly: ["一梯两户，等电梯的人少"],
      luxury: ["一梯两户，梯前只对一户芳邻"],
      trendy: ["一梯两户，邻居好记"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      professional: ["两部电梯"],
      friendly: ["两部电梯，一部在忙还有一部"],
      luxury: ["两部电梯，晨昏少候"],
      trendy: ["两部电梯，迟到少个借口"],
    },
  },
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["楼内有{lift}"],
      friendly: ["有{lift}，买菜搬家都省力"],
      luxury: ["{lift}上下，步履从容"],
      trendy: ["有{lift}，不爬楼"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    open: {
      professional: ["设管家服务，服务范围看房时了解。"],
      friendly: ["快递没人收、钥匙忘带了，楼下有管家可问。"],
      luxury: ["归来有人问候：设管家服务。"],
      trendy: ["楼下有管家，有事先问一声。"],
    },
    line: {
      professional: ["设管家服务"],
      friendly: ["有管家服务，琐事有人问"],
      luxury: ["管家在楼下，琐事有人接手"],
      trendy: ["有管家，出门少操点心"],
    },
  },
  {
    on: ["frontDesk"],
    icon: "🛎️",
    line: {
      any: ["楼内有前台"],
      friendly: ["楼下有前台，访客来了有人问一声"],
      trendy: ["楼下有前台，外卖小哥不迷路"],
    },
  },
  { on: ["securityGuard"], icon: "🛡️", line: { any: ["有保安值守"], friendly: ["有保安值守，晚归时大门口有灯有人"] } },
  {
    on: ["gatedCommunity"],
    icon: "🚧",
    line: { any: ["封闭式小区"], friendly: ["封闭式小区，进出从大门走"], luxury: ["封闭式小区，门内自成一处"] },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      any: ["楼栋有自动门禁"],
      friendly: ["楼栋有自动门禁，进楼先刷一道"],
      trendy: ["楼栋自动门禁，忘带卡就尴尬了"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "📹",
    line: { any: ["可视对讲"], friendly: ["可视对讲，开门前先看清是谁"], trendy: ["可视对讲，先看脸再开门"] },
  },
  { on: ["intercom"], icon: "🔔", line: { any: ["有楼宇对讲"], friendly: ["有楼宇对讲，来人先按铃报到"] } },
  {
    on: ["smartLock"],
    icon: "🔑",
    line: {
      professional: ["配智能门锁"],
      friendly: ["智能门锁，倒个垃圾不怕把自己关外面"],
      luxury: ["智能门锁，抬手即归"],
      trendy: ["智能门锁，钥匙这种东西先忘掉"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["有快递柜的{beds}"],
    open: {
      professional: ["楼内设快递柜。"],
      friendly: ["白天不在家，包裹怎么办？有快递柜。"],
      luxury: ["包裹先到，人可缓归：有快递柜。"],
      trendy: ["包裹等你，不是你等包裹。"],
    },
    line: {
      professional: ["设快递柜"],
      friendly: ["有快递柜，包裹等你，不是你等包裹"],
      luxury: ["快递柜代收，门铃少响"],
      trendy: ["有快递柜，取件自己挑时间"],
    },
    end: { friendly: ["近来网购几件了？"], trendy: ["快递到了没？"] },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      professional: ["配健身房"],
      friendly: ["有健身房，下雨天也没借口不跑步"],
      luxury: ["健身房在内，晨练不必出远门"],
      trendy: ["有健身房，借口又少一个"],
    },
  },
  { on: ["clubhouse"], icon: "☕", line: { any: ["设会所"], friendly: ["有会所，开放内容看房时问一句"] } },
  { on: ["stepFree"], icon: "♿", line: { any: ["无台阶出入"], friendly: ["进出没有台阶，推车拖箱子都省劲"] } },
];
