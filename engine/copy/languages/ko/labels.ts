/** Names of table rows and of topics, and what stands in their cells. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const labels: LanguageRealiser["labels"] = {
  name: "단지",
  place: "지역",
  address: "주소",
  type: "종류",
  layout: "구조",
  area: "면적",
  land: "대지",
  aspect: "방향",
  floor: "층",
  year: "준공",
  finish: "상태",
  transit: "교통",
  tax: "세금",
  tenancy: "임대 방식",
  price: "가격",
};
export const cells: LanguageRealiser["cells"] = {
  layout: "{layout.list}",
  area: "{area.value}",
  aspect: "{aspect.bare}",
  land: "{land.bare}",
  year: "{year.cell}",
  price: "{price.bare}",
  transit: "{transit}",
};
export const topicLabels: LanguageRealiser["topicLabels"] = {
  place: "위치",
  space: "공간",
  light: "채광",
  building: "건물",
  outdoors: "바깥",
  comfort: "실내",
  terms: "조건",
  money: "가격",
};
