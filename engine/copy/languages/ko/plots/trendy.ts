/** Posts of a trendy voice that any home can be told in: a blind date, a status window, a search, a tour. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { against, around, indoors, money, outdoors, state } from "./things-trendy.ts";

export const trendy: readonly Plot[] = [
  {
    name: "소개팅",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 60,
    titles: ["{district} {type} 소개팅 시켜 줄게", "집 소개팅 시켜 줄게"],
    lines: [
      {
        say: [
          [
            "소개팅 하나 할래? 상대는 집. {place} 거주, {year.of} {type}.",
            "소개팅 하나 할래? 상대는 집. {place} 거주.",
            "소개팅 하나 할래? 상대는 집.",
          ],
          [
            "키는 {floor.of}, 덩치는 {area.say}. {layout.words} 보유.",
            "덩치는 {area.say}. {layout.words} 보유.",
            "덩치는 {area.say}. {layout} 보유.",
          ],
          ["성격은 {aspect.bare}, 사는 데는 {transit.from}.", "사는 데는 {transit.from}.", "성격은 {aspect.bare}."],
        ],
      },
      "",
      { intro: "매력 포인트는,", list: [...outdoors, ...indoors, ...around], most: 5 },
      "",
      {
        say: [
          ...state,
          [
            "{+noLift}{+upstairsWithoutLift}단점? 엘리베이터가 없어서 매번 올라가서 만나야 함.",
            "{+noLift}단점? 엘리베이터 없음.",
            "{+noParking}단점? 주차 자리 없음. 차는 두고 나와.",
            "{+noPets}단점? 반려동물은 불가.",
          ],
        ],
      },
      { say: [money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "첫 만남 주선은 {company} {agent}, {phone}. 애프터는 알아서.",
            "주선자 {agent}({company}) {phone}. 만나 볼 사람 손.",
            "만나 볼 사람 댓글로 손. 애프터는 알아서.",
          ],
        ],
      },
    ],
  },
  {
    name: "상태창",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 58,
    titles: ["상태창: {district} {type}", "상태창: 이 집의 능력치"],
    lines: [
      {
        say: [
          [
            "띠링. {place}에서 {type}을/를 발견했습니다. 상태창을 엽니다.",
            "띠링. {place}에서 집을 발견했습니다. 상태창을 엽니다.",
            "띠링. 집을 발견했습니다. 상태창을 엽니다.",
          ],
        ],
      },
      "",
      {
        list: [
          ["📏 체격 {area.say}", "📏 체격 {area}"],
          ["🚪 칸수 {layout.words}", "🚪 칸수 {layout}"],
          ["🧭 속성 {aspect.bare}"],
          ["🗼 고도 {floor.of}"],
          ["⏳ 생성 {year.cell}"],
          ["🚇 이동 스킬 {transit.from}"],
          ["🪙 필요 골드 {depositSum}에 {price.bare}", "🪙 필요 골드 {price.bare}"],
        ],
        most: 7,
      },
      "",
      { intro: "보유 아이템", list: [...outdoors, ...indoors, ...around], most: 4 },
      "",
      {
        say: [
          ...state,
          [
            "{+noLift}{+upstairsWithoutLift}디버프: 엘리베이터 없음. 대신 다리 근력이 오릅니다.",
            "{+noLift}디버프: 엘리베이터 없음.",
            "{+noParking}디버프: 주차 자리 없음.",
            "{+noPets}디버프: 반려동물 불가. 펫은 소환할 수 없습니다.",
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
            "퀘스트를 수락하시겠습니까? NPC {agent}({company}) {phone}",
            "퀘스트 수락은 {company} {agent} {phone}",
            "퀘스트를 수락하려면 메시지를 보내세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "검색창",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 57,
    titles: ["검색창 닫아. {district} {type}", "검색창 닫아도 되는 집"],
    lines: [
      {
        say: [
          [
            "너 방금 “{district} {beds}” 검색했지? {type} 하나 찾아 놨어. {area.say}, {floor.of}.",
            "너 방금 “{district} {beds}” 검색했지? 하나 찾아 놨어. {area.say}.",
            "너 방금 “{district} {beds}” 검색했지? 하나 찾아 놨어.",
            "너 방금 집 검색했지? {layout}, {area}. 하나 찾아 놨어.",
          ],
        ],
      },
      "",
      {
        intro: "연관 검색어도 미리 답해 둠.",
        list: [
          ["🔎 “역에서 멀어요?” {transit.from}"],
          ["🔎 “해 들어요?” {aspect.bare}"],
          ["🔎 “몇 년식이에요?” {year.cell}, {fullyRenovated}", "🔎 “몇 년식이에요?” {year.cell}"],
          ["🔎 “엘베 있어요?” {+lift}있음", "🔎 “엘베 있어요?” {+noLift}{+upstairsWithoutLift}없음. 계단이 운동"],
          [
            "🔎 “고양이 되나요?” {+catsAllowed}됨",
            "🔎 “반려동물 되나요?” {+petsAllowed}됨",
            "🔎 “반려동물 되나요?” {+petsNegotiable}협의하면 됨",
            "🔎 “반려동물 되나요?” {+noPets}안 됨",
          ],
          [
            "🔎 “주차 돼요?” {+noParking}자리 없음",
            "🔎 “주차 돼요?” {parkingSpace} 있음",
            "🔎 “주차 돼요?” {garage} 있음",
          ],
        ],
        most: 5,
      },
      "",
      {
        intro: "검색해도 안 나오는 장점.",
        list: [...outdoors.slice(0, 2), ...indoors, ...around.slice(0, 4)],
        most: 4,
      },
      "",
      { say: [...state, money] },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "이제 검색창 닫고 전화 앱 열기. {phone}, {company} {agent}.",
            "남은 검색은 {agent}한테. {company} {phone}",
            "남은 검색은 댓글창에서.",
          ],
        ],
      },
    ],
  },
  {
    name: "랜선 집들이",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 56,
    titles: ["랜선 집들이 in {district}", "랜선 집들이, 신발 벗고 입장"],
    lines: [
      {
        say: [
          [
            "랜선 집들이 시작. 집결지는 {place}, {transit}.",
            "랜선 집들이 시작. 집결지는 {place}.",
            "랜선 집들이 시작. 휴지는 안 사 와도 됨.",
          ],
          ["{floor.short} 도착. 신발 벗고 입장.", "신발 벗고 입장."],
          ["안으로 {layout.words}, 다 합쳐 {area.say}.", "안으로 {layout}, 다 합쳐 {area}."],
        ],
      },
      "",
      { list: [...indoors, ...outdoors, ...around], most: 5 },
      "",
      {
        say: [
          ["창 방향은 {aspect.bare}, 태어난 해는 {year.cell}.", "창 방향은 {aspect.bare}.", "태어난 해는 {year.cell}."],
          ...state,
          ...against,
          money,
        ],
      },
      "@costs @material?",
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "오프라인 집들이는 {company} {agent} {phone}. 휴지 말고 줄자 챙기기.",
            "실물 집들이 예약은 {phone}, {agent}. 휴지 말고 줄자 챙기기.",
            "실물 집들이 올 사람 댓글로. 휴지 말고 줄자 챙기기.",
          ],
        ],
      },
    ],
  },
];
