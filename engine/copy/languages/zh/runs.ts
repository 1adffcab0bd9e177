/** Short wordings, list lines and table labels in Chinese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const phrases: LanguageRealiser["phrases"] = {
  name: ["{name}"],
  place: ["{place}", "位于{place}", "坐标{place}"],
  type: ["{type}"],
  layout: ["{layout}", "{layout.han}", "{layout.fang}", "{layout.short}"],
  area: ["{area}", "{area.flat}"],
  land: ["{land}"],
  aspect: ["{aspect}", "{aspect.short}", "{aspect.bare}开窗"],
  floor: ["{floor.short}", "{floor}", "位于{floor.short}"],
  lift: ["有{lift}", "带{lift}", "配{lift}"],
  year: ["{year}", "{year.num}的房", "建于{year.num}"],
  finish: ["{finish}"],
  transit: ["{transit.run}", "{transit.go}"],
  tax: ["{tax}"],
  tenancy: ["{tenancy}"],
  price: ["{price}", "{price.bare}", "{price.full}"],
  space: ["{space}"],
  light: ["{light}"],
  outdoors: ["{outdoors}", "带{outdoors}"],
  comfort: ["{comfort}", "有{comfort}"],
  building: ["{building}"],
  terms: ["{terms}"],
};

export const lines: LanguageRealiser["lines"] = [
  { topic: "place", icon: "📍", texts: ["{place}[，{name}]", "{name}[，{place}]", "位置 {place}"] },
  {
    topic: "space",
    icon: "📐",
    texts: ["{area.full}，{layout}", "{layout}｜{area.bare}", "{layout.han}，{area}", "户型 {layout}", "{area.full}"],
  },
  { topic: "space", icon: "🌿", texts: ["{land}"] },
  { topic: "space", icon: "🚪", texts: ["{space}"] },
  {
    topic: "light",
    icon: "🌞",
    texts: ["{aspect}，{livingSouth}[接{southBalcony}]", "{aspect}", "朝向 {aspect.bare}", "{livingSouth}"],
  },
  { topic: "light", icon: "🍳", texts: ["{kitchenWindow}", "{kitchenWindow}，油烟走得快"] },
  { topic: "light", icon: "🪟", texts: ["{light}", "采光 {light}"] },
  {
    topic: "building",
    icon: "🏢",
    texts: ["{floor.run}[，有{lift}][，{year}]", "{floor}[，有{lift}]", "{year}[，有{lift}]", "有{lift}"],
  },
  { topic: "building", icon: "🔑", texts: ["{finish}，{tax}", "装修 {finish}", "{finish}", "{tax}"] },
  { topic: "building", icon: "🧱", texts: ["{building}"] },
  { topic: "place", icon: "🚇", texts: ["{transit}", "交通 {transit}", "{transit.run}"] },
  { topic: "outdoors", icon: "🌳", texts: ["{outdoors}", "室外 {outdoors}"] },
  { topic: "comfort", icon: "🛋️", texts: ["{comfort}", "屋里有{comfort}"] },
  { topic: "terms", icon: "📝", texts: ["{tenancy}[，{terms}]", "{terms}"] },
  { topic: "money", icon: "💰", texts: ["{price.list}", "{price}", "{price.full}[，{tax}]"] },
];

export const labels: LanguageRealiser["labels"] = {
  name: "小区",
  place: "区域",
  address: "地址",
  type: "类型",
  layout: "户型",
  area: "面积",
  land: "占地",
  aspect: "朝向",
  floor: "楼层",
  year: "年代",
  finish: "装修",
  transit: "交通",
  tax: "产权",
  tenancy: "方式",
  price: "价格",
};
/** Cells of a table want the bare value where a label already says the word. */
export const cells: Readonly<Partial<Record<keyof typeof labels, string>>> = {
  area: "{area.value}",
  aspect: "{aspect.bare}",
  land: "{land.bare}",
  year: "{year.num}",
  price: "{price.bare}",
  transit: "{transit}",
  tax: "{tax}",
};
export const topicLabels: LanguageRealiser["topicLabels"] = {
  place: "位置",
  space: "空间",
  light: "采光",
  building: "楼内",
  outdoors: "室外",
  comfort: "配置",
  terms: "条件",
  money: "价格",
};
