/** Each month, year, quarter or week: how pages say it, in eight languages, and how ours do. */
import type { CopyLanguage } from "#contract/copy";

export type Period = "month" | "year" | "quarter" | "week";

const before = "(?:\\/|per |a |au |al |a la |alla |all['’]|par |pro |je |im |at |each |every |cada |ogni |每|毎|매)? ?";
/** Quarters first: "trimestre" holds no month, but 四半期 and "vierteljährlich" hold half a year's words. */
const table: readonly (readonly [Period, RegExp])[] = [
  [
    "quarter",
    new RegExp(
      `${before}(?:quarter(?:ly)?|trimestr(?:e|iel(?:le)?s?|ale?s?)|quartal|vierteljahr|vierteljährlich|季度?|四半期|분기)(?!\\p{L}{3})`,
      "iu",
    ),
  ],
  [
    "month",
    new RegExp(
      `${before}(?<![\\p{Script=Latin}])(?:months?|monthly|pcm|p\\.?m\\.?|mois|mensuel(?:le)?s?|monat(?:lich)?|mtl\\.?|mes|mensual(?:es)?|mese|mensili?)(?!\\p{Script=Latin})|${before}(?:月額?|월)(?!\\p{L})|^(?:月額?|월|매월|毎月|每月)`,
      "iu",
    ),
  ],
  [
    "year",
    new RegExp(
      `${before}(?<![\\p{Script=Latin}])(?:years?|yearly|annum|annual(?:ly)?|p\\.?a\\.?|ans?|année|annuel(?:le)?s?|jahr|jährlich|p\\. ?a\\.|años?|anual(?:es)?|anno|annu(?:[eioa]|al[ei]))(?!\\p{Script=Latin})|${before}(?:年額?|연|년)(?!\\p{L})|^(?:年額|연간?|매년|毎年|每年)`,
      "iu",
    ),
  ],
  [
    "week",
    new RegExp(
      `${before}(?<![\\p{Script=Latin}])(?:weeks?|weekly|p\\.?w\\.?|semaine|hebdomadaires?|woche|wöchentlich|semana(?:l|les)?|settimana(?:li?)?)(?!\\p{Script=Latin})|${before}(?:周|週|星期|주)(?!\\p{L})`,
      "iu",
    ),
  ],
];

/** The period a text names, and the text without it. */
export function periodIn(text: string): { readonly period: Period | null; readonly left: string } {
  for (const [period, pattern] of table) if (pattern.test(text)) return { period, left: text.replace(pattern, " ") };
  return { period: null, left: text };
}

/** A quarter, as `Story.amount.per` says months and years. */
export const perQuarter: Readonly<Record<CopyLanguage, string>> = {
  zh: "季度",
  en: "quarter",
  ja: "四半期",
  ko: "분기",
  fr: "par trimestre",
  de: "im Quartal",
};
