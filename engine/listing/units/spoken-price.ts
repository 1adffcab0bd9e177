/** The price in running text, told from the fees, deposits and former prices beside it. */
import type { Listing } from "#contract/listing";
import { withoutFloor } from "./floor-in.ts";
import type { Hints } from "./hints.ts";
import { isKoreanDeposit, koreanRent } from "./korean-rent.ts";
import { plain } from "./number.ts";
import { withoutOtherSums } from "./other-sums.ts";
import { isSalePrice } from "./sale-price.ts";
import { AMOUNT, moneyWithPeriod } from "./spoken-amount.ts";
import { asksOfTenants, transactionIn } from "./transaction.ts";

type Price = NonNullable<Listing["price"]>;

/** Words before an amount that is some other amount. */
const OTHER_BEFORE =
  /hoa|fees?\b|tax|mortgage|repayment|deposit|bond|service charge|ground rent|council|nebenkosten|\bnk\b|kaution|hausgeld|provision|stellplatz|garage|charges\b|honorair|d[ée]p[ôo]t|fonci[èe]re|gastos|comunidad|fianza|ibi\b|spese|condomini|cauzione|condom[íi]nio|iptu|cau[çc][ãa]o|waarborg|servicekosten|borg|管理费?|管理費|修繕|敷金|礼金|共益|首付|押金?|税|物业|单价|單價|単価|均价|평당|관리비|보증금|융자|대출|\bwas\b|\bstatt\b|au lieu de|antes|instead of|reduced from|rebajad[oa] de|baja(?:d[oa])? de|ribassat[oa] da|ridott[oa] da|baissé de|reduziert von|verlaagd van|baixou de|reduzid[oa] de|前は|原价|원래|기존|旧価格|旧|改定前|値下げ前|以前|\bera\b|zuvor|vorher|\borig(?:inal(?:ly)?)?\b|avant (?:c['’]était)?|prima\b|voorheen|前价|原報價/iu;
const OTHER_AFTER =
  /^\s?(?:→|⇒|➡|->|に値下げ|から|에서|降(?:到|至|价至|價至)|调至)\s?(?=\d|[$€£¥])|^\s?(?:\/\s?(?:m²|m2|㎡|sq|平|坪)|per (?:sq|m²|m2|m(?!\p{L}))|(?:(?:deposit|bond)(?! (?:of )?\d{1,2} (?:week|month))|kaution)\b)/iu;
/** What nobody pays as much as a home for. */
const DUES_AFTER = /^\s?(?:hoa|fees?|tax|charges?(?! (?:compris|inclu))|nebenkosten|honorar|de charges)\b/iu;
/** Told behind a rent, that it is the one without heating; told of the other, that it is not. */
const COLD_BEHIND = /^\s?(?:(?:\/\s?)?(?:monat|mo\.?|mtl\.?)\s?)?(?:\(?kalt|KM\b|netto(?:kalt)?|hors charges|HC\b)/iu;
const WARM_BEHIND = /^\s?(?:(?:\/\s?)?(?:monat|mo\.?|mtl\.?)\s?)?(?:\(?warm|WM\b|brutto)/iu;
/** Words that announce the price itself. */
const ASKED =
  /price|asking|offer|guide|now|list|preis|jetzt|kaltmiete|warmmiete|(?<!ver)miete|prix|loyer|precio|alquiler|renta|prezzo|canone|pre[çc]o|aluguel|renda|vraagprijs|huur|售|总价|總價|报价|報價|挂牌|价格|[月年]租|租金|賃料|家賃|価格|매매|월세|전세|월$/iu;
const MONTHLY_BEFORE =
  /(?<!ver)miete|\bkalt\b|\bwarm\b|\bKM\b|loyer|月租|租金|賃料|家賃|월\s?$|monthly|huurprijs|alquiler|aluguel|canone/iu;
const YEARLY_BEFORE = /(?<![\d一二两三半几多]\s?)年租(?![约約期客赁])|每年|per annum|annual rent/iu;
/** How far around an amount its words stand. */
const BEFORE = 26;
const AFTER = 24;

/** How much what stands behind an amount speaks for the rent without heating, which is the one that is asked. */
const asCold = (after: string): number => (COLD_BEHIND.test(after) ? 1 : WARM_BEHIND.test(after) ? -0.6 : 0);

/** The words between the amount before, or the clause's beginning, and this amount. */
const leading = (text: string, from: number, at: number): string => {
  const words = text.slice(Math.max(from, at - BEFORE), at);
  const clause = /[;；。\n|]|[,，、](?!\d)|\.\s/gu;
  let start = 0;
  for (const mark of words.matchAll(clause)) start = mark.index + mark[0].length;
  return words.slice(start);
};

/** Bare numbers that are the rent: "整租 3房2厅 9800", "两室出租，3500元". Others beside it leave open which one is. */
const BARE = /(?<![^\s,，、。;；:：|]|\d[,，])([1-9]\d{2,4})(?:元|块钱?)?(?![^\s,，、。;；|！!])/gu;
/** A bare number that may as well be the year of construction; 2000 is asked for far more often than it was built in. */
const A_YEAR = /^(?:19[5-9]\d|200[1-9]|20[1-3]\d)$/;

/** The one number of a text that says it is to let; the period nobody said stays open. */
function onlyNumber(text: string): Price | null {
  if (transactionIn(text) !== "rent" && !asksOfTenants(text)) return null;
  const amounts = [...text.matchAll(BARE)].flatMap(([, digits = ""]) => (A_YEAR.test(digits) ? [] : [Number(digits)]));
  const [amount, ...others] = amounts;
  return amount === undefined || others.length > 0 ? null : { amount, currency: "CNY", period: null };
}

/** "月租5200", "年租96000": rent without a sign. */
function bareRent(text: string): Price | null {
  const yearly = /(?<![\d一二两三半几多]\s?)年租金?\s?[:：]?\s?([1-9]\d{3,6})(?![\d.万%])/u.exec(text)?.[1];
  if (yearly !== undefined) return { amount: Number(yearly), currency: "CNY", period: "year" };
  const found =
    /(?:月租金?|租金|房租)\s?[:：]?\s?([1-9]\d{2,5})(?![\d.万%])/u.exec(text)?.[1] ??
    [
      ...text.matchAll(
        /(原来要?|之前|原价|管理费|物业费?)?\s?(?<![\d.,，])([1-9]\d{2,4})\s?(?:块|元)?\s?(?:一个?月|每个?月|[/／]月)/gu,
      ),
    ].find(([, other]) => other === undefined)?.[2];
  return found ? { amount: Number(found), currency: "CNY", period: "month" } : null;
}

/** How homes are told in India, with or without a sign for the money. */
const INDIAN = /\d\s?(?:lakhs?|lacs?|crores?|bhk)\b/i;

/** The price a text asks; null when it names none. */
export function spokenPrice(raw: string, hints: Hints): Price | null {
  const written = plain(raw.slice(0, 4000).replace(/\n/g, " ; "));
  // "450w": how chats write 万
  const chinese = hints.language?.startsWith("zh") ?? false;
  const whole = chinese ? written.replace(/(?<=\d)\s?[wW](?![\p{L}\d])/gu, "万") : written;
  const text = withoutOtherSums(withoutFloor(whole), hints);
  const local = hints.currency === null && INDIAN.test(text) ? { ...hints, currency: "INR" } : hints;
  const korean = hints.language === "ko" ? koreanRent(text) : null;
  if (korean) return korean;
  let end = 0;
  let best: { price: Price; weight: number } | null = null;
  for (const match of text.matchAll(AMOUNT)) {
    const before = leading(text, end, match.index);
    end = match.index + match[0].length;
    const after = text.slice(end, end + AFTER);
    if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) continue;
    const money = moneyWithPeriod(match[0], after, local);
    if (!money?.currency || money.amount < 100) continue;
    if (isKoreanDeposit({ ...money, currency: money.currency }, before, text)) continue;
    const sells = money.period === null && isSalePrice({ amount: money.amount, currency: money.currency });
    if (DUES_AFTER.test(after) && !sells) continue;
    const period = money.period ?? (YEARLY_BEFORE.test(before) ? "year" : MONTHLY_BEFORE.test(before) ? "month" : null);
    const weight =
      (ASKED.test(before) ? 2 : 0) + (period ? 0.5 : 0) + asCold(after) + (money.amount >= 10_000 ? 0.2 : 0);
    if (best === null || weight > best.weight)
      best = { price: { amount: money.amount, currency: money.currency, period }, weight };
  }
  return best?.price ?? (chinese ? (bareRent(text) ?? onlyNumber(text)) : null);
}
