/** Amounts of a tenancy as texts write them: money with how often it is due, and rents counted ("three months' rent"). */
import { allOf, type Span } from "#engine/compliance/frames/spans";

type Period = "month" | "week" | "year";

export interface Amount extends Span {
  /** Major units of the currency written; null where rents are counted. */
  money: number | null;
  /** How often it is due; null where nothing says so. */
  per: Period | null;
  /** So many months' or weeks' rent; null for money. */
  rents: { count: number; of: "month" | "week" } | null;
  /** The word "rent" stands there: without it only a label beside it makes it a rent. */
  ofRent: boolean;
  /** Counted in rents that hold the running costs too. */
  warm: boolean;
}

const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}|\d{1,7})(?:[.,]\d{1,2})?(?!\d)`;
const MARK = String.raw`(?:(?<!\p{L})(?:US|HK|NZ|AU|CA|A|C|S)?\$|[£€¥₩]|(?<!\p{L})(?:EUR|GBP|CHF|CAD|AUD|USD|NZD|HKD|SGD))`;
const MARK_BEHIND = String.raw`(?:€|£|\$|(?:EUR|GBP|CHF|CAD|AUD|USD|NZD|[Ee]uros?|dollars?|pounds?)(?!\p{L})|[澳加美港纽新]?[元币幣]|英镑|欧元|円|원|蚊)`;
const money = new RegExp(
  String.raw`${MARK}\s?(?<front>${NUMBER})|(?<![\d.,])(?<behind>${NUMBER})\s?(?<myriads>[万萬만])?\s?${MARK_BEHIND}`,
  "gu",
);

const dueAt: readonly (readonly [Period | "area", RegExp])[] = [
  ["area", /^\s?(?:\/|par |pro |per |je |每)\s?(?:m²|m2|㎡|qm|sqm|sq|平)/iu],
  [
    "month",
    /^\s?(?:(?:\/\s?|per (?:calendar )?|a |each |pro |im |par |al |je |ein )?(?:months?|mth|mo|pcm|pm|p\.c\.m|p\.m|m|monthly|Monat|mtl|monatlich|mois|mes|mese|maand)(?![\p{Script=Latin}²\d])|[/／每]\s?(?:个?月|個月|월))/iu,
  ],
  [
    "week",
    /^\s?(?:(?:\/\s?|per |a |each |pro |par )?(?:weeks?|wk|pw|p\/w|p\.w|weekly|Woche|semaine)(?![\p{Script=Latin}²\d])|[/／每]\s?(?:周|週|星期|주))/iu,
  ],
  [
    "year",
    /^\s?(?:(?:\/\s?|per |a |each |pro |par |im )?(?:years?|yr|annum|pa|p\.a|annually|Jahr|an)(?![\p{Script=Latin}²\d])|[/／每]\s?(?:年|년))/iu,
  ],
];

const COUNTS: Readonly<Record<string, number>> = {
  ...{
    half: 0.5,
    "half a": 0.5,
    a: 1,
    one: 1,
    "one and a half": 1.5,
    "two and a half": 2.5,
    two: 2,
    three: 3,
    four: 4,
  },
  ...{ five: 5, six: 6, seven: 7, eight: 8, ten: 10, twelve: 12, double: 2, twice: 2, triple: 3 },
  ...{
    ein: 1,
    eine: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    anderthalb: 1.5,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
  },
  ...{ doppelte: 2, zweifache: 2, dreifache: 3, vierfache: 4, fünffache: 5, zweifach: 2, dreifach: 3, vierfach: 4 },
  ...{ "un demi": 0.5, demi: 0.5, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  ...{ 半: 0.5, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
  ...{ 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 다섯: 5, 여섯: 6 },
  ...{
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    seis: 6,
    due: 2,
    tre: 3,
    quattro: 4,
    sei: 6,
    een: 1,
    twee: 2,
    vijf: 5,
    zes: 6,
  },
};
const DIGITS = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;

interface Counted {
  pattern: RegExp;
  /** Stands in whatever the pattern matches: a text without it is told so at once. */
  needs: RegExp;
  /** Named in the pattern: n, unit ("week"), rent, half, word. */
  of: "month" | "week" | "unit";
}

const counted: readonly Counted[] = [
  {
    of: "unit",
    needs: /month|mth|week|wk/iu,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,$£€])(?<n>${DIGITS}|one and a half|two and a half|half a|half|one|a|two|three|four|five|six|seven|eight|ten|twelve)[ -](?:full |whole |calendar )?(?<unit>month|mth|week|wk)(?:['’]s|s['’]?|['’])?(?:\s(?:of\s)?(?:the\s)?(?:net |cold |base |basic |gross |warm |monthly )?(?<rent>rent))?(?!\p{L})`,
      "giu",
    ),
  },
  {
    of: "month",
    needs: /rent/iu,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,$£€])(?<n>${DIGITS}|double|twice|triple|two|three|four|five|six)\s?(?:(?:x|×|times)\s?(?:the |a )?(?:monthly |month['’]s )?|(?:the |a )?(?:monthly |month['’]s ))(?<rent>rent)(?!\p{L})`,
      "giu",
    ),
  },
  {
    of: "month",
    needs: /miete|monate/iu,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,€])(?<n>${DIGITS}|eine?|zwei|drei|vier|fünf|sechs|anderthalb|zweieinhalb|dreieinhalb|doppelte|(?:zwei|drei|vier|fünf)fache?)\s?(?:-?fache[nrs]? |x )?(?:der |einer |von )?(?:monatliche[nr]? )?(?:(?<rent>[\p{L}-]{0,20}mieten?(?:\s(?:kalt|warm|netto))?)|Monate)(?!\p{L})`,
      "giu",
    ),
  },
  {
    of: "month",
    needs: /[MK]M/u,
    pattern: new RegExp(String.raw`(?<![\p{L}\d.,€])(?<n>${DIGITS}|zwei|drei|vier)\s?(?:MM|NKM|BKM|KM)(?!\p{L})`, "gu"),
  },
  {
    of: "month",
    needs: /mois/iu,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,€])(?<n>${DIGITS}|un demi|demi|un|deux|trois|quatre|cinq|six)[ -]mois(?<half> et demi)?(?: de (?<rent>loyers?))?(?!\p{L})`,
      "giu",
    ),
  },
  {
    of: "month",
    needs: /月/u,
    pattern:
      /(?<![\d.])(?<n>半|[一二两兩三四五六]|\d{1,2}(?:\.\d)?(?=[个個]))[个個]?(?<half>半)?月的?(?<rent>租金|房租|租)?/gu,
  },
  {
    of: "month",
    needs: /月/u,
    pattern: /(?<rent>(?:賃料|家賃)の)?(?<![\d.])(?<n>\d{1,2}(?:\.\d{1,2})?|[一二三四五六])\s?[ヶかカケヵ箇]月分?/gu,
  },
  {
    of: "month",
    needs: /개월|달/u,
    pattern: /(?<![\d.])(?<n>\d{1,2}(?:\.\d)?|한|두|세|석|네|넉|다섯|여섯)\s?(?:개월|달)\s?(?:치|분)?/gu,
  },
  {
    of: "month",
    needs: /mes|mensil|maand/iu,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,€])(?<n>${DIGITS}|una?|dos|tres|cuatro|seis|due|tre|quattro|sei|een|twee|drie|vier|vijf|zes)\s(?:mes(?:es)?(?: de (?<rent>renta|alquiler))?|mensilit[àa]|mesi|maand(?:en)?)(?: huur)?(?!\p{L})`,
      "giu",
    ),
  },
];

/** Two figures in one word for what is put down and what is paid ahead: "押三付一", "兩按一上". */
const downAndAhead = /押([一二两兩三四五六1-6])付[一二三六半年123]|([一二两兩三四五])按[一二兩两]上/gu;

/** "1.200", "1,200.50", "1 200": the last two figures behind a mark are hundredths. */
function numberIn(written: string): number {
  const cents = /[.,](\d{1,2})$/u.exec(written);
  const whole = cents ? written.slice(0, cents.index) : written;
  return Number(`${whole.replace(/\D/gu, "")}.${cents?.[1] ?? "0"}`);
}

const countOf = (written: string): number => COUNTS[written.toLowerCase()] ?? Number(written.replace(",", "."));

function rentsIn(text: string): Amount[] {
  return counted.flatMap(({ pattern, of, needs }) =>
    (needs.test(text) ? allOf(pattern, text) : []).flatMap(({ index, 0: whole, groups = {} }): Amount[] => {
      const count = countOf(groups.n ?? "") + (groups.half === undefined ? 0 : 0.5);
      if (!Number.isFinite(count)) return [];
      const unit = of !== "unit" ? of : groups.unit?.toLowerCase().startsWith("w") === true ? "week" : "month";
      return [
        {
          ...{ start: index, end: index + whole.length, money: null, per: null },
          rents: { count, of: unit },
          ofRent: groups.rent !== undefined,
          warm: /warm|gesamt|brutto/iu.test(groups.rent ?? ""),
        },
      ];
    }),
  );
}

function moneyIn(text: string): Amount[] {
  return [...text.matchAll(money)].flatMap(({ index, 0: whole, groups = {} }): Amount[] => {
    const value = numberIn(groups.front ?? groups.behind ?? "") * (groups.myriads === undefined ? 1 : 10_000);
    const behind = text.slice(index + whole.length, index + whole.length + 24);
    const [per, due] =
      dueAt.map(([name, pattern]) => [name, pattern.exec(behind)] as const).find(([, hit]) => hit) ?? [];
    if (per === "area") return [];
    // "a month" is no second amount
    const end = index + whole.length + (due?.[0].length ?? 0);
    return [{ start: index, end, money: value, per: per ?? null, rents: null, ofRent: false, warm: false }];
  });
}

/** In the order of the text, none touching another. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  for (const each of [...moneyIn(text), ...rentsIn(text)].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (each.start >= (found.at(-1)?.end ?? 0)) found.push(each);
  }
  return found;
}

/** Deposits told together with what is paid ahead, in months. */
export const downIn = (text: string): (Span & { count: number })[] =>
  [...text.matchAll(downAndAhead)].map(({ index, 0: whole, 1: pay, 2: down }) => ({
    start: index,
    end: index + whole.length,
    count: countOf(pay ?? down ?? "") || 0,
  }));

const area = new RegExp(String.raw`(?<![\d.,])(?<n>${NUMBER})\s?(?:m²|m2|㎡|qm|sqm|平米|平方米)`, "giu");

/** Square metres a text names. */
export const areasIn = (text: string): number[] =>
  [...text.matchAll(area)].map(({ groups }) => numberIn(groups?.n ?? ""));
