/** What a page says of its price beside the figure: that offers begin there, that it only guides, that it may be talked about. */
import type { Listing } from "#contract/listing";
import { foldWidth } from "#engine/text/fold";
import { amountIn } from "../material/amount.ts";

/**
 * `over`, `around`: offers above or about the figure · `guide`, `auctionGuide`: a guide, of an auction's price too · `start`: where
 * bids begin · `from`: the least of several · `fixed`, `negotiable`: the figure is the price, and firm or not · `onRequest`: no figure.
 */
export type PriceTerm =
  | "over"
  | "around"
  | "auctionGuide"
  | "guide"
  | "start"
  | "from"
  | "fixed"
  | "negotiable"
  | "onRequest";

/** Terms under which the figure is no price that is asked. */
export type NoPrice = Exclude<PriceTerm, "fixed" | "negotiable" | "onRequest">;
const noPrices: ReadonlySet<string> = new Set<NoPrice>(["over", "around", "auctionGuide", "guide", "start", "from"]);
export const isNoPrice = (term: PriceTerm | null): term is NoPrice => term !== null && noPrices.has(term);

/** Names and values of prices: the first that matches has it. What is only guided to may still begin with offers: those come first. */
const ofPrice: readonly (readonly [PriceTerm, RegExp])[] = [
  [
    "onRequest",
    /(?<!\p{L})(?:p\.?o\.?a\.?(?!\p{L})|price (?:up)?on (?:application|request|enquiry))|preis auf anfrage|prix sur demande|nous consulter|价格面议|價格面議|價錢面議|価格(?:は)?(?:要)?(?:お問い?合わ?せ|応談)|가격 ?문의/iu,
  ],
  ["over", /(?<!\p{L})offers? (?:over|above|from|in excess of)|(?<!\p{L})oieo(?!\p{L})|bids? over/iu],
  ["around", /(?<!\p{L})(?:offers? (?:in the region of|around)|oiro(?!\p{L}))/iu],
  ["auctionGuide", /auction (?:guide|estimate)|guide (?:price )?(?:for|at) auction|拍卖指导价|拍賣指導價/iu],
  [
    "start",
    /starting (?:bid|price)|opening bid|起拍价|起拍價|竞拍起价|开拍价|開拍價|最低入札価格|入札開始価格|売却基準価額|경매 ?시작가|최저 ?(?:매각|입찰)가|mindestgebot|startgebot|startpreis|mise à prix/iu,
  ],
  ["guide", /guide[- ]price|price guide|指导价|指導價|参考价|參考價|richtpreis|prix indicatif|参考価格/iu],
  [
    "from",
    /(?<!\p{L})(?:prices? )?from (?=[£$€]|\p{Lu}{3} |\d)|à partir de|dès (?=\d)|(?<!\p{L})ab (?=[€£$]|\p{Lu}{3} |\d)|\d ?(?:万|萬|元|万円|円|만원|원) ?(?:起|[〜~]|より|부터)(?![\p{L}\d])/iu,
  ],
  [
    "fixed",
    /fixed[- ]price|price (?:is )?(?:fixed|firm)|festpreis|prix ferme|一口价|一口價|不议价|不議價|価格交渉(?:は)?不可|(?:가격|매매가) ?(?:조정|네고|협의) ?불가/iu,
  ],
  [
    "negotiable",
    /(?<!\p{L})(?:negotiable|o\.?n\.?o(?!\p{L})|or (?:nearest|best) offer|vb(?!\p{L})|vhb(?!\p{L})|verhandlungsbasis|verhandelbar|négociable|à débattre)|応相談|相談可|价格可议|可议价|可議價?|议价|議價|面议|價錢可議|협의|네고/iu,
  ],
];

/** Disclosures that tell of the price that is asked, by name. */
const priceNames =
  /^(?:(?:asking |sale |list(?:ing)? |guide |purchase )?price(?: guide| \(.{1,20}\))?|offers? (?:over|above|from|in excess of|in the region of|around)|fixed price|auction guide(?: price)?|starting bid|(?:kauf|verkaufs|ange?bots|miet)?preis|kaufpreis.{0,12}|verkaufspreis.{0,12}|mindestgebot|startgebot|richtpreis|prix(?: de vente| indicatif)?|mise à prix|loyer|价格|售价|售價|总价|總價|报价|叫價|指导价|指導價|参考价|起拍价|起拍價|一口价|租金|価格|販売価格|売出価格|最低入札価格|売却基準価額|가격|매매가|매매 ?가격|월세|최저매각가격)$/iu;

/** Free texts hold other sums and talks too: there a term stands right beside the price. */
const STRETCH = 24;

/** Does the text print this sum, and no other? */
const isSum = (text: string, amount: number): boolean => {
  const lean = text.replace(/['’](?=\d{3})/gu, "").replace(/萬/gu, "万");
  const printed = amountIn(lean);
  return printed !== null && Math.abs(printed - amount) <= amount * 0.001;
};
const figure = /\d[\d.,'’ \u00a0\u202f]{0,16}(?: ?(?:万|萬|億|亿|만|억))?/gu;

/** Where the price's own figure stands in a text. */
function* placesOf(text: string, amount: number): Generator<{ readonly at: number; readonly end: number }> {
  for (const hit of text.matchAll(figure))
    if (isSum(hit[0], amount)) yield { at: hit.index, end: hit.index + hit[0].trimEnd().length };
}

/** Terms that a text may say far from the figure: they name the price themselves. */
const named: readonly (readonly [PriceTerm, RegExp])[] = [
  [
    "negotiable",
    /価格は?(?:応)?相談|(?:价格|價錢|售价|售價|租金)(?:可谈|可議|可议|面議|面议)|(?:매매가|가격|보증금|월세) ?(?:조정|협의|네고) ?가능|price (?:is )?negotiable|preis (?:ist )?(?:verhandelbar|vb)|prix (?:négociable|à débattre)/iu,
  ],
  ["fixed", /(?<!\p{L})price is fixed|preis ist fest|価格交渉(?:は)?不可/iu],
];

const termIn = (text: string): PriceTerm | null => ofPrice.find(([, words]) => words.test(text))?.[0] ?? null;

/** What is said of the price; null where it is a plain price, as most are. */
export function priceTermOf(listing: Listing): PriceTerm | null {
  const { price } = listing;
  const amount = price?.amount ?? null;
  const ofSum = (text: string): boolean =>
    amount === null || !/\d/u.test(text) || [...placesOf(text, amount)].length > 0;
  for (const [name, value] of Object.entries(listing.disclosures)) {
    const [key, text] = [foldWidth(name).trim(), foldWidth(value).trim()];
    if (!priceNames.test(key) || !ofSum(text)) continue;
    const term = termIn(text) ?? termIn(key);
    if (term !== null && (term !== "onRequest" || amount === null)) return term;
  }
  const free = [listing.title, ...listing.features, listing.description].flatMap((text) =>
    text === null ? [] : [foldWidth(text)],
  );
  for (const text of free) {
    if (amount === null) {
      if (ofPrice[0]?.[1].test(text)) return "onRequest";
      continue;
    }
    for (const { at, end } of placesOf(text, amount)) {
      const before =
        text
          .slice(Math.max(0, at - STRETCH), at)
          .split(/[.。;；\n|]/u)
          .at(-1) ?? "";
      const [after = ""] = text.slice(end, end + STRETCH).split(/[.。;；\n|,，]/u);
      const term = termIn(`${before}${text.slice(at, end)}${after}`);
      if (term !== null && term !== "onRequest") return term;
    }
  }
  for (const text of free) {
    const found = named.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}
