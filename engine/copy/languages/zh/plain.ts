/** Chinese for homes with enough to tell: what decides in the first line, then what there is, part by part. */
import type { PlainWords } from "#engine/copy/languages/base/story";

export const plain: PlainWords = {
  leads: [
    {
      on: ["own", "transit"],
      icon: "✨",
      weight: 100,
      title: ["{district}{beds}，{own.two}", "{own.one}，{transit.run}", "{own.two}，{district}{beds}", "{own.one}"],
      open: {
        professional: [
          "{district}{layout.han}，{own}，{transit.run}。",
          "{name}{layout.han}，{transit.run}，{own}。",
          "{transit.run}，{own}，{district}{type}。",
        ],
        friendly: [
          "{district}这套{layout.han}，好在两点：{own.two}；{transit.run}。",
          "想住得离车站近，又想要{own.one}，可以看看{district}这套，{transit.run}。",
          "{transit.run}，还有{own.two}，{district}这套{beds}可以来看看。",
        ],
        luxury: ["{district}，{own}，{transit.run}。", "{own}。{transit.run}，在{district}。"],
        trendy: ["{transit.run}，{own.two}，{district}{beds}。", "{district}{layout.short}：{own}，{transit.run}。"],
      },
    },
    {
      on: ["pre1940", "own"],
      icon: "🏛",
      weight: 99,
      title: ["{year.num}的老房子，{own.one}", "{year.num}老宅，{own.two}", "{own.two}，{district}{beds}"],
      open: {
        professional: ["{year}的{type}，{own}，位于{place}。", "{place}，{year}的{type}，{own}。"],
        friendly: ["{year.num}盖的老房子，{own}，在{place}。", "喜欢老房子的看过来：{year}，{own.two}，在{district}。"],
        luxury: ["{year.num}，{own}。", "{place}，{year.num}的{type}。{own}。"],
        trendy: ["{year.num}的房子，{own}。", "{district}老房子，{year}，{own.two}。"],
      },
    },
    {
      on: ["top", "transit"],
      icon: "✨",
      weight: 98,
      title: ["{district}{beds}，{top.two}", "{top.one}，{transit.run}", "{transit.run}，{top.one}的{beds}"],
      open: {
        professional: [
          "{district}{layout.han}，{transit.run}，{top}。",
          "{name}，{transit.run}：{layout.han}，{top}。",
          "{top}，{transit.run}，{place}{layout.han}。",
        ],
        friendly: [
          "在{district}找房的朋友，这套{layout.han}先收着：{top.two}，{transit.run}。",
          "{transit.run}，{top.two}，{district}的{layout.han}。",
          "{district}{name}，{top.two}，{transit.run}。",
        ],
        luxury: ["{place}，{transit.run}。{top}。", "{top}，{transit.run}。"],
        trendy: ["{district}{beds}，{transit.run}，{top.two}。", "{top.one}＋{transit.run}，{district}{beds}。"],
      },
    },
    {
      on: ["top", "price"],
      icon: "💰",
      weight: 95,
      title: ["{price.bare}，{top.one}的{beds}", "{district}{beds}，{price.bare}", "{top.two}，{price.bare}"],
      open: {
        professional: ["{district}{layout.han}，{price.full}，{top}。", "{price.full}，{name}{layout.han}，{top}。"],
        friendly: [
          "{price.bare}，在{district}能住到什么样的？{layout.han}，{top.two}。",
          "{district}这套{layout.han}，{price.full}，{top.two}。",
        ],
        luxury: ["{place}，{top}，{price.full}。", "{top}。{price.full}。"],
        trendy: ["{price.bare}，{district}{beds}，{top.two}。", "{top.two}，{price.bare}，{district}。"],
      },
    },
    {
      on: ["own"],
      icon: "✨",
      weight: 94,
      title: ["{own.two}，{district}{beds}", "{own.two}的{beds}", "{own.one}，{district}{beds}", "{own.one}"],
      open: {
        professional: ["{place}{layout.han}，{own}。", "{own}，{name}{layout.han}。", "{district}{type}，{own}。"],
        friendly: [
          "{district}这套{layout.han}，有{own}。",
          "{own.two}，{district}这套都占了。",
          "{own}，{district}这一套里都有。",
        ],
        luxury: ["{own}。在{place}。", "{place}一处{type}，{own}。"],
        trendy: ["{own}，{district}{beds}。", "{district}，{own}都有。"],
      },
    },
    {
      on: ["top"],
      icon: "✨",
      weight: 92,
      title: ["{top.two}的{beds}", "{district}{beds}，{top.one}", "{top.two}，{district}{beds}"],
      open: {
        professional: ["{place}{layout.han}，{top}。", "{name}{layout.han}：{top}。"],
        friendly: ["{district}这套{layout.han}，{top}。", "先看条件：{top}，{district}{layout.han}。"],
        luxury: ["{place}，{top}。", "{top}。{place}，{layout.han}。"],
        trendy: ["{top}，{district}{beds}。", "{district}{layout.short}，{top}。"],
      },
    },
    {
      on: ["signingSum"],
      icon: "💰",
      weight: 90,
      title: ["{district}{beds}，{price.bare}", "{price.bare}，{depositAndAdvance}"],
      open: {
        professional: ["{price.full}，{depositAndAdvance}，签约共需{signingSum}。"],
        friendly: ["先报价：{price.full}，{depositAndAdvance}，签约那天一共{signingSum}。"],
        trendy: ["{price.bare}，{depositAndAdvance}，签约共{signingSum}。"],
      },
    },
    {
      on: ["transit", "price"],
      icon: "🚇",
      weight: 86,
      title: ["{transit.run}，{beds}{price.bare}", "{district}{beds}，{transit.run}", "{district}{beds}，{price.bare}"],
      open: {
        professional: [
          "{district}{layout.han}，{transit.run}，{price.full}。",
          "{transit.run}，{name}{layout.han}，{price.full}。",
        ],
        friendly: [
          "{transit.run}的{layout.han}，{price.full}，在{district}。",
          "{district}，{transit.go}，{layout.han}{price.full}。",
        ],
        luxury: ["{place}，{transit.run}，{price.full}。", "{transit.run}。{place}，{price.full}。"],
        trendy: ["{district}{beds}，{transit.run}，{price.bare}。", "{price.bare}，{transit.run}，{district}{beds}。"],
      },
    },
  ],
  groups: {
    state: { any: ["{list}"] },
    inside: { any: ["{list}"] },
    outside: { any: ["{list}", "另有{list}"] },
    building: { any: ["{list}", "楼里{list}"] },
    around: { any: ["{list}"] },
    deal: { any: ["{list}"] },
  },
  besides: {
    known: ["另外，{list}", "补充一句：{list}"],
    around: ["周边：{list}", "周边有{list}"],
  },
  where: [
    "{name}，{place}，{transit.run}。",
    "位于{place}的{name}，{transit.run}。",
    "{transit.run}，{place}的{name}。",
    "{place}，{name}。",
    "小区在{place}，叫{name}。",
    "{name}，{transit.run}。",
    "小区是{name}，{transit.run}。",
    "{transit.run}，{name}小区。",
    "{place}，{transit.run}。",
    "{transit.run}，在{place}。",
    "小区：{name}。",
    "房子在{name}。",
    "位于{place}。",
    "位置在{place}。",
    "{transit.run}。",
    "出行：{transit}。",
  ],
  wire: {
    professional: [
      "{name}，{layout}[，{area.bare}][，{place}][，{transit.run}]。{price.full}。",
      "{place}，{layout}[，{area.bare}][，{transit.run}]。{price.full}。",
      "{layout}[，{area.bare}]。{price.full}。",
    ],
    friendly: [
      "{price.bare}，{name}这套{layout.han}[，{area}][，在{place}][，{transit.run}]。",
      "{price.bare}，在{place}，{layout.han}[，{area}][，{transit.run}]。",
      "{price.bare}，{layout.han}[，{area}]。",
    ],
    luxury: [
      "{place}[，{name}]。{layout.han}[，{area.flat}]。[{transit.run}。]{price.full}。",
      "{layout.han}[，{area.flat}]。{price.full}。",
    ],
    trendy: [
      "{district}{layout.short}[，{area}]：{price.bare}[，{name}][，{transit.run}]。",
      "{layout.short}[，{area}]：{price.bare}。",
    ],
  },
  greet: {
    professional: ["您好，我是{company}的{agent}。", "您好。"],
    friendly: ["您好，我是{company}的{agent}，有套房子发您看看。", "您好，有套房子发您看看。"],
    luxury: ["您好，{company}{agent}。", "您好。"],
    trendy: ["发你一套房，我是{agent}。", "发你一套房。"],
  },
};
