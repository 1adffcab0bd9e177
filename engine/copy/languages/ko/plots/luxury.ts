/** Posts of a luxury voice that any home can be told in: a key, a doorway, an evening, the side that it looks to. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { against, first, images, money, state } from "./things-luxury.ts";

export const luxury: readonly Plot[] = [
  {
    name: "현관의 저녁",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout", "place"],
    weight: 60,
    titles: ["{district}, 현관의 저녁", "현관의 저녁"],
    lines: [
      {
        say: [
          ["{place}의 저녁, 현관에 불이 켜집니다.", "저녁, 현관에 불이 켜집니다."],
          ["{floor.of}. {layout.words}, {area}.", "{layout.words}, {area}.", "{layout}, {area}.", "{layout}."],
        ],
      },
      "",
      { say: [first, ...images.slice(0, 3)] },
      { say: images.slice(3), spare: 2 },
      "",
      {
        say: [
          ["창은 {aspect.bare}. {year.of} 집입니다.", "창은 {aspect.bare}.", "{year.of} 집입니다."],
          ["{transit.from}."],
          ...state,
          ...against,
        ],
      },
      "",
      { say: [money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "불을 켜 두고 기다리겠습니다. {company} {agent}, {phone}.",
            "저녁 시간에 보고 싶으시다면 {agent}, {phone}.[ {company}.]",
            "불을 켜 두고 기다리겠습니다. 날짜는 메시지로 정합니다.",
          ],
        ],
      },
    ],
  },
  {
    name: "열쇠를 돌리면",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["area", "place"],
    weight: 58,
    titles: ["열쇠를 돌리면, {district}", "열쇠를 돌리면"],
    lines: [
      {
        say: [
          ["열쇠를 돌리면, {place}의 {area}.", "열쇠를 돌리면, {area}."],
          ["{layout.words}이/가 차례로 열립니다.", "{layout}이/가 차례로 열립니다."],
        ],
      },
      "",
      { say: [first] },
      { list: images, most: 4 },
      "",
      {
        say: [
          ["{aspect.bare}, {floor.of}.", "{floor.of}.", "{aspect.bare}."],
          ["{year.of} {type}.", "{year.of} 집."],
          ["{transit.from}."],
          ...state,
          ...against,
        ],
      },
      "",
      { say: [money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "열쇠는 {agent}에게 있습니다. {company}, {phone}.",
            "열쇠를 먼저 돌려 보실 날을 {phone}으로/로 알려 주십시오. {company} {agent}.",
            "열쇠를 돌려 보실 날을 메시지로 알려 주십시오.",
          ],
        ],
      },
    ],
  },
  {
    name: "몇 줄의 편지",
    voices: ["luxury"],
    families: ["chat", "list"],
    on: ["price", "layout"],
    weight: 59,
    titles: ["{district}에서 보내는 편지", "집에서 보내는 편지"],
    lines: [
      {
        say: [
          [
            "{place}에서 몇 줄 적어 보냅니다. {year.of} {type}, {layout.words}의 집입니다.",
            "{place}에서 몇 줄 적어 보냅니다. {layout}, {area}의 집입니다.",
            "몇 줄 적어 보냅니다. {layout}, {area}의 집입니다.",
          ],
          [
            "넓이는 {area}, 바라보는 쪽은 {aspect.bare}입니다.",
            "바라보는 쪽은 {aspect.bare}입니다.",
            "넓이는 {area}입니다.",
          ],
        ],
      },
      "",
      { say: [first, ...images.slice(0, 2)] },
      { say: images.slice(2), spare: 2 },
      "",
      { say: [["{floor.of}, {transit.from}.", "{transit.from}.", "{floor.of}."], ...state, ...against, money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "답장은 천천히 주셔도 됩니다. {agent} 드림. {company}, {phone}.",
            "답장은 {phone}으로/로. {company} {agent} 드림.",
            "답장은 천천히 주셔도 됩니다.",
          ],
        ],
      },
    ],
  },
  {
    name: "창이 먼저",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["aspect", "layout"],
    weight: 57,
    titles: ["창이 먼저 말하는 집, {district}", "창이 먼저 말하는 집"],
    lines: [
      {
        say: [
          [
            "{aspect.bare}. {place}의 이 집은 창부터 보여 드리고 싶습니다.",
            "{aspect.bare}. 창부터 보여 드리고 싶습니다.",
          ],
          ["창 안쪽은 {layout.words}, {area}.", "창 안쪽은 {layout}, {area}.", "창 안쪽은 {layout}."],
        ],
      },
      "",
      { say: [first] },
      { say: images.slice(0, 3), spare: 1 },
      { say: images.slice(3), spare: 2 },
      "",
      {
        say: [
          ["{year.of} {type}, {floor.of}.", "{floor.of}.", "{year.of} 집."],
          ["{transit.from}."],
          ...state,
          ...against,
        ],
      },
      "",
      { say: [money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "오전의 창과 오후의 창, 어느 쪽을 먼저 보시겠습니까. {company} {agent}, {phone}.",
            "창가에서 뵙겠습니다. {agent}, {phone}.[ {company}.]",
            "창가에서 뵙겠습니다. 날짜는 메시지로 정합니다.",
          ],
        ],
      },
    ],
  },
];
