/**
 * Amounts a text names as something else than the price: instalments, down payments, dues, ground rent, deposits, taxes,
 * what a tenant pays now. Taken out before anyone looks for the price, or for sale and rent.
 */
import type { Listing } from "#contract/listing";
import type { Hints } from "./hints.ts";
import { SUM_NAMES, type SumKind } from "./other-sum-names.ts";
import { isSalePrice } from "./sale-price.ts";
import { AMOUNT, moneyWithPeriod, periodLength } from "./spoken-amount.ts";

type Sum = { start: number; end: number; amount: number; currency: string | null; period: Period };
type Period = NonNullable<Listing["price"]>["period"];
type Name = { start: number; end: number; kind: SumKind };

/** Signs of a text that are looked through. */
const MOST = 4000;
/** Signs between a name and its amount. */
const GAP = 26;

/** "no HOA", "免押金": the name denies that there is such an amount. */
const DENIED =
  /(?:(?<!\p{L})(?:no|low|zero|without|free of|sans|ohne|keine?|sin|senza|sem|zonder|geen)\s|[免无無没沒不可含包持能零低])$/iu;
/** "charges comprises", "管理費込", "首付灵活": the name says what the price holds, or that one may talk about it. */
const HELD =
  /^\s?(?:compris|inclus|inclu[iy]|incl\b|incl\.|included|inkl|inbegr|enthalten|paid|free|negotiable|込|込み|別|无|無|なし|ゼロ|포함|별도|없|已含|另|全?包|低|少|灵活)/iu;
/** "deposit 5 weeks", "首付3成", "敷金1ヶ月": told in another measure than money. */
export const MEASURED =
  /^\s?:?\s?(?:of\s)?(?:\d{1,3}|one|two|three|four|five|six|[一二两三四五六])\s?(?:weeks?|months?|mois|mes(?:es)?|mesi|mês|monats?|maand|mnd|KM|NKM|MM|(?:netto)?kaltmieten?|mensilità|mensualidades|mensualités|成|%|ヶ月|か月|ヵ月|个月|個月|개월)/iu;
/** What may stand between a name and the amount it names. */
const TO_NEXT =
  /^(?:\s?(?:of|is|are|at|about|approx\.?|only|just|ca\.?|de|di|von|van|à|a|por|è|:|=|约|約|仅|只要|只需|每月|매?월|毎月|月額?|は|が|\(|\+|from|monthly|mensuelles?|mensual(?:es)?|mensa(?:l|is)|mensil[ei]|monatlich|per month|p\.?m\.?|annual)){0,3}\s?$/iu;
/** Marks that may also part a name from an amount of somebody else, and a share: "首付3成210万". */
const APART =
  /^[\s.,;:)\]、。|–-]{1,4}$|^\s?:?\s?\(?\d{1,2}\s?(?:成|%)\)?[\s,:;(=]{0,3}(?:约|about|or|ou|oder|o)?\s?$/u;
/** What may stand between an amount and the name behind it. */
const TO_PREVIOUS = /^\s?(?:(?:de|of|for|as|in|di|van|von|d['’]|の|[(/])\s?)?$/iu;
/** An amount without a sign right behind its name: "物业费 380/月", "月供23000". */
const BARE =
  /^\s?[:=]?\s?(?:约|約|about|of|\$)?\s?(\d{1,3}(?:[,.]\d{3}){1,2}|\d{2,7})(?![\d.,%]\d|[\d%])(?!\s?(?:sq|sf|m2|m²|㎡|平|坪|室|房|卧|万|萬|억|만|bed|br\b|ft|年|weeks?|months?|成|ヶ|か月|个月|개월|OG|층|层|階))/iu;

/** Names and amounts in the order they stand. */
function sumsIn(text: string, hints: Hints): Sum[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const start = match.index;
    const bare = start + match[0].length;
    const money = moneyWithPeriod(match[0], text.slice(bare, bare + GAP), hints);
    if (money === null) return [];
    const end = money.period === null ? bare : bare + money.told.length;
    return [{ start, end, amount: money.amount, currency: money.currency, period: money.period }];
  });
}
function namesIn(text: string): Name[] {
  return [...text.matchAll(SUM_NAMES)].flatMap(({ index, groups = {}, 0: word }): Name[] => {
    const kind = (["dues", "lump", "beside"] as const).find((one) => groups[one] !== undefined);
    const end = index + word.length;
    const denied = DENIED.test(text.slice(Math.max(0, index - 12), index)) || HELD.test(text.slice(end, end + 14));
    return kind === undefined || denied ? [] : [{ start: index, end, kind }];
  });
}

/** Dollars of nobody's: as much as a home anywhere. */
const UNSIGNED_SALE = 60_000;
const sells = ({ amount, currency, period }: Sum): boolean =>
  period === null && (currency === null ? amount >= UNSIGNED_SALE : isSalePrice({ amount, currency }));
const byMonth = ({ amount, period }: Sum): number =>
  period === "year" ? amount / 12 : period === "week" ? (amount * 52) / 12 : amount;

/** What is paid again and again is never as much as a home; what is paid once has no stretch. */
const fits = (kind: SumKind, sum: Sum): boolean => (kind === "lump" ? sum.period === null : !sells(sum));

/**
 * The amount a name names; null where it names none of those that are left. `behind` allows the one in front of the
 * name where none follows: "£2,400 deposit".
 */
function namedBy({ start, end, kind }: Name, text: string, free: readonly Sum[], behind: boolean): Sum | null {
  const next = free.find((sum) => sum.start >= end);
  const previous = free.findLast((sum) => sum.end <= start);
  const ahead = next === undefined ? "" : text.slice(end, next.start);
  const back = previous === undefined ? "" : text.slice(previous.end, start);
  const close = ahead.length <= GAP && TO_NEXT.test(ahead);
  const larger = (sum: Sum) =>
    free.some((one) => one !== sum && one.amount > sum.amount && (kind !== "beside" || sells(one)));
  // "in 5% deposit £325,000" the share may be the price's neighbour by chance
  const shared = /(?:\d\s?[%成])\s?$/u.test(text.slice(Math.max(0, start - 6), start));
  const follows =
    next !== undefined &&
    fits(kind, next) &&
    ((close && kind !== "beside" && !shared) || ((close || (ahead.length <= GAP && APART.test(ahead))) && larger(next)))
      ? next
      : null;
  const eastern = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(text.slice(start, end));
  const leads =
    previous !== undefined &&
    fits(kind, previous) &&
    (eastern ? back === "" : TO_PREVIOUS.test(back)) &&
    !MEASURED.test(text.slice(end, end + 16)) &&
    (follows !== null || back !== " " || larger(previous) || (kind === "lump" && free.length > 1)) &&
    (kind !== "beside" || larger(previous))
      ? previous
      : null;
  if (follows === null) return behind ? leads : null;
  if (leads === null) return follows;
  if (!close) return leads;
  if (kind === "lump")
    return (sells(follows) && leads.amount < follows.amount) || (back === "" && ahead !== "") ? leads : follows;
  return byMonth(leads) < byMonth(follows) ? leads : follows;
}

/** A rental for certain: whoever lets names no price to buy, or names it for another home. */
const LETS =
  /整租|合租|招租|放租|賃貸|貸(?:マンション|アパート|家)|전세|for rent|to rent|to let|zu vermieten|zur miete|à louer|en alquiler|se alquila|se renta|in affitto|para alugar|para arrendar|te huur/iu;
/** What leads to the rent a tenant pays. */
const TENANT =
  /(?:(?:每?[月年]租金?|租金|出租中?|已出租|现租|收租|可达|约|achieving|achieves|earning|rent(?:ed|al)?|let|tenanted|currently|income|of|at|for|out|loyer|loué|miete|alquilad[oa]|alquiler|renta|affitto|aluguel|renda|huur|賃料|家賃|월세|월)[\s:,，]{0,2}){1,4}$/iu;
/** Months of rent that buy no home anywhere; a tenant's income for a year is less. */
const MONTHS_OF_A_PRICE = 80;

/** Of a price and a rent that nobody names otherwise the rent is the tenant's; where it begins with its words, and ends. */
function tenantsRent(text: string, free: readonly Sum[]): [number, number][] {
  if (LETS.test(text)) return [];
  return free.flatMap((sum): [number, number][] => {
    const before = text.slice(Math.max(0, sum.start - 40), sum.start);
    const words = TENANT.exec(before)?.[0] ?? "";
    const yearly = sum.period === null && /年租金?/u.test(words);
    const paidAgain = yearly || sum.period === "month" || sum.period === "week" || /月租|월세/u.test(words);
    const bought = free.some(
      (one) => sells(one) && one.amount >= byMonth(yearly ? { ...sum, period: "year" } : sum) * MONTHS_OF_A_PRICE,
    );
    return paidAgain && bought ? [[sum.start - words.length, sum.end]] : [];
  });
}

/** The names of sums in a text, which sum each of them names, and the sums nobody names. */
export function sumsNamedIn(looked: string, hints: Hints): { names: Name[]; named: Map<Name, Sum>; free: Sum[] } {
  const names = namesIn(looked);
  const free = sumsIn(looked, hints);
  const named = new Map<Name, Sum>();
  for (const behind of [false, true])
    for (const name of names) {
      const sum = named.has(name) ? null : namedBy(name, looked, free, behind);
      if (sum === null) continue;
      named.set(name, sum);
      free.splice(free.indexOf(sum), 1);
    }
  return { names, named, free };
}

/** The text without the amounts it names as something else, and without their names; its lines stay lines. */
export function withoutOtherSums(text: string, hints: Hints): string {
  const looked = text.slice(0, MOST);
  const { names, named, free } = sumsNamedIn(looked, hints);
  if (names.length === 0 && free.length < 2) return text;
  const spans: [number, number][] = [];
  for (const name of names) {
    const sum = named.get(name);
    if (sum !== undefined) {
      const [from, to] = [Math.min(name.start, sum.start), Math.max(name.end, sum.end)];
      if (looked.slice(from, to).includes("\n")) spans.push([name.start, name.end], [sum.start, sum.end]);
      else spans.push([from, to]);
      continue;
    }
    const bare = name.kind === "beside" ? null : BARE.exec(looked.slice(name.end, name.end + GAP));
    if (bare === null) continue;
    const end = name.end + bare[0].length;
    spans.push([name.start, end + periodLength(looked.slice(end, end + GAP))]);
  }
  spans.push(...tenantsRent(looked, free));
  let kept = "";
  let at = 0;
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    if (from < at) continue;
    kept += `${looked.slice(at, from)} ; `;
    at = to;
  }
  return kept + text.slice(at);
}
