/** What an amount of money looks like in running text, and the stretch it is paid for. */
import type { Hints } from "./hints.ts";
import { parseMoney } from "./money.ts";
import { NUMBER } from "./number.ts";

/** Nobody groups digits by blanks before 万 or 원: "63m2 480万" is a size and a price. */
const UNSPACED = String.raw`\d{1,15}(?:,\d{3}(?!\d)){0,6}(?:\.\d{1,6})?`;
/** "2.8万/月" is a rent, "9万/㎡" and "8万元/平" are what a square metre costs. */
const NOT_BY_AREA = String.raw`(?!人|[\p{Script=Han}]{0,2}[/／]\s?(?:㎡|m|平|坪|方|尺|呎|亩))`;
/** Behind 억: "5천만", or ten thousands that go without saying ("18억 5,000"), which "14억 84㎡" and "9억 2014년" are none of. */
const TEN_THOUSANDS = String.raw`\s?\d[\d,]{0,5}\s?(?:천만|천|만)|\s?(?:\d{1,2},\d{3}|\d{3,4})(?!\d|[.,]\d|\s?(?:㎡|m|평|층|년|호|세대|가구|동|월|일|%))`;
/**
 * A number before a sign that has a sum of its own behind it: the year of "built 1998 € 420,000", the code of "SW4 £725,000". A sign
 * glued to a digit is that digit's; one between blanks a year's only where no sum follows: "1550 € 1.200 m²".
 */
export const NOT_ITS_SIGN = String.raw`(?![\d.,'’]{1,12}\s[€£]\d|\d{1,4}\s£\s\d|(?:(?:1[5-9]|20)\d{2}|\d{1,2})\s?(?:€|EUR|£|GBP|CHF|USD|AED)\s?\d{1,3}(?:[.,'’ ]\d{3})+(?![.,]?\d|\s?(?:[€£]|EUR|CHF|USD|AED|[mM][²2]|㎡|qm|mq|sq)))`;
/** An amount with its sign or its unit. */
export const AMOUNT = new RegExp(
  [
    `(?:(?:[A-Z]{1,3}\\s?)?[$€£¥₹₩]|\\b(?:AED|CHF|SGD|MYR|RM|HKD|NTD|MXN|USD|EUR|GBP|INR|Rs\\.?|CAD|AUD|BRL)\\s?)\\s?${NUMBER}(?:\\s?(?:million|mio\\.?|mill?\\.|Cr(?:ores?)?|[Ll]a(?:kh|c)s?|[mM](?![\\p{L}²2\\d])|[kK](?![\\p{L}\\d]|\\.\\p{L})|万|萬|億|\\s?(?:MXN|USD|CAD|AUD|NZD|SGD|HKD|CLP|COP|ARS)\\b))?`,
    `(?<![\\d.,])\\d{1,5}(?:[.,]\\d{1,3})?\\s?(?:亿|億)(?:\\s?\\d[\\d,.]{0,6}\\s?[万萬])?(?:\\s?[元円])?`,
    `(?<![\\d.,])\\d{1,5}(?:,\\d{3}|\\.\\d{1,2})?\\s?억(?:${TEN_THOUSANDS})?(?:\\s?원)?`,
    `(?<![\\d.,]|[mM]\\d?)${UNSPACED}\\s?(?:[万萬](?:\\d{1,4}(?=[円元])|${NOT_BY_AREA})[元円]?|만\\s?원?|千円|元|円|원|港元|新台幣)`,
    "(?<![\\d.,\\p{L}])\\d{1,4}(?:[.,]\\d{1,2})?[kK](?=\\s?(?:/|per\\b|a month|pcm\\b|pm\\b))",
    `(?<![\\d.,])${NOT_ITS_SIGN}${NUMBER}\\s?(?:(?:M|k|Mio\\.?|millions?|milioni|Mill\\.)\\s?)?(?:€|£|EUR\\b|[Ee]uros?\\b|CHF\\b|USD\\b|AED\\b|[Cc]r(?:ores?)?\\b|[Ll]a(?:kh|c)s?\\b|zł|Kč|₽)`,
  ].join("|"),
  "gu",
);

/** The stretch an amount is paid for, right behind it: "/mo", "pcm", " p.w.", "月"; the longer word first. */
const PERIOD_AFTER =
  /^[\s.,\-–]{0,3}(?:CC\s|cc\s|inkl\.? NK\s|charges comprises\s)?(?:p[./]?\s?(?:c\.?\s?)?[mwa]\b|(?:\/\s?)?(?:monthly|monatlich|mtl\b|mensuel(?:le)?s?\b|mensual(?:es)?\b|mensil[ei]\b|mensa(?:l|is)\b|weekly|yearly|annually)|(?:\/\s?|per |par |pro |al |por |a |p|每个?|一个?|毎)?(?:calendar )?(?:month|mo\b|cm\b|m(?![\p{L}²2])|w\b|week|wk|mois|monat|mes\b|mese|m[êe]s\b|maand|mnd|月(?![供还還付租])|월|year|an\b|jahr|年|annum|yr))/iu;

/** How many signs behind an amount may tell its period. */
const NEAR = 24;

/** An amount as it stands in a text, with the period told behind it; null where it is no money. */
export function moneyWithPeriod(amount: string, behind: string, hints: Hints) {
  const own = PERIOD_AFTER.exec(behind.slice(0, NEAR))?.[0] ?? "";
  const period = own
    .replace(/^[\s.,\-–]+/, " ")
    .replace(/[每一毎]个?月/u, "/月")
    .replace(/^ ?p\.?\s?m\b/iu, " pcm")
    .replace(/^ ?\/\s?m$/iu, "/month");
  const money = parseMoney(amount + period, hints);
  return money === null ? null : { ...money, told: own };
}

/** Signs of the period right behind an amount. */
export const periodLength = (behind: string): number => PERIOD_AFTER.exec(behind.slice(0, NEAR))?.[0].length ?? 0;
