/** Posts of one to three sentences that any home can be told in, for a friendly and a trendy voice. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const short: readonly Plot[] = [
  {
    name: "알람 몇 시",
    voices: ["friendly"],
    families: ["short"],
    on: ["transit", "price"],
    weight: 60,
    titles: ["알람은 몇 시로 맞추실래요?"],
    lines: [
      {
        say: [
          ["{transit.from}. 알람을 몇 시로 맞출지는 맡길게요."],
          [
            "{place} {type}, {layout}, {area}이고/고 {depositSum}에 {price}이에요/예요.",
            "{place} {type}, {layout}, {area}이고/고 {price}이에요/예요.",
            "{layout}, {area}이고/고 {price}이에요/예요.",
            "{layout}, {area}이고/고, {price}.",
          ],
          [
            "{+noLift}{+upstairsWithoutLift}아, 엘리베이터는 없어요.",
            "{parcelBox}도 있어요.",
            "{southBalcony}도 있어요.",
            "{lift}도 있어요.",
          ],
        ],
      },
      { close: [["보러 오실 분은 {agent} {phone}.", "보러 오실 분은 메시지 주세요."]] },
    ],
  },
  {
    name: "한 줄로 답하면",
    voices: ["friendly"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 58,
    titles: ["“거기 어때요?” 한 줄 답"],
    lines: [
      {
        say: [
          [
            "“거기 어때요?”에 한 줄로 답하면, {place} {layout}, {area}, {depositSum}에 {price}이에요/예요.",
            "“거기 어때요?”에 한 줄로 답하면, {place} {layout}, {area}, {price}이에요/예요.",
            "“거기 어때요?”에 한 줄로 답하면, {layout}, {area}, {price}이에요/예요.",
            "“거기 어때요?”에 한 줄로 답하면, {place} {layout}, {area}, {price}.",
          ],
          ["두 번째 줄도 있어요. {floor.short}, {aspect.bare}.", "{transit}이에요/예요.", "{aspect.bare}이고요."],
          [
            "단점은 엘리베이터가 없다는 것{+noLift}{+upstairsWithoutLift}.",
            "단점은 주차 자리가 없다는 것{+noParking}.",
          ],
        ],
      },
      { close: [["나머지는 {agent}에게, {phone}.", "나머지는 댓글로 물어보세요."]] },
    ],
  },
  {
    name: "줄자 챙기세요",
    voices: ["friendly"],
    families: ["short"],
    on: ["area", "layout"],
    weight: 57,
    titles: ["줄자 챙겨 오세요"],
    lines: [
      {
        say: [
          [
            "줄자 챙겨 오세요. {place} {type}, {layout.words}, {area.say}이에요/예요.",
            "줄자 챙겨 오세요. {place}, {layout}, {area}이에요/예요.",
            "줄자 챙겨 오세요. {layout}, {area}이에요/예요.",
          ],
          [
            "{depositSum}에 {price}, {transit}이에요/예요.",
            "{price}이고/고 {transit}이에요/예요.",
            "{depositSum}에 {price}이에요/예요.",
            "{price}이에요/예요.",
            "{price}.",
          ],
          [
            "재 볼 곳은 {southBalcony}부터요.",
            "재 볼 곳은 {balcony}부터요.",
            "재 볼 곳은 {builtInWardrobes}부터요.",
            "재 볼 곳은 {terrace}부터요.",
          ],
        ],
      },
      { close: [["{company} {agent}, {phone}.", "{agent} {phone}.", "약속은 메시지로 잡아요."]] },
    ],
  },
  {
    name: "밸런스 게임",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 60,
    titles: ["밸런스 게임"],
    lines: [
      {
        say: [
          [
            "밸런스 게임. 계속 스크롤 vs {place} {layout}, {area}, {depositSum}에 {price}.",
            "밸런스 게임. 계속 스크롤 vs {place} {layout}, {area}, {price}.",
            "밸런스 게임. 계속 스크롤 vs {layout}, {area}, {price}.",
          ],
          [
            "힌트: {floor.short}, {aspect.bare}, {transit.from}.",
            "힌트: {transit.from}.",
            "힌트: {floor.short}, {aspect.bare}.",
            "힌트: {aspect.bare}.",
          ],
          [
            "함정: 엘리베이터 없음{+noLift}{+upstairsWithoutLift}.",
            "함정: 주차 자리 없음{+noParking}.",
            "보너스: {southBalcony}.",
            "보너스: {parcelBox}.",
          ],
        ],
      },
      { close: [["후자면 {agent} {phone}.", "후자면 댓글."]] },
    ],
  },
  {
    name: "스포 주의",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "place"],
    weight: 58,
    titles: ["스포 주의"],
    lines: [
      {
        say: [
          [
            "스포 주의. 배경은 {place}, 세트는 {layout}, {area}. 결말은 {depositSum}에 {price}.",
            "스포 주의. 배경은 {place}, 세트는 {layout}, {area}. 결말은 {price}.",
            "스포 주의. 배경은 {place}, 세트는 {area}. 결말은 {price}.",
          ],
          ["첫 장면은 {transit.from}.", "조명 감독은 {aspect.bare}.", "제작 연도 {year.cell}."],
          ["반전: 엘리베이터 없음{+noLift}{+upstairsWithoutLift}.", "반전: 주차 자리 없음{+noParking}."],
        ],
      },
      { close: [["본편 관람은 {agent} {phone}.", "본편 관람은 메시지로."]] },
    ],
  },
  {
    name: "짤 없이 숫자만",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "area"],
    weight: 57,
    titles: ["짤 없이 숫자만"],
    lines: [
      {
        say: [
          [
            "말 줄이고 숫자만. {place}, {area}, {layout}, {floor.short}, {depositSum}에 {price}.",
            "말 줄이고 숫자만. {place}, {area}, {layout}, {floor.short}, {price}.",
            "말 줄이고 숫자만. {place}, {area}, {layout}, {price}.",
            "말 줄이고 숫자만. {area}, {layout}, {price}.",
          ],
          ["{transit.from}, {year.cell} 완공.", "{transit.from}.", "{year.cell} 완공."],
          [
            "숫자로 안 되는 건 {southBalcony}.",
            "숫자로 안 되는 건 {riverView}.",
            "숫자로 안 되는 건 {garden}.",
            "숫자로 안 되는 건 {fireplace}.",
          ],
        ],
      },
      { close: [["마지막 숫자, {agent} {phone}.", "관심 있으면 DM."]] },
    ],
  },
];
