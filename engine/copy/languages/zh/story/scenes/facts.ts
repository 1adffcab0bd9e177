/** Openings and lines from what every page states: price, year, land, floor, size. Plain, for homes whose page says little. */
import type { Scene } from "#engine/copy/languages/base/story";

export const facts: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift", "floor"],
    icon: "🪜",
    weight: 58,
    title: ["没电梯的{beds}，先说清楚"],
    open: {
      professional: ["先说明一点：{floor.run}，楼内无电梯，能接受再往下看。"],
      friendly: ["有一条先讲在前头：{floor.short}，没有电梯。走得惯楼梯的，往下看。"],
      trendy: ["没电梯，{floor.short}，丑话说在前头。别的往下看。"],
    },
  },
  {
    on: ["rent", "price"],
    icon: "💰",
    weight: 47,
    title: ["{district}{beds}，{price.bare}"],
    open: {
      professional: ["{district}{beds}，{price.full}。"],
      friendly: ["预算先对一下：{district}{beds}，{price.bare}。"],
      luxury: ["{district}的一处居所，可租。", "在{district}，有一处可租的居所。", "{district}，{type}待租。"],
      trendy: ["{price.bare}，{district}{beds}。", "{price.bare}，在{district}能租到什么样？看这套。"],
    },
  },
  {
    on: ["sale", "price"],
    icon: "💰",
    weight: 46,
    title: ["{district}{beds}，{price.bare}", "{name}{beds}，{price.bare}"],
    open: {
      professional: ["{district}{beds}，{price}。"],
      friendly: [
        "在{district}找{beds}的话，这套报价{price.bare}，情况都写在下面。",
        "价格先摆出来：{price.bare}，{district}{beds}。",
      ],
      luxury: [
        "{type}一处，坐落于{district}。",
        "{district}，一处{type}待售。",
        "在{district}，有{type}一处。",
        "{type}待售，在{district}。",
      ],
      trendy: ["{price.bare}，{district}{beds}。", "{price.bare}，在{district}能买到什么样？看这套。"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🕰️",
    weight: 62,
    title: ["{year.num}的{type}", "{year.num}的房子，{district}"],
    open: {
      professional: ["{year}的老房子，看房时请先看屋顶与墙体。"],
      friendly: ["这房子{year}，楼梯扶手和墙都有年纪了，喜欢老房子的来看。"],
      luxury: ["{year.num}，这座房子已经在了。"],
      trendy: ["{year.num}建的。老房子，浪漫归浪漫，账单也得看。"],
    },
    line: {
      professional: ["{year}，维修记录看房时可以索要"],
      friendly: ["{year}，老房子要慢慢摸熟，修过哪里看房时问一问"],
      luxury: ["{year.num}建成，墙与窗都有来历"],
      trendy: ["{year}，比在座各位都大"],
    },
    end: {
      luxury: ["往后的日子，由新主人来写。"],
      friendly: ["喜欢老房子的理由各有各的，你的是哪条？"],
      trendy: ["老房子，爱还是怕？"],
    },
  },
  {
    on: ["land", "area"],
    icon: "📐",
    weight: 56,
    title: ["{land}，{beds}"],
    open: {
      professional: ["{land}，{area.flat}，室内外尺度可以先有个数。"],
      friendly: ["地有多大先说：{land}。"],
      luxury: ["{land}，一方天地。"],
      trendy: ["{land}。地在这，怎么用自己想。"],
    },
    line: {
      professional: ["{land}，室外部分的用途可按规定安排"],
      friendly: ["{land}，种点什么、摆点什么可以慢慢想"],
      luxury: ["{land}，屋外仍有余地", "{land}，户外宽裕", "{land}，四季皆有余地"],
      trendy: ["{land}，想法自带", "{land}，地方够折腾"],
    },
  },
  {
    on: ["manyBedrooms", "layout"],
    icon: "🛏️",
    weight: 54,
    title: ["{beds}，{district}{type}"],
    open: {
      professional: [
        "{layout}，卧室数量充裕，用途可自行安排。",
        "{layout}，人口较多的家庭可以考虑。",
        "卧室数量充裕，户型{layout}。",
      ],
      friendly: ["客人来了睡哪儿，这套不用想太久：{layout.han}。"],
      luxury: ["{layout.han}，人各有室。", "{layout.han}，长幼各居一室。", "{layout.han}，来客亦有安歇之处。"],
      trendy: ["{layout.short}，一人一间还有剩。"],
    },
  },
  {
    on: ["studioFlat", "area"],
    icon: "🛏️",
    weight: 44,
    title: ["{district}开间，{area.bare}"],
    open: {
      professional: ["开间户型，{area.flat}，起居与睡眠同在一室。"],
      friendly: ["开间有开间的好：一眼看到头，打扫不费事。"],
      luxury: ["一室之内，起居自成方圆。"],
      trendy: ["开间，{area}。一眼看到头，好打扫。"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏢",
    weight: 42,
    line: {
      professional: ["位于顶层，上方没有住户", "在顶层，不受楼上脚步影响"],
      friendly: ["在顶层，楼上没有脚步声", "住顶层，夜里头顶上不会有人挪椅子"],
      luxury: ["居于顶层，头上没有人声", "顶层，往上便是天"],
      trendy: ["顶层，楼上没人跳绳", "顶层，头顶没有邻居"],
    },
  },
  {
    on: ["aspect"],
    unless: ["northOnly", "bothSides", "livingSouth", "southBalcony"],
    icon: "🧭",
    weight: 34,
    line: {
      professional: ["房屋{aspect}，日照情况以现场为准"],
      friendly: ["{aspect}，几点有太阳，来的时候看一眼就知道"],
      luxury: ["{aspect}，光线随时辰而变"],
      trendy: ["{aspect}，采光自己来验"],
    },
  },
  {
    on: ["price"],
    icon: "💰",
    weight: 30,
    open: {
      professional: ["{price.full}，条件整理如下。"],
      friendly: ["先报价：{price.bare}，合不合适往下看。"],
      luxury: [
        "{type}一处，静候一看。",
        "{type}一处，条件从简列出。",
        "一处{type}，资料如下。",
        "{type}，可约时来看。",
        "{area.bare}，一处{type}。",
        "{district}，{type}一处。",
      ],
      trendy: ["{price.bare}，别的往下看。"],
    },
  },
  {
    on: ["layout"],
    icon: "🏠",
    weight: 26,
    open: {
      professional: ["户型为{layout}，已知资料整理如下。"],
      friendly: ["{layout.han}，该知道的都写在下面了。"],
      luxury: [
        "{layout.han}，待人来看。",
        "房间不多不少：{layout.han}。",
        "起居所需，{layout.han}皆备。",
        "{layout.han}，尺度看房时可知。",
        "一处居所，{layout.han}。",
      ],
      trendy: ["{layout.short}，细节在下面。"],
    },
  },
];
