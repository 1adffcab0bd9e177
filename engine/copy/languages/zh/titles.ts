/** Titles, section heads, tags and signatures in Chinese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{tax}的{aspect.bare}{beds}，{name} {area.bare}",
    "{name} {layout}，{area.bare}，{price.bare}",
    "{district}{beds}：{name}，{area.bare}",
    "{place}{layout}，{area.bare}",
    "{layout} {area.bare}",
    "{layout}房源介绍",
    "{district}{type}",
    "{price.bare}，{area.bare}",
    "房源介绍",
  ],
  friendly: [
    "{name}{beds}，{area.bare}，{price.bare}",
    "{district}{beds}，{aspect.short}，{area.bare}",
    "{name}{beds}，{price.bare}",
    "{district}{layout.short}，{price.bare}",
    "{layout.short}，{area.bare}",
    "{district}{type}",
    "{price.bare}，{area.bare}",
    "{price.bare}",
    "房源信息",
  ],
  luxury: [
    "{name}，{beds}，{aspect.short}",
    "{district}，{name}",
    "{name}，{area.bare}",
    "{district}{beds}",
    "{layout.short}，一处住所",
    "一处住所",
  ],
  trendy: [
    "{price.bare}，{district}{beds}长这样",
    "{district}{beds}，{price.bare}，值不值？",
    "{price.bare}，能买到什么？{layout.short}{?sale}",
    "{price.bare}，能租到什么？{layout.short}{?rent}",
    "{layout.short}，{price.bare}",
    "{layout.short}，看看？",
    "这套，看看？",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{district}{beds}，{area.bare}",
  "{district}{beds}，{transit.run}",
  "{name}{beds}，{aspect}",
  "{district}{beds}，{floor.short}",
  "{name}{beds}",
  "{layout.short}，{price.bare}",
  "{layout.short}，{area.bare}",
  "{district}{type}",
  "{price.bare}，{area.bare}",
  "{price.bare}",
  "房源信息",
];

export const heads: LanguageRealiser["heads"] = {
  overview: "房源概况",
  layout: "户型与采光",
  building: "楼栋与配置",
  location: "位置与交通",
  price: "价格说明",
  viewing: "预约看房",
};
export const tags: LanguageRealiser["tags"] = [
  "{city}二手房{?sale}{?resale}",
  "{city}租房{?rent}",
  "{city}看房",
  "{district.tag}",
  "{district.tag}二手房{?sale}{?resale}",
  "{district.tag}租房{?rent}",
  "{beds}",
  "看房笔记",
  "{name}",
  "买房{?sale}",
  "租房{?rent}",
];
export const signatures: LanguageRealiser["signatures"] = {
  full: [
    "{company} · {agent}[，电话 {phone}][，{licence}]",
    "联系人：{agent}，{company}[，电话 {phone}][，{licence}]",
    "{agent}[，电话 {phone}][，{licence}]",
    "{company}[，电话 {phone}][，{licence}]",
  ],
  short: [
    "{company} · {agent}[ · {licence}]",
    "{agent}，{company}[，{licence}]",
    "联系：{agent}（{company}[，{licence}]）",
    "{licence}，{agent} / {company}",
    "经纪人{agent}｜{company}[｜{licence}]",
    "{company}的{agent}带看[（{licence}）]",
    "{company}[ · {licence}]",
    "房源来自{company}[，{licence}]",
    "{agent}[ · {licence}]",
  ],
};
