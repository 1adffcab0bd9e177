/** Decks, pools, beds of vegetables and other things outside, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const water: readonly Scene[] = [
  {
    on: ["deck"],
    icon: "🪵",
    line: {
      professional: ["{deck}가 있습니다"],
      friendly: ["{deck}가 있어요. 맨발로 나가 앉기 딱 좋죠"],
      luxury: ["{deck} 위에 내려놓는 찻잔"],
      trendy: ["{deck} 👉 맨발 OK"],
    },
  },
  {
    on: ["porch"],
    icon: "🚪",
    line: {
      professional: ["현관에 포치가 있습니다"],
      friendly: ["포치가 있어서 비 오는 날 우산 접을 여유가 생겨요"],
      luxury: ["포치 아래에서 우산을 접는 잠깐"],
      trendy: ["포치 있음. 우산 접을 자리 확보"],
    },
  },
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{pool}이 있는 {district} {type}", "{pool}이 있는 집"],
    open: {
      professional: ["{pool}이 있습니다. 관리 주체와 비용은 방문 때 확인하시기 바랍니다."],
      friendly: ["여름이면 수영할 데부터 찾으셨다면, 여기는 {pool}이 있어요."],
      luxury: ["물이 먼저 아침빛을 받습니다. {pool}.", "{pool}에 비치는 하늘을 보며 보내는 오후."],
      trendy: ["{pool} 있음. 수영복은 현관에 걸어 둘 것."],
    },
    line: {
      professional: ["{pool}이 있습니다"],
      friendly: ["{pool}이 있어요. 물값과 관리 방법은 보러 올 때 같이 물어보자고요"],
      luxury: ["{pool}, 아침의 첫 거울"],
      trendy: ["{pool} 👉 여름 약속 장소 확정"],
    },
    end: { friendly: ["첫 다이빙은 누구 차지일까요? 🏊"], trendy: ["자유형? 튜브? 👇"] },
  },
  {
    on: ["hotTub"],
    icon: "♨️",
    line: {
      professional: ["{hotTub}가 있습니다"],
      friendly: ["{hotTub}가 있어요. 찬 바람 부는 날이 오히려 기다려지죠"],
      luxury: ["{hotTub}, 김 너머로 보는 밤하늘"],
      trendy: ["{hotTub} 👉 집에서 반신욕 야외편"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥬",
    open: {
      friendly: ["쌈 채소 떨어지면 마트 말고 텃밭으로. 텃밭이 있는 집이에요."],
      trendy: ["텃밭 있음. 상추는 로컬 푸드."],
    },
    line: {
      professional: ["텃밭이 있습니다"],
      friendly: ["텃밭이 있어서 상추 몇 장은 따서 먹는 걸로"],
      luxury: ["텃밭에서 식탁까지, 걸어서 나르는 계절"],
      trendy: ["텃밭 👉 삼겹살 날의 상추 조달처"],
    },
    end: { friendly: ["첫 작물은 상추? 토마토? 🥬"] },
  },
  {
    on: ["fruitTrees"],
    icon: "🍎",
    line: {
      professional: ["{fruitTrees}이/가 있습니다"],
      friendly: ["{fruitTrees}이/가 있어요. 꽃 피는 날과 익는 날, 달력에 적을 일이 생겨요"],
      luxury: ["{fruitTrees}, 해마다 한 번 꽃으로 안부를 묻습니다"],
      trendy: ["{fruitTrees} 👉 사진은 봄에, 맛은 가을에"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      any: ["정원 창고가 있습니다"],
      friendly: ["정원 창고가 있어서 삽과 호스가 현관에 굴러다니지 않아요"],
      trendy: ["정원 창고 있음. 호스는 거기로"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍖",
    line: {
      any: ["바비큐 공간이 있습니다"],
      friendly: ["바비큐 공간이 있어요. 집게는 누가 잡을지만 정하세요"],
      trendy: ["바비큐 공간 👉 고기는 각자 지참"],
    },
  },
];
