/** Arithmetic a text does before the reader's eyes: a total of the amounts it has just listed, a year of months. */
import type { Quantity } from "./quantities.ts";

/** Amounts that one total may add up. */
const MOST = 12;
/** "About" so much: a total may be off by this share of itself. A total that is simply told is exact to what it prints. */
const SHARE = 0.003;
/** Months and weeks of a year, months of two and three years. */
const FACTORS = [12, 24, 36, 52] as const;
/** How far in front of its result, in characters, a figure that is multiplied or divided may stand. */
const REACH = 220;

const adding =
  /合计|总共|一共|共计|加起来|相加|合わせ|合計|足す|足し|計|더하|합하|합치|합계|총|total|together|altogether|come to|comes to|adds? up|sum|plus|\+|ensemble|somme|au total|soit|zusammen|insgesamt|macht|addier|en tout/iu;
/** Do two or three of `lately` make `one`? */
const sumsOf = (lately: readonly Quantity[], one: Quantity): boolean =>
  lately.some((a, at) =>
    lately
      .slice(at + 1)
      .some(
        (b, next) =>
          (a.value !== b.value && near(one, a.value + b.value)) ||
          lately.slice(at + next + 2).some((c) => near(one, a.value + b.value + c.value)),
      ),
  );
const isAmount = ({ dimension, value }: Quantity): boolean =>
  dimension === "money" || dimension === "unitPrice" || (dimension === "plain" && value >= 20);
const near = (said: Quantity, made: number): boolean =>
  Math.abs(said.value - made) <= Math.max(said.step / 2, said.hedged ? made * SHARE : 0) + 1e-9;

const ways: ReadonlySet<string> = new Set(["minutes", "distance", "area", "percent", "tatami"]);
/** "Seven minutes from one station, eleven from the other: four minutes for a song." Both stand in front of it. */
const isDifference = (
  one: Quantity,
  at: number,
  figures: readonly Quantity[],
  borne: (one: Quantity) => boolean,
): boolean => {
  const own: Quantity[] = [];
  for (let before = at - 1; before >= 0; before--) {
    const each = figures[before];
    if (!each || one.start - each.end >= REACH) break;
    if (each.dimension === one.dimension && each.end <= one.start && borne(each)) own.push(each);
  }
  return own.some((a) => own.some((b) => a.value > b.value && near(one, a.value - b.value)));
};

/** Figures that stand in brackets. */
function inBrackets(figures: readonly Quantity[], text: string): ReadonlySet<Quantity> {
  const spans = [...text.matchAll(/[(（][^()（）\n]{0,200}[)）]/gu)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  let at = 0;
  return new Set(
    figures.filter((one) => {
      // both are in the order of the text
      while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= one.start) at++;
      const span = spans[at];
      return span !== undefined && one.start > span.start && one.end < span.end;
    }),
  );
}

/** "200,800 (deposit 62,000, insurance 20,000, ...)": a total that its parts follow in one sentence. */
function sumOfNext(
  one: Quantity,
  at: number,
  figures: readonly Quantity[],
  borne: (one: Quantity) => boolean,
  text: string,
): boolean {
  let sum = 0;
  let count = 0;
  for (let behind = at + 1; behind < figures.length; behind++) {
    const next = figures[behind];
    if (!next || next.start < one.end) continue;
    if (next.start - one.end > REACH) return false;
    if (!isAmount(next)) continue;
    if (count === MOST) return false;
    if (/\n|[。!！?？;；]/u.test(text.slice(one.end, next.start)) || !borne(next)) return false;
    sum += next.value;
    count++;
    if (count > 1 && near(one, sum)) return true;
  }
  return false;
}

/** Figures of `figures` (in the order of the text) that follow from amounts printed before them; `borne` tells which of those hold, `price` is the asking price or rent, `text` what they stand in. */
export function followingSums(
  figures: readonly Quantity[],
  borne: (one: Quantity) => boolean,
  price: number,
  text: string,
): ReadonlySet<Quantity> {
  const found = new Set<Quantity>();
  const made = new Set<number>();
  const before: Quantity[] = [];
  // "1,080–1,510": a sum takes the lower ends of ranges or the upper ones.
  const [lower, upper] = [new Set<Quantity>(), new Set<Quantity>()];
  for (const [at, one] of figures.entries()) {
    const next = figures[at + 1];
    if (
      !next ||
      !/^ ?(?:[-–~〜～]|à|to|bis|到|至|から|et|and|und) ?(?:[€$£¥] ?)?$/u.test(text.slice(one.end, next.start))
    )
      continue;
    lower.add(one);
    upper.add(next);
  }
  const aside = inBrackets(figures, text);
  for (const [at, one] of figures.entries()) {
    if (ways.has(one.dimension) && !borne(one) && isDifference(one, at, figures, borne)) found.add(one);
    if (!isAmount(one)) continue;
    if (one.dimension !== "unitPrice" && !borne(one)) {
      for (const list of [
        before,
        before.filter((each) => !lower.has(each)),
        before.filter((each) => !upper.has(each)),
        // "25,200 (40% of 63,000)": what a bracket explains is not added up.
        before.filter((each) => !aside.has(each)),
      ]) {
        let sum = 0;
        for (let last = list.length - 1; last >= 0 && list.length - last <= MOST; last--) {
          sum += list[last]?.value ?? 0;
          // "Key money: one month" is a rent that is not printed as a figure.
          if (list.length - last > 1 && (near(one, sum) || near(one, sum + price))) found.add(one);
        }
      }
      if (adding.test(text.slice(Math.max(0, one.start - 60), one.end + 14)) && sumsOf(before.slice(-8), one))
        found.add(one);
      if (sumOfNext(one, at, figures, borne, text)) found.add(one);
      const last = before.filter(({ end }) => one.start - end < REACH).slice(-4);
      if (last.some(({ value }) => FACTORS.some((factor) => near(one, value * factor) || near(one, value / factor))))
        found.add(one);
      if (made.has(one.value)) found.add(one);
      if (found.has(one)) made.add(one.value);
    }
    if (found.has(one) || borne(one)) before.push(one);
    if (before.length > 4 * MOST) before.shift();
  }
  return found;
}
