/** Posts of a friendly voice that any home can be told in: a day, a message, questions, a letter the home writes itself. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { against, around, indoors, money, outdoors, state } from "./things-friendly.ts";

export const friendly: readonly Plot[] = [
  {
    name: "하루를 미리 써 보면",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["transit", "aspect"],
    weight: 60,
    titles: ["{district}에서 보내는 하루", "이 집에서 보내는 하루"],
    lines: [
      {
        say: [
          [
            "{place}에서 보내는 하루를 미리 써 봤어요. 무대는 {layout.words}, {area}짜리 {type}이에요/예요.",
            "{place}에서 보내는 하루를 미리 써 봤어요.[ 무대는 {layout}, {area}이에요/예요.]",
            "이 집에서 보내는 하루를 미리 써 봤어요.",
          ],
        ],
      },
      "",
      {
        list: [
          [
            "🌅 아침: 커튼부터 걷어요. {floor.short}, {aspect.bare}이에요/예요",
            "🌅 아침: 커튼부터 걷어요. 방향은 {aspect.bare}이에요/예요",
            "🌅 아침: 앞뒤 창을 열어요. {aspect.through}이에요/예요",
          ],
          ["👟 나가는 길: {transit}이에요/예요. 들을 노래를 골라 두세요"],
          ["📦 낮: 집은 비었지만 {parcelBox}이/가 택배를 받아 둬요"],
          [
            "🥬 오는 길: {wetMarket}에 들러 두부 한 모",
            "🥬 오는 길: {market}에 들러 두부 한 모",
            "🛒 오는 길: {supermarket}에서 저녁거리 하나",
            "🛒 오는 길: {superNear}에서 저녁거리 하나",
            "🍦 오는 길: {convenienceStore}에서 아이스크림 하나",
          ],
          [
            "🍳 저녁: {newKitchen}에서 뭐든 끓이기",
            "🍳 저녁: {openKitchen}에서 찌개 끓이며 수다",
            "🍳 저녁: {gasStove} 불꽃에 볶음밥",
            "🍳 저녁: {inductionHob}에 라면 한 냄비",
          ],
          [
            "🌳 밤: {park}까지 한 바퀴",
            "🌙 밤: {southBalcony}에서 바람 한 번",
            "🌙 밤: {balcony}에서 바람 한 번",
            "🛁 밤: {bathtub}에서 반신욕",
          ],
        ],
      },
      "",
      { say: state, spare: 1 },
      { say: [money, ...against] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "이 하루, 한번 걸어 보실래요? {company} {agent}, {phone}이에요/예요.",
            "하루 중 언제 와 보고 싶으세요? {company} {agent}에게 {phone}으로/로 알려 주세요.",
            "이 하루, 한번 걸어 보실래요? 메시지 주세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "아직 집 찾고 있으면",
    voices: ["friendly"],
    families: ["chat", "list"],
    on: ["price", "layout"],
    weight: 58,
    titles: ["아직 집 찾고 계시면, {district}", "아직 집 찾고 계시면"],
    lines: [
      {
        say: [
          [
            "집 찾는 일 아직 안 끝나셨으면 이거 하나만 보고 가세요. {place} {type}, {layout.words}, {area}이에요/예요.",
            "집 찾는 일 아직 안 끝나셨으면 이거 하나만 보고 가세요. {place}, {layout}, {area}이에요/예요.",
            "집 찾는 일 아직 안 끝나셨으면 이거 하나만 보고 가세요. {layout}[, {area}]이에요/예요.",
          ],
          ["{floor.of}이고/고, {transit}이에요/예요.", "{transit}이에요/예요.", "{floor.of}이에요/예요."],
        ],
      },
      "",
      {
        intro: "살면서 자주 쓰게 될 것들부터 적어 볼게요.",
        list: [...outdoors.slice(0, 3), ...indoors, ...around],
        most: 5,
      },
      "",
      { say: state, spare: 1 },
      { say: [money, ...against] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "“어, 괜찮은데?” 싶으면 {phone}, {company} {agent}한테 말 걸어 주세요.",
            "마음에 걸리는 점이 있으면 그것부터 물어보세요. {company} {agent}, {phone}이에요/예요.",
            "“어, 괜찮은데?” 싶으면 메시지 하나 남겨 주세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "댓글에 달릴 질문",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 57,
    titles: ["{district} {type}, 질문 받을게요", "이 집, 질문 받을게요"],
    lines: [
      {
        say: [
          [
            "댓글에 달릴 질문, 제가 먼저 묻고 먼저 답할게요. {place} {type} 이야기예요.",
            "댓글에 달릴 질문, 제가 먼저 묻고 먼저 답할게요.",
          ],
        ],
      },
      "",
      {
        list: [
          [
            "🙋 “몇 평이에요?” {area.say}. {layout.words}이에요/예요",
            "🙋 “몇 평이에요?” {area.say}이에요/예요[. {layout}이고요]",
          ],
          [
            "🙋 “얼마예요?” {depositSum}에 {price}. {managementFee}까지 합치면 한 달에 {monthlySum}이에요/예요",
            "🙋 “얼마예요?” {depositSum}에 {price}이에요/예요",
            "🙋 “얼마예요?” {price}. {managementFee}까지 합치면 한 달에 {monthlySum}이에요/예요",
            "🙋 “얼마예요?” {?sale}{price.bare}, {perSquareMetre.about}꼴이에요",
            "🙋 “얼마예요?” {price}",
          ],
          ["🙋 “역은요?” {transit}이에요/예요"],
          [
            "🙋 “몇 층이에요? 해는요?” {floor.short}, {aspect.bare}이에요/예요",
            "🙋 “몇 층이에요?” {floor.short}이에요/예요",
            "🙋 “해는 들어요?” 방향이 {aspect.bare}이에요/예요",
          ],
          [
            "🙋 “엘리베이터는요?” {+lift}있어요",
            "🙋 “엘리베이터는요?” {+noLift}{+upstairsWithoutLift}없어요. 운동이라고 생각해 주세요",
          ],
          [
            "🙋 “언제 지었어요?” {year.cell}이에요/예요. {fullyRenovated}도 했고요",
            "🙋 “언제 지었어요?” {year.cell}이에요/예요",
          ],
          [
            "🙋 “같이 사는 동물은요?” {+petsAllowed}돼요, 같이 오세요",
            "🙋 “고양이는요?” {+catsAllowed}돼요, 같이 오세요",
            "🙋 “같이 사는 동물은요?” {+noPets}아쉽지만 안 돼요",
            "🙋 “같이 사는 동물은요?” {+petsNegotiable}협의하면 돼요",
          ],
          [
            "🙋 “주차는요?” {+noParking}자리가 없어요",
            "🙋 “주차는요?” {parkingSpace} 있어요",
            "🙋 “차는요?” {parkingRatio}이에요/예요",
            "🙋 “주차는요?” {garage} 있어요",
          ],
        ],
        most: 7,
      },
      "",
      {
        list: [...outdoors.slice(0, 1), ...indoors.slice(0, 3), ...around.slice(0, 3)],
        most: 3,
        intro: "안 물어보실 것 같지만 자랑하고 싶은 것도 있어요.",
        spare: 2,
      },
      "",
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "빠진 질문은 {company} {agent}에게 {phone}으로/로 이어서 해 주세요.",
            "다음 질문은 {phone}으로/로요. {company} {agent}이/가 답해 드려요.",
            "빠진 질문은 댓글로 이어서 해 주세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "집이 쓴 자기소개서",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["price", "year"],
    weight: 59,
    titles: ["{district} {type}의 자기소개서", "어느 집의 자기소개서"],
    lines: [
      {
        say: [
          [
            "안녕하세요, 집입니다. {year.of} {type}이고/고 {place}에 살아요. 말주변이 없어서 글로 소개할게요.",
            "안녕하세요, 집입니다. {place}에 살고, {year} 출신이에요. 말주변이 없어서 글로 소개할게요.",
            "안녕하세요, 집입니다. 말주변이 없어서 글로 소개할게요.",
          ],
          [
            "덩치는 {area.say}, 품고 있는 건 {layout.words}이에요/예요.",
            "덩치는 {area}, 품고 있는 건 {layout}이에요/예요.",
          ],
          [
            "늘 {aspect.bare}을/를 바라보고, 자리는 {floor.of}이에요/예요.",
            "자리는 {floor.of}이에요/예요.",
            "바라보는 쪽은 {aspect.bare}이에요/예요.",
          ],
          ["외출하실 땐 {transit}이에요/예요.", "{transit}이에요/예요."],
        ],
      },
      "",
      { intro: "제가 가진 건요,", list: [...outdoors, ...indoors, ...around], most: 5 },
      "",
      {
        say: [
          [
            "{+noLift}{+upstairsWithoutLift}단점도 적을게요. 엘리베이터가 없어서 저를 만나려면 계단을 올라오셔야 해요.",
            "{+noLift}단점도 적을게요. 엘리베이터가 없어요.",
            "{+noParking}단점도 적을게요. 차 세울 자리는 못 마련했어요.",
            "{+noPets}단점도 적을게요. 반려동물은 안 돼요.",
          ],
          ...state,
          [
            "{?rent}희망 급여는 {price.bare}, {depositSum}이에요/예요.",
            "{?rent}희망 급여는 {price.bare}이에요/예요.",
            "{?sale}제 몸값은 {price.bare}, {perSquareMetre.about}꼴이에요.",
            "{?sale}제 몸값은 {price.bare}이에요/예요.",
            "{?jeonseLet}희망 조건은 {price}이에요/예요.",
          ],
        ],
      },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "면접은 언제든 환영이에요. 제 매니저 {company} {agent}, {phone}으로/로 불러 주세요.",
            "면접 일정은 {agent}에게 알려 주세요. {company}, {phone}이에요/예요.",
            "면접 보러 오실 분은 메시지 주세요.",
          ],
        ],
      },
    ],
  },
];
