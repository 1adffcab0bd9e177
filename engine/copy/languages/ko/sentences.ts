/** Sentences in Korean, by topic and voice: 합니다 for professional, 해요 for friendly, noun endings for the other two. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const sentences: LanguageRealiser["sentences"] = {
  place: {
    professional: [
      "위치는 {place}[, {transit}]입니다.",
      "{place}에 있으며[, {transit} 거리이고][, 단지명은 {name}]입니다.",
      "단지명은 {name}[, 소재지는 {place}][, {transit}]입니다.",
      "주소는 {address}[, {transit.from}]입니다.",
      "교통은 {transit}입니다.",
    ],
    friendly: [
      "위치는 {place}이에요/예요.[ {transit}예요.]",
      "{place}에 있어요[. {transit.from} 거리예요].",
      "이름은 {name}.[ {transit.from} 떨어져 있어요.]",
      "{transit}라 동선 잡기 쉬워요.",
      "동네는 {district}이에요/예요[, {transit}].",
    ],
    luxury: [
      "{place}.[ {transit}.]",
      "{transit.from}, 그만큼의 거리.",
      "{name}.[ {place}.]",
      "{place}에 자리한 {name}.",
    ],
    trendy: [
      "위치? {place}[, {transit}].",
      "여기 어디? {place}[, {transit}].",
      "역까지 얼마? {transit}.",
      "{name}, {district}[. {transit.from}].",
    ],
  },
  space: {
    professional: [
      "{layout} 구조[, {area.full}][, {land}]입니다.",
      "{area.full}[, {layout}][, {land}]입니다.",
      "내부는 {layout}[, 크기는 {area}]입니다.",
      "크기는 {area}[, {land}]입니다.",
      "구조는 {layout.short}[, {area.full}]입니다.",
    ],
    friendly: [
      "안은 {layout}[, {area.say}]예요.",
      "{area.pyeong}이에요/예요[, {layout.short}].",
      "{layout}로 나뉘어 있어요[. {area.full}예요].",
      "크기는 {area.say}예요[. {land}도 있고요].",
      "{layout.short}에 {area.bare}예요.",
    ],
    luxury: [
      "{layout.short}.[ {area}.]",
      "{area}[, {land}].",
      "{area.bare}에 담은 {layout.short}.",
      "{area.pyeong}[, {layout}].",
      "공간은 {layout}.",
    ],
    trendy: [
      "{area.pyeong}, {layout.short}. 충분해?",
      "숫자로 보면 {area}[, {layout.short}].",
      "{layout}[, {area.pyeong}].",
      "크기는 {area.say}[, {layout.short}].",
      "{layout.short}에 {area.bare}, 가구 배치 고민되지?",
    ],
  },
  light: {
    professional: [
      "방향은 {aspect.bare}[, 특징은 {light}]입니다.",
      "{aspect}을/를 냈습니다[. 여기에 {light}도 특징입니다]. {?aspect.through}",
      "{aspect.short} 구조입니다[. {light}도 눈에 띕니다].",
      "채광은 {light}[, 방향은 {aspect.bare}]입니다.",
      "{light}도 확인해 주십시오.",
    ],
    friendly: [
      "{aspect.open}는 집이에요[. {light}도 장점이고요].",
      "제일 먼저 눈에 들어온 건 {light}[, 그리고 {aspect.short}]이에요/예요.",
      "{light}, 사진에서 꼭 찾아보세요.",
      "방향은 {aspect.bare}이에요/예요[. {light}도 마음에 들어요].",
      "{aspect.through} 되는 구조예요[. {light}도 장점이에요].",
      "낮에 보면 좋은 건 {light}[, {aspect.bare}]이에요/예요.",
    ],
    luxury: [
      "빛은 {aspect.bare}에서.[ {light}.]",
      "{light}. 시간을 따라 빛이 옮겨 갑니다. {?livingSouth}",
      "{aspect.open}는 집.",
      "{aspect}.[ {light}.]",
      "{light}.",
    ],
    trendy: [
      "채광은 {aspect.short}[, {light}].",
      "창문 어느 쪽? {aspect.bare}[. {light}까지].",
      "{light}[, {aspect.short}].",
      "{aspect.open}는 거, 중요하잖아.",
      "포인트는 {light}.",
    ],
  },
  building: {
    professional: [
      "{year} 건물[, {floor}][, {finish}]입니다[. {lift}도 있습니다].",
      "{floor}[, {year}][, {finish}]입니다[. {lift} 이용이 가능합니다].",
      "실내 상태는 {finish}[, {floor}][, {year}]입니다.",
      "{lift}을/를 갖춘 건물[로, {floor}]입니다.",
      "건물 시설은 {building}입니다.",
    ],
    friendly: [
      "{year.of} 건물, {floor}이에요/예요.[ {lift}도 있어요.]",
      "{floor}이에요/예요[. {lift}도 있어서 짐 옮기기 편해요].",
      "{finish} 상태예요[. {floor}이에요/예요][. {lift}도 있어요].",
      "{lift}이/가 있어서 장 본 날도 덜 힘들어요.",
      "건물에 {building}도 있어요.",
      "{year.of} 건물이에요[. {lift}도 있고요].",
    ],
    luxury: [
      "{floor}.[ {lift}.]",
      "{year}.[ {floor.short}.][ {finish}.]",
      "{finish}.[ {floor.short}.]",
      "{lift}, 그리고 {floor.short}.",
      "건물에는 {building}.",
    ],
    trendy: [
      "{floor.short}[, {lift} 있음][, {finish}].",
      "{year}[, {floor}][, {lift} 있음].",
      "{finish}[, {floor}][, {year}].",
      "{lift} 있음. 계단 걱정 끝.",
      "건물 체크: {building}.",
    ],
  },
  outdoors: {
    professional: [
      "외부에는 {outdoors}이/가 있습니다.",
      "바깥 공간으로 {outdoors}을/를 갖췄습니다.",
      "{outdoors} 이용이 가능합니다.",
    ],
    friendly: ["밖에는 {outdoors}도 있어요.", "참, {outdoors}도 있어요.", "{outdoors}까지 딸려 있어요."],
    luxury: [
      "문밖에는 {outdoors}.",
      "{outdoors}, 또 하나의 자리.",
      "밖으로 나서면, {outdoors}.",
      "바깥도 집의 일부. {outdoors}.",
      "계절을 먼저 만나는 곳, {outdoors}.",
    ],
    trendy: ["밖도 봐. {outdoors}.", "{outdoors}도 있어.", "보너스: {outdoors}."],
  },
  comfort: {
    professional: ["실내 시설은 {comfort}입니다.", "{comfort}을/를 갖췄습니다.", "내부에 {comfort}이/가 있습니다."],
    friendly: ["안에는 {comfort}이/가 있어요.", "매일 쓰는 것들, {comfort}도 있어요.", "{comfort}도 갖춰져 있어요."],
    luxury: ["실내에는 {comfort}.", "손이 닿는 곳에 {comfort}.", "{comfort}, 제자리에."],
    trendy: ["안에 뭐 있어? {comfort}.", "{comfort} 있음.", "실내 체크: {comfort}."],
  },
  terms: {
    professional: ["조건은 {tenancy}[, {terms}]입니다.", "거래 조건은 {terms}입니다.", "참고 사항은 {terms}입니다."],
    friendly: [
      "{tenancy} 조건이에요[. {terms}도 참고하세요].",
      "조건도 적어 둘게요. {terms}.",
      "참고로 {terms}이에요/예요.",
    ],
    luxury: ["{tenancy}.[ {terms}.]", "{terms}."],
    trendy: ["{tenancy}[, {terms}].", "조건: {terms}.", "참고로 {terms}."],
  },
  money: {
    professional: ["{price.full}입니다.", "{price}에 나와 있습니다.", "{price}입니다.", "현재 {price.full}입니다."],
    friendly: [
      "{price.full}이에요/예요.",
      "돈 이야기도 할게요, {price.bare}이에요/예요.",
      "{price}에 나왔어요.",
      "금액은 딱 적어 둘게요. {price.bare}.",
    ],
    luxury: [
      "{price}.",
      "{price.full}.",
      "{price.bare}. 덧붙이지 않습니다.",
      "값은 {price.bare}.",
      "{price.bare}이라는/라는 값.",
    ],
    trendy: ["{price}.", "그래서 얼마? {price.bare}.", "가격표엔 {price.bare}.", "{price.bare}, 이 정도."],
  },
};
