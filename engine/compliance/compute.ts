/** Rules that need arithmetic on what their pattern captured. Answers true when the law is broken. */
import type { Rule } from "./rule.ts";

type Groups = Record<string, string | undefined>;

const scale: Record<string, number> = { k: 1e3, m: 1e6, mil: 1e6, million: 1e6 };
const amount = (digits: string | undefined, unit: string | undefined): number =>
  Number((digits ?? "").replace(/,/g, "")) * (scale[(unit ?? "").toLowerCase()] ?? 1);

const broken: Record<NonNullable<Rule["compute"]>["type"], (groups: Groups, arg: number) => boolean> = {
  /** A price range wider than `arg`. "$900-950k" gives the unit once. */
  ratioMax: ({ lo, lou, hi, hiu }, arg) => amount(hi, hiu) / amount(lo, lou ?? hiu) > arg + 1e-9,
  /** Walking time is road distance / 80 m, rounded up (Japan). */
  walk80: ({ min, m }) => Math.ceil(Number(m) / 80) > Number(min),
  /** An LDK has at least 8 mats with one room, 10 with more (Japan). */
  ldkMin: ({ n, jo }) => Number(jo) < (Number(n) === 1 ? 8 : 10),
};

export const breaksComputed = (rule: Rule, groups: Groups): boolean =>
  rule.compute === undefined || broken[rule.compute.type](groups, rule.compute.arg ?? 0);
