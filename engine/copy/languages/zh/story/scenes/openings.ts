/** First lines for homes whose page has nothing louder to say: plain assets, taken by their daily use. */
import type { Scene } from "#engine/copy/languages/base/story";

export const openings: readonly Scene[] = [
  {
    on: ["hotTub"],
    icon: "♨️",
    open: { professional: ["设户外热水浴缸，维护方式看房时了解。"], luxury: ["水汽里看夜色：户外热水浴缸。"] },
  },
  {
    on: ["beams"],
    icon: "🪵",
    title: ["抬头见木梁的{beds}"],
    open: {
      professional: ["屋内可见木梁。"],
      friendly: ["抬头看一眼就忘不掉的东西：木梁。"],
      luxury: ["木梁横过头顶，一屋子便有了来历。"],
      trendy: ["有木梁，抬头就有看头。"],
    },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    title: ["{newRoof}，{beds}"],
    open: {
      professional: ["{newRoof}，施工资料看房时可核对。"],
      friendly: ["看老房子先问屋顶。这里先答：{newRoof}。"],
      luxury: ["{newRoof}，大事已毕。"],
      trendy: ["屋顶这笔大头，有人付过了：{newRoof}。"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    title: ["有{undergroundParking}的{beds}"],
    open: {
      professional: ["有{undergroundParking}，权属与收费先作核对。"],
      friendly: ["下雨天不用撑着伞下车的停法：{undergroundParking}。"],
      luxury: ["车不见风雨：{undergroundParking}。"],
      trendy: ["停车这题有解：{undergroundParking}。"],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    title: ["满五年，{name}{beds}"],
    open: {
      professional: ["满五年，是否唯一请另行核对。"],
      friendly: ["问税费先问年限的，先答一半：满五年。唯不唯一，来电再核。"],
      luxury: ["满五年，手续有据。"],
      trendy: ["满五年。唯一不唯一？再核。"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    title: ["两部电梯，{name}{beds}"],
    open: {
      professional: ["楼内两部电梯。"],
      friendly: ["早上等电梯等到心焦的，看这条：两部电梯。"],
      luxury: ["两部电梯，来去少候。"],
      trendy: ["两部电梯，迟到得另找理由。"],
    },
  },
  {
    on: ["lift"],
    icon: "🛗",
    title: ["电梯房，{name}{beds}"],
    open: {
      professional: ["楼内有{lift}。"],
      friendly: ["爬楼爬怕了的，看这套：有{lift}。"],
      luxury: ["有{lift}，上下从容。"],
      trendy: ["有{lift}，膝盖表示同意。"],
    },
  },
  {
    on: ["vacant"],
    icon: "🚪",
    title: ["空着的{beds}，看房好约"],
    open: {
      professional: ["房屋空置，看房时间可商定。"],
      friendly: ["房子空着，想量尺寸、想待久一点，都不碍着谁。"],
      luxury: ["屋空，光满。"],
      trendy: ["房子空着，卷尺带上。"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    title: ["实木地板的{beds}"],
    open: {
      professional: ["地面为实木地板。"],
      friendly: ["进门先脱鞋，脚会告诉你：实木地板。"],
      luxury: ["实木地板，步声温厚。"],
      trendy: ["实木地板，光脚党签到。"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    title: ["{builtInWardrobes}，{beds}"],
    open: {
      professional: ["设{builtInWardrobes}，收纳位置先作说明。"],
      friendly: ["衣服比人占地方的，看这条：{builtInWardrobes}。"],
      luxury: ["四季衣物收入墙中：{builtInWardrobes}。"],
      trendy: ["{builtInWardrobes}，换季少搬几只箱子。"],
    },
  },
  {
    on: ["heatPump"],
    icon: "♻️",
    open: {
      professional: ["采用热泵供能，能耗资料看房时核对。"],
      friendly: ["取暖用什么，账单差不少。这里用的是热泵，去年的账单来了可以要。"],
      luxury: ["热泵供能，安静运转。"],
      trendy: ["热泵供能，账单先要来看。"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🚿",
    open: { professional: ["{newBathroom}。"], luxury: ["{newBathroom}，晨昏皆清爽。"] },
  },
  {
    on: ["twoHomesPerLift"],
    icon: "🛗",
    title: ["一梯两户，{name}{beds}"],
    open: {
      professional: ["一梯两户，楼栋配置先作说明。"],
      friendly: ["怕电梯口挤的，看看配比：一梯两户。"],
      luxury: ["一梯两户，门前清静。"],
      trendy: ["一梯两户，邻居名字记得住。"],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    title: ["有地窖的{beds}"],
    open: {
      professional: ["附地窖，防潮情况看房时查看。"],
      friendly: ["土豆、酒、过年才用的大锅，都有去处：有地窖。"],
      luxury: ["往下几级，另有一处清凉：地窖。"],
      trendy: ["有地窖，囤货党先别走。"],
    },
  },
];
