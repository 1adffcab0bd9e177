/** The price as a page shows it: the line beside the headline that is money and nothing else. */
import type { Element } from "domhandler";
import { type Fact, fact } from "../facts/candidate.ts";
import { meaningOf } from "../labels/index.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { koreanRent } from "../units/korean-rent.ts";
import { isUnitPrice, looksLikeMoney, parseMoney, withoutUnitPrice } from "../units/money.ts";
import { plain } from "../units/number.ts";
import { MONEY } from "./phrases.ts";

/** Words beside a sum that is some other sum. */
export const NOT_THE_PRICE =
  /hoa|fee|tax|mortgage|bond\b|fianza|cauzion|cau[çc][ãa]o|d[ée]p[ôo]t de|waarborg|servicekosten|comunidad|spese\b|gastos|booking|registration|\bemi\b|관리비|보증금|共益|服務費|month(?:ly)? cost|repayment|deposit|estimat|zestimate|hipoteca|cuota|mensualit|honorair|condom|iptu|iva|nebenkost|kaution|管理|修繕|首付|押金|返済|支払|保証|礼金|敷金|均价|单价|單價|単価|bouquet|viager|was |since|reduced|savings?|insurance|ローン|payment|\bmonthly from|rate|服务费|年\)|income|rendement|cost|czynsz|kaucj|prowizj|opłat|\brat[ay]\b|kredyt|kauce|provize|poplatk|splátk|hypoték|záloh|avgift|driftkost|driftskost|ejerudgift|udbetaling|felleskost|fellesgjeld|omkostning|vastike|vakuus|tagatis|kommunaal|közös költség|kaució|aidat|depozito/i;
const NAMED_PRICE = /price|precio|preco|prezzo|preis|prix|jiage|kakaku|amount|^cost$|valor|total/i;
/** Lines below and above the headline that belong to it. */
export const AFTER_HEADLINE = 60;
export const BEFORE_HEADLINE = 14;

/** What an element and the one around it are called. */
export const namesAround = (element: Element): string => {
  const own = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""} ${element.attribs["data-testid"] ?? ""} ${element.attribs["data-test"] ?? element.attribs["data-automation-id"] ?? element.attribs["data-qa"] ?? ""}`;
  const parent = element.parent?.type === "tag" ? element.parent.attribs : {};
  return `${own} ${parent.class ?? ""} ${parent.id ?? ""}`.slice(0, 400);
};

const WEEKS_IN_A_MONTH = 52 / 12;

/** Of a week's rent and a month's that are one the month's; null where a text does not tell two. */
function monthly(text: string, page: Page): Fact<"price">["value"] | null {
  const starts = [...text.matchAll(MONEY)].map(({ index }) => index);
  if (starts.length !== 2) return null;
  const sums = starts.map((start, at) => parseMoney(text.slice(start, starts[at + 1]), page.hints));
  const [week, month] = ["week", "month"].map((period) => sums.find((sum) => sum?.period === period));
  if (!week || !month?.currency || Math.abs(week.amount * WEEKS_IN_A_MONTH - month.amount) > month.amount * 0.03)
    return null;
  return { amount: month.amount, currency: month.currency, period: "month" };
}

/** "(was £480,000)", "statt 415.000 €", "，原价 385万": what a home was offered at, behind what it is now. */
const WAS =
  /(?<=\d.{0,8})[\s(（,，]{1,3}(?:was|previously|originally|formerly|reduced from|statt|vorher|avant|au lieu de|antes|in precedenza|prima|voorheen|原价|原價|旧価格)\s?:?\s?[^\d\s]{0,4}\s?\d[^)）]{0,24}[)）]?$/iu;

/** "Antes 520.000 €" in a line of its own. */
const BEFORE =
  /^(?:antes|anteriormente|rebajado de|avant|ancien prix|baisse de prix|prima|prezzo precedente|vorher|zuvor|voorheen|anteriormente|旧価格|原价|原價)(?!\p{L})/iu;

/** A text that is a price and nothing much else. */
function priceIn(raw: string, page: Page, headline: boolean): Fact<"price">["value"] | null {
  const text = withoutUnitPrice(plain(raw.slice(0, 240)).replace(WAS, " "));
  if (!headline && (text.length > 60 || NOT_THE_PRICE.test(text) || BEFORE.test(text))) return null;
  if (isUnitPrice(text) || !looksLikeMoney(text, page.hints)) return null;
  const [signed, ...others] = text.matchAll(MONEY);
  if (signed && others.length === 0 && (headline || text.length < 40)) {
    const money = parseMoney(text.slice(signed.index, signed.index + signed[0].length + 12), page.hints);
    return money?.currency && money.amount >= 100
      ? { amount: money.amount, currency: money.currency, period: money.period }
      : null;
  }
  // "£415 pw (£1,798 pcm)", "$560 per week / $2,427 per month": of one rent told twice the month's
  const told = signed === undefined ? null : monthly(text, page);
  if (told !== null) return told;
  const letters =
    text
      .replace(
        /(?:万円|億|円|元|万|€|eur\b|aed|pcm|月|季付|month|mes|monat|税込|£|\$|₸|from|guide|price|now|offers|over|asking|in excess of)/gi,
        "",
      )
      .match(/\p{L}/gu)?.length ?? 0;
  if (letters > 14) return null;
  const money = parseMoney(text, page.hints);
  // Prices under a hundred are counts; "68 万" on a second line is joined by the line builder.
  return money?.currency && money.amount >= 100 && (!money.isRange || GUIDE.test(text))
    ? { amount: money.amount, currency: money.currency, period: money.period }
    : null;
}

/** "9.8万円 管理費 6,000円", "26,800 元/月 押金二個月": what a line begins with, where what follows is called another sum. */
function leadingPrice({ parts }: Line, page: Page): Fact<"price">["value"] | null {
  const at = parts.findIndex((part) => NOT_THE_PRICE.test(part.slice(0, 16)));
  return at > 0 ? priceIn(parts.slice(0, at).join(" "), page, false) : null;
}

/** "Ático con terraza 1.190.000€": the one part of a line that is a price, where the line names no other sum. */
function partPrice({ parts, text }: Line, page: Page): Fact<"price">["value"] | null {
  if (parts.length < 2 || text.length > MAX_PARTED || NOT_THE_PRICE.test(text)) return null;
  const found = parts
    .filter((part) => part.length <= 30)
    .map((part) => priceIn(part, page, false))
    .filter((one) => one !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
}
const MAX_PARTED = 160;

const CURRENCY_ONLY = /^(?:[万萬亿億억만]{0,2}[元円원]?|€|£|EUR|CHF|AED|USD|₹|₽|Kč|zł)(?:\s?\/\s?\p{L}{1,6})?$/iu;

/** "1,688" above "萬元". */
function twoLinedPrice(line: Line, next: Line | undefined, page: Page): Fact<"price">["value"] | null {
  const [amount, unit] = [plain(line.text.slice(0, 30)), plain(next?.text.slice(0, 20) ?? "")];
  if (unit === "" || !/^\d[\d.,' ]{0,18}$/.test(amount) || !CURRENCY_ONLY.test(unit)) return null;
  const money = parseMoney(`${amount}${unit}`, page.hints);
  return money?.currency && money.amount >= 100
    ? { amount: money.amount, currency: money.currency, period: money.period }
    : null;
}

/** A range that is asked for one home: of many only a project has one. */
const GUIDE = /guide|offers|asking|expected|indicative/i;
const GUIDE_RANGE = /\d\s?(?:-|–|—|to)\s?[$£€]\s?\d/;
/** "From $749,000": what is asked at least; also how loans and neighbours are priced, so any other line is surer. */
const AT_LEAST = /\bfrom\b|à partir de|\bab\s|\bdesde\b|a partire da|a partir de|vanaf|\bod\s/i;

/** What stands above a sum that is not what is asked now. */
const OTHER_SUM =
  /^(?:原价|原價|原总价|旧价|旧価格|改定前|首付|月供|参考首付|首期|自備款|頭金|was|previous price|old price|ancien prix|precio anterior|alter preis|prezzo precedente|preço anterior|vorige prijs|이전 가격)\s?[:：]?$/iu;
const MAX_OTHER = 24;

/** The price nearest the headline, never surer than 0.72; empty where no line is one. */
export function shownPrices(page: Page, head: number): Fact[] {
  const found = page.main.flatMap((line, at) => {
    // "Rent (without heating)" above a number is a label of its own; the tables read those.
    const label = page.main[at - 1]?.text ?? "";
    const labelled =
      (label.length <= MAX_OTHER && !/\d/.test(label) && OTHER_SUM.test(label)) ||
      meaningOf(label, page.hints.language) === "disclosure" ||
      (page.hints.country === "CH" && /^netto/i.test(label));
    const value =
      labelled || line.linked || line.struck || !/\p{N}/u.test(line.text)
        ? null
        : (priceIn(line.text, page, line.heading === 1) ??
          leadingPrice(line, page) ??
          partPrice(line, page) ??
          twoLinedPrice(line, page.main[at + 1], page) ??
          (page.hints.language === "ko" ? koreanRent(plain(line.text.slice(0, 120))) : null));
    if (value === null) return [];
    const distance = at - head;
    const near = distance >= -BEFORE_HEADLINE && distance <= AFTER_HEADLINE;
    const named = NAMED_PRICE.test(namesAround(line.block)) ? 0.1 : 0;
    return near || named > 0
      ? [
          {
            value,
            weight:
              (near ? 0.56 : 0.4) +
              named +
              (line.heading > 0 ? 0.04 : 0) -
              (AT_LEAST.test(line.text.slice(0, 60)) || GUIDE_RANGE.test(line.text.slice(0, 120)) ? 0.14 : 0) -
              Math.min(0.12, (distance < 0 ? 18 - distance : distance) / 600),
          },
        ]
      : [];
  });
  const best = found.sort((a, b) => b.weight - a.weight)[0];
  return best ? [fact("price", best.value, Math.min(0.72, best.weight))] : [];
}
