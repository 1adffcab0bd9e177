/** Titles, section heads, tags and signatures in Korean. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{name} {layout.short}, {area.bare}, {price}",
    "{place} {beds.adj} {type}, {price}",
    "{aspect}, {beds.adj} {type}, {area.bare}",
    "{place} {type} {layout.short}",
    "{layout.short}, {area.bare}, {price.bare}",
    "{layout.short} 매물 안내",
    "매물 안내",
  ],
  friendly: [
    "{name}, 어떤 집이냐면요",
    "{district} {beds.adj} 집, 솔직한 소개",
    "{place} {type}, 이런 집이에요",
    "{layout.short} 집 둘러보기",
    "집 한 곳 소개해요",
  ],
  luxury: [
    "{name}, {place}",
    "{place}, {beds.adj}의 집",
    "{area.bare}의 하루",
    "{layout.short}, 그리고 여백",
    "어느 집에 대하여",
  ],
  trendy: [
    "{district} {beds} {price.short}, 어때?",
    "{price.short}으로/로 {city}에서 살면?",
    "{layout.short}에 {price.short}, 콜?",
    "{layout.short}, 살래 말래?",
    "이 집, 어때?",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{district} {beds}, {price.short}",
  "{district} {type}, {beds}",
  "{district} {beds}, {area.bare}",
  "{beds}, {price.short}",
  "{layout.short} 매물 노트",
  "{area.bare} 매물 노트",
  "매물 노트",
];

export const heads: LanguageRealiser["heads"] = {
  overview: "매물 개요",
  layout: "구조와 채광",
  building: "건물과 시설",
  location: "위치와 교통",
  price: "가격과 조건",
  viewing: "방문 안내",
};
export const tags: LanguageRealiser["tags"] = [
  "{city}부동산",
  "{type}",
  "{district}",
  "집구하기",
  "{type}매매{?sale}",
  "월세{?rent}",
  "임장",
  "{city}집",
  "매물소개",
  "집스타그램",
];
export const signatures: LanguageRealiser["signatures"] = {
  full: [
    "{company} · {agent}[ · {phone}][ · {licence}]",
    "담당: {agent}, {company}[, 전화 {phone}][, {licence}]",
    "담당: {agent}[, 전화 {phone}][, {licence}]",
    "{company}[, 전화 {phone}][, {licence}]",
  ],
  short: [
    "{company} · {agent}[ · {licence}]",
    "담당: {agent}({company}[, {licence}])",
    "{agent}, {company}[, {licence}]",
    "{company} | {agent}[ | {licence}]",
    "안내: {company}, {agent}[ ({licence})]",
    "{agent} / {company}[ / {licence}]",
    "{company}[ · {licence}]",
    "안내: {company}[, {licence}]",
    "담당: {agent}[, {licence}]",
  ],
};
