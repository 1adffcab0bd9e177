/** Posts of one to three sentences that any home can be told in, for every voice. */
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
  {
    name: "요점부터",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 60,
    titles: ["{district} {type} 요점"],
    lines: [
      {
        say: [
          [
            "요점부터 말씀드립니다. {place} {type}, {layout}, {area}, {depositSum}에 {price}입니다.",
            "요점부터 말씀드립니다. {place} {type}, {layout}, {area}, {price}입니다.",
            "요점부터 말씀드립니다. {layout}, {area}, {price}입니다.",
            "요점부터 말씀드립니다. {place} {layout}, {area}. {price}.",
          ],
          [
            "{floor.of}, {aspect.bare}이며 {transit}입니다.",
            "{transit}입니다.",
            "{floor.of}, {aspect.bare}입니다.",
            "{aspect.bare}입니다.",
          ],
          [
            "엘리베이터는 없습니다{+noLift}{+upstairsWithoutLift}.",
            "주차 자리는 없습니다{+noParking}.",
            "{available}.",
          ],
        ],
      },
      { close: [["{company} {agent}, {phone}.", "방문 예약은 메시지로 받습니다."]] },
    ],
  },
  {
    name: "메모해 두실 내용",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "area"],
    weight: 58,
    titles: ["메모해 두실 내용"],
    lines: [
      {
        say: [
          [
            "방문 전에 메모해 두실 내용입니다. {place}, {area}, {layout}, {floor.short}.",
            "방문 전에 메모해 두실 내용입니다. {place}, {area}, {layout}.",
            "방문 전에 메모해 두실 내용입니다. {area}, {layout}.",
          ],
          [
            "{depositSum}에 {price}, 합쳐서 한 달에 드는 금액은 {monthlySum}입니다.",
            "{depositSum}에 {price}입니다.",
            "{?sale}{price}, {perSquareMetre.about}꼴입니다.",
            "{price}입니다.",
            "{price}.",
          ],
          ["{transit}입니다.", "{year.of} 집입니다."],
        ],
      },
      { close: [["문의는 {company} {agent}, {phone}.", "문의는 메시지로 받습니다."]] },
    ],
  },
  {
    name: "거리와 금액",
    voices: ["professional"],
    families: ["short"],
    on: ["transit", "price"],
    weight: 57,
    titles: ["거리와 금액부터"],
    lines: [
      {
        say: [
          ["{place}, {transit}입니다.", "{transit}입니다."],
          [
            "{layout}, {area}이며 {depositSum}에 {price}입니다.",
            "{layout}, {area}이며 {price}입니다.",
            "{layout}, {area}입니다. {price}.",
          ],
          [
            "{floor.of}이고/고 엘리베이터는 없습니다{+noLift}{+upstairsWithoutLift}.",
            "{floor.of}, {aspect.bare}입니다.",
            "{aspect.bare}입니다.",
          ],
        ],
      },
      { close: [["거리는 직접 걸어 보시고, 약속은 {agent} {phone}.", "거리는 직접 걸어 보시기 바랍니다."]] },
    ],
  },
  {
    name: "열쇠 하나",
    voices: ["luxury"],
    families: ["short"],
    on: ["layout", "place"],
    weight: 60,
    titles: ["열쇠 하나, {district}"],
    lines: [
      {
        say: [
          ["{place}, 열쇠 하나에 {layout.words}.", "{place}, 열쇠 하나에 {layout}."],
          ["{area}, {floor.short}, {aspect.bare}.", "{area}, {aspect.bare}.", "{area}, {floor.short}.", "{area}."],
          [
            "그리고 {fireplace}.",
            "그리고 {riverView}.",
            "그리고 {seaView}.",
            "그리고 {garden}.",
            "그리고 {terrace}.",
            "그리고 {southBalcony}.",
            "그리고 {balcony}.",
          ],
          ["{transit.from}."],
          ["{depositSum}에 {price}.", "{price}."],
        ],
      },
      { close: [["{agent}, {phone}.", "방문은 예약으로 받습니다."]] },
    ],
  },
  {
    name: "문을 닫으면",
    voices: ["luxury"],
    families: ["short"],
    on: ["place", "area"],
    weight: 58,
    titles: ["문을 닫으면, {district}"],
    lines: [
      {
        say: [
          ["문밖은 {place}, 문 안은 {area}.", "문밖은 {place}, 문 안은 {layout}."],
          ["{layout.words}.", "{layout}."],
          ["창은 {aspect.bare}, 자리는 {floor.short}.", "창은 {aspect.bare}.", "자리는 {floor.short}."],
          ["{transit.from}."],
          ["{depositSum}에 {price}.", "{price}."],
        ],
      },
      { close: [["문을 열어 드릴 사람, {agent} {phone}.", "여는 날은 메시지로 정합니다."]] },
    ],
  },
  {
    name: "빛이 머무는 쪽",
    voices: ["luxury"],
    families: ["short"],
    on: ["aspect", "price"],
    weight: 57,
    titles: ["{aspect.bare}, {district}"],
    lines: [
      {
        say: [
          ["{aspect.bare}. 집이 오래 바라보는 쪽입니다.", "{aspect.through}. 바람이 드나드는 집입니다."],
          ["{place}, {layout}, {area}.", "{layout}, {area}."],
          ["{depositSum}에 {price}.", "{price}."],
          ["{transit.from}.", "{year.of} {type}."],
        ],
      },
      { close: [["{agent}, {phone}.", "빛이 드는 시각에 모시겠습니다."]] },
    ],
  },
];
