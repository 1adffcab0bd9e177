/** The price as a page shows it: the line beside the headline that is money and nothing else. */
import type { Element } from "domhandler";
import { type Fact, fact } from "../facts/candidate.ts";
import { meaningOf } from "../labels/index.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { isUnitPrice, looksLikeMoney, parseMoney } from "../units/money.ts";
import { plain } from "../units/number.ts";
import { koreanRent } from "../units/spoken-price.ts";
import { MONEY } from "./phrases.ts";

/** Words beside a sum that is some other sum. */
export const NOT_THE_PRICE =
  /hoa|fee|tax|mortgage|bond\b|fianza|cauzion|cau[çc][ãa]o|d[ée]p[ôo]t de|waarborg|servicekosten|comunidad|spese\b|gastos|booking|registration|\bemi\b|관리비|보증금|共益|服務費|month(?:ly)? cost|repayment|deposit|estimat|zestimate|hipoteca|cuota|mensualit|honorair|condom|iptu|iva|nebenkost|kaution|管理|修繕|首付|押金|返済|支払|保証|礼金|敷金|均价|was |since|reduced|savings?|insurance|ローン|payment|rate|服务费|年\)|income|rendement|cost|czynsz|kaucj|prowizj|opłat|\brat[ay]\b|kredyt|kauce|provize|poplatk|splátk|hypoték|záloh|avgift|driftkost|driftskost|ejerudgift|udbetaling|felleskost|fellesgjeld|omkostning|vastike|vakuus|tagatis|kommunaal|közös költség|kaució|aidat|depozito/i;
const NAMED_PRICE = /price|precio|preco|prezzo|preis|prix|jiage|kakaku|amount|^cost$|valor|total/i;
/** Lines below and above the headline that belong to it. */
export const AFTER_HEADLINE = 60;
export const BEFORE_HEADLINE = 14;

/** What an element and the one around it are called. */
export const namesAround = (element: Element): string => {
  const own = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""} ${element.attribs["data-testid"] ?? ""} ${element.attribs["data-test"] ?? ""}`;
  const parent = element.parent?.type === "tag" ? element.parent.attribs : {};
  return `${own} ${parent.class ?? ""} ${parent.id ?? ""}`.slice(0, 400);
};

/** A text that is a price and nothing much else. */
function priceIn(raw: string, page: Page, headline: boolean): Fact<"price">["value"] | null {
  const text = plain(raw.slice(0, 240));
  if (!headline && (text.length > 60 || NOT_THE_PRICE.test(text))) return null;
  if (isUnitPrice(text) || !looksLikeMoney(text, page.hints)) return null;
  const [signed, ...others] = text.matchAll(MONEY);
  if (signed && others.length === 0 && (headline || text.length < 40)) {
    const money = parseMoney(text.slice(signed.index, signed.index + signed[0].length + 12), page.hints);
    return money?.currency && money.amount >= 100
      ? { amount: money.amount, currency: money.currency, period: money.period }
      : null;
  }
  const letters =
    text
      .replace(/(?:万円|億|円|元|万|€|eur\b|aed|pcm|月|季付|month|mes|monat|税込|£|\$|₸|from|guide|price)/gi, "")
      .match(/\p{L}/gu)?.length ?? 0;
  if (letters > 14) return null;
  const money = parseMoney(text, page.hints);
  // Prices under a hundred are counts; "68 万" on a second line is joined by the line builder.
  return money?.currency && money.amount >= 100 && !money.isRange
    ? { amount: money.amount, currency: money.currency, period: money.period }
    : null;
}

/** "9.8万円 管理費 6,000円", "26,800 元/月 押金二個月": what a line begins with, where what follows is called another sum. */
function leadingPrice({ parts }: Line, page: Page): Fact<"price">["value"] | null {
  const at = parts.findIndex((part) => NOT_THE_PRICE.test(part.slice(0, 16)));
  return at > 0 ? priceIn(parts.slice(0, at).join(" "), page, false) : null;
}

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

/** "From $749,000": what is asked at least; also how loans and neighbours are priced, so any other line is surer. */
const AT_LEAST = /\bfrom\b|à partir de|\bab\s|\bdesde\b|a partire da|a partir de|vanaf|\bod\s/i;

/** The price nearest the headline, never surer than 0.72; empty where no line is one. */
export function shownPrices(page: Page, head: number): Fact[] {
  const found = page.main.flatMap((line, at) => {
    // "Rent (without heating)" above a number is a label of its own; the tables read those.
    const label = page.main[at - 1]?.text ?? "";
    const labelled =
      meaningOf(label, page.hints.language) === "disclosure" || (page.hints.country === "CH" && /^netto/i.test(label));
    const value =
      labelled || line.linked || line.struck
        ? null
        : (priceIn(line.text, page, line.heading === 1) ??
          leadingPrice(line, page) ??
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
              (AT_LEAST.test(line.text.slice(0, 60)) ? 0.14 : 0) -
              Math.min(0.12, (distance < 0 ? 18 - distance : distance) / 600),
          },
        ]
      : [];
  });
  const best = found.sort((a, b) => b.weight - a.weight)[0];
  return best ? [fact("price", best.value, Math.min(0.72, best.weight))] : [];
}
