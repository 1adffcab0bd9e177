/** Decades, ages, and the years that lie between two of the facts. */
import type { Around } from "./around.ts";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";

/** A decade ("the 2000s", "2000年代") is true of any year in it. */
export const decadeFollows = (quantity: Quantity, facts: Facts, around: Around): boolean =>
  (/^(?:'?s\b|er\b|代|대)/.test(around.after) || /(?:années|[’'])\s?$/i.test(around.before)) &&
  [
    facts.listing.yearBuilt ?? 0,
    ...facts.printed.filter(({ dimension }) => dimension === "year").map(({ value }) => value),
  ]
    .map((year) => Math.floor(year / 10) * 10)
    // "The eighties", "80年代"
    .some((decade) => decade > 0 && (decade === quantity.value || decade % 100 === quantity.value));

/** "241 years later", "187 Jahre liegen dazwischen": what is said to lie between two years. */
const lyingBetween =
  /^ ?(?:later|after(?:wards)?|on(?=[,.;]| from)|apart|between|plus tard|après|d['’]écart|ont passé|(?:liegen )?(?:später|danach|dazwischen)|nach|[之以]?后|[之以]?後|たって|経っ|を経|を隔て|の(?:隔たり|差)|(?:이|가)? ?(?:뒤|후|지나|흐른|흘러)|만에|차이|(?:의)? ?(?:간격|사이))/iu;

const lyingBefore =
  /(?:(?:中间|相|间)?隔了?|相差|过了?|(?:又|再)过|(?:lie|are|apart by|separated by|gap of)|(?:séparées?|distance) (?:par|de)|liegen|vergingen|trennen) ?$/iu;

/** Three years from 2027 to 2030, 241 from the year it was built to that of its renovation. */
export function betweenYears(
  { value, dimension }: Quantity,
  { printed, dates: days, listing }: Facts,
  around: Around,
): boolean {
  if (value < 1) return false;
  const said = lyingBetween.test(around.tail) || lyingBefore.test(around.head);
  if (!said && (dimension !== "year" || value >= 100)) return false;
  const years = new Set<number>();
  const least = said ? 1000 : 1900;
  if (said && listing.yearBuilt !== null) years.add(listing.yearBuilt);
  for (const { dimension: kind, value: year } of printed) if (kind === "year" && year > least) years.add(year);
  for (const { year } of days) if (year !== null && Number(year) > least) years.add(Number(year));
  return [...years].some((one) => years.has(one + value));
}

/** "1년에", "1年あたり": one year is what something else is counted by. */
export const byTheYear = (quantity: Quantity, around: Around): boolean =>
  quantity.value === 1 && /^(?:에|이면|으로|당|마다|치|に|で|あたり|当たり)/.test(around.after);

/** The year a text is read in is not known here: a few around the time of writing are given. */
const YEARS = [2023, 2031] as const;

/** A home of 1780 is over two hundred years old: old ages are said in round figures. */
export const ageFollows = (quantity: Quantity, { listing: { yearBuilt } }: Facts): boolean => {
  if (yearBuilt === null) return false;
  const [least, most] = YEARS.map((year) => year - yearBuilt) as [number, number];
  return quantity.value <= most && quantity.value >= (least >= 80 ? least * 0.8 : least);
};
