/** Gains that somebody stands in for: rent paid while it is empty, a fixed return, a buy-back. */
import type { Concept } from "#engine/compliance/frames/language";

export const underwritten: Record<string, Concept> = {
  "gain-promised": {
    frames: [
      "(공실|비어|비면|비는|빈 집|세입자 없) ...8 (저희|우리|시행사|분양사|회사|당사|운영사|건설사|본사) ..8 (내 드|내드|드립|지급|메꿔|채워|부담해 드|입금|줍니다|주)",
      "!(대출|금리|이자) (연|매년) {num} (%|프로|퍼센트) ..1 (고정|확정) !(금리)",
      "(분양가|매입가|산 값|매매가|매수가) ...6 {num} (%|프로|퍼센트) ..4 (더해|얹어|붙여|가산|더 얹|보태) ..6 (되사|재매입|환매|매입|사)",
    ],
    unless: ["<denied>"],
  },
};
