/** Korean for what is a home's own: first lines and titles of its rarest things, and what speaks against it, openly. */
import type { Scene, Story } from "#engine/copy/languages/base/story";

export const own: readonly Scene[] = [
  {
    on: ["own"],
    icon: "✨",
    weight: 96,
    title: ["{own} 있는 집", "{own.two} 있는 집", "{own.two}, {city}", "{own.one} 있는 집", "{own.one}"],
    open: {
      professional: [
        "이 집의 특징부터 말씀드립니다. {own}입니다.",
        "먼저 보실 것은 {own}입니다.",
        "{place}, {own} 있는 집입니다.",
        "다른 매물과 구별되는 점은 {own}입니다.",
      ],
      friendly: [
        "흔치 않은 것부터 말할게요. {own}.",
        "이 집만의 것, {own} 이야기부터 할게요.",
        "{place}에 {own} 있는 집이 나왔어요.",
        "먼저 보여 드리고 싶은 건 {own}이에요/예요.",
      ],
      luxury: [
        "{own}. 이야기는 여기서 시작합니다.",
        "{place}, {own}.",
        "{own}, 이 집이 간직한 것들입니다.",
        "눈길이 머무는 곳, {own}.",
      ],
      trendy: ["{own}, 이 집에 다 있음.", "넘기기 전에: {own}.", "{place}에서 {own}.", "키워드: {own}👇"],
    },
  },
];

export const against: Story["against"] = {
  professional: ["미리 알려 드립니다. {against}.", "유의하실 점: {against}.", "함께 확인하실 점: {against}."],
  friendly: ["아쉬운 점도 적어 둘게요. {against}.", "솔직하게 말하면, {against}.", "미리 알아 두세요. {against}."],
  luxury: ["숨기지 않고 말씀드립니다. {against}.", "함께 알려 드립니다. {against}.", "참고하실 점, {against}."],
  trendy: ["솔직 포인트: {against}.", "감점 요소: {against}.", "미리 체크: {against}."],
};
