/** Rules that need arithmetic on what their pattern captured. Answers true when the law is broken. */
import type { Rule } from "./markets/rule.ts";

type Groups = Record<string, string | undefined>;

const scale: Record<string, number> = { k: 1e3, m: 1e6, mil: 1e6, million: 1e6 };
const amount = (digits: string | undefined, unit: string | undefined): number =>
  Number((digits ?? "").replace(/,/g, "")) * (scale[(unit ?? "").toLowerCase()] ?? 1);

const ones = "一二三四五六七八九";

/** "1,050", "8.7", "十二": what a Japanese advertisement writes for a number under a hundred thousand; NaN for anything else. */
function japaneseNumber(written: string | undefined): number {
  const text = written ?? "";
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/u.exec(text);
  if (tens) return (tens[1] ? ones.indexOf(tens[1]) + 1 : 1) * 10 + (tens[2] ? ones.indexOf(tens[2]) + 1 : 0);
  if (text.length === 1 && ones.includes(text)) return ones.indexOf(text) + 1;
  return Number(text.replace(/,/g, ""));
}

/** "1.2" is written of kilometres only. */
const metres = (written: string | undefined): number =>
  japaneseNumber(written) * (written?.includes(".") === true ? 1000 : 1);

const broken: Record<NonNullable<Rule["compute"]>["type"], (groups: Groups, arg: number) => boolean> = {
  /** A price range wider than `arg`. "$900-950k" gives the unit once. */
  ratioMax: ({ lo, lou, hi, hiu }, arg) => amount(hi, hiu) / amount(lo, lou ?? hiu) > arg + 1e-9,
  /** Walking time is road distance / 80 m, rounded up (Japan). */
  walk80: ({ min, m }) => Math.ceil(metres(m) / 80 - 1e-9) > japaneseNumber(min),
  /** An LDK has at least 8 mats with one room, 10 with more; a DK 4.5 and 6 (Japan). */
  ldkMin: ({ n, jo, dk }) => {
    const [one, more] = dk === undefined ? ([8, 10] as const) : ([4.5, 6] as const);
    return japaneseNumber(jo) < (Number(n) === 1 ? one : more);
  },
};

export const breaksComputed = (rule: Rule, groups: Groups): boolean =>
  rule.compute === undefined || broken[rule.compute.type](groups, rule.compute.arg ?? 0);
