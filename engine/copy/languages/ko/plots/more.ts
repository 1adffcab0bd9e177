/** Further posts that any home can be told in: a cart, a note on the fridge, an unboxing, values to copy down, a cup of tea. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { homeFriendly, homeTrendy, tail } from "./home.ts";
import * as friendly from "./things-friendly.ts";
import * as luxury from "./things-luxury.ts";
import * as professional from "./things-professional.ts";
import * as trendy from "./things-trendy.ts";

export const more: readonly Plot[] = [
  {
    name: "장바구니에 담기 전에",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 58,
    titles: ["{district} {type}, 상세페이지", "집에도 상세페이지가 있다면"],
    lines: [
      {
        say: ["집은 장바구니에 담아 두고 고민할 수도 없잖아요. 그래서 상세페이지를 대신 써 드릴게요.", ...homeFriendly],
      },
      "",
      { intro: "구성품이에요.", list: [...friendly.outdoors, ...friendly.indoors, ...friendly.around], most: 5 },
      "",
      {
        say: [
          ...friendly.state,
          [
            "{+noLift}{+upstairsWithoutLift}구매 전 확인: 엘리베이터가 없어서 {floor.short}까지 걸어 올라가요.",
            "{+noLift}{+upstairsWithoutLift}구매 전 확인: 엘리베이터가 없어서 걸어 올라가요.",
            "{+noLift}구매 전 확인: 엘리베이터는 없어요.",
            "{+noParking}구매 전 확인: 주차 자리는 없어요.",
            "{+noPets}구매 전 확인: 반려동물은 안 돼요.",
          ],
          friendly.money,
        ],
      },
      ...tail,
      {
        close: [
          [
            "상품 문의는 {company} {agent}, {phone}이에요/예요. 실물 확인하고 결정하세요.",
            "실물이 궁금하면 {phone}으로/로요. {company} {agent}이/가 보여 드려요.",
            "실물이 궁금하면 메시지 주세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "냉장고에 붙일 메모",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 57,
    titles: ["{district} {type}, 메모 한 장", "냉장고에 붙일 메모 한 장"],
    lines: [
      {
        say: [
          [
            "집을 여러 곳 보다 보면 다 섞이죠? {place} 집은 냉장고에 붙일 메모로 정리해 드릴게요.",
            "집을 여러 곳 보다 보면 다 섞이죠? 이 집은 냉장고에 붙일 메모로 정리해 드릴게요.",
          ],
        ],
      },
      "",
      {
        list: [
          ["📌 {layout.words}, {area.say}. 여기까지가 크기", "📌 {layout}, {area}. 여기까지가 크기"],
          ["📌 {transit}, 걸어 보고 시간 재기", "📌 {transit}"],
          [
            "📌 {floor.short}, {aspect.bare}. 해 드는 시간에 가 보기",
            "📌 {aspect.bare}. 해 드는 시간에 가 보기",
            "📌 {floor.of}",
          ],
          ["📌 {year.of} 집. 수압이랑 콘센트 확인"],
          ["📌 {depositSum}에 {price}. 관리비에 뭐가 들어 있는지 묻기", "📌 {price}"],
        ],
      },
      "",
      {
        intro: "메모 뒷면에는 좋아하게 될 것들.",
        list: [...friendly.outdoors, ...friendly.indoors, ...friendly.around],
        most: 4,
      },
      "",
      { say: [...friendly.state, ...friendly.against] },
      ...tail,
      {
        close: [
          [
            "메모 맨 아래에는 이 번호요. {phone}, {company} {agent}.",
            "빈칸은 {agent}과/와 채워요. {company}, {phone}이에요/예요.",
            "빈칸은 댓글로 채워 드릴게요.",
          ],
        ],
      },
    ],
  },
  {
    name: "언박싱",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 58,
    titles: ["{district} {type} 언박싱", "집 언박싱"],
    lines: [
      { say: ["언박싱 간다. 상자가 좀 큼.", ...homeTrendy, ["제조 연도 {year.cell}."]] },
      "",
      { intro: "상자 안 내용물.", list: [...trendy.indoors, ...trendy.outdoors, ...trendy.around], most: 5 },
      "",
      {
        say: [
          ...trendy.state,
          [
            "{+noLift}{+upstairsWithoutLift}취급 주의: 엘리베이터 없음. 직접 들고 올라가야 함.",
            "{+noLift}취급 주의: 엘리베이터 없음.",
            "{+noParking}{+noPets}취급 주의: 주차 자리 없음, 반려동물 불가.",
            "{+noParking}취급 주의: 주차 자리 없음.",
            "{+noPets}취급 주의: 반려동물 불가.",
          ],
          trendy.money,
        ],
      },
      ...tail,
      {
        close: [
          [
            "개봉은 {company} {agent} {phone}. 칼은 필요 없음.",
            "개봉 예약 {phone}, {agent}. 칼은 필요 없음.",
            "같이 개봉할 사람 태그 👇",
          ],
        ],
      },
    ],
  },
  {
    name: "수첩에 옮겨 적을 값",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 58,
    titles: ["{district} {type}, 한 장 정리", "수첩에 옮겨 적을 값"],
    lines: [
      {
        say: [
          [
            "수첩에 그대로 옮겨 적으실 수 있도록 정리합니다. {place}의 {type}입니다.",
            "수첩에 그대로 옮겨 적으실 수 있도록 정리합니다. {place}입니다.",
            "수첩에 그대로 옮겨 적으실 수 있도록 정리합니다.",
          ],
        ],
      },
      "",
      {
        numbered: true,
        list: [
          ["{layout}, {area}"],
          [
            "{depositSum}에 {price}, {managementFee}까지 합쳐서 한 달에 {monthlySum}",
            "{depositSum}에 {price}",
            "{?sale}{price}, {perSquareMetre.about}",
            "{?rent}{price}, {managementFee}, 합쳐서 한 달에 {monthlySum}",
            "{price}, 합쳐서 한 달에 {monthlySum}",
            "{price}",
          ],
          ["{transit}"],
          ["{floor.of}, {aspect.bare}", "{floor.of}", "{aspect.bare}"],
          ["{year}"],
          ["{available}"],
        ],
      },
      "",
      {
        intro: "숫자로 적기 어려운 것은 따로 적습니다.",
        list: [...professional.indoors, ...professional.outside],
        most: 5,
      },
      "",
      { say: [...professional.state, ...professional.against] },
      ...tail,
      {
        close: [
          [
            "같은 항목으로 다른 집도 정리해 드립니다. {company} {agent}, {phone}.",
            "찾으시는 조건을 알려 주시면 맞추어 답하겠습니다. {agent}({company}), {phone}.",
            "찾으시는 조건은 메시지로 알려 주십시오.",
          ],
        ],
      },
    ],
  },
  {
    name: "차가 식기 전에",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 57,
    titles: ["차가 식기 전에, {district}", "차가 식기 전에"],
    lines: [
      {
        say: [
          [
            "차가 식기 전에 읽으실 만큼만 적습니다. {place}의 {type}입니다.",
            "차가 식기 전에 읽으실 만큼만 적습니다. {place}의 집입니다.",
            "차가 식기 전에 읽으실 만큼만 적습니다.",
          ],
          ["{layout.words}, {area}.", "{layout}, {area}."],
        ],
      },
      "",
      { say: [luxury.first, ...luxury.images.slice(0, 3)] },
      { say: luxury.images.slice(3), spare: 2 },
      "",
      {
        say: [
          ["{floor.of}, {aspect.bare}.", "{floor.of}.", "{aspect.bare}."],
          ["{year.of} 집, {transit.from}.", "{transit.from}.", "{year.of} 집."],
          ...luxury.state,
          ...luxury.against,
          luxury.money,
        ],
      },
      ...tail,
      {
        close: [
          [
            "나머지는 차를 마시며 말씀드리겠습니다. {company} {agent}, {phone}.",
            "찻물은 올려 두겠습니다. {agent}, {phone}.[ {company}.]",
            "나머지는 뵙고 말씀드리겠습니다.",
          ],
        ],
      },
    ],
  },
];
