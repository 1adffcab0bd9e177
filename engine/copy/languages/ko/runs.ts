/** Short wordings, list lines and table labels in Korean. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const phrases: LanguageRealiser["phrases"] = {
  name: ["{name}", "단지명 {name}"],
  place: ["{place}", "위치는 {place}"],
  type: ["{type}"],
  layout: ["{layout}", "{layout.short}", "구조는 {layout.short}"],
  area: ["{area}", "{area.full}", "{area.say}", "크기 {area.bare}"],
  land: ["{land}"],
  aspect: ["{aspect}", "{aspect.short}", "{aspect.bare} 배치"],
  floor: ["{floor}", "{floor.of}", "{floor.short}"],
  lift: ["{lift} 있음", "{lift} 설치", "{lift}"],
  year: ["{year}", "{year.of} 건물", "준공 {year.num}"],
  finish: ["{finish}"],
  transit: ["{transit}", "{transit.from}"],
  tenancy: ["{tenancy}"],
  price: ["{price}", "{price.full}", "{price.bare}"],
  space: ["{space}"],
  light: ["{light}", "{light}까지", "특징은 {light}"],
  outdoors: ["{outdoors}", "밖에는 {outdoors}", "{outdoors} 포함"],
  comfort: ["{comfort}", "안에는 {comfort}", "{comfort} 설치"],
  building: ["{building}", "공용부에 {building}"],
  terms: ["{terms}"],
};

export const lines: LanguageRealiser["lines"] = [
  {
    topic: "space",
    icon: "📐",
    texts: [
      "{area.full}, {layout}",
      "{layout.list}, {area.bare}",
      "{area.say}, {layout.short}",
      "{layout}",
      "{area.full}",
    ],
  },
  { topic: "space", icon: "🌿", texts: ["{land}"] },
  { topic: "space", icon: "🚪", texts: ["{space}"] },
  { topic: "light", icon: "🌞", texts: ["{aspect}", "방향은 {aspect.bare}", "{aspect.through}"] },
  { topic: "light", icon: "🪟", texts: ["{light}", "채광: {light}", "창가 이야기: {light}"] },
  {
    topic: "building",
    icon: "🏢",
    texts: [
      "{floor}[, {lift} 있음][, {year}]",
      "{floor.of}[, {lift} 이용 가능]",
      "{year}[, {floor.short}][, {lift} 있음]",
      "{lift} 있음",
    ],
  },
  { topic: "building", icon: "🔑", texts: ["{finish}", "{finish}[, {year}]", "상태: {finish}"] },
  { topic: "building", icon: "🧱", texts: ["건물 시설: {building}", "건물에 {building}", "{building}"] },
  { topic: "place", icon: "🚇", texts: ["{transit}", "교통: {transit.list}", "{transit.from}"] },
  { topic: "outdoors", icon: "🌳", texts: ["{outdoors}", "바깥 공간: {outdoors}", "밖에는 {outdoors}"] },
  { topic: "comfort", icon: "🛋️", texts: ["실내: {comfort}", "안에는 {comfort}", "{comfort}"] },
  { topic: "terms", icon: "📝", texts: ["{tenancy}[, {terms}]", "조건: {terms}", "{terms}"] },
  { topic: "money", icon: "💰", texts: ["{price.list}", "{price}", "{price.full}"] },
];

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
  year: "{year.num}",
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
