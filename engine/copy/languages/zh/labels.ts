/** Names of table rows and of topics in Chinese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

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
  year: "{year.cell}",
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
