/** What a disclosure says, parsed: so that every language can say it, and not only the one it was printed in. */

export type MaterialValue =
  | { readonly form: "none" }
  | {
      readonly form: "money";
      readonly amount: number;
      readonly currency: string | null;
      readonly period: "month" | "year" | "week" | null;
      readonly average: boolean;
    }
  | { readonly form: "months"; readonly months: number }
  | { readonly form: "depositAndAdvance"; readonly deposit: number; readonly advance: number }
  | { readonly form: "byOther"; readonly party: "seller" | "landlord" | "buyer" | "tenant" }
  | { readonly form: "letter"; readonly letter: string }
  | { readonly form: "percent"; readonly percent: number }
  | { readonly form: "years"; readonly years: number }
  | {
      readonly form: "tenure";
      readonly tenure: "freehold" | "leasehold" | "shareOfFreehold";
      readonly years: number | null;
    }
  | {
      readonly form: "date";
      readonly year: number;
      readonly month: number | null;
      readonly day: number | null;
      readonly after: boolean;
      readonly negotiable: boolean;
    }
  | { readonly form: "now" }
  | { readonly form: "code"; readonly code: string }
  | { readonly form: "text"; readonly text: string };

const currencies: readonly (readonly [RegExp, string])[] = [
  [/£|GBP/u, "GBP"],
  [/€|EUR/u, "EUR"],
  [/US\$|USD|(?<![A-Z])\$/u, "USD"],
  [/円|JPY/u, "JPY"],
  [/원|KRW/u, "KRW"],
  [/元|CNY|RMB/u, "CNY"],
];

const han: Readonly<Record<string, number>> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 半: 0.5 };

/** "1 120" (fr), "1.120,50" (de), "21만", "8.5万" as numbers; null where there is none or more than one. */
export function amountIn(text: string): number | null {
  const hits = [
    ...text.matchAll(/\d{1,3}(?:[ .,\u202f\u00a0]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?/gu),
  ];
  if (hits.length !== 1) return null;
  const raw = hits[0]?.[0] ?? "";
  const grouped = raw.replace(/[ .,\u202f\u00a0](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  const after = text.slice((hits[0]?.index ?? 0) + raw.length).trimStart();
  const scale = /^[万만]/u.test(after)
    ? 10_000
    : /^[亿억億]/u.test(after)
      ? 100_000_000
      : /^천만/u.test(after)
        ? 10_000_000
        : 1;
  const value = Number(grouped) * scale;
  return Number.isFinite(value) ? value : null;
}

const monthNames = [
  "jan",
  "f[eé][bv]",
  "ma?[rä]",
  "a[pv]r",
  "ma[iy]",
  "ju(?:ne?|in|ni)",
  "jul|juil",
  "ao[uû]|aug",
  "sep",
  "o[ck]t",
  "nov",
  "d[eé][cz]",
];

/** "2027年1月中旬" is later than "2027年1月": only its own words say it. */
const partOfMonth =
  /[上中下初]旬|月[初末]|월 ?(?:초|중순|말)|(?<!\p{L})(?:early|mid|late|end of|début|mi|fin|Anfang|Mitte|Ende)[ -]/iu;

/** "2027年1月以降", "1 March 2027", "01.03.2027": a day or month, and whether it may be later or be talked about. */
function dateIn(value: string): MaterialValue | null {
  if (partOfMonth.test(value)) return null;
  const after = /以降|以后|以後|之后|이후|from|dès|à partir|ab /iu.test(value);
  const negotiable = /协议|可议|协商|相談|협의|negotiable|à convenir|nach (?:Vereinbarung|Absprache)/iu.test(value);
  const asian = /(20\d\d) ?[年년] ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일])?/u.exec(value);
  const dotted = /(\d{1,2})[./](\d{1,2})[./](20\d\d)/u.exec(value);
  const iso = /(20\d\d)-(\d{2})(?:-(\d{2}))?/u.exec(value);
  const named = /(?:(\d{1,2})(?:st|nd|rd|th|er|\.)? )?(\p{L}{3,9})\.? (20\d\d)/u.exec(value);
  const made = (year: string | undefined, month: number, day: string | undefined): MaterialValue | null =>
    month >= 1 && month <= 12
      ? { form: "date", year: Number(year), month, day: day ? Number(day) : null, after, negotiable }
      : null;
  if (asian) return made(asian[1], Number(asian[2]), asian[3]);
  if (iso) return made(iso[1], Number(iso[2]), iso[3]);
  if (dotted) return made(dotted[3], Number(dotted[2]), dotted[1]);
  if (named) {
    const month = monthNames.findIndex((name) => new RegExp(`^(?:${name})`, "iu").test(named[2] ?? "")) + 1;
    return made(named[3], month, named[1]);
  }
  return null;
}

const periodOf = (text: string): "month" | "year" | "week" | null =>
  /(?:\/|per |a |par |pro |每|毎|月に)? ?(?:months?|mois|monat\w*|月|월|pcm|mtl)/iu.test(text)
    ? "month"
    : /years?|annum|an(?:s|née)?(?!\p{L})|jahr|jährlich|年|년|p\.a\./iu.test(text)
      ? "year"
      : /week|semaine|woche|周/iu.test(text)
        ? "week"
        : null;

/** `currency` of the listing's price stands in where the value names none. */
export function parseMaterial(text: string, currency: string | null): MaterialValue {
  const value = text.normalize("NFKC").trim();
  const paying = /押([一二两三四五六半零\d])付([一二两三四五六\d])/u.exec(value);
  if (paying) {
    const count = (sign: string | undefined): number => han[sign ?? ""] ?? Number(sign);
    return { form: "depositAndAdvance", deposit: count(paying[1]), advance: count(paying[2]) };
  }
  if (
    /^(?:none|no|nil|0|0円|零|无|無|無し|なし|ナシ|없음|néant|aucune?|keine?|entfällt|不要|不需要|0 ?元|£0|€0|\$0|0 ?[€£]|peppercorn)$/iu.test(
      value,
    )
  )
    return { form: "none" };
  if (/vendeur|seller|verkäufer|卖方|业主承担|매도인/iu.test(value)) return { form: "byOther", party: "seller" };
  if (/租客不(?:用)?承担|房东承担|业主承担|landlord pays|vermieter|bailleur/iu.test(value))
    return { form: "byOther", party: "landlord" };
  if (/^(?:now|immediately|sofort|immédiate(?:ment)?|即可|随时|即入居可|즉시)/iu.test(value)) return { form: "now" };
  if (/^[A-H]\+{0,3}$/u.test(value)) return { form: "letter", letter: value };
  const months =
    /^(\d{1,2}(?:\.5)?) ?(?:个月|ヶ月|か月|カ月|개월|months?(?:'s)?(?: rent)?|mois(?: de loyer)?|monatsmieten?|kaltmieten|nettokaltmieten|monate)(?!\p{L})/iu.exec(
      value,
    );
  if (months) return { form: "months", months: Number(months[1]) };
  const percent = /^(\d{1,2}(?:[.,]\d{1,2})?) ?%$/u.exec(value);
  if (percent) return { form: "percent", percent: Number(percent[1]?.replace(",", ".")) };
  const held =
    /^(share of freehold|freehold|leasehold)(?:[,;:]? (?:with )?(\d{2,4}) years(?: remaining| left| unexpired)?)?$/iu.exec(
      value,
    );
  if (held) {
    const word = (held[1] ?? "").toLowerCase();
    const tenure = word === "freehold" ? "freehold" : word === "leasehold" ? "leasehold" : "shareOfFreehold";
    return { form: "tenure", tenure, years: held[2] ? Number(held[2]) : null };
  }
  const day = dateIn(value);
  if (day) return day;
  // "$265 a month; covers the roof": what the sum pays for is another statement; a sum per square metre is no sum
  const clause = value.split(/[;；]/u)[0] ?? value;
  const named = currencies.find(([sign]) => sign.test(clause))?.[1] ?? null;
  const amount = /(?:\/|每|per |par |pro |je ) ?(?:㎡|m²|m2|平|qm|sq)/iu.test(clause) ? null : amountIn(clause);
  if (amount !== null && (named ?? (/万|만/u.test(clause) ? currency : null)) && !/[:：]/u.test(clause))
    return {
      form: "money",
      amount,
      currency: named ?? currency,
      period: periodOf(clause),
      average: /平均|평균|average|moyen|durchschnitt/iu.test(value),
    };
  if (/^[A-Z0-9][A-Z0-9/ -]{4,30}$/iu.test(value) && /\d{3}/u.test(value)) return { form: "code", code: value };
  // as the page prints it: folding turns ㎡ into m2
  return { form: "text", text: text.trim() };
}
