/** An exclusion taken back: "거절하지 않습니다", "차별 없습니다". */
import { type Language, list } from "#engine/compliance/frames/language";

export const turnFields = {
  "turn-excluding": list("거절, 거부, 차별, 제한, 배제, 제외, 사절, 금지, 꺼리, 가리, 따지, 마다"),
  "turn-never": list(
    "하지 않, 지 않, 안 합, 안 해, 안 하, 없습, 없이, 없어, 없음, 은 없, 이 없, 는 없, 은 전혀 없, 당하지 않, 되지 않, 받지 않, 하지 아니, 한 적 없, 한 적이 없, 하는 일은 없, 하는 일이 없, 할 이유가 없, 할 이유는 없",
  ),
};

export const turns: readonly string[] = [
  "<turn-excluding> !(할 수밖에|할수밖에|하지 않을 수 없) ..2 <turn-never> !(을 수 없)",
  "<protected> ..1 (분|분들|가정|가족|세대)? ..1 (환영|대환영) !(하지|하진|안|못)",
  "<assistance-dog> ..1 (을|은|는|만)? ..1 (제외|빼고|외에|예외)",
  "(안|못) (거절|거부|차별|가립|가려|따집|따져)",
];

/** A welcome taken back. */
export const denials: readonly string[] = [
  "<excepting> !(없|하지 않|하지 말|안 하) ...12 (<everyone>|<come-in>)",
  "<everyone> ...14 <excepting>",
  "(환영|가능|괜찮) ..1 (하지 않|지 않|하지는 않|안 |하지 못)",
];

/** A boast taken back. */
export const disclaims: readonly string[] = [
  "(최고|최저|최저가|유일|1위|제일|완벽|전문가|최상) ..4 (아닙니다|아니며|아니고|아니에|라고 하지 않|라고 말하지|라고는 못|는 아닙)",
];

/** Where a statement ends: before words that begin another, and not behind a clause that leads up to one. */
export const stating: NonNullable<Language["statements"]> = {
  ends: /(?:니다|요|음|함|됨|임|환영|가능|불가|사절|금지|우대|OK|NG|무관|제외|우선|한정|만)$/u,
  parting: ["(다만|하지만|그러나|지만)"],
  leading: [],
};
