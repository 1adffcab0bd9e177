/** Titles, section heads, tags and signatures in Korean. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{name} {layout.short}, {area.bare}, {price}",
    "{place} {beds.adj} {type}, {price}",
    "{aspect}, {beds.adj} {type}, {area.bare}",
    "{place} {type} {layout.short}",
    "{layout.short}, {area.bare}, {price.bare}",
    "{district} {layout.short}",
    "{layout.short} 매물 안내",
    "{city} {type}",
    "{city} {price}",
    "매물 안내",
  ],
  friendly: [
    "{name}, {beds}, {area.bare}",
    "{district} {beds.adj} 집, {area.bare}",
    "{place} {type}, {price.short}",
    "{layout.short} 집 둘러보기",
    "집 한 곳 소개해요",
  ],
  luxury: [
    "{name}, {place}",
    "{place}, {beds.adj}의 집",
    "{place}, {area.bare}",
    "{layout.short}, {area.bare}",
    "어느 집에 대하여",
  ],
  trendy: [
    "{district} {beds} {price.short}, 어때?",
    "{city} {beds}, {price.short}",
    "{layout.short}, {price.short}",
    "{layout.short}, {area.bare}, 어때?",
    "이 집, 어때?",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{district} {beds}, {price.short}",
  "{district} {type}, {beds}",
  "{district} {beds}, {area.bare}",
  "{beds}, {price.short}",
  "{city} {layout.short}",
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
  "{city}{price.tag}{?rent}",
  "{city}{type}{price.tag}{?sale}",
  "{district.tag}{type}",
  "{transit.tag}",
  "{name}",
  "고양이집사{?catsAllowed}",
  "반려동물가능{?petsAllowed}",
  "{place.tag}집",
  "정원있는집{?garden}",
  "오래된집{?pre1940}",
  "{district.tag}",
  "{city}{type}",
  "{city}집",
  "{city}부동산",
  "집구하기",
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
