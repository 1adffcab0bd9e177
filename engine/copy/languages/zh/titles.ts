/** Titles, section heads, tags and signatures in Chinese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{name}{layout}，{area.bare}",
    "{district}{beds}：{name}，{area.bare}",
    "{tax}的{aspect.bare}{beds}，{name}",
    "{place}{layout}，{area.bare}",
    "{layout}，{area.bare}",
    "{layout}",
    "房源信息",
  ],
  friendly: [
    "{district}{beds}，{aspect.short}，{area.bare}",
    "{name}的{beds}，{area.bare}",
    "{district}的{layout.short}",
    "{layout.short}，{area.bare}",
    "{layout.short}",
    "房源信息",
  ],
  luxury: [
    "{name}，{beds}",
    "{district}，{name}",
    "{district}{beds}，{area.bare}",
    "{district}{beds}",
    "{layout.short}",
    "房源信息",
  ],
  trendy: [
    "{district}{beds}，{price.bare}",
    "{price.bare}，{layout.short}",
    "{layout.short}，{area.bare}",
    "{layout.short}",
    "房源信息",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{district}{beds}，{transit.run}",
  "{name}{beds}，{aspect}",
  "{district}{beds}，{area.bare}",
  "{district}{beds}",
  "{layout.short}，{area.bare}",
  "{layout.short}",
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
  "{district}",
  "{district}二手房{?sale}{?resale}",
  "{district}租房{?rent}",
  "{beds}",
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
