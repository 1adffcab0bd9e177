/** What the building is made of, and how old it is, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shell: readonly Scene[] = [
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["돌로 지은 집, {place}", "돌로 지은 집"],
    open: {
      professional: ["석조 주택입니다."],
      friendly: ["돌로 지은 집에 사는 기분, 궁금하셨죠? 석조 주택이에요."],
      luxury: ["돌로 지은 집, 석조 주택입니다."],
      trendy: ["돌로 지은 집 🪨"],
    },
    line: {
      professional: ["석조 주택입니다"],
      friendly: ["돌로 지은 집이에요. 벽이 얼마나 두꺼운지는 창가에서 보여요"],
      luxury: ["돌로 쌓은 벽, 세월이 만지고 간 자리"],
      trendy: ["돌집 👉 벽 두께는 창가에서 확인"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    line: {
      any: ["벽돌집입니다"],
      friendly: ["벽돌집이에요. 비 온 뒤 색이 짙어지는 벽, 아시죠?"],
      luxury: ["벽돌을 한 장씩 올린 집"],
      trendy: ["벽돌집 👉 사진 잘 받음"],
    },
  },
  {
    on: ["timberHouse"],
    icon: "🪵",
    line: {
      any: ["목조 주택입니다"],
      friendly: ["나무로 지은 집이에요"],
      luxury: ["나무로 지은 집, 결이 남아 있습니다"],
      trendy: ["나무로 지은 집"],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🧱",
    line: { any: ["철근콘크리트 구조입니다"], friendly: ["구조는 철근콘크리트예요"], trendy: ["철근콘크리트 구조"] },
  },
  {
    on: ["pre1940"],
    icon: "🕰️",
    weight: 76,
    title: ["{year.num}에 지은 집, {place}"],
    open: {
      professional: ["{year.of} 건물입니다."],
      friendly: ["{year.of} 집이에요. 세월이 느껴지는 나이죠."],
      luxury: ["{year.num}. 이 집의 이야기는 거기서 시작됩니다."],
      trendy: ["{year.num}생. 이 동네에서 나보다 한참 선배인 집 🕰️"],
    },
    line: {
      friendly: ["{year.of} 집이라 이야깃거리 하나는 확실해요"],
      luxury: ["{year.num}부터 이어 온 집"],
      trendy: ["{year.num}생 집"],
    },
  },
];
