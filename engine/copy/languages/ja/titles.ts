/** Titles, section heads, tags and signatures in Japanese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "「{name}」{layout}、{area.bare}、{price}",
    "{place}、{beds}の{type}、{price.bare}",
    "{aspect.of}{beds}、「{name}」{area.bare}",
    "{place}の{type}、{layout.short}・{area.bare}",
    "{layout.short}・{area.bare}・{price.bare}",
    "{layout.short}の物件概要",
    "{city}の{type}、{price.bare}",
    "物件概要のご案内",
  ],
  friendly: [
    "「{name}」の{beds}、{area.bare}",
    "{district}の{beds}、{area.bare}、{price.short}",
    "{place}の{type}を、部屋ごとにご案内",
    "{layout.short}の住まい、{area.bare}",
    "住まいのご紹介",
  ],
  luxury: [
    "「{name}」、{place}",
    "{place}、{beds}の住まい",
    "{place}、{area.bare}",
    "{layout.short}の住まい",
    "ある住まいについて",
  ],
  trendy: [
    "{district}で{beds}、{price.short}",
    "{city}で{price.short}の{layout.short}",
    "{layout.short}で{price.short}",
    "{layout.short}、住むならどう使う？",
    "この家、どう思う？",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{district}の{beds}、{price.short}",
  "{district}の{beds}、{area.bare}",
  "{city}の{type}、{layout.short}",
  "{layout.short}・{price.short}",
  "{layout.short}・{area.bare}",
  "{area.bare}の住まい",
  "{city}の{type}",
  "{price.short}・{area.bare}",
  "物件のご案内",
];

export const heads: LanguageRealiser["heads"] = {
  overview: "物件概要",
  layout: "間取りと採光",
  building: "建物と設備",
  location: "立地・交通",
  price: "価格と条件",
  viewing: "内見について",
};
export const tags: LanguageRealiser["tags"] = [
  "{city}賃貸{?rent}",
  "{city}不動産{?sale}",
  "{transit.tag}",
  "猫と暮らす{?catsAllowed}",
  "ペット可物件{?petsAllowed}",
  "{place.tag}の家{?sale}",
  "{layout.short}",
  "{district.tag}",
  "専用庭{?garden}",
  "古い家{?pre1940}",
  "{city}暮らし",
  "部屋探し{?rent}",
  "家探し{?sale}",
  "{type}",
  "間取り",
  "物件紹介",
];
export const signatures: LanguageRealiser["signatures"] = {
  full: [
    "{company}（担当：{agent}）[、電話：{phone}][、{licence}]",
    "お問い合わせ：{company}、{agent}[、{phone}][、{licence}]",
    "担当：{agent}[、電話：{phone}][、{licence}]",
    "{company}[、電話：{phone}][、{licence}]",
  ],
  short: [
    "{company}・{agent}[・{licence}]",
    "担当：{agent}（{company}[、{licence}]）",
    "{company}｜担当：{agent}[｜{licence}]",
    "ご案内は{company}、{agent}[、{licence}]",
    "{agent}｜{company}[｜{licence}]",
    "取扱：{company}[（{licence}）]、{agent}",
    "{company}[・{licence}]",
    "取扱：{company}[、{licence}]",
    "担当：{agent}[・{licence}]",
  ],
};
