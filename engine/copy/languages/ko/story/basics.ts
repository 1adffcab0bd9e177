/** What a home of few features still has to say, in Korean: its aspect, land, rooms and a fence as a first line. */
import type { Scene } from "#engine/copy/languages/base/story";

export const basics: readonly Scene[] = [
  {
    on: ["aspect"],
    icon: "🧭",
    weight: 45,
    open: {
      professional: ["방향은 {aspect.bare}, {beds}의 {type}입니다."],
      friendly: ["{aspect.bare} 집 찾고 계셨어요? {beds} {type}이에요/예요."],
      luxury: ["{aspect.bare}으로/로 창을 낸 {type}."],
      trendy: ["{aspect.bare} {type}. 볕은 낮에 와서 보기."],
    },
    line: {
      professional: ["방향은 {aspect.bare}입니다", "방향은 {aspect.bare}이며, 일조 시간은 낮에 확인하시기 바랍니다"],
      friendly: ["방향은 {aspect.bare}이에요/예요. 볕 드는 시간은 낮에 와서 보세요", "방향은 {aspect.bare}이에요/예요"],
      luxury: ["{aspect.bare}의 빛", "{aspect.bare}으로/로 난 창"],
      trendy: ["방향은 {aspect.bare}, 볕은 낮에 확인", "방향 체크: {aspect.bare}"],
    },
  },
  {
    on: ["land"],
    icon: "🌾",
    weight: 47,
    title: ["{land}, {district} {type}"],
    open: {
      professional: ["{land}의 {type}입니다."],
      friendly: ["{land}이에요/예요. 집 둘레를 어떻게 쓸지부터 생각해 보세요."],
      luxury: ["{land} 위에 앉은 {type}."],
      trendy: ["{land}. 집 밖도 내 공간."],
    },
    line: {
      professional: ["{land}입니다"],
      friendly: ["{land}이라/라 집 둘레 쓰임도 생각해 볼 수 있어요"],
      luxury: ["{land}"],
      trendy: ["{land}, 밖에 뭘 둘지 고민"],
    },
  },
  {
    on: ["fenced"],
    icon: "🏡",
    open: {
      professional: ["울타리가 있는 {type}입니다."],
      friendly: ["집과 길 사이에 울타리가 있어요. 경계가 또렷한 집이에요."],
      luxury: ["울타리 안쪽의 하루."],
      trendy: ["울타리 있는 집."],
    },
    line: {
      professional: ["울타리가 있습니다", "대지 둘레에 울타리가 있습니다"],
      friendly: ["울타리가 있어서 경계로 헷갈릴 일이 없어요", "울타리가 있어서 안과 밖이 또렷해요"],
      luxury: ["울타리를 두른 집"],
      trendy: ["울타리 있음", "울타리 있음 👉 경계 확실"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 46,
    open: {
      professional: ["{beds}로 서재와 손님방을 나누어 쓸 수 있는 {type}입니다."],
      friendly: ["{beds}예요. 서재도 손님방도 따로 둘 수 있어요."],
      luxury: ["손님의 방까지 넉넉히 둔 {type}."],
      trendy: ["{beds}. 하나는 취미 방으로."],
    },
    line: {
      professional: ["방이 넉넉하여 서재나 손님방을 따로 둘 수 있습니다"],
      friendly: ["방이 넉넉해서 서재나 손님방을 따로 둘 수 있어요", "방이 여러 개라 일하는 방을 나눌 수 있어요"],
      luxury: ["서재와 손님방까지 나눌 수 있는 방의 수"],
      trendy: ["방 넉넉함 👉 취미 방 가능", "방 여러 개, 작업실도 따로"],
    },
  },
];
