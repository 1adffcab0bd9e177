/** Japanese for homes with enough to tell: what decides in the first line, then what there is, part by part. */
import type { PlainWords } from "#engine/copy/languages/base/story";

export const plain: PlainWords = {
  leads: [
    {
      on: ["own", "transit"],
      icon: "✨",
      weight: 100,
      title: ["{transit}、{own.one}", "{district}の{layout.short}｜{own.two}", "{own.two}"],
      open: {
        professional: [
          "{transit}、{district}の{layout.short}です。特徴は{own}です。",
          "{district}の{layout.short}をご紹介します。{transit}、{own}。",
          "{own}。{transit}の{type}です。",
        ],
        friendly: [
          "{district}で探している方へ。{transit}、しかも{own.two}の{layout.short}です。",
          "{own.two}がポイントの{layout.short}。{transit}です。",
          "{transit}。{own.one}が決め手になりそうな{layout.short}です。",
        ],
        luxury: ["{place}、{transit}。{own}。", "{own}。{transit}の住まいです。"],
        trendy: [
          "{transit}で{own.two}。{district}の{layout.short}。",
          "{district}｜{layout.short}｜{own.two}｜{transit}",
        ],
      },
    },
    {
      on: ["pre1940", "own"],
      icon: "🏛",
      weight: 99,
      title: ["{year}、{own.one}", "{year}の{type}｜{own.two}", "{own.two}"],
      open: {
        professional: ["{year.of}{type}です。{own}が特徴です。", "{place}、{year}の{type}。{own}。"],
        friendly: ["{year.of}{type}で、{own}があります。", "古い家が好きな方へ。{year}で、{own.two}。"],
        luxury: ["{year.num}。{own}。", "{place}、{year.of}{type}。{own}。"],
        trendy: ["{year}で{own.two}。", "{district}の{type}、{year}。{own}。"],
      },
    },
    {
      on: ["top", "transit"],
      icon: "✨",
      weight: 98,
      title: ["{transit}、{top.one}", "{district}の{layout.short}、{top.two}", "{top.two}"],
      open: {
        professional: [
          "{district}の{layout.short}、{transit}。主な特徴は{top}です。",
          "{transit}、{top}。{district}の{type}です。",
        ],
        friendly: [
          "{district}の{layout.short}です。{transit}で、{top.two}。",
          "{transit}。{top.two}もそろった{layout.short}です。",
        ],
        luxury: ["{place}、{transit}。{top}。", "{top}。{transit}。"],
        trendy: [
          "{transit}、{top.two}。{district}の{layout.short}。",
          "{top.one}×{transit}。{district}の{layout.short}。",
        ],
      },
    },
    {
      on: ["top", "price"],
      icon: "💰",
      weight: 95,
      title: ["{price.short}、{top.one}", "{district}の{layout.short}、{price.short}", "{top.two}"],
      open: {
        professional: ["{district}の{layout.short}、{price}。{top}。", "{price}、{top}。{place}の{type}です。"],
        friendly: [
          "{district}の{layout.short}で、{price}。{top.two}です。",
          "{price.short}で{top.two}。{district}の{layout.short}です。",
        ],
        luxury: ["{place}。{top}。{price}。", "{top}。{place}、{price}。"],
        trendy: ["{price.short}で{top.two}。{district}。", "{district}｜{layout.short}｜{price.short}｜{top.two}"],
      },
    },
    {
      on: ["own"],
      icon: "✨",
      weight: 94,
      title: ["{own.two}｜{district}の{layout.short}", "{own.two}", "{own.one}"],
      open: {
        professional: ["{place}の{layout.short}です。特徴は{own}です。", "{own}。{place}の{type}をご紹介します。"],
        friendly: [
          "{own.two}が気になる方へ。{district}の{layout.short}です。",
          "{district}の{layout.short}、{own}がポイントです。",
        ],
        luxury: ["{own}。{place}に。", "{place}。{own}。"],
        trendy: ["{own}。{district}の{layout.short}。", "{district}で{own.two}、ここにあります。"],
      },
    },
    {
      on: ["top"],
      icon: "✨",
      weight: 92,
      title: ["{top.two}｜{district}の{layout.short}", "{district}の{layout.short}、{top.one}", "{top.two}"],
      open: {
        professional: ["{place}の{layout.short}です。{top}。", "{top}。{place}の{type}です。"],
        friendly: [
          "{district}の{layout.short}です。おすすめは{top.two}。",
          "{top.two}の{layout.short}、{district}にあります。",
        ],
        luxury: ["{place}。{top}。", "{top}。{place}の住まいです。"],
        trendy: ["{top}。{district}の{layout.short}。", "{district}、{top.two}。"],
      },
    },
    {
      on: ["transit", "price"],
      icon: "🚇",
      weight: 86,
      title: ["{transit}、{layout.short}", "{layout.short}、{price.short}", "{district}の{layout.short}"],
      open: {
        professional: [
          "{transit}、{district}の{layout.short}。{price.full}です。",
          "{district}の{layout.short}、{price}。{transit}です。",
        ],
        friendly: [
          "{transit}の{layout.short}で、{price}です。",
          "{district}、{transit}。{layout.short}で{price}です。",
        ],
        luxury: ["{place}、{transit}。{price}。", "{transit}。{place}、{price}。"],
        trendy: [
          "{transit}、{layout.short}、{price.short}。",
          "{price.short}、{transit}。{district}の{layout.short}。",
        ],
      },
    },
  ],
  groups: {
    state: { any: ["{list}"] },
    inside: {
      professional: ["室内は、{list}", "設備は{list}です", "室内には{list}があります"],
      friendly: ["お部屋には{list}があります", "室内は{list}です", "設備は{list}です"],
      any: ["{list}", "室内に、{list}"],
    },
    outside: {
      professional: ["外には{list}があります", "屋外には{list}があります"],
      friendly: ["外には{list}があります", "外まわりは{list}です"],
      any: ["外には、{list}", "{list}"],
    },
    building: {
      professional: ["建物には{list}があります", "{list}もあります"],
      friendly: ["建物には{list}があります", "{list}もあります"],
      any: ["{list}"],
    },
    around: { any: ["{list}"] },
    deal: { any: ["{list}"] },
  },
  besides: {
    known: ["なお、{list}です"],
    around: ["周辺には{list}があります"],
  },
  where: [
    "{name}、{place}、{transit}。",
    "{place}の{name}、{transit}です。",
    "{transit}。{place}の{name}です。",
    "{name}、{place}。",
    "{place}の{name}です。",
    "{name}、{transit}。",
    "{transit}の{name}です。",
    "{place}、{transit}。",
    "{transit}、所在地は{place}です。",
    "物件名は{name}です。",
    "建物は{name}。",
    "所在地は{place}です。",
    "場所は{place}。",
    "{transit}です。",
    "交通：{transit}。",
  ],
  wire: {
    professional: [
      "{place}[「{name}」]、{layout}[、{area.bare}][、{transit}]。{price.full}。",
      "{layout}[、{area.bare}]。{price.full}。",
    ],
    friendly: [
      "{price.bare}で{layout.short}[、{area.bare}]。{place}[の「{name}」][、{transit}]です。",
      "{price.bare}で{layout.short}[、{area.bare}]です。",
    ],
    luxury: [
      "[「{name}」、]{place}。{layout.short}[、{area.bare}]。[{transit}。]{price}。",
      "{layout.short}[、{area.bare}]。{price}。",
    ],
    trendy: [
      "{transit}、{layout.short}[・{area.bare}][、{place}][「{name}」]、{price.short}。",
      "{layout.short}[・{area.bare}]、{price.short}[、{place}]。",
    ],
  },
  greet: {
    professional: ["お世話になっております。{company}の{agent}です。", "お世話になっております。"],
    friendly: ["こんにちは、{company}の{agent}です。", "こんにちは。"],
    luxury: ["{company}の{agent}でございます。", "ご案内申し上げます。"],
    trendy: ["こんにちは、{agent}です。", "こんにちは！"],
  },
};
