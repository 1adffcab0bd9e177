/** About how one lives there: the station and an ordinary day, an animal's questions, what the house does without leaving it. */
import type { Plot, PlotLine } from "#engine/copy/languages/base/plot";
import { reach, run, whole } from "./facts.ts";
import {
  balconies,
  baths,
  cars,
  deals,
  doors,
  finish,
  furniture,
  kitchens,
  light,
  outdoors,
  stores,
  warmth,
} from "./warm.ts";

/** What an animal would look at, which no agent's sheet has a line for. */
const looks: readonly PlotLine[] = [
  {
    numbered: true,
    list: [
      [
        "阳台：{southBalcony}封没封，纱窗牢不牢，推一推",
        "阳台：{balcony}封没封，纱窗牢不牢，推一推",
        "窗：{bayWindow}，纱窗牢不牢，推一推",
      ],
      ["楼层：{floor}，没封窗之前别放它出来"],
      ["太阳：{livingSouth}，看看午觉睡哪儿", "太阳：{aspect}，看看午觉睡哪儿"],
      ["地板：{hardwoodFloor}，爪印算谁的，先说清", "地板：{woodFloor}，爪印算谁的，先说清"],
      ["口粮：楼下有{parcelBox}，到货不用请假"],
      [
        "出门：{garden}",
        "出门：{yard}",
        "出门：{park}",
        "出门：{+upstairsWithoutLift}{noLift}，抱着下楼",
        "出门：有{lift}，不用抱着下楼",
      ],
      ["{?rent}合同：可以养这句，白纸黑字写进去再签", "{?sale}规约：能养几只、多大，白纸黑字看清楚再签"],
    ],
    most: 7,
  },
  "",
  { say: [["{transit.run}"], finish, furniture, kitchens, baths, stores], spare: 1 },
  "@rest",
  "@but",
  "@money @material?",
  "",
  { close: [reach("约看房的时候把它的照片一起发来")] },
];

export const days: readonly Plot[] = [
  {
    name: "a cat's list",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["catsAllowed"],
    titles: ["{district}{beds}可养猫，替它看房", "可养猫的{beds}，替它看房", "{district}{beds}，可养猫"],
    lines: [{ say: [whole(), "{catsAllowed}。它来不了现场，要查的我替它列好了"] }, "", ...looks],
  },
  {
    name: "an animal's list",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["{district}{beds}可养宠，替它看房", "可养宠物的{beds}，替它看房", "{district}{beds}，可养宠物"],
    lines: [{ say: [whole(), "{petsAllowed}。它来不了现场，要查的我替它列好了"] }, "", ...looks],
  },
  {
    name: "an ordinary day",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["nearTransit", "transit", "floor", "lift"],
    weight: 64,
    titles: ["{district}{beds}，普通的一天", "{name}{beds}，普通的一天", "{district}{beds}，{transit.run}"],
    lines: [
      { say: [whole(), "{transit.run}。拿普通的一天过一遍"] },
      "",
      {
        say: [
          [
            ...baths.map((text) => `早上，${text}`),
            "早上，{floor}，有{lift}，下楼不费劲",
            "{+upstairsWithoutLift}早上，{floor}，{noLift}，下楼当热身",
          ],
          [
            "{floor}，有{lift}，到楼下的工夫够理一理头发",
            "{+upstairsWithoutLift}{floor}，{noLift}，下楼当热身",
            "{floor}",
          ],
        ],
      },
      {
        say: [
          doors.map((text) => `晚上，${text}`),
          kitchens.map((text) => `晚饭，${text}`),
          cars.map((text) => `开车回来的，${text}`),
        ],
      },
      {
        say: [[...outdoors, ...balconies].map((text) => `不出门那天，${text}`), light, warmth, stores],
      },
      { say: [finish, furniture, deals], spare: 1 },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("挑个上班日的早上来看，路上顺便掐个表")] },
    ],
  },
  {
    name: "without leaving the gate",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["gym"],
    weight: 64,
    titles: ["{district}{beds}，健身房在楼里", "健身房在楼里，{beds}", "{district}{beds}，{price.bare}"],
    lines: [
      { say: [whole("{floor.short}"), ["{transit.run}[，{aspect}]", "{aspect}"]] },
      "",
      {
        say: [
          run(
            "{gym}",
            "{pool}",
            "{communityPool}",
            "{clubhouse}",
            "{coworking}",
            "{roofGarden}",
            "{barbecue}",
            "{playground}",
            "{bikeRoom}",
            "{parcelBox}",
            "{concierge}",
            "{securityGuard}",
          ).map((text) => `不出大门就有的：${text}`),
          "下雨、加班、懒得出门，这几个理由先作废",
        ],
      },
      {
        say: [
          light.map((text) => `回到屋里，${text}`),
          balconies,
          kitchens,
          baths,
          warmth,
          stores,
          cars,
          finish,
          furniture,
          deals,
        ],
      },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("看房穿双球鞋来，楼里都转一圈")] },
    ],
  },
];
