/** Whether what a text asks for exceeds what the law of the home's place allows. Told only where the sums say so. */
import { z } from "zod";
import type { Span } from "#engine/compliance/frames/spans";
import { limitedSums } from "./labels.ts";
import { byMonth, type LimitedSaid, type TenancySums } from "./sums.ts";

const limit = z.strictObject({
  /** States, provinces or nations; everywhere where none is named. */
  in: z.array(z.string()).optional(),
  /** Holds for rents up to so much only, so only where the rent is known. */
  rentUpTo: z.strictObject({ amount: z.number(), per: z.enum(["week", "month", "year"]) }).optional(),
  most: z.number().nonnegative(),
  /** Of what: a month's or a week's rent, a square metre, or money itself. */
  per: z.enum(["month", "week", "square-metre", "money"]),
});
type Limit = z.infer<typeof limit>;

/** What a rule limits; of its limits the first that holds for a home counts, the strict before the mild. */
export const sumLimits = z.strictObject({
  of: z.array(z.enum(limitedSums)).min(1),
  /** The rent without running costs is what counts, where it is told apart. */
  cold: z.boolean().default(false),
  /** The place whose limits are asked about where nobody knows the home's, as most homes lie in it; else nothing is. */
  mostly: z.string().optional(),
  limits: z.array(limit).min(1),
});
export type SumLimits = z.infer<typeof sumLimits>;

/** What is known of the home beside the text. */
export interface HomeSums {
  /** Its state, province or nation; null where nobody knows it. */
  region: string | null;
  /** All it may lie in; none where the law is one for the whole market. */
  regions: readonly string[];
  /** By the month; null where it is not known. */
  rent: number | null;
  /** Square metres. */
  area: number | null;
}

/** Pennies and rounding are no breach. */
const tolerated = (most: number): number => most * 1.005 + 1;
/** A month counted in weeks is four where that is milder, and a week in months no more than the calendar's. */
const WEEKS = 4;
const MONTH = 12 / 52;

interface Known {
  rent: number | null;
  area: number | null;
}

/** The most that may be asked for, in the terms of what is asked; null where that cannot be told. */
function mostOf({ most, per }: Limit, { amount }: LimitedSaid, { rent, area }: Known): number | null {
  const { money, rents } = amount;
  if (most === 0) return 0;
  if (per === "money") return money === null ? null : most;
  if (per === "square-metre") return money === null || area === null ? null : most * area;
  if (rents !== null) {
    if (rents.of === per) return most;
    return per === "week" ? most / WEEKS : most / MONTH;
  }
  if (rent === null) return null;
  return per === "month" ? most * rent : most * rent * MONTH;
}

const exceeds = (said: LimitedSaid, most: number, cold: boolean): boolean => {
  const { money, rents, warm } = said.amount;
  // as many rents as allowed, counted with the running costs, are more than allowed
  if (rents !== null) return rents.count > most + 1e-9 || (cold && warm && rents.count > most - 1e-9);
  return money !== null && money > (most === 0 ? 0 : tolerated(most));
};

const inPlace = ({ in: places }: Limit, region: string | null): boolean =>
  places === undefined || (region !== null && places.includes(region));

const upTo = ({ rentUpTo }: Limit, rent: number | null): boolean =>
  rentUpTo === undefined || (rent !== null && rent <= byMonth(rentUpTo.amount, rentUpTo.per) + 1e-9);

/** What a month's rent may be taken to be where only a bare sum stands there, in dollars, pounds or euros. */
const RENTS = { least: 300, most: 20_000 };

/** A sum that is too high, and what may be asked. */
export interface OverLimit extends Span {
  limit: Limit;
  /** Wherever in its market the home lies: nobody need be asked. */
  anywhere: boolean;
}

/** The sums a rule's limits do not allow. */
export function overLimit({ of, cold, mostly, limits }: SumLimits, sums: TenancySums, home: HomeSums): OverLimit[] {
  const told = cold && sums.coldRents.length > 0 ? sums.coldRents : [...sums.rents, ...sums.coldRents];
  const sure = home.rent === null ? told : [...told, home.rent];
  const bare = sums.bare !== null && sums.bare >= RENTS.least && sums.bare <= RENTS.most ? sums.bare : null;
  // rents by the week are always called so
  const all = sure.length === 0 && bare !== null && limits.every(({ per }) => per !== "week") ? [bare] : sure;
  const known: Known = {
    rent: all.length === 0 ? null : Math.max(...all),
    area: Math.max(...sums.areas, home.area ?? 0) || null,
  };
  const countingIn = (region: string | null): Limit | undefined =>
    limits.find((each) => inPlace(each, region) && upTo(each, known.rent));
  const tooHigh = (said: LimitedSaid, counting: Limit | undefined): boolean => {
    const most = counting === undefined ? null : mostOf(counting, said, known);
    return most !== null && exceeds(said, most, cold);
  };
  const counting = countingIn(home.region ?? mostly ?? null);
  if (counting === undefined) return [];
  const possible = (home.region === null ? home.regions : []).map(countingIn);
  return sums.limited
    .filter(({ kind }) => of.some((each) => each === kind))
    .filter((said) => tooHigh(said, counting))
    .map((said) => ({
      start: said.start,
      end: said.end,
      limit: counting,
      anywhere: possible.length > 0 && possible.every((each) => tooHigh(said, each)),
    }));
}

const units: Readonly<Record<Limit["per"], (most: number) => { zh: string; en: string }>> = {
  month: (most) => ({ zh: `${most}个月租金`, en: most === 1 ? "one month's rent" : `${most} months' rent` }),
  week: (most) => ({ zh: `${most}周租金`, en: most === 1 ? "one week's rent" : `${most} weeks' rent` }),
  "square-metre": (most) => ({ zh: `每平方米${most}`, en: `${most} per square metre` }),
  money: (most) => ({ zh: `${most}`, en: `${most}` }),
};

/** "{most}" of a rule's text with what the law allows there. */
export function withMost(text: { zh: string; en: string }, { most, per }: Limit): { zh: string; en: string } {
  const said = most === 0 ? { zh: "不得收取", en: "none" } : units[per](most);
  return { zh: text.zh.replace("{most}", said.zh), en: text.en.replace("{most}", said.en) };
}
