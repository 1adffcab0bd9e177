/** Posts of one to three sentences that any home can be told in, for a professional and a luxury voice. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const shortFormal: readonly Plot[] = [
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
