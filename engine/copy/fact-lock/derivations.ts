/**
 * Figures that follow from the facts by arithmetic a reader can redo: sums of two or three amounts, an amount for several heads,
 * a year's or a month's worth, what is left of a whole, a yield, a multiple. Made once for each listing.
 */
import { sameCurrency } from "./amounts.ts";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";
import { perYear } from "./rates.ts";

/** Amounts that are combined; a page names some dozen. */
const MAX_AMOUNTS = 14;
/** Other areas and shares of a page that are reckoned with; more than any honest page has. */
const MAX_PARTS = 40;
/** Heads an amount may be paid for. */
const HEADS = [2, 3, 4] as const;
/** "About": how far off a rounded result may be, as a share of it. */
const ABOUT = 0.015;
/** The same for an amount that is simply told. */
const PLAINLY = 0.005;

interface Amount {
  readonly value: number;
  readonly period: string | null;
}

/** Words that say an amount is due for each person, animal or thing. */
const each =
  /(?<!\p{L})(?:per|each|apiece|pro|je)(?!\p{L})|par (?:personne|adulte|animal|chat|chien|mois et)|每(?:位|人|只|辆|间|个(?!月))|につき|1(?:人|匹|台)(?:あたり|当たり|につき)|인당|마리당|명당|대당|세대당/iu;

/** Amounts of the listing: price and fees, without doubles. */
function amountsOf({ listing, printed }: Facts): Amount[] {
  const made = new Map<string, Amount>();
  const add = (one: Amount) => made.set(`${one.value}/${one.period}`, one);
  if (listing.price) add({ value: listing.price.amount, period: listing.price.period ?? "once" });
  for (const { dimension, value, period } of printed)
    if (dimension === "money" && value > 0 && value !== listing.price?.amount) add({ value, period });
    // A deposit of one rent is the rent once more.
    else if (dimension === "money" && value > 0 && listing.price?.period && period === null)
      add({ value, period: "once" });
  return [...made.values()].slice(0, MAX_AMOUNTS);
}

/** The same for two, three and four heads, where the page counts by the head. */
function byHead({ corpus, printed }: Facts): Amount[] {
  return printed.flatMap(({ dimension, value, text, period }) => {
    if (dimension !== "money" || value <= 0) return [];
    const at = corpus.indexOf(text);
    if (at < 0) return [];
    const around = corpus.slice(Math.max(0, at - 14), at + text.length + 24);
    return each.test(around) ? HEADS.map((heads): Amount => ({ value: value * heads, period })) : [];
  });
}

/** Items of what is paid at the start; each may be in a total or not. */
const MAX_ITEMS = 9;
const rent = /rent|tenan|(?<!\p{L})(?:let|leased?)(?!\p{L})|租|賃料|家賃|월세|임대|loyer|miete|alquiler|affitto/iu;
/** What four and more of them come to. */
function totals(items: readonly Amount[]): Amount[] {
  const few = items.slice(0, MAX_ITEMS);
  const found: Amount[] = [];
  for (let choice = 1; choice < 2 ** few.length; choice++) {
    const some = few.filter((_, at) => (choice >> at) % 2 === 1);
    if (some.length > 3) found.push({ value: some.reduce((sum, { value }) => sum + value, 0), period: "once" });
  }
  return found;
}

interface Derived {
  readonly money: readonly Amount[];
  readonly percent: readonly number[];
  readonly plain: readonly number[];
  /** Every currency the page may mean. */
  readonly currencies: readonly string[];
}
const made = new WeakMap<Facts, Derived>();

/** A yearly or monthly worth of what falls due. */
function spread({ value, period }: Amount): Amount[] {
  if (period === "month") return [{ value: value * 12, period: "year" }];
  if (period === "year") return [{ value: value / 12, period: "month" }];
  return period === null
    ? [
        { value: value * 12, period: "year" },
        { value: value / 12, period: "month" },
      ]
    : [];
}

const joins = (one: Amount, other: Amount): boolean =>
  one.period === other.period ||
  one.period === null ||
  other.period === null ||
  (one.period === "once") !== (other.period === "once");

function derive(facts: Facts): Derived {
  const { price } = facts.listing;
  const own = amountsOf(facts);
  const heads = byHead(facts).slice(0, MAX_AMOUNTS);
  const percents = new Set(facts.printed.flatMap(({ dimension, value }) => (dimension === "percent" ? [value] : [])));
  // three of all these are added up
  const shares = [...percents]
    .slice(0, MAX_AMOUNTS)
    .flatMap((value): Amount[] => (price ? [{ value: (price.amount * value) / 100, period: null }] : []));
  const parts = [...own, ...heads, ...shares];
  const sums: Amount[] = [];
  for (const [at, one] of parts.entries())
    for (const [next, other] of parts.entries()) {
      if (next <= at || !joins(one, other)) continue;
      const both = { value: one.value + other.value, period: one.period ?? other.period };
      sums.push(both);
      for (const third of parts.slice(next + 1))
        if (joins(both, third)) sums.push({ value: both.value + third.value, period: both.period ?? third.period });
    }
  const fees = own.filter(({ value }) => value !== price?.amount);
  // Of two rents a tenant chooses between, or that follow one another, the difference is told.
  const compared = price?.period ? own : fees;
  const rests = compared.flatMap((whole) =>
    compared.filter((part) => part.value < whole.value).map((part) => ({ ...whole, value: whole.value - part.value })),
  );
  const spans = [...own, ...sums, ...rests].flatMap(spread);
  // What falls due by the month and what by the year, as one sum of a year.
  const dues = own.flatMap(({ value, period }) =>
    period === "month" ? [value * 12] : period === "quarter" ? [value * 4] : period === "year" ? [value] : [],
  );
  const years = dues.flatMap((one, at) =>
    dues
      .slice(at + 1)
      .flatMap((other, next) => [one + other, ...dues.slice(at + next + 2).map((third) => one + other + third)]),
  );
  const inAYear = years.flatMap((value): Amount[] => [
    { value, period: "year" },
    { value: value / 12, period: "month" },
  ]);
  // What is left of the price without a share of it, and what a night costs of a month's rent.
  const left = shares.flatMap(({ value }): Amount[] => (price ? [{ value: price.amount - value, period: null }] : []));
  const nights = price?.period === "month" ? [{ value: price.amount / 30, period: null }] : [];
  const thirty = own.flatMap(({ value }): Amount[] =>
    price?.period === "month" && value < price.amount / 30 ? [{ value: value * 30, period: null }] : [],
  );
  const yearly = facts.printed.flatMap(({ dimension, value, period, text }) => {
    if (dimension !== "money" || (period !== "month" && period !== "year")) return [];
    const at = facts.corpus.indexOf(text);
    return at >= 0 &&
      rent.test(
        facts.corpus
          .slice(Math.max(0, at - 50), at + text.length)
          .split("\n")
          .at(-1) ?? "",
      )
      ? [value * perYear[period]]
      : [];
  });
  const homes = (facts.ledgers.get("homes") ?? []).flatMap(({ values }) => values).filter((count) => count > 1);
  const byHome = fees.flatMap((fee) => homes.map((count): Amount => ({ value: fee.value / count, period: null })));
  const once = own.filter(({ value, period }) => period === "once" || (period === null && value !== price?.amount));
  const opening = price?.period === "month" ? [...once, ...own.filter(({ period }) => period === "month")] : once;
  const sale = price && price.period === null ? price.amount : null;
  // What of a year's rent is left without the charges of a year.
  const charges = [
    ...dues.filter((one) => !yearly.includes(one)),
    ...years.filter((one) => yearly.every((rent) => one < rent)),
  ];
  const kept = yearly.flatMap((rent) => charges.filter((one) => one < rent).map((one) => rent - one));
  const net = kept.flatMap((value): Amount[] => [
    { value, period: "year" },
    { value: value / 12, period: "month" },
  ]);
  // A mortgage of 60 million is some 19 % of a deposit of 320 million.
  const shareOfPrice = once
    .filter(({ value }) => price !== null && price.period === null && value < price.amount)
    .map(({ value }) => (100 * value) / (price?.amount ?? 1));
  return {
    money: [
      ...net,
      ...inAYear,
      ...left,
      ...nights,
      ...thirty,
      ...parts,
      ...sums,
      ...rests,
      ...spans,
      ...totals([...opening, ...heads]),
      ...byHome,
    ],
    percent: [...(sale ? [...yearly, ...kept].map((value) => (100 * value) / sale) : []), ...shareOfPrice],
    plain: sale ? yearly.map((value) => sale / value) : [],
    currencies: [
      ...new Set([...facts.printed.flatMap(({ currencies }) => currencies), ...(price ? [price.currency] : [])]),
    ],
  };
}

interface Areas {
  /** Areas of the page but the home's own, the first of them, and what percentages of the page make of them. */
  readonly others: readonly number[];
  readonly few: readonly number[];
  readonly shares: readonly number[];
}
const areasOf = new WeakMap<Facts, Map<string, Areas>>();

/** Read once for each listing and measure. */
function areasIn(facts: Facts, dimension: "area" | "tatami"): Areas {
  const made = areasOf.get(facts) ?? new Map<string, Areas>();
  areasOf.set(facts, made);
  const ready = made.get(dimension);
  if (ready) return ready;
  const { ledgers, listing } = facts;
  const valuesOf = (one: "area" | "tatami" | "percent") => (ledgers.get(one) ?? []).flatMap(({ values }) => values);
  const some = [...new Set(valuesOf(dimension))].filter((one) => one !== listing.area?.sqm).slice(0, MAX_PARTS);
  const shares = valuesOf("percent").slice(0, MAX_PARTS);
  const areas = {
    others: some,
    few: some.slice(0, MAX_AMOUNTS),
    shares: some.flatMap((one) => shares.map((share) => (one * share) / 100)),
  };
  made.set(dimension, areas);
  return areas;
}

/** Rooms added up, and one measure taken from another: 14.2 and 11.6 m² are 25.8, 86 m² of floor are 14.7 more than 71.3. */
function addedUp({ dimension, value, step }: Quantity, facts: Facts): boolean {
  if (dimension !== "area" && dimension !== "tatami") return false;
  const { others, few, shares } = areasIn(facts, dimension);
  const reaches = (made: number): boolean => Math.abs(made - value) <= Math.min(step / 2, 0.05) + 1e-6;
  const own = facts.listing.area?.sqm;
  // Half of a loggia is counted with the flat: without it 81.5 m² are 78.
  if (own !== undefined && others.some((one) => one < own / 4 && (reaches(own - one / 2) || reaches(one / 2))))
    return true;
  // Half of a plot may be built upon.
  if (shares.some((share) => Math.abs(share - value) <= Math.max(step, 0.5))) return true;
  if (own !== undefined && others.some((one) => Math.abs(one - own) > 0.5 && reaches(Math.abs(one - own)))) return true;
  return few.some((one, at) => few.slice(at + 1).some((other) => reaches(one + other)));
}

const close = ({ value, step, hedged, dimension }: Quantity, fact: number): boolean =>
  Math.abs(value - fact) <= step / 2 + Math.abs(fact) * 1e-9 &&
  // "320,000" is no rounding of 322,400 unless the writer says so.
  Math.abs(value - fact) <= fact * (hedged ? ABOUT : dimension === "money" ? PLAINLY : 1);

/** "Gut 9.300", "over 9,300": a little more than the printed figure, or a little less. */
const bounded = ({ bound, value }: Quantity, fact: number): boolean =>
  bound !== null && (bound === "over" ? fact >= value && fact <= value * 1.03 : fact <= value && fact >= value * 0.94);

/** "Just under eleven hundred" is not a little more. */
const beyond = ({ bound, value }: Quantity, fact: number): boolean =>
  (bound === "under" && fact > value * 1.0001) || (bound === "over" && fact < value * 0.9999);

const fits = (quantity: Quantity, fact: number): boolean =>
  (close(quantity, fact) && !beyond(quantity, fact)) || bounded(quantity, fact);

/** Can a reader reach `quantity` by reckoning with the facts? */
export function derives(quantity: Quantity, facts: Facts): boolean {
  const known = made.get(facts) ?? derive(facts);
  made.set(facts, known);
  const { dimension, period, value } = quantity;
  if (!sameCurrency(quantity.currencies, known.currencies)) return false;
  if (dimension === "money" || (dimension === "plain" && value >= 50))
    if (
      known.money.some(
        (one) => (period === null || one.period === null || one.period === period) && fits(quantity, one.value),
      )
    )
      return true;
  if (addedUp(quantity, facts)) return true;
  if (dimension === "percent") return known.percent.some((fact) => fits(quantity, fact));
  return (
    (dimension === "plain" || dimension === "years" || dimension === "year") &&
    known.plain.some((fact) => fits(quantity, fact))
  );
}
