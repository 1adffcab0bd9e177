/** Is a rent with its charges or without: "890 € hors charges" of one that is "890 € charges comprises". */
import type { Untraced } from "#contract/copy";
import type { Quantity } from "./quantities.ts";

const withThem =
  /^[^\d\n.。;；]{0,18}?(?:(?<![不未])含(?:杂费|管理费|物业费|共益费|税)|(?<!不)包(?:杂费|物业|水电)|charges comprises|charges incluses|(?<!\p{L})CC(?!\p{L})|(?<!un)(?:bills|charges|utilities) included|including (?:bills|charges)|all[- ]in(?!\p{L})|with charges|warm(?!\p{L})|Warmmiete|(?:inklusive|inkl\.?) Nebenkosten|(?:共益費|管理費)(?:込|を含|込み)|관리비 ?(?:포함|까지))/iu;
const withoutThem =
  /^[^\d\n.。;；]{0,18}?(?:不含(?:杂费|管理费|物业费|共益费)|杂费另|hors charges|sans les charges|(?:excluding|plus|before) (?:bills|charges|utilities)|(?:bills|charges) (?:are )?(?:extra|excluded)|(?<!\p{L})kalt(?!\p{L})|Kaltmiete|zzgl\.? (?:Nebenkosten|NK)|(?:共益費|管理費)(?:別|は別|を含まず)|관리비 ?(?:별도|따로|제외))/iu;

type Charges = "with" | "without";
const saidOf = (behind: string): Charges | null =>
  withoutThem.test(behind) ? "without" : withThem.test(behind) ? "with" : null;
const REACH = 40;

/** Rents of `text` said to be with the charges where `corpus`, the listing's texts, says without, or the other way. */
export function wrongCharges(
  text: string,
  figures: readonly Quantity[],
  facts: {
    readonly listing: { readonly price: { readonly amount: number; readonly period: string | null } | null };
    readonly corpus: string;
    readonly printed: readonly Quantity[];
  },
): Untraced[] {
  const { price } = facts.listing;
  if (!price || price.period === null) return [];
  const known = new Set<Charges | null>();
  for (const { dimension, value, text: printed } of facts.printed)
    if (dimension === "money" && value === price.amount)
      for (let at = facts.corpus.indexOf(printed); at >= 0; at = facts.corpus.indexOf(printed, at + 1))
        known.add(saidOf(facts.corpus.slice(at + printed.length, at + printed.length + REACH)));
  if (!known.has("with") && !known.has("without")) return [];
  return figures
    .filter(({ dimension, value }) => (dimension === "money" || dimension === "plain") && value === price.amount)
    .flatMap(({ start, end }) => {
      const behind = text.slice(end, end + REACH);
      const said = saidOf(behind);
      if (!said || known.has(said)) return [];
      const reach = end + ((said === "with" ? withThem : withoutThem).exec(behind)?.[0].length ?? 0);
      return [{ start, end: reach, text: text.slice(start, reach), kind: "money", grade: "block" } as const];
    });
}
