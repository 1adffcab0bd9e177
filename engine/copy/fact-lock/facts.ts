/** What a listing lets a text say: its quantities, its names, its claims. Built once per listing and asked many times. */
import { type AgentCard, type CopyLanguage, copyLanguages } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { inSimplifiedCharacters } from "#engine/names/characters";
import { isTraditional } from "#engine/statements/book";
import { type Compass, compassOf } from "#engine/statements/facing";
import { type Book, bookOf } from "#engine/statements/index";
import { foldName, foldWidth, foldWords } from "#engine/text/fold";
import { dates } from "./dates.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { countryForms, nameForms, regionForms } from "./names/forms.ts";
import type { NameFacts } from "./names/name-facts.ts";
import { placeRenderings, signerRenderings } from "./names/renderings.ts";
import { statesOf } from "./names/states.ts";
import { printedNumbers } from "./printed-numbers.ts";
import { type Quantity, quantities } from "./quantities.ts";
import { numerals } from "./units/numerals.ts";
import type { Period } from "./units/periods.ts";
import type { Dimension } from "./units/table.ts";

/** Confirmed facts beside the listing: who signs the piece and where its link leads. */
export interface Known {
  readonly agent?: AgentCard | null;
  readonly link?: string | null;
}

export interface Facts extends NameFacts {
  /** Every quantity printed anywhere in the listing's own texts. */
  readonly printed: readonly Quantity[];
  /** The same by what they measure, for finding the nearest. */
  readonly ledgers: ReadonlyMap<Dimension, Ledger<Period | null>>;
  /** Every number of the texts, as printed. */
  readonly numbers: ReadonlySet<string>;
  /** Small whole numbers of the texts, spelled ones too. */
  readonly counts: ReadonlySet<number>;
  /** Names with blanks between words, word by word. */
  readonly nameWords: ReadonlySet<string>;
  /** Names of the home and of who signs, as printed: no word inside one is a claim or a figure. */
  readonly properNames: readonly string[];
  /** What the listing states and denies in words. */
  readonly book: Book;
  readonly compass: Compass;
  readonly dates: ReturnType<typeof dates>;
  readonly phones: readonly string[];
  readonly contacts: readonly string[];
}

/** Steps of a stair are counted in words: "fourteen stone steps". */
const MOST_COUNTED = 40;
const six: ReadonlySet<string> = new Set(["zh", "en", "ja", "ko", "fr", "de"]);
const isSix = (code: string): code is CopyLanguage => six.has(code);
/** Spanish, Italian, Portuguese and their like print numbers as French does. */
const scanLanguages = (language: string | null): CopyLanguage[] => {
  const code = language?.slice(0, 2).toLowerCase() ?? "en";
  return isSix(code) ? [code] : ["fr", "en"];
};

function texts(listing: Listing, known: Known): string[] {
  const { address, agent } = listing;
  const card = known.agent;
  return [
    listing.title,
    listing.description,
    listing.propertyType,
    listing.floor,
    listing.orientation,
    listing.renovation,
    ...listing.features,
    ...Object.entries(listing.disclosures).map(([name, value]) => `${name}: ${value}`),
    address.text,
    address.city,
    address.district,
    address.community,
    address.postalCode,
    ...listing.photos.map((photo) => photo.caption),
    agent.name,
    agent.company,
    agent.licence,
    card?.name,
    card?.nameLatin,
    card?.wechat,
    card?.company,
    card?.licence,
    card?.address,
  ].filter((text): text is string => typeof text === "string" && text.trim() !== "");
}

/** "One of six", "l'une des quatre": homes in a row. */
const oneOf =
  /(?<!\p{L})(?:one of|l'une? des|eine[rs]? von) (?<row>two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2})(?!\p{L})/giu;
const rowSizes: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "two three four five six seven eight nine ten",
    "deux trois quatre cinq six sept huit neuf dix",
    "zwei drei vier fünf sechs sieben acht neun zehn",
  ].flatMap((row) => row.split(" ").map((word, at): [string, number] => [word, at + 2])),
);

/** Terms that name a span without a unit: 满二 and 未满五 speak of two and five years. */
function termsOf(corpus: string): string {
  const years = [...corpus.matchAll(/满(?<years>[二两五25])(?![\d.]|个?月)/gu)].map(({ groups }) =>
    groups?.years === "五" || groups?.years === "5" ? 5 : 2,
  );
  const half =
    /半个?月|half (?:of )?(?:a|one) month|half[- ]month|半月分|0\.5ヶ月|demi-mois|halbe[rn]? Monat|반 ?달/iu.test(
      corpus,
    );
  const rows = [...corpus.matchAll(oneOf)].map(
    ({ groups }) => rowSizes[(groups?.row ?? "").toLowerCase()] ?? Number(groups?.row),
  );
  return [
    ...[...new Set(years)].map((count) => `${count} years`),
    ...(half ? ["0.5 months"] : []),
    ...rows.map((count) => `${count} homes`),
  ].join(", ");
}

/** "8 x 6 ft", "2.4m x 1.8m": two sides of a surface. */
const sides =
  /(?<![\d.,])(?<a>\d{1,3}(?:[.,]\d{1,2})?) ?(?:m|ft|米|メートル|미터)? ?[x×] ?(?<b>\d{1,3}(?:[.,]\d{1,2})?) ?(?<unit>m|ft|feet|米|メートル|미터)(?![\p{L}²\d])/giu;
function surfaceOf({ a = "", b = "", unit = "" }: Record<string, string> = {}): string {
  const [one, other] = [a, b].map((side) => Number(side.replace(",", "."))) as [number, number];
  const feet = /^f/iu.test(unit);
  return `${one} ${feet ? "ft" : "m"}, ${Math.round(one * other * 100) / 100} ${feet ? "sq ft" : "m²"}`;
}

const digitsOf = (text: string | null | undefined): string => (text ?? "").replace(/\D/g, "");

/** A word inside a known proper name claims nothing: 公园 in 中山公园路, 有限公司 in the firm on the card, 2 in "2号线". */
function properNames({ address, agent }: Listing, card: Known["agent"]): string[] {
  const home = [address.text, address.community, address.district, address.city, agent.company, agent.name];
  const signing = [card?.company, card?.name, card?.nameLatin];
  // 森川 直人 is written 森川直人 as well
  const unspaced = agent.name && /\p{Script=Han} /u.test(agent.name) ? [agent.name.replaceAll(" ", "")] : [];
  return [...home, ...signing, ...unspaced].flatMap((name) => (name && name.length >= 3 ? [foldWidth(name)] : []));
}

/** Facts of `listing`, together with the card of the agent who signs. */
export function knownFacts(listing: Listing, known: Known = {}): Facts {
  const own = texts(listing, known).map(foldWidth);
  // A listing of Hong Kong is read as it stands and in simplified signs.
  const simplified = isTraditional(listing) ? own.map(inSimplifiedCharacters) : [];
  const all = [...own, ...simplified.filter((text) => !own.includes(text))];
  const corpus = all.join("\n");
  const terms = termsOf(corpus);
  const printed = scanLanguages(listing.language).flatMap((language) =>
    all.flatMap((text) => quantities(text, language)),
  );
  printed.push(...quantities(terms, "en"));
  // "2,322 sq ft: 1,742 above grade plus 580 below": one unit for all figures of a text.
  for (const language of scanLanguages(listing.language))
    for (const text of all) {
      const some = quantities(text, language);
      const area = some.find(({ dimension }) => dimension === "area");
      if (!area) continue;
      const size = area.value / area.numeral.value;
      for (const one of some)
        if (one.dimension === "plain" && one.value >= 5)
          printed.push({ ...one, dimension: "area", value: one.value * size, step: one.step * size });
    }
  for (const { groups } of corpus.matchAll(sides)) printed.push(...quantities(surfaceOf(groups), "en"));
  const signing = signerRenderings(listing, known.agent ?? null);
  const { city, district } = listing.address;
  const forms = [
    // 昆明西山: the city and its quarter without their signs
    ...(city && district ? [`${city.replace(/市$/u, "")}${district.replace(/[区區]$/u, "")}`] : []),
    ...all.flatMap(nameForms),
    ...countryForms(listing.country),

    ...signing,
    ...placeRenderings(listing),
  ];
  return {
    listing,
    printed,
    ledgers: new Map(
      [...Map.groupBy(printed, ({ dimension }) => dimension)].map(([dimension, some]) => [dimension, ledgerOf(some)]),
    ),
    numbers: printedNumbers(corpus),
    counts: new Set(
      scanLanguages(listing.language)
        .flatMap((language) => numerals(corpus, language))
        .map(({ value }) => value)
        .filter((value) => value > 1 && value <= MOST_COUNTED),
    ),
    corpus,
    names: forms.map(foldName).join("|"),
    regions: new Set([
      ...regionForms(listing.country, listing.address.text, listing.address.postalCode),
      ...statesOf([listing.address.text, listing.address.city].join("\n")),
    ]),
    signers: [
      listing.agent.name,
      listing.agent.company,
      known.agent?.name,
      known.agent?.nameLatin,
      known.agent?.company,
    ]
      .flatMap((one) => (one ? nameForms(foldWidth(one)) : []))
      .concat(signing)
      .map(foldName)
      .join("|"),
    words: forms.map(foldWords).join("|"),
    nameWords: new Set(
      [
        listing.address.text,
        listing.address.community,
        listing.address.district,
        listing.address.city,
        listing.agent.company,
      ]
        .flatMap((one) => (one ? nameForms(foldWidth(one)) : []))
        .flatMap((form) => foldWords(form).split(" ")),
    ),
    properNames: properNames(listing, known.agent),
    book: bookOf(listing),
    compass: compassOf(listing, copyLanguages),
    dates: all.flatMap(dates),
    phones: [listing.agent.phone, known.agent?.phone, ...(corpus.match(/\+?\d[\d -]{6,}\d/g) ?? [])]
      .map(digitsOf)
      .filter((phone) => phone.length >= 5),
    contacts: [listing.sourceUrl, known.link, known.agent?.email].flatMap((one) => (one ? [one.toLowerCase()] : [])),
  };
}
