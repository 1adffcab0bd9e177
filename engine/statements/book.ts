/** What a listing states: every concept of its texts and typed fields, and what it says it has not. */
import { copyLanguages } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { inSimplifiedCharacters } from "#engine/names/characters";
import { isThrough, readAspect } from "#engine/phrases/aspect";
import { verdict } from "#engine/phrases/denied";
import { isHouse, storeysOf } from "#engine/phrases/storeys";
import { foldWidth } from "#engine/text/fold";
import { abroad, also, alsoAbroad } from "./also.ts";
import { concepts } from "./concepts/index.ts";
import { homeEvidence } from "./evidence.ts";
import { aroundEvidence } from "./evidence-around.ts";
import { type ReadLanguage, statedMentions } from "./mentions.ts";
import { farIn } from "./nearness.ts";
import { type PetPolicy, petConcepts, petPolicyOf } from "./pets.ts";

/** Concepts by id. A thing may be both stated and denied ("a garage; no parking in the street"). */
export interface Book {
  readonly stated: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /** Stated, or spoken of in words that bear it out: enough for a claim, too little to hold a denial against. */
  readonly loosely: ReadonlySet<string>;
  /** Stated or near enough in another language, for pieces that are not in the listing's. */
  readonly nearly: ReadonlySet<string>;
  /** The listing's own language, by its two letters. */
  readonly language: string | null;
  /** All its texts, for looking words up. */
  readonly corpus: string;
  /** What the listing puts at a distance from the home. */
  readonly far: ReadonlySet<string>;
  /** What it says of animals. */
  readonly pets: PetPolicy;
}

const implied = new Map(concepts.map(({ id, implies }) => [id, implies] as const));

function withImplied(ids: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...(implied.get(id) ?? []));
  }
  return found;
}

/** Languages a stretch of a listing may be written in, by its script and what the listing says of itself. */
function languagesOf(text: string, listing: Listing): ReadLanguage[] {
  const own = copyLanguages.find((language) => language === listing.language?.slice(0, 2).toLowerCase());
  const found = new Set<ReadLanguage>();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) found.add("ja");
  if (/\p{Script=Han}/u.test(text)) found.add(own === "ja" ? "ja" : "zh");
  if (/\p{Script=Hangul}/u.test(text)) found.add("ko");
  if (/\p{Script=Latin}{2}/u.test(text)) {
    if (own) found.add(own);
    if (own !== "fr" && own !== "de") found.add("en");
    if (!own) for (const language of ["fr", "de", "read"] as const) found.add(language);
  }
  return [...found];
}

/** Texts of the listing that state things; addresses and names of people and firms do not ("Lake Street"). */
export function statingTexts(listing: Listing): string[] {
  const { address, agent } = listing;
  const names = [address.community, agent.company].filter((name) => name !== null).filter((name) => name.length > 1);
  return [
    listing.title,
    ...(listing.description ?? "").split(/(?<=[.!?。！？])\s+|\n+/u),
    listing.propertyType,
    listing.floor,
    listing.orientation ? `: ${listing.orientation}` : null,
    listing.renovation,
    ...listing.features,
    ...Object.entries(listing.disclosures).map(([name, value]) => `${name}: ${value}`),
    ...listing.photos.map(({ caption }) => caption),
  ]
    .filter((text): text is string => typeof text === "string" && text.trim() !== "")
    .map((text) => foldWidth(names.reduce((left, name) => left.replaceAll(name, "○"), text)))
    .flatMap((text) => (isTraditional(listing) ? [text, inSimplifiedCharacters(text)] : [text]));
}
/** Our words for things are in simplified signs; a listing of Hong Kong is not. */
export const isTraditional = ({ language, country }: Listing): boolean =>
  language?.slice(0, 2).toLowerCase() === "zh" && (country === "HK" || country === "MO" || country === "TW");

/** Levels by number: 14 of 25. */
function levels(listing: Listing): string[] {
  const { yearBuilt, orientation, language } = listing;
  const found: string[] = [];
  const { at, of } = storeysOf(listing);
  // A house has a lowest and a highest level of its own.
  if (isHouse(listing)) found.push("topFloor", "groundFloor");
  if (at !== null && of !== null && at <= of) {
    if (at === of) found.push("topFloor", "highFloor");
    else found.push(at <= of / 3 ? "lowFloor" : at > (of * 2) / 3 ? "highFloor" : "midFloor");
  }
  if (at === 1 || at === 0) found.push("groundFloor");
  if (isThrough(readAspect(orientation, language))) found.push("throughFlat");
  // A house older than the second war is an old building in any language.
  if (yearBuilt !== null && yearBuilt < 1940) found.push("historic");
  return found;
}

/** "Dachboden nicht ausgebaut", 阁楼没有改造: work on a thing is denied, and not the thing. */
const leftRaw =
  /^ ?(?:is |are |has |was |ist |sind |wurde |est |n['’]est |还|尚|は|が|은|는|이|가)?(?:not|isn['’]t|nicht|noch nicht|非|没有?|未|안|non|pas|pas encore|no)(?: been| yet)? ?(?:ausgebaut|saniert|renoviert|converted|finished|renovated|modernised|extended|aménag|rénov|改|装修|扩|外扩|仕上|拡張|확장|리모델|수리|habilitad|rifinit)/iu;

/** Reads a listing once; the answer serves any number of texts. */
export function bookOf(listing: Listing): Book {
  const stated: string[] = levels(listing);
  const denied: string[] = [];
  const far: string[] = [];
  const texts = statingTexts(listing);
  for (const text of texts)
    for (const language of languagesOf(text, listing)) {
      const found = statedMentions(text, language);
      far.push(...farIn(text, found));
      for (const { concept, start, end } of found)
        (verdict(text, start, end) === "denied" && !leftRaw.test(text.slice(end)) ? denied : stated).push(concept.id);
    }
  const loosely = texts.flatMap((text) => alsoStated(text, furtherWords));
  const pets = petPolicyOf(texts);
  stated.push(...petConcepts(pets));
  const all = withImplied(stated);
  const loose = withImplied([...all, ...loosely]);
  const nearly = abroad.filter((group) => group.some((id) => loose.has(id))).flat();
  return {
    stated: all,
    loosely: loose,
    nearly: withImplied([...loose, ...nearly, ...texts.flatMap((text) => alsoStated(text, furtherAbroad))]),
    language: listing.language?.slice(0, 2).toLowerCase() ?? null,
    corpus: texts.join("\n"),
    denied: new Set(denied),
    far: withImplied(far),
    pets,
  };
}

const further = (table: typeof also) =>
  table.map(([ids, words]) => ({ ids: ids.split(" "), words: new RegExp(words, "giu") }));
const [furtherWords, furtherAbroad] = [further([...also, ...homeEvidence, ...aroundEvidence]), further(alsoAbroad)];
/** What the words of a table state in one text, where nothing denies it. */
const alsoStated = (text: string, table: ReturnType<typeof further>): string[] =>
  table.flatMap(({ ids, words }) =>
    [...text.matchAll(words)].some(
      (match) => verdict(text, match.index, match.index + match[0].length) !== "denied" || /[:：]/u.test(match[0]),
    )
      ? ids
      : [],
  );
