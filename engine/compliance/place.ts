/** Which state, province or kind of sale a text itself tells, where the listing does not say. */
import type { Context } from "./applies.ts";
import { stateOfCity } from "./income-law.ts";

const us: Record<string, string> = {
  Alabama: "AL",
  Alaska: "AK",
  Arizona: "AZ",
  Arkansas: "AR",
  California: "CA",
  Colorado: "CO",
  Connecticut: "CT",
  Delaware: "DE",
  Florida: "FL",
  Georgia: "GA",
  Hawaii: "HI",
  Idaho: "ID",
  Illinois: "IL",
  Indiana: "IN",
  Iowa: "IA",
  Kansas: "KS",
  Kentucky: "KY",
  Louisiana: "LA",
  Maine: "ME",
  Maryland: "MD",
  Massachusetts: "MA",
  Michigan: "MI",
  Minnesota: "MN",
  Mississippi: "MS",
  Missouri: "MO",
  Montana: "MT",
  Nebraska: "NE",
  Nevada: "NV",
  "New Hampshire": "NH",
  "New Jersey": "NJ",
  "New Mexico": "NM",
  "New York": "NY",
  "North Carolina": "NC",
  "North Dakota": "ND",
  Ohio: "OH",
  Oklahoma: "OK",
  Oregon: "OR",
  Pennsylvania: "PA",
  "Rhode Island": "RI",
  "South Carolina": "SC",
  "South Dakota": "SD",
  Tennessee: "TN",
  Texas: "TX",
  Utah: "UT",
  Vermont: "VT",
  "West Virginia": "WV",
  Virginia: "VA",
  Washington: "WA",
  Wisconsin: "WI",
  Wyoming: "WY",
};
const canada: Record<string, string> = {
  Ontario: "ON",
  Quebec: "QC",
  Québec: "QC",
  "British Columbia": "BC",
  Alberta: "AB",
  Manitoba: "MB",
  Saskatchewan: "SK",
  "Nova Scotia": "NS",
  "New Brunswick": "NB",
  "Prince Edward Island": "PE",
  Newfoundland: "NL",
};
const australia: Record<string, string> = {
  Victoria: "VIC",
  Vic: "VIC",
  VIC: "VIC",
  "New South Wales": "NSW",
  NSW: "NSW",
  Queensland: "QLD",
  Qld: "QLD",
  QLD: "QLD",
  "South Australia": "SA",
  SA: "SA",
  "Western Australia": "WA",
  WA: "WA",
  Tasmania: "TAS",
  Tas: "TAS",
  TAS: "TAS",
  "Northern Territory": "NT",
  NT: "NT",
  "Australian Capital Territory": "ACT",
  ACT: "ACT",
  Melbourne: "VIC",
  Geelong: "VIC",
  Ballarat: "VIC",
  Bendigo: "VIC",
  Sydney: "NSW",
  Newcastle: "NSW",
  Wollongong: "NSW",
  Brisbane: "QLD",
  "Gold Coast": "QLD",
  Cairns: "QLD",
  Townsville: "QLD",
  Adelaide: "SA",
  Perth: "WA",
  Fremantle: "WA",
  Hobart: "TAS",
  Launceston: "TAS",
  Darwin: "NT",
  Canberra: "ACT",
};
/** For a choice: by name, each code once. */
const regions: Record<string, { value: string; label: string }[]> = Object.fromEntries(
  Object.entries({ US: us, CA: canada, AU: australia }).map(([market, names]) => {
    const spelt = Object.entries(names).filter(([name, code]) => name !== code);
    const labels = new Map(spelt.reverse().map(([label, value]) => [value, label]));
    return [
      market,
      [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, "en")),
    ];
  }),
);
const codes = (named: Record<string, string>): Record<string, string> => ({
  ...named,
  ...Object.fromEntries(Object.values(named).map((code) => [code, code])),
});

const named: Record<string, { key: string; names: Record<string, string>; pattern: RegExp }> = Object.fromEntries(
  (
    [
      ["US", "state", codes(us)],
      ["CA", "province", codes(canada)],
      ["AU", "state", australia],
    ] as const
  ).map(([market, key, names]) => {
    const alternatives = Object.keys(names)
      .sort((a, b) => b.length - a.length)
      .join("|");
    // A code counts behind a comma or at a line's end only: "IN", "OR" and "ME" are words too.
    return [
      market,
      { key, names, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, "gu") },
    ];
  }),
);

/** The states or provinces of a market by the names that `context[key]` knows; none where it has no such circumstance. */
export const regionsOf = (market: string, key: string): { value: string; label: string }[] =>
  named[market]?.key === key ? (regions[market] ?? []) : [];

const isCode = (name: string): boolean => /^\p{Lu}{2}$/u.test(name);

/** The state or province a text names first; a bare two-letter code counts only behind a comma or a capitalised word. */
function regionIn(market: string, text: string): string | null {
  const known = named[market];
  if (!known) return null;
  for (const match of text.matchAll(known.pattern)) {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (market === "AU" || !isCode(match[0]) || /(?<!\p{L})\p{Lu}\p{L}+,?\s$/u.test(before))
      return known.names[match[0]] ?? null;
  }
  return null;
}

const rented =
  /\b(?:for rent|to let|to rent|for lease|p\.?c\.?m\b|p\.?w\b|per (?:week|month)|(?:a|\/)\s?(?:week|wk|month|mo)\b|tenants?\b|renters?\b|landlord|landlady|tenanc(?:y|ies)|before you move in)/iu;

/** "£425,000", "$1.6m", "vendor": words of a sale. */
const sold =
  /[$£]\s?\d{3},\d{3}|[$£]\d{1,3}(?:\.\d{1,3})?m\b|\b(?:for sale|vendors?|freehold|auction|price guide|quoting|asking price|private (?:sale|treaty)|buyers?|sellers?)\b/iu;
const auctioned = /\b(?:auction|auctioned|under the hammer|going to auction)\b/iu;
const notAuctioned =
  /\b(?:private treaty|auction results|auction house|passed in at auction|not (?:an|by) auction)\b/iu;

/** Words only written where a Chinese platform forbids the plain ones, or where its rewards are paid. */
const houses: readonly [string, RegExp][] = [
  [
    "xiaohongshu",
    /宝子|家人们|姐妹们|集美|老铁|绝绝子|yyds|谁懂|小卫星|绿泡泡|薇信|\+\s?v(?![a-z])|(?<![a-z])vx|滴滴我|闭眼冲|听劝/iu,
  ],
  ["wechat", /朋友圈|集赞|公众号|转.{0,4}群|转发|拉满|在看/u],
];

const rentedInEurope =
  /(?<!\p{L})(?:à louer|loyer|par mois|locataires?|zu vermieten|(?:kalt|warm|netto|brutto)miete|monatsmieten?|mieter|mietwohnung|vermieter|nachmieter)(?!\p{L})|€\s?\/\s?(?:mois|monat)|€ (?:cc|kalt|warm)(?!\p{L})/iu;
const soldInEurope =
  /(?<!\p{L})(?:à vendre|net vendeur|acquéreurs?|honoraires|zu verkaufen|kaufpreis|käufer|verkäufer)(?!\p{L})|\d{3}[. ]000\s?€/iu;
/** French flats stand in a co-ownership; a house rarely does. */
const lot =
  /(?<!\p{L})(?:appartements?|appart|studios?|duplex|triplex|souplex|lofts?|plateau|[tf][1-7](?: bis)?|(?:deux|trois|quatre|cinq|six|[2-6])[- ]pièces|dernier étage|ascenseur|penthouse|surface totale|copropriété|copro)(?!\p{L})/iu;
const house = /(?<!\p{L})(?:maison|villa|pavillon|ferme|fermette|terrain|box|garage fermé|parking à vendre)(?!\p{L})/iu;

/** The circumstances given, and what the text adds where they are silent: region (the address' city goes first), rent or sale, auction, a Chinese platform. */
export function circumstances(market: string, text: string, given: Context): Context {
  const { transaction } = given;
  const made: Record<string, Context[string]> = { ...given };
  const { city } = given;
  const region = (market === "US" && typeof city === "string" ? stateOfCity(city) : null) ?? regionIn(market, text);
  const key = named[market]?.key;
  if (key !== undefined && region !== null) made[key] ??= region;
  if (typeof transaction === "string") made.deal ??= transaction;
  made.deal ??= rented.test(text) ? "rent" : sold.test(text) ? "sale" : undefined;
  if (auctioned.test(text) && !notAuctioned.test(text)) made.auction ??= true;
  if (market === "CN" && made.platform === undefined) {
    made.platform = houses.find(([, words]) => words.test(text))?.[0];
  }
  if (market.startsWith("EU")) {
    // Kept apart from `deal` and `copro`: what only words tell decides how a wording is read, never what an ad must state.
    made.offer ??= made.deal ?? (rentedInEurope.test(text) ? "rent" : soldInEurope.test(text) ? "sale" : undefined);
    if (market.endsWith("FR") && made.offer !== "rent")
      made.flat ??= made.copro ?? (lot.test(text) && !house.test(text));
  }
  return made;
}
