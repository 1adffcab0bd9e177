/** Things that few homes have, and that a reader remembers this one by. */
import type { Scene } from "#engine/copy/languages/base/story";

export const odd: readonly Scene[] = [
  {
    on: ["porch", "swing"],
    icon: "🪑",
    weight: 104,
    title: ["포치에 {swing}가 있는 집", "{swing}가 있는 {beds}"],
    open: {
      professional: ["{porch}와 {swing}가 있는 {type}입니다."],
      friendly: ["집에 들어가기 전에 한 번 앉았다 가요. {porch}와 {swing}가 있는 집이에요."],
      luxury: ["{porch}, 그리고 {swing}. 문은 조금 뒤에 열어도 됩니다."],
      trendy: ["{porch}에 {swing}까지. 퇴근하고 일단 앉기."],
    },
    line: {
      professional: ["바깥에 {porch}와 {swing}가 있습니다"],
      friendly: ["{porch}와 {swing}가 있어서 들어가기 전에 한숨 돌려요"],
      luxury: ["{porch}와 {swing}, 저녁이 머무는 자리"],
      trendy: ["{porch} + {swing} 👉 일단 앉기"],
    },
  },
  {
    on: ["swing"],
    icon: "🪑",
    weight: 64,
    open: {
      professional: ["바깥에 {swing}가 있는 집입니다."],
      friendly: ["어른도 한 번은 앉아 보게 되는 것, {swing}가 있어요."],
      luxury: ["{swing} 하나. 바람 부는 날엔 바람이 앉습니다."],
      trendy: ["{swing} 있음. 첫 번째로 탈 사람?"],
    },
    line: {
      professional: ["바깥에 {swing}가 있습니다"],
      friendly: ["{swing}가 있어요. 누가 먼저 앉을까요"],
      luxury: ["{swing} 하나, 느린 오후를 위해"],
      trendy: ["{swing} 있음, 선착순"],
    },
  },
  {
    on: ["appleTree"],
    icon: "🍎",
    weight: 92,
    title: ["사과나무가 있는 {beds}"],
    open: {
      professional: ["바깥에 {appleTree}가 있는 집입니다."],
      friendly: [
        "파이 잘 굽는 분 계세요? {appleTree}가 있는 집이에요.",
        "따는 사람, 깎는 사람부터 정해요. {appleTree}가 있거든요.",
      ],
      luxury: ["꽃 피는 철과 열매 맺는 철. {appleTree}."],
      trendy: ["{appleTree} 있음. 애플파이 레시피 저장해 두기."],
    },
    line: {
      professional: ["바깥에 {appleTree}가 있습니다"],
      friendly: ["{appleTree}가 있어요. 가을엔 바구니부터 챙기기"],
      luxury: ["{appleTree}, 한 철은 달게 기다리는 집"],
      trendy: ["{appleTree} 👉 잼은 홈메이드"],
    },
  },
  {
    on: ["stainedGlass"],
    icon: "🪟",
    weight: 80,
    title: ["{stainedGlass}가 있는 {beds}"],
    open: {
      professional: ["{stainedGlass}가 있는 집입니다."],
      friendly: ["맑은 날엔 빛에 색이 들어요. {stainedGlass}가 있는 집이에요."],
      luxury: ["{stainedGlass}. 빛에도 색이 있습니다."],
      trendy: ["{stainedGlass} 있는 집. 맑은 날엔 필터가 필요 없음."],
    },
    line: {
      professional: ["{stainedGlass}가 있습니다"],
      friendly: ["{stainedGlass}가 있어서 맑은 날 빛 색이 달라요"],
      luxury: ["{stainedGlass}, 빛에 색을 더하는 자리"],
      trendy: ["{stainedGlass} 있음, 맑은 날 보기"],
    },
  },
  {
    on: ["bookshelves"],
    icon: "📚",
    weight: 82,
    title: ["{bookshelves}이 있는 {beds}"],
    open: {
      professional: ["{bookshelves}이 있는 집입니다."],
      friendly: ["책 많은 분은 벽부터 보시죠. {bookshelves}이 있는 집이에요."],
      luxury: ["{bookshelves}. 책이 먼저 자리를 잡습니다."],
      trendy: ["{bookshelves} 있음. 쌓아 둔 책, 세울 때 됨."],
    },
    line: {
      professional: ["{bookshelves}이 있습니다"],
      friendly: ["{bookshelves}이 있어서 상자 속 책을 꺼낼 수 있어요"],
      luxury: ["{bookshelves}, 책이 앉는 자리"],
      trendy: ["{bookshelves} 있음, 책은 세워 두기"],
    },
  },
];
