/** Which state, province or kind of sale a text itself tells, where the listing does not say. */
import type { Context } from "./applies.ts";
import { unaccented } from "./frames/unaccented.ts";
import { furnished } from "./furnished.ts";
import { stateOfCity } from "./income-law.ts";
import { regionOfAddress } from "./regions/address.ts";
import { regionOfCity } from "./regions/cities.ts";
import { regionKeys } from "./regions/names.ts";
import { regionInWords } from "./regions/words.ts";

const rented =
  /\b(?:for rent|to let|to rent|for lease|p\.?c\.?m\b|p\.?w\b|per (?:week|month)|(?:a|\/)\s?(?:week|wk|month|mo)\b|tenants?\b|renters?\b|landlord|landlady|tenanc(?:y|ies)|before you move in|sharers|rental(?=[.,;:!]|\s*$))/iu;

/** "£425,000", "$1.6m", "vendor": words of a sale. */
const sold =
  /[$£]\s?\d{3},\d{3}|[$£]\d{1,3}(?:\.\d{1,3})?m\b|\b(?:for sale|vendors?|freehold|auction|price guide|quoting|asking price|private (?:sale|treaty)|buyers?|sellers?)\b/iu;
const auctioned = /\b(?:auction|auctioned|under the hammer|going to auction)\b/iu;
const notAuctioned =
  /\b(?:private treaty|auction results|auction house|passed in at auction|not (?:an|by) auction)\b/iu;

/** A letting told in another language where the market's is English: Chinese and French advertisements of a flat in Leeds or Sydney. */
const rentedAbroad =
  /租客|出租|招租|房租|租金每|每[周週]\s?\d|周租|月租|(?<!\p{L})(?:à louer|loyer|locataires?|allocataires?|colocation)(?!\p{L})/iu;
const soldAbroad = /出售|售价|售價|总价|總價|首付|投资|投資|回报|回報|买家|買家|à vendre|acquéreurs?|rendement/iu;
const ENGLISH_MARKETS: ReadonlySet<string> = new Set(["UK", "AU", "NZ"]);

/** Words only written where a Chinese platform forbids the plain ones, or where its rewards are paid. */
const houses: readonly [string, RegExp][] = [
  [
    "xiaohongshu",
    /宝子|家人们|姐妹们|集美|老铁|绝绝子|yyds|谁懂|小卫星|绿泡泡|薇信|\+\s?v(?![a-z])|(?<![a-z])vx|滴滴我|闭眼冲|听劝/iu,
  ],
  ["wechat", /朋友圈|集赞|公众号|转.{0,4}群|转发|拉满|在看/u],
];

const rentedInEurope = new RegExp(
  unaccented(
    /(?<!\p{L})(?:à louer|loyer|par mois|locataires?|zu vermieten|(?:kalt|warm|netto|brutto)miete|monatsmieten?|mieter|mietwohnung|vermieter|nachmieter)(?!\p{L})|€\s?\/\s?(?:mois|monat)|€ (?:cc|kalt|warm)(?!\p{L})/u
      .source,
  ),
  "iu",
);
const soldInEurope = new RegExp(
  unaccented(
    /(?<!\p{L})(?:à vendre|net vendeur|acquéreurs?|honoraires|zu verkaufen|kaufpreis|käufer|verkäufer)(?!\p{L})|\d{3}[. ]000\s?€/u
      .source,
  ),
  "iu",
);
/** French flats stand in a co-ownership; a house rarely does. */
const lot = new RegExp(
  unaccented(
    /(?<!\p{L})(?:appartements?|appart|studios?|duplex|triplex|souplex|lofts?|plateau|[tf][1-7](?: bis)?|(?:deux|trois|quatre|cinq|six|[2-6])[- ]pièces|dernier étage|ascenseur|penthouse|surface totale|copropriété|copro)(?!\p{L})/u
      .source,
  ),
  "iu",
);
const house = new RegExp(
  unaccented(
    /(?<!\p{L})(?:maison|villa|pavillon|ferme|fermette|terrain|box|garage fermé|parking à vendre)(?!\p{L})/u.source,
  ),
  "iu",
);

const said = (value: Context[string]): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * The state or province of a home: by the address given (`address`, `postcode`), by its city with what the text writes behind
 * it ("Newark, Ohio"), by the city's name, by the places the text names; in this order.
 */
function regionFor(market: string, text: string, given: Context): string | null {
  const city = said(given.city);
  const address = { text: said(given.address), city, postalCode: said(given.postcode) };
  const written = regionOfAddress(market, address);
  if (written !== null) return written;
  const at = city === null ? -1 : text.indexOf(`${city}, `);
  const beside = city === null || at < 0 ? null : regionInWords(market, text.slice(at, at + city.length + 40));
  // of American names the stricter table tells, which leaves out what many states have
  const byCity = market === "US" ? city && stateOfCity(city) : regionOfCity(market, city, said(given.address));
  return beside ?? byCity ?? regionInWords(market, text);
}

/** The circumstances given, and what the text adds where they are silent: region, rent or sale, auction, a Chinese platform. */
export function circumstances(market: string, text: string, given: Context): Context {
  const { transaction } = given;
  const made: Record<string, Context[string]> = { ...given };
  const key = regionKeys[market];
  if (key !== undefined) made[key] ??= regionFor(market, text, given);
  if (typeof transaction === "string") made.deal ??= transaction;
  // what the listing itself says, while `deal` may be read from words that fit a loan as well as a rent ("$1,200/mo")
  made.listedDeal ??= made.deal;
  made.deal ??= rented.test(text) ? "rent" : sold.test(text) ? "sale" : undefined;
  if (ENGLISH_MARKETS.has(market) && rentedAbroad.test(text) && !soldAbroad.test(text)) made.deal ??= "rent";
  if (auctioned.test(text) && !notAuctioned.test(text)) made.auction ??= true;
  if (market === "CN" && made.platform === undefined) {
    made.platform = houses.find(([, words]) => words.test(text))?.[0];
  }
  if (market.startsWith("EU")) {
    // Kept apart from `deal` and `copro`: what only words tell decides how a wording is read, never what an ad must state.
    made.offer ??= made.deal ?? (rentedInEurope.test(text) ? "rent" : soldInEurope.test(text) ? "sale" : undefined);
    if (market.endsWith("FR")) made.furnished ??= furnished(text);
    if (market.endsWith("FR") && made.offer !== "rent")
      made.flat ??= made.copro ?? (lot.test(text) && !house.test(text));
  }
  return made;
}
