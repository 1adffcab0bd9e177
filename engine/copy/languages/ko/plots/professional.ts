/** Posts of a professional voice that any home can be told in: questions answered, a plan read, an hour's viewing, a sum. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { against, indoors, money, outside, state } from "./things-professional.ts";

export const professional: readonly Plot[] = [
  {
    name: "물으실 것부터",
    voices: ["professional"],
    families: ["chat", "list"],
    on: ["price", "layout"],
    weight: 60,
    titles: ["{district} {type}, 물으실 것부터", "물으실 것부터 답합니다"],
    lines: [
      {
        say: [
          [
            "물으실 것부터 답합니다. {place}의 {type}, {layout}, {area}입니다.",
            "물으실 것부터 답합니다. {layout}, {area}입니다.",
            "물으실 것부터 답합니다. {layout}입니다.",
          ],
          money,
          ["다음 질문은 거리일 것입니다. {transit}입니다."],
          ["층과 방향은 {floor.of}, {aspect.bare}입니다.", "층은 {floor.of}입니다.", "방향은 {aspect.bare}입니다."],
          ["지은 해는 {year.cell}입니다."],
        ],
      },
      "",
      { intro: "살면서 쓰게 되는 것은 다음과 같습니다.", list: [...indoors, ...outside], most: 5 },
      "",
      { say: [...state, ...against] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "더 물으실 것은 {company} {agent}, {phone}으로/로 연락해 주십시오.",
            "남은 질문은 {agent}이/가 받습니다. {company}, {phone}.",
            "남은 질문은 메시지로 보내 주십시오.",
          ],
        ],
      },
    ],
  },
  {
    name: "평면도 읽기",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 58,
    titles: ["{district} {type}, 평면도 읽기", "평면도로 읽는 집"],
    lines: [
      {
        say: [
          [
            "평면도를 함께 읽어 보겠습니다. {place} {type}, {area} 안에 {layout.words}이/가 있습니다.",
            "평면도를 함께 읽어 보겠습니다. {place}, {area} 안에 {layout}이/가 있습니다.",
            "평면도를 함께 읽어 보겠습니다. {area} 안에 {layout}이/가 있습니다.",
          ],
          [
            "방위표부터 보면 {aspect.bare}이고/고, 건물에서의 자리는 {floor.of}입니다.",
            "방위표부터 보면 {aspect.bare}입니다.",
            "건물에서의 자리는 {floor.of}입니다.",
          ],
        ],
      },
      "",
      { intro: "도면에서 짚을 곳입니다.", list: indoors, most: 5 },
      "",
      { intro: "도면 밖에서 확인할 것입니다.", list: [["· {transit}입니다"], ["· {year}입니다"], ...outside], most: 4 },
      "",
      { say: [...state, ...against, money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "도면과 실제를 맞춰 보시려면 {company} {agent}, {phone}으로/로 날짜를 알려 주십시오.",
            "도면을 들고 함께 둘러보시겠습니까. {agent}({company}), {phone}.",
            "도면을 들고 함께 둘러보실 날짜를 메시지로 알려 주십시오.",
          ],
        ],
      },
    ],
  },
  {
    name: "방문 순서대로",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 57,
    titles: ["{district} {type} 방문 순서", "방문하실 때 볼 순서"],
    lines: [
      {
        say: [
          [
            "보러 오실 때의 순서대로 적습니다. {transit.from}, {place}의 {type} 앞에서 시작합니다.",
            "보러 오실 때의 순서대로 적습니다. {place}의 {type}입니다.",
            "보러 오실 때의 순서대로 적습니다. {place}입니다.",
            "보러 오실 때의 순서대로 적습니다.",
          ],
          [
            "건물은 {year.of} 것이고, 올라가실 층은 {floor.short}입니다.",
            "올라가실 층은 {floor.short}입니다.",
            "{year.of} 건물입니다.",
          ],
          ["들어서면 {layout}, {area}입니다."],
          ["나침반을 켜 보시면 {aspect.bare}입니다."],
        ],
      },
      "",
      { intro: "들어가서 볼 것.", list: [...indoors, ...outside.slice(0, 1)], most: 4 },
      "",
      { intro: "나오면서 볼 것.", list: outside.slice(1), most: 3, spare: 2 },
      "",
      { say: [...state, ...against, money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "출발 시각만 정해 주십시오. {company} {agent}, {phone}.",
            "안내는 {agent}이/가 맡습니다. {company}, {phone}.",
            "출발 시각은 메시지로 정하실 수 있습니다.",
          ],
        ],
      },
    ],
  },
  {
    name: "계산서 한 장",
    voices: ["professional"],
    families: ["chat", "list"],
    on: ["price", "area"],
    weight: 59,
    titles: ["{district} {type} 계산서 한 장", "계산서 한 장으로 보는 집"],
    lines: [
      {
        say: [
          [
            "계산부터 하겠습니다. {place} {type}, {depositSum}에 {price}입니다. {managementFee}까지 합쳐서 한 달에 드는 금액은 {monthlySum}입니다.",
            "계산부터 하겠습니다. {place} {type}, {price}입니다. {managementFee}까지 합쳐서 한 달에 드는 금액은 {monthlySum}입니다.",
            "계산부터 하겠습니다. {place} {type}, {depositSum}에 {price}입니다.",
            "{?sale}계산부터 하겠습니다. {place} {type}, {price}이고/고 {perSquareMetre.about}꼴입니다.",
            "계산부터 하겠습니다. {place} {type}, {price}입니다.",
            "{?sale}계산부터 하겠습니다. {price}이고/고 {perSquareMetre.about}꼴입니다.",
            "계산부터 하겠습니다. {place}. {price}.",
            "계산부터 하겠습니다. {price}.",
          ],
          ["그 금액에 들어가는 면적은 {area}, 구성은 {layout}입니다."],
        ],
      },
      "@costs @material?",
      "",
      {
        say: [
          [
            "{transit}, {floor.of}, {aspect.bare}입니다.",
            "{transit}입니다.",
            "{floor.of}, {aspect.bare}입니다.",
            "{aspect.bare}입니다.",
          ],
          ["{year.of} 집입니다."],
          ...state,
        ],
      },
      "",
      { intro: "따로 사지 않아도 되는 것과 쓸 수 있는 것입니다.", list: [...indoors.slice(1), ...outside], most: 5 },
      "",
      { say: against },
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "예산에 맞춰 다시 계산해 드립니다. {company} {agent}, {phone}.",
            "계산서에 없는 항목은 {agent}에게 물어봐 주십시오. {company}, {phone}.",
            "계산서에 없는 항목은 메시지로 물어봐 주십시오.",
          ],
        ],
      },
    ],
  },
];
