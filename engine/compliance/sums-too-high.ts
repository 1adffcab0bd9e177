/** The sums of one text held against the limits of its market's rules: read once, when a rule first asks. */
import type { Context, Facts } from "./applies.ts";
import type { Span } from "./frames/spans.ts";
import type { Rule } from "./markets/rule.ts";
import { regionCodes } from "./regions/names.ts";
import { isNoHome } from "./tenancy/not-a-home.ts";
import { type HomeSums, type OverLimit, overLimit } from "./tenancy/over-limit.ts";
import { readSums, saysAny, type TenancySums } from "./tenancy/sums.ts";

/** What is known of the home beside its text. */
function homeSums(market: string, context: Context, facts: Facts): HomeSums {
  const number = (value: Facts[string]): number | null => (typeof value === "number" ? value : null);
  const region = context.state ?? context.province ?? context.nation ?? null;
  return {
    region: typeof region === "string" ? region : null,
    regions: regionCodes(market),
    rent: number(facts.rent_by_month),
    area: number(facts.square_metres),
  };
}

interface Asked {
  market: string;
  /** Folded. */
  text: string;
  /** Some of it is French. */
  french: boolean;
  context: Context;
  facts: Facts;
  /** Where a span of the folded text stands in the text as given. */
  place: (span: Span) => Span;
}

/** For a rule the sums of the text that it does not allow. */
export function sumsTooHigh({ market, text, french, context, facts, place }: Asked): (rule: Rule) => OverLimit[] {
  const home = homeSums(market, context, facts);
  let said: TenancySums | undefined;
  let noHome: boolean | undefined;
  const told = new Map<string, boolean>();
  return ({ sum }) => {
    if (sum === undefined) return [];
    const kinds = sum.of.join(" ");
    const says = told.get(kinds) ?? saysAny(text, sum.of);
    told.set(kinds, says);
    if (!says) return [];
    said ??= readSums(text, french);
    if (said.limited.length === 0) return [];
    noHome ??= isNoHome(text);
    if (noHome) return [];
    return overLimit(sum, said, home).map((over) => ({ ...over, ...place(over) }));
  };
}
