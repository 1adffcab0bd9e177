/** Openings and lines from what every page states: price, year, land, floor, size. Plain, for homes whose page says little. */
import type { Scene } from "#engine/copy/languages/base/story";

export const facts: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift", "floor"],
    icon: "🪜",
    weight: 58,
    title: ["没电梯的{beds}，先说清楚"],
    open: {
      professional: ["先说明一点：{floor.run}，楼内无电梯。介意者可不必往下看。"],
      friendly: ["丑话说在前头：{floor.short}，没有电梯。能接受的，往下看。"],
      trendy: ["没电梯，丑话说在前头。剩下的慢慢说。"],
    },
  },
  {
    on: ["rent", "price"],
    icon: "💰",
    weight: 47,
    title: ["{district}{beds}，{price.bare}"],
    open: {
      professional: ["{district}，{layout}，{price.full}。"],
      friendly: [
        "{district}，{layout.han}，{price.bare}，先把大数说清楚。",
        "预算先对一下：{district}{beds}，{price.bare}。",
      ],
      luxury: ["{district}，{name}，{layout.short}。"],
      trendy: ["{price.bare}，{district}{beds}。", "{price.bare}能租到什么样？{district}，{layout.short}。"],
    },
  },
  {
    on: ["sale", "price"],
    icon: "💰",
    weight: 46,
    title: ["{district}{beds}，{price.bare}", "{name}{beds}，{price.bare}"],
    open: {
      professional: ["{district}{type}，{layout}，{price}。"],
      friendly: [
        "{district}，{layout.han}，{price.bare}，先把大数说清楚。",
        "价格不藏着：{price.bare}，{district}{beds}。",
      ],
      luxury: ["{district}，{name}，{layout.short}。", "{place}，{type}一处。"],
      trendy: ["{price.bare}，{district}{beds}。", "{price.bare}能买到什么样？{district}，{layout.short}。"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🕰️",
    weight: 62,
    title: ["{year.num}的{type}", "{year.num}的房子，{district}"],
    open: {
      professional: ["{year}，老房子，先看年份再看其他。"],
      friendly: ["这房子{year}，年纪写在墙上。"],
      luxury: ["{year.num}，这座房子已经在了。"],
      trendy: ["{year.num}建的。老房子，浪漫归浪漫，账单也得看。"],
    },
    line: {
      professional: ["{year}"],
      friendly: ["{year}，老房子的脾气要慢慢摸"],
      luxury: ["{year.num}建成，岁月自有纹理"],
      trendy: ["{year}，老，但有味道"],
    },
    end: {
      luxury: ["往后的日子，由新主人来写。"],
      friendly: ["喜欢老房子的理由，各有各的，你的是哪条？"],
      trendy: ["老房子，爱还是怕？"],
    },
  },
  {
    on: ["land", "area"],
    icon: "📐",
    weight: 56,
    title: ["{land}，{beds}"],
    open: {
      professional: ["{land}，{area.flat}。"],
      friendly: ["先说地：{land}。"],
      luxury: ["{land}，一方天地。"],
      trendy: ["{land}。地在脚下，想法自带。"],
    },
    line: { any: ["{land}"], friendly: ["{land}，怎么用可以慢慢想"], trendy: ["{land}，想法自带"] },
  },
  {
    on: ["manyBedrooms", "layout"],
    icon: "🛏️",
    weight: 54,
    title: ["{beds}，{district}{type}"],
    open: {
      professional: ["{layout}，房间数量先作说明。"],
      friendly: ["客人来了睡哪儿，这套不用想太久：{layout.han}。"],
      luxury: ["{layout.han}，人各有室。"],
      trendy: ["{layout.short}，房间比借口多。"],
    },
  },
  {
    on: ["studioFlat", "area"],
    icon: "🛏️",
    weight: 44,
    title: ["{district}开间，{area.bare}"],
    open: {
      professional: ["开间，{area.flat}。"],
      friendly: ["开间有开间的好：一眼看到头，打扫不费事。"],
      luxury: ["一室之内，起居自成方圆。"],
      trendy: ["开间，{area}。床到冰箱，几步的事。"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏢",
    weight: 42,
    line: {
      professional: ["位于顶层"],
      friendly: ["在顶层，楼上没有脚步声"],
      luxury: ["居于顶层，头上只有天"],
      trendy: ["顶层，楼上没人跳绳"],
    },
  },
  {
    on: ["aspect"],
    unless: ["northOnly", "bothSides", "livingSouth", "southBalcony"],
    icon: "🧭",
    weight: 38,
    line: { any: ["{aspect}"] },
  },
  {
    on: ["depositAndAdvance"],
    icon: "🧾",
    weight: 36,
    line: { any: ["{depositAndAdvance}"], friendly: ["{depositAndAdvance}，签约前把钱备好"] },
  },
  {
    on: ["price"],
    icon: "💰",
    weight: 30,
    open: {
      professional: ["{type}，{layout}，{price}。", "{price.full}。"],
      friendly: ["{layout.han}，{price.bare}，往下看。", "{price.bare}，先摆在这里。"],
      luxury: ["{layout.han}，一处。"],
      trendy: ["{price.bare}。看，还是划走？"],
    },
  },
  {
    on: ["layout"],
    icon: "🏠",
    weight: 26,
    open: {
      professional: ["{layout}，资料如下。"],
      friendly: ["{layout.han}，该有的都写在下面了。"],
      luxury: ["{layout.han}。"],
      trendy: ["{layout.short}，往下看。"],
    },
  },
];
