/** Prices as printed -> amount in major units, currency, period. */
import type { Hints } from "./hints.ts";
import { NUMBER, parseNumber, plain } from "./number.ts";

type Period = "month" | "week" | "year" | "day" | null;
type Money = { amount: number; currency: string | null; period: Period };

/** Longest first: "HK$" before "$". A bare $ or "kr" is settled by the page's country. */
const CURRENCIES: readonly [RegExp, string][] = [
  [/hk\$|hkd|港币|港幣|港元/i, "HKD"],
  [/nt\$|ntd|twd|新台币|新臺幣|新台幣/i, "TWD"],
  [/a\$|au\$|\baud(?![a-z])/i, "AUD"],
  [/c\$|ca\$|\bcad(?![a-z])/i, "CAD"],
  [/nz\$|\bnzd(?![a-z])/i, "NZD"],
  [/s\$|\bsgd(?![a-z])/i, "SGD"],
  [/r\$|\bbrl(?![a-z])/i, "BRL"],
  [/mx\$|\bmxn(?![a-z])/i, "MXN"],
  [/us\$|\busd(?![a-z])|美元/i, "USD"],
  [/€|\beur(?![a-z])|\beuros?\b/i, "EUR"],
  [/£|\bgbp(?![a-z])/i, "GBP"],
  [/\baed(?![a-z])|dhs?\b|د\.إ/i, "AED"],
  [/₹|\binr(?![a-z])|\brs\.?(?=\s*\d)|\d\s?(?:lakhs?|lacs?|crores?|cr)\b/i, "INR"],
  [/₩|\bkrw(?![a-z])|만원|억|원(?!룸)/i, "KRW"],
  [/円|\bjpy(?![a-z])/i, "JPY"],
  [/\bcny(?![a-z])|\brmb(?![a-z])|人民币/i, "CNY"],
  [/₸|\bkzt(?![a-z])|тенге|тг\b/i, "KZT"],
  [/₽|\brub(?![a-z])|руб/i, "RUB"],
  [/₴|\buah(?![a-z])|грн/i, "UAH"],
  [/\bchf(?![a-z])|\bfr\.(?=\s*\d)/i, "CHF"],
  [/\bzar(?![a-z])|\bR(?=\s?\d)/, "ZAR"],
  [/฿|\bthb(?![a-z])|บาท/i, "THB"],
  [/₫|\bvnd(?![a-z])|đồng/i, "VND"],
  [/\bmyr(?![a-z])|\brm(?=\s?\d)/i, "MYR"],
  [/₱|\bphp(?![a-z])/i, "PHP"],
  [/\bidr(?![a-z])|\brp\.?(?=\s*\d)/i, "IDR"],
  [/zł|\bpln(?![a-z])/i, "PLN"],
  [/kč|\bczk(?![a-z])/i, "CZK"],
  [/₺|\btry(?![a-z])|\btl\b/i, "TRY"],
  [/\bsek(?![a-z])/i, "SEK"],
  [/\bnok(?![a-z])/i, "NOK"],
  [/\bdkk(?![a-z])/i, "DKK"],
  [/\bsar(?![a-z])/i, "SAR"],
  [/\bqar(?![a-z])/i, "QAR"],
  [/(?<!\bsq\.?\s?)\bft\b(?!\.?\s?[²2])|\bhuf(?![a-z])/i, "HUF"],
  [/\blei\b|\bron(?![a-z])/i, "RON"],
  [/₪|\bils(?![a-z])/i, "ILS"],
  [/₦|\bngn(?![a-z])/i, "NGN"],
  [/\bksh\b|\bkes(?![a-z])/i, "KES"],
];
const DOLLARS: Record<string, string> = {
  US: "USD",
  AU: "AUD",
  CA: "CAD",
  NZ: "NZD",
  SG: "SGD",
  HK: "HKD",
  TW: "TWD",
  MX: "MXN",
  CL: "CLP",
  AR: "ARS",
  CO: "COP",
};
const YEN: Record<string, string> = { JP: "JPY", CN: "CNY" };
const YUAN: Record<string, string> = { TW: "TWD", HK: "HKD", MO: "MOP" };
const KRONER: Record<string, string> = { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" };

/** Lines of pages that are remembered: each is asked about by several readers. Forgotten before they grow. */
const REMEMBERED = 4_000;
const LONGEST = 160;
const signs = new Map<string, string | null>();

/** The currency whose sign or name stands in a text, whatever the page's country. */
function signedIn(text: string): string | null {
  const before = signs.get(text);
  if (before !== undefined) return before;
  const code = CURRENCIES.find(([sign]) => sign.test(text))?.[1] ?? null;
  if (signs.size >= REMEMBERED) signs.clear();
  if (text.length <= LONGEST) signs.set(text, code);
  return code;
}

export function currencyOf(text: string, hints: Hints): string | null {
  const signed = signedIn(text);
  if (signed !== null) return signed;
  if (/元/.test(text)) return YUAN[hints.country ?? ""] ?? "CNY";
  if (/[¥￥]/.test(text))
    return (
      YEN[hints.country ?? ""] ??
      (hints.language?.startsWith("ja") ? "JPY" : hints.language?.startsWith("zh") ? "CNY" : null)
    );
  if (/\$/.test(text)) return DOLLARS[hints.country ?? ""] ?? null;
  if (/\bkr\b/i.test(text)) return KRONER[hints.country ?? ""] ?? null;
  return null;
}

const PERIODS: readonly [RegExp, Period][] = [
  [
    /\/\s*月|每月|月租|(?:per|a|\/|each)\s*(?:calendar\s*)?(?:month|mo\b|mth)|(?<!\p{L})p\.?\s?c\.?\s?m\b|monthly|\/\s*mon(?:at|ath)|pro monat|mtl|monatlich|par mois|\/\s*mois|al mes|\bmensuales\b|\bmensuais\b|\bmensili\b|\bmensuel(?:le)?s?\b|\/\s*mes\b|\/\s*m[êe]s\b|por m[êe]s|al mese|\/\s*mese|월세|\/\s*월|в месяц|\/\s*мес|per maand|\bp\/m\b|\/\s*mnd|\/\s*(?:miesi[ąa]c|mies\b|m-c\b|měs|mån|md\b|kk\b|kuu|hó(?!\p{L})|lun[ăa]|ay\b|tháng|bulan|bln\b|เดือน)|miesięcznie|za m[ěe]s[íi]c|za mesiac|měsíčně|mesačne|(?:per|i) måned|per månad|i månaden|pr\.? m(?:åne|n)?d|kuukaudessa|kuus(?!\p{L})|havonta|aylık/iu,
    "month",
  ],
  [/(?:per|a|\/)\s*(?:week|wk)|(?<!\p{L})p\.?\s?w\b|weekly|(?<!\p{L})p\/w\b/iu, "week"],
  [
    /(?:per|a|\/)\s*(?:year|yr|annum)|(?<!\p{L})p\.?a\b|yearly|annually|\/\s*年|par an\b|\/\s*an\b|\/\s*jahr|al año|\/\s*año|\/\s*rok\b|ročně|årlig|vuodessa/iu,
    "year",
  ],
  [/(?:per|a|\/)\s*(?:night|day)|\/\s*[天日](?!元)|par nuit|por noche|pro nacht/i, "day"],
];
/** How often a sum is paid, from words; null where they say no time. */
export const periodOf = (text: string): Period => PERIODS.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Price of a square metre or foot, of a car park, a fee: money, but not the price. */
export const isUnitPrice = (text: string): boolean =>
  /\/\s*(?:㎡|m²|m2|平|坪|평|sq|ft|м²|кв|qm)|元\/平|per\s+(?:sq|square|m²|m2)|price\/sq|[€£$]\s*(?:\/\s*)?sq|万\/㎡|単価|单价|al m²|par m²|(?:zł|Kč|kr\.?|Ft|€)\s?(?:za\s)?[/ ]\s?m(?:2|²)/i.test(
    plain(text).replace(/m\^2/g, "m2"),
  );

/** What a square metre costs, beside the price: "1280 万 约119,626元/㎡". */
const PER_AREA =
  /[(（,，]?\s?约?\s?[€£$¥]?\s?\d[\d.,]{0,14}\s?(?:元|万|萬|円|만원|€|£|\$|zł|Kč)?\s?[/／]\s?(?:㎡|m²|m2|平米?|坪|평|sq\.?\s?ft)[)）]?/u;
/** A price without what a square metre costs beside it. */
export const withoutUnitPrice = (text: string): string => text.replace(PER_AREA, " ").trim();

const SCALES: readonly [RegExp, number][] = [
  [/^\s*(?:lakhs?|lacs?)\b/i, 1e5],
  [/^\s*(?:crores?|cr)\b\.?/i, 1e7],
  [/^\s*(?:mio|mill?(?:ion(?:en|es|s)?|iones)?|млн|mln|m)(?![\p{L}\d_])\.?(?![²2])/iu, 1e6],
  [/^\s*(?:bn|billion|млрд|tỷ|tỉ)(?![\p{L}\d_])/iu, 1e9],
  [/^\s*triệu/i, 1e6],
  [/^(?:\s?(?:tsd|тыс)\b\.?|k(?![\p{L}.]))/iu, 1e3],
  [/^\s*(?:thousand)\b/i, 1e3],
];
const MYRIADS: Record<string, number> = {
  亿: 1e8,
  億: 1e8,
  억: 1e8,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  千万: 1e7,
  천만: 1e7,
  千: 1e3,
  천: 1e3,
};
const MYRIAD_PART = new RegExp(`^\\s*(${NUMBER})\\s*(亿|億|억|千万|천만|万|萬|만|千|천)?`);

/** In Korean the ten thousands go without saying after 억: "18억 5,000" and "14억 5천". */
function unitOf(word: string | undefined, before: number, digits: string): number {
  const unit = word ? (MYRIADS[word] ?? 1) : 1;
  if (before !== MYRIADS.억 || (unit !== 1 && unit !== MYRIADS.천)) return unit;
  return digits.replace(/\D/g, "").length <= 4 ? unit * 1e4 : unit;
}

/** "1億1,800万", "12억 5,000만", "68万", "2,680": the sum of its parts and where it ended. */
function parseAmount(text: string, hints: Hints): { amount: number; rest: string } | null {
  let rest = text;
  let sum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (;;) {
    const part = MYRIAD_PART.exec(rest);
    if (!part?.[1]) break;
    const unit = unitOf(part[2], smallest, part[1]);
    const scaled = unit !== 1 || SCALES.some(([word]) => word.test(rest.slice(part[0].length)));
    // Money has no third decimal: "589.000 €" is thousands in every language, "1.125 Cr" is not.
    const whole = scaled ? part[1] : part[1].replace(/^(\d{1,3})[.,](?=\d{3}$)/, "$1");
    const value = parseNumber(whole, hints);
    // A second number belongs to the first only while units fall (億, 万, 円).
    if (value === null || unit >= smallest) break;
    sum += value * unit;
    smallest = unit;
    rest = rest.slice(part[0].length);
    if (unit === 1) break;
  }
  if (smallest === Number.POSITIVE_INFINITY) return null;
  const scale = smallest === 1 ? SCALES.find(([word]) => word.test(rest)) : undefined;
  return { amount: Math.round(sum * (scale?.[1] ?? 1) * 100) / 100, rest };
}

const FIRST_NUMBER = /\d/;
const RANGE =
  /^\s*(?:(?:円|€|[a-z]{3})\s*)?(?:-|–|—|~|〜|～|to|bis|à|a|до)\s*(?:[^\d]{0,4})\d|^\s*(?:[円元]|€)?\s?(?:起|より|から|[~〜～](?!\s?\d))/i;

/** Where a further sum with its sign begins. */
const ANOTHER = /[$€£¥₹₩]\s?\d/;

/**
 * The first price in a short text. A range gives its lower bound with `isRange`. Null for unit prices, for text without
 * a number, and for amounts under 1. `currency` is null when nothing on the page settles it.
 */
export function parseMoney(text: string, hints: Hints): (Money & { isRange: boolean }) | null {
  const line = plain(text);
  if (line.length > 300 || isUnitPrice(line)) return null;
  const start = line.search(FIRST_NUMBER);
  if (start < 0) return null;
  const found = parseAmount(line.slice(start), hints);
  if (!found || found.amount < 1 || found.amount > 1e13) return null;
  // "£415 pw (£1,798 pcm)": each sum has its own period
  const next = found.rest.search(ANOTHER);
  return {
    amount: found.amount,
    currency: currencyOf(line, hints) ?? settled(line, hints),
    period: periodOf(next < 0 ? line : line.slice(0, line.length - found.rest.length + next)),
    isRange: RANGE.test(found.rest),
  };
}

/** A bare $ is nobody's yuan or euro: only dollars that the page is known to ask. */
const settled = (line: string, { currency }: Hints): string | null =>
  /\$/.test(line) && currency !== null && !Object.values(DOLLARS).includes(currency) ? null : currency;

/** True when the text carries a money sign or a myriad unit, so that a bare number is not taken for a price. */
export const looksLikeMoney = (text: string, hints: Hints): boolean => {
  const line = plain(text);
  return (
    /\d/.test(line) && (currencyOf(line, hints) !== null || /[$€£¥₹₩]|\d\s*(?:万|萬|억|億|亿|tỷ|tỉ|triệu)/.test(line))
  );
};
