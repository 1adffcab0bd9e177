/** Short wordings, list lines and table labels in Japanese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const phrases: LanguageRealiser["phrases"] = {
  name: ["{name}", "「{name}」", "物件名「{name}」"],
  place: ["{place}", "所在地{place}"],
  type: ["{type}"],
  layout: ["{layout}", "間取りは{layout.short}", "{layout.counted}", "{layout.short}"],
  area: ["{area}", "{area.full}", "{area.tsubo}", "広さ{area.bare}"],
  land: ["{land}"],
  aspect: ["{aspect}", "{aspect.short}", "{aspect.and}に開口"],
  floor: ["{floor}", "{floor.short}", "{floor}の住戸"],
  lift: ["{lift}付き", "{lift}あり", "{lift}完備"],
  year: ["{year}", "{year.num}の建物", "{year.num}完成"],
  finish: ["{finish}"],
  transit: ["{transit}", "{transit.from}"],
  tenancy: ["{tenancy}"],
  price: ["{price}", "{price.bare}", "{price.full}"],
  space: ["{space}"],
  light: ["{light}", "特徴は{light}", "{light}も"],
  outdoors: ["{outdoors}", "{outdoors}付き", "外には{outdoors}"],
  comfort: ["{comfort}", "{comfort}つき", "設備は{comfort}"],
  building: ["{building}", "共用部に{building}"],
  terms: ["{terms}"],
};

export const lines: LanguageRealiser["lines"] = [
  {
    topic: "space",
    icon: "📐",
    texts: [
      "{area.full}・{layout}",
      "{layout.list}、{area.bare}",
      "広さは{area.tsubo}、{layout.short}",
      "{layout}",
      "{area.full}",
    ],
  },
  { topic: "space", icon: "🌿", texts: ["{land}"] },
  { topic: "space", icon: "🚪", texts: ["{space}", "部屋：{space}"] },
  { topic: "light", icon: "🌞", texts: ["{aspect}", "方角は{aspect.and}", "採光：{aspect.short}"] },
  { topic: "light", icon: "🪟", texts: ["{light}", "窓まわり：{light}", "光の入り口：{light}"] },
  {
    topic: "building",
    icon: "🏢",
    texts: [
      "{floor}[、{lift}付き][、{year}]",
      "{floor.list}[、{lift}あり]",
      "{year}[、{floor.short}][、{lift}あり]",
      "{lift}あり",
    ],
  },
  { topic: "building", icon: "🔑", texts: ["{finish}", "{finish}[、{year}]", "室内の状態：{finish}"] },
  { topic: "building", icon: "🧱", texts: ["建物設備：{building}", "建物には{building}", "{building}"] },
  { topic: "place", icon: "🚇", texts: ["{transit}", "交通：{transit}", "{transit.from}"] },
  { topic: "outdoors", icon: "🌳", texts: ["{outdoors}", "外には{outdoors}", "屋外：{outdoors}"] },
  { topic: "comfort", icon: "🛋️", texts: ["設備：{comfort}", "室内に{comfort}", "{comfort}つき"] },
  { topic: "terms", icon: "📝", texts: ["{tenancy}[、{terms}]", "条件：{terms}", "{terms}"] },
  { topic: "money", icon: "💰", texts: ["{price.list}", "{price}", "{price.full}"] },
];

export const labels: LanguageRealiser["labels"] = {
  name: "物件名",
  place: "エリア",
  address: "所在地",
  type: "種別",
  layout: "間取り",
  area: "面積",
  land: "土地",
  aspect: "方角",
  floor: "階",
  year: "築年",
  finish: "内装",
  transit: "交通",
  tax: "税",
  tenancy: "契約",
  price: "価格",
};
export const cells: LanguageRealiser["cells"] = {
  layout: "{layout.list}",
  area: "{area.value}",
  aspect: "{aspect.bare}",
  floor: "{floor.list}",
  land: "{land.bare}",
  year: "{year.num}",
  price: "{price.bare}",
};
export const topicLabels: LanguageRealiser["topicLabels"] = {
  place: "立地",
  space: "部屋",
  light: "採光",
  building: "建物",
  outdoors: "屋外",
  comfort: "設備",
  terms: "条件",
  money: "価格",
};
