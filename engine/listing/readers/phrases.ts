/** Facts in a phrase: "4 bed semi-detached house for sale, £550,000", "3 habs. 95 m²", "2室1厅1卫70平米". */
import { type Fact, fact } from "../facts/candidate.ts";
import { exclusiveIn, parseArea } from "../units/area.ts";
import type { Hints } from "../units/hints.ts";
import { looksLikeMoney, parseMoney } from "../units/money.ts";
import { NUMBER, plain } from "../units/number.ts";
import { parseRooms } from "../units/rooms.ts";
import { NOT_ITS_SIGN } from "../units/spoken-amount.ts";
import { transactionIn } from "../units/transaction.ts";

const LAND_WORDS = /대지|토지|terrain|parcela|plot|lot\b|land|erf|土地|grundst|terreno|lote|участ/i;
/** Money with its sign: "£550,000", "570000 €", "R$ 437.500", "18,500万円", "1800元/月". */
export const MONEY = new RegExp(
  `(?:(?:[A-Z]{1,3}\\s?)?[$€£¥₹₩]|\\bR(?=\\s?\\d)|\\b(?:AED|CHF|SGD|MYR|RM|HKD|NTD)(?=\\s?\\d))\\s?${NUMBER}(?:\\s?(?:million|mio|[kmKM]|Cr(?:ores?)?|[Ll]a(?:kh|c)s?)\\b|\\s?[万萬億])?(?:\\s?(?:pcm|pw|p/m|/\\s?\\p{L}{1,5}|per \\p{L}+))?|(?<![mM\\d])${NOT_ITS_SIGN}${NUMBER}\\s?(?:亿|億|억)?\\s?(?:${NUMBER})?\\s?(?:(?:万|萬|만)(?:\\d{1,4}(?=\\s?[円元원]))?)?\\s?(?:€|£|円|元(?!/平)|원|₸|₽|zł|Kč|kr\\b|EUR\\b|USD\\b|тенге|万(?=\\s|$|[,，_]))(?:\\s?/\\s?(?:月|mois|mes|mese|Monat|мес))?`,
  "gu",
);
const BUILT =
  /(?:\bbuilt in|\bconstructed in|\byear built:?|建于|baujahr:?|construit en|construido en|costruito nel|construído em|год постройки:?|г\.п\.)\s*((?:1[5-9]|20)\d{2})\b|((?:1[5-9]|20)\d{2})\s?年(?:\d{1,2}月)?(?:築|建成|竣工|建造|建(?!筑|築)|的房)|((?:19|20)\d{2})년\s?(?:\d{1,2}월\s?)?(?:준공|식|사용승인|건축)|^((?:18|19|20)\d{2}) built$|(?:\bbj\.|\bbouwjaar|\banno|\bano|\bannée|\bbuilt|\btop in(?: \p{L}{3,9})?):?\s((?:1[5-9]|20)\d{2})\b/iu;

const LAND_AREA = /(?:土地|敷地)面[積积]\D{0,6}\d[\d.,]*\s*(?:㎡|m²|m2|平方?米?|坪)/;
const MEASURED = /(?:(?<net>専有|套内|실?전용)|建物面[積积]|延床|建筑面[積积]|建面|공급)\D{0,8}\d/;
/** "専有面積70.5㎡", "建面118㎡ 套内95㎡": the word before the first size says what was measured. */
function kindIn(text: string, hints: Hints): "net" | "gross" | "unknown" {
  const said = MEASURED.exec(text);
  if (!said || parseArea(text.slice(0, said.index), hints) !== null) return "unknown";
  return said.groups?.net ? "net" : "gross";
}

/** Facts in one short text at a given confidence. Wordings that could be a neighbour's are left out. */
export function phraseFacts(raw: string, hints: Hints, confidence: number): Fact[] {
  const text = plain(raw);
  const facts: Fact[] = [];
  const rooms = parseRooms(text, hints.country);
  if (rooms.bedrooms !== null && rooms.bedrooms < 30) facts.push(fact("bedrooms", rooms.bedrooms, confidence));
  if (rooms.livingRooms !== null) facts.push(fact("livingRooms", rooms.livingRooms, confidence));
  if (rooms.bathrooms !== null && rooms.bathrooms < 30) facts.push(fact("bathrooms", rooms.bathrooms, confidence));
  // without a figure nothing is measured, dated or asked
  const figures = /\d/.test(text);
  const areaText = (figures ? text : "")
    .split(/[•·|,，;。](?!\d)|\s-\s|\s(?=\p{Script=Han}{2,6}面[積积])/u)
    .find(
      (part) =>
        parseArea(part, hints) !== null && !LAND_WORDS.test(part) && !/[€£$円元₸₽]\s*\/|\/\s*(?:m|sq|平|㎡)/.test(part),
    );
  const own = hints.country === "KR" ? exclusiveIn(text) : null;
  const measured = own ?? areaText;
  const sqm = measured === undefined ? null : parseArea(measured, hints);
  if (sqm !== null)
    facts.push(fact("area", { sqm, kind: own === null ? kindIn(areaText ?? "", hints) : "net" }, confidence));
  const land = sqm === null ? LAND_AREA.exec(text)?.[0] : undefined;
  const landSqm = land === undefined ? null : parseArea(land, hints);
  if (landSqm !== null) facts.push(fact("area", { sqm: landSqm, kind: "land" }, confidence - 0.1));
  const year = figures ? BUILT.exec(text) : null;
  if (year) facts.push(fact("yearBuilt", Number(year[1] ?? year[2] ?? year[3] ?? year[4] ?? year[5]), confidence));
  const transaction = transactionIn(text.slice(0, 200));
  if (transaction) facts.push(fact("transaction", transaction, confidence));
  const prices = figures ? [...text.matchAll(MONEY)].map(([match]) => match) : [];
  if (
    prices.length === 1 &&
    prices[0] &&
    looksLikeMoney(prices[0], hints) &&
    !/\/\s*(?:m²|㎡|平|sq)/.test(
      text.slice(text.indexOf(prices[0]) + prices[0].length, text.indexOf(prices[0]) + prices[0].length + 6),
    )
  ) {
    const money = parseMoney(prices[0], hints);
    if (money?.currency && money.amount >= 100)
      facts.push(fact("price", { amount: money.amount, currency: money.currency, period: money.period }, confidence));
  }
  return facts;
}
