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
      professional: ["울타리가 있는 {type}입니다.", "대지에 울타리를 두른 {type}입니다."],
      friendly: [
        "집과 길 사이에 울타리가 있어요. 경계가 또렷한 집이에요.",
        "어디까지 우리 집인지 바로 보여요. 울타리가 있거든요.",
      ],
      luxury: ["울타리 안쪽의 하루.", "울타리를 지나 들어서는 {type}."],
      trendy: ["울타리 있는 집.", "울타리 안으로 들어오면 우리 집."],
    },
    line: {
      professional: ["울타리가 있습니다", "대지 둘레에 울타리가 있습니다", "경계는 울타리로 구분되어 있습니다"],
      friendly: [
        "울타리가 있어서 경계로 헷갈릴 일이 없어요",
        "울타리가 있어서 안과 밖이 또렷해요",
        "집 둘레에 울타리가 쳐져 있어요",
      ],
      luxury: ["울타리를 두른 집", "안과 밖을 나누는 울타리", "경계에는 울타리가 서 있습니다"],
      trendy: ["울타리 있음", "울타리 있음 👉 경계 확실", "안팎 구분은 울타리로 끝"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 46,
    open: {
      professional: [
        "{beds}를 용도별로 나누어 쓸 수 있는 {type}입니다.",
        "가족 수가 많은 분께 {beds}의 {type}을/를 안내해 드립니다.",
      ],
      friendly: [
        "{beds}예요. 일하는 방도 자는 방도 따로 정할 수 있어요.",
        "방 나누느라 다툴 일은 줄겠어요. {beds} 집이거든요.",
      ],
      luxury: [
        "손님이 묵어 가도 좋은 {type}, {beds}.",
        "저마다 방문을 닫을 수 있는 집, {beds}.",
        "{beds}를 둔 {type}.",
      ],
      trendy: ["{beds}. 하나는 취미 방으로.", "{beds}면 재택 방 따로 가능.", "{beds}. 손님 자고 가도 됨."],
    },
    line: {
      professional: [
        "방이 여럿이어서 재택근무용 방을 따로 정하실 수 있습니다",
        "방 수에 여유가 있어 용도를 나누어 쓰실 수 있습니다",
      ],
      friendly: [
        "방이 넉넉해서 하나는 짐 놓는 방으로 써도 돼요",
        "방이 여러 개라 일하는 방을 나눌 수 있어요",
        "손님이 자고 가도 거실에 이불 안 펴도 돼요. 방이 여러 개거든요",
      ],
      luxury: ["여럿이 살아도 저마다 문을 닫을 수 있습니다", "하나쯤은 책만 놓아도 좋을 방의 수"],
      trendy: ["방 넉넉함 👉 취미 방 가능", "방 여러 개, 일은 문 닫고", "방 하나는 옷방으로 써도 남음"],
    },
  },
];
