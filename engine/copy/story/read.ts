/**
 * Reads what a listing states beyond its typed fields. A phrase is taken only whole: where words are left over that no
 * point, narrowing word or amount accounts for, the point might be something else ("bicycle storage" is no storage room),
 * and the phrase can only be quoted.
 */
import type { Listing } from "#contract/listing";
import { inSimplifiedCharacters } from "#engine/names/characters";
import { verdict } from "#engine/phrases/denied";
import { foldWidth } from "#engine/text/fold";
import { blanked, type Span } from "#engine/text/span";
import { type PageLanguage, pageWords } from "../languages/page-words.ts";
import { amountsIn } from "../points/amounts.ts";
import { isAgainst, type PointId, points } from "../points/points.ts";
import type { Amounts, Detail, Statement } from "../points/statement.ts";

export interface Reading {
  readonly statements: readonly Statement[];
  /** Features that state something no point accounts for, in the page's words. */
  readonly unread: readonly string[];
}

type Hit<T> = Span & { readonly what: T };

/** Points that say themselves that something is not there. */
const denials: ReadonlySet<PointId> = new Set([
  "noLift",
  "noPets",
  "noSmoking",
  "noMortgage",
  "noAgencyFee",
  "chainFree",
  "unfurnished",
  "bareShell",
  "vacant",
  "noGas",
  "noParking",
  "unobstructed",
  "awayFromRoad",
]);
const isDenial = (id: PointId): boolean => denials.has(id) || isAgainst(id);

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** The longest first; what overlaps one that is kept is part of it. */
function longest<T>(hits: readonly Hit<T>[]): Hit<T>[] {
  const kept: Hit<T>[] = [];
  for (const hit of [...hits].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!kept.some((other) => overlaps(hit, other))) kept.push(hit);
  return kept.sort((a, b) => a.start - b.start);
}

function hitsOf<T extends string>(phrase: string, rules: readonly { what: T; pattern: RegExp }[]): Hit<T>[] {
  // most words stand in none: to match all copies an expression first, to search for it does not
  return rules.flatMap(({ what, pattern }) =>
    phrase.search(pattern) < 0
      ? []
      : [...phrase.matchAll(pattern)].map((hit) => ({ what, start: hit.index, end: hit.index + hit[0].length })),
  );
}

/** What Hong Kong calls otherwise: a balcony is a 露台 there, which is a terrace elsewhere. */
const asMainland = (phrase: string, country: string | null): string => {
  const simplified = inSimplifiedCharacters(phrase);
  return country === "HK" || country === "MO" ? simplified.replaceAll("露台", "阳台") : simplified;
};

/** Works of one part, or of the house a flat is in, renovate no home: "cocina reformada en 2022", "Haus 1998 saniert". */
const partWorks =
  /(?<!\p{L})(?:kitchens?|bath(?:room)?s?|roof|fa[cç]ades?|lobby|building|bad|küche|dach|fassade|gebäude|mehrfamilienhaus|treppenhaus|cuisines?|salles? (?:de bains?|d['’]eau)|toiture|immeuble|bâtiment|cocina|baños?|aseo|tejado|cubierta|fachada|finca|edificio|cucina|bagn[oi]|tetto|facciata|palazzo|cozinha|casas? de banho|telhado|prédio|edifício|keuken|badkamer|dak|gevel|gebouw)(?!\p{L})|厨房|卫生间|浴室|卫浴|屋顶|外墙|公区|楼道|キッチン|台所|トイレ|外壁|屋根|共用部|주방|욕실|화장실|외벽|지붕/iu;
const houseWorks = /(?<!\p{L})(?:haus|house)(?!\p{L})/iu;
const isPartly = (phrase: string, inHouse: boolean): boolean =>
  partWorks.test(phrase) || (inHouse && houseWorks.test(phrase));

/** The statements of one phrase, or null when something in it is not accounted for. */
function readPhrase(printed: string, language: PageLanguage, { country, floor }: Listing): Statement[] | null {
  const words = pageWords(language);
  // sign for sign, so that places in the text stay
  const phrase = language === "zh" ? asMainland(printed, country) : printed;
  // "au fond du jardin" names no garden of its own
  const found = longest<{ readonly head?: PointId; readonly detail?: Detail }>([
    ...hitsOf(phrase, words.points).map((hit) => ({ ...hit, what: { head: hit.what } })),
    ...hitsOf(phrase, words.details).map((hit) => ({ ...hit, what: { detail: hit.what } })),
  ]);
  const heads = found
    .flatMap(({ what: { head }, start, end }) => (head ? [{ what: head, start, end }] : []))
    .filter(({ what, start, end }) => isDenial(what) || verdict(phrase, start, end) === "stated")
    .filter(({ what }) => what !== "renovated" || !isPartly(phrase, floor !== null));
  if (heads.length === 0) return null;
  const details = found.flatMap(({ what: { detail }, start, end }) => (detail ? [{ what: detail, start, end }] : []));
  // a number word within a head is part of its name ("two lifts"); a figure is an amount ("appliances renewed in 2024")
  const inside = heads.flatMap((head) => {
    const text = phrase.slice(head.start, head.end);
    return amountsIn(text)
      .filter(({ start, end }) => /\d/u.test(text.slice(start, end)))
      .map((one) => ({ ...one, head }));
  });
  const rest = blanked(blanked(phrase, heads), details);
  // read in the whole phrase: a count is one by the word behind it ("deux places"), which is blank here
  const amounts = amountsIn(phrase).filter((one) => ![...heads, ...details].some((head) => overlaps(one, head)));
  const narrowing = longest(hitsOf(blanked(rest, amounts), words.modifiers));
  const left = blanked(blanked(rest, amounts), narrowing).replace(words.empty, " ");
  if (/[\p{L}\p{N}]/u.test(left)) return null;
  const nearest = (span: Span): Hit<PointId> | undefined => nearestOf(heads, span, phrase);
  const mineOf = <T extends string>(hits: readonly Hit<T>[], head: Hit<PointId>): T[] => [
    ...new Set(hits.filter((span) => nearest(span) === head).map(({ what }) => what)),
  ];
  return heads.map((head) => {
    const mine = [...inside.filter((one) => one.head === head), ...amounts.filter((one) => nearest(one) === head)];
    return {
      point: head.what,
      modifiers: mineOf(narrowing, head),
      details: mineOf(details, head),
      amounts: Object.assign({}, ...mine.map(({ amounts: one }) => one)) satisfies Amounts,
      source: printed.trim(),
    };
  });
}

const parted = /[,，、；;/(（)）]|\s[–-]\s/u;
/** What a narrowing word belongs to: in its own part of the phrase the nearest, else the last one named before it. */
function nearestOf(heads: readonly Hit<PointId>[], span: Span, phrase: string): Hit<PointId> | undefined {
  const close = [...heads].sort((a, b) => gap(a, span) - gap(b, span));
  const same = close.find(
    (head) => !parted.test(phrase.slice(Math.min(head.end, span.end), Math.max(head.start, span.start))),
  );
  return same ?? [...heads].reverse().find((head) => head.end <= span.start) ?? close[0];
}

const gap = (a: Span, b: Span): number => Math.max(b.start - a.end, a.start - b.end, 0);

/** The languages a phrase may be written in: by its script, and by what the page says of itself. */
function languagesOf(phrase: string, own: string | null): PageLanguage[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase)) return ["ja"];
  if (/\p{Script=Hangul}/u.test(phrase)) return ["ko"];
  if (/\p{Script=Han}/u.test(phrase)) return [own === "ja" ? "ja" : own === "ko" ? "ko" : "zh"];
  const latin = (["fr", "de", "es", "it", "pt", "nl"] as const).find((code) => code === own);
  return latin ? [latin, "en"] : ["en"];
}

/** Between the parts of a feature that names several things. */
const listed = /[，、；;]|,(?!\d)|(?<!\d)\/|\s(?:and|et|und|&)\s/u;
const clauseEnd = /[.;!?](?=\s|$)|[。；！？，\n]|,(?!\d)|\s[–—-]\s/u;

/** "Parking: none" names a parking space too: what a page says is not there outweighs the word for it. */
const rulesOut: Readonly<Partial<Record<PointId, readonly PointId[]>>> = {
  noPrivateParking: ["parkingSpace", "offStreetParking", "undergroundParking", "driveway"],
  noParking: ["parkingSpace", "offStreetParking", "undergroundParking", "driveway"],
  noStreetPermit: ["parkingSpace", "offStreetParking", "permitParking", "residentParking", "streetParking"],
  parkingExtra: ["parkingSpace", "ownedParking", "undergroundParking"],
  parkingQueue: ["parkingSpace", "ownedParking", "undergroundParking"],
  noBathtub: ["bathtub", "freestandingBath"],
  noBalcony: ["balcony", "southBalcony"],
  noCellar: ["cellar", "basement", "cellarRoom"],
  noGarden: ["garden"],
  noFittedKitchen: ["fittedKitchen", "newKitchen"],
  noAircon: ["airConditioning", "acUnits", "centralAir"],
  noHobGas: ["gasStove", "pipedGas", "noGas"],
  noAutoLock: ["autoLock"],
  washerNotIncluded: ["washingMachine", "washerDryer"],
  internetExtra: ["broadband", "internetIncluded"],
  kitchenOriginal: ["newKitchen"],
  bathOriginal: ["newBathroom"],
  decorativeFireplace: ["fireplace", "marbleFireplace", "fireplaces", "originalFireplace"],
  dogsNeedConsent: ["dogsAllowed", "petsAllowed"],
  petsNeedConsent: ["dogsAllowed", "petsAllowed", "catsAllowed"],
  mortgaged: ["noMortgage"],
  lienCleared: ["noMortgage"],
  tenantInPlace: ["vacant"],
  stillLivedIn: ["vacant"],
};

/** Two statements of one point: the one that says more; two that contradict each other are none. */
function merge(statements: readonly Statement[]): Statement[] {
  const byPoint = new Map<PointId, Statement>();
  const weight = (one: Statement): number =>
    one.modifiers.length + (one.details ?? []).length + Object.keys(one.amounts).length;
  for (const one of statements) {
    const known = byPoint.get(one.point);
    if (!known || weight(one) > weight(known)) byPoint.set(one.point, one);
  }
  const said = new Set(
    [...byPoint.keys()].flatMap((id): readonly string[] => [...(points[id].says ?? []), ...(rulesOut[id] ?? [])]),
  );
  return [...byPoint.values()].filter(({ point }) => !said.has(point));
}

const sentenceEnd = /(?<![.。!！?？\n])[.。!！?？\n]+(?:\s|$)|(?<![。！？\n])[。！？\n]+/u;
const room = /[卧厅]|房间|洋室|和室|寝室|침실|안방|거실|(?:bed|living |sitting )room|chambre|séjour|zimmer/iu;
/** States of a whole home. */
const ofWhole: ReadonlySet<PointId> = new Set(["unfurnished", "furnished", "bareShell", "vacant"]);

/** Reads features, finish and description. Nothing is guessed; what is not whole is left for a quotation. */
export function readStatements(listing: Listing): Reading {
  const own = listing.language?.slice(0, 2).toLowerCase() ?? null;
  const statements: Statement[] = [];
  const unread: string[] = [];
  const free: Statement[] = [];
  const read = (phrase: string, into = statements): boolean => {
    const folded = foldWidth(phrase);
    const found = languagesOf(folded, own)
      .map((language) => readPhrase(folded, language, listing))
      .find((some) => some !== null);
    if (found) into.push(...found);
    return found !== undefined;
  };
  for (const feature of listing.features) {
    if (read(feature)) continue;
    const parts = feature.split(listed).map((part) => part.trim());
    const left = parts.length > 1 ? parts.filter((part) => part !== "" && !read(part)) : [feature];
    if (left.length > 0) unread.push(feature);
  }
  for (const [name, value] of Object.entries(listing.disclosures)) read(`${name} ${value}`);
  const texts = [listing.renovation, listing.title, listing.description].filter((text) => text !== null);
  for (const sentence of texts.flatMap((text) => text.split(sentenceEnd))) {
    const clauses = sentence.split(clauseEnd);
    clauses.forEach((clause, at) => {
      const found: Statement[] = [];
      read(clause, found);
      // "次卧朝北，空房": what is said of one room is not said of the home
      const ofRoom = clauses.slice(0, at).some((before) => room.test(before));
      free.push(...found.filter(({ point }) => !ofRoom || !ofWhole.has(point)));
    });
  }
  // a feature is meant as a statement; prose only adds what no feature says
  const listedPoints = new Set(statements.map(({ point }) => point));
  return { statements: merge([...statements, ...free.filter(({ point }) => !listedPoints.has(point))]), unread };
}
