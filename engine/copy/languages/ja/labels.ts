/** Names of table rows and of topics, and what stands in their cells. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

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
  year: "{year.cell}",
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
