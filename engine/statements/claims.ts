/** What a text claims of a home in words, held against what the listing states. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import type { Book } from "./book.ts";
import type { Concept, Weight } from "./concepts/concept.ts";
import { deniedFurther } from "./denied-further.ts";
import { onlyDescribes } from "./describing.ts";
import { borrowed } from "./loanwords.ts";
import { mannerAt } from "./manner.ts";
import { type Mention, mentions } from "./mentions.ts";
import { closeBy } from "./nearness.ts";
import { isAskedFor } from "./pets.ts";
import { renewed } from "./phrases.ts";
import { choices, isSupposed, pets, underSilence } from "./supposed.ts";
import { asUse } from "./uses.ts";

/** A stretch that says what the listing does not. */
interface Unstated {
  readonly start: number;
  readonly end: number;
  readonly concept: string;
  readonly grade: Weight;
}

/** Is `mention` said of the home as a fact, so that the listing must state it? */
function isClaim(text: string, language: CopyLanguage, { concept, start, end }: Mention): boolean {
  if (
    /[“「『"‘«]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^[^\s“「]{0,3}[”」』"’»]/u.test(text.slice(end, end + 5))
  )
    return false;
  const manner = mannerAt(text, language, start, end);
  if (concept.topic === "promise" && concept.id !== "schoolPlace") return !(manner.asked && choices.has(concept.id));
  if (manner.asked || manner.counsel) return false;
  // "If you come with a dog, tell us first."
  if (pets.has(concept.id) && isSupposed(clauseAround(text, start, end, 30), language)) return false;
  if (underSilence(text, start)) return false;
  if (concept.topic === "promise") return !manner.counselled;
  return concept.topic !== "use" || !(manner.possible || asUse(text, { start, end }));
}

/** Concepts that are themselves a lack: to say that there is none of them says it once more. */
const lack: ReadonlySet<string> = new Set(
  "noPets noFee noDeposit noGroundRent noManagementFee noMortgage noSmoking chainFree taxFree".split(" "),
);

/** "Put a log on" of a home with a wood stove; a rack or a store that is said to be for bicycles. */
function borneByUse(
  book: Book,
  concept: Concept,
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  if (concept.id === "fireWorks")
    return (
      book.loosely.has("woodStove") &&
      !/fireplace|暖炉|壁炉|벽난로|cheminée|Kamin(?!ofen)/iu.test(text.slice(start, end))
    );
  return (
    (concept.id === "carport" || concept.id === "storageRoom") &&
    book.stated.has("bikeRoom") &&
    /自行车|单车|自転車|駐輪|자전거|bike|bicycle|cycle|vélo|Fahrr[aä]d|(?<!\p{L})R[aä]de?r?(?!\p{L})/iu.test(
      clauseAround(text, start, end, 24),
    )
  );
}

function fault(
  book: Book,
  language: CopyLanguage,
  concept: Concept,
  denied: boolean,
  amount: boolean,
  clause: string,
): Weight | null {
  const stated =
    book.loosely.has(concept.id) ||
    (book.language !== language && concept.topic !== "deal" && book.nearly.has(concept.id));
  if (!denied) {
    if (stated) return null;
    if (book.denied.has(concept.id)) return concept.id === "keyMoney" && !amount ? null : "block";
    if (onlyDescribes(book, language, concept.id, clause)) return "note";
    // "Fully renovated" of a home that was renovated is looked at; of one that was not it is false.
    const nearly = concept.loose || concept.implies.length === 0 || concept.implies.some((id) => book.loosely.has(id));
    return nearly ? concept.weight : "block";
  }
  if (lack.has(concept.id) && stated) return null;
  // "No lift" of a home with one; what the listing is silent about may well be absent.
  return concept.topic === "deal" && book.stated.has(concept.id) && !book.denied.has(concept.id) ? "block" : null;
}

/** What is seen belongs to the view: up to the end of the clause. */
function clauseEnd(text: string, from: number): number {
  let end = from;
  while (
    end < text.length &&
    end - from < 40 &&
    !/[,.;:!?。！？，、；\n(（|]|\p{Extended_Pictographic}/u.test(text.charAt(end))
  )
    end++;
  return end;
}

const biggest = /largest|biggest|最大|いちばん広|一番広|가장 ?(?:큰|넓)|plus (?:grande?|vaste)|größte/iu;
/** "The largest, 8 mats": the rooms of one home compared with each other. */
const ownRoom = (text: string, start: number, end: number): boolean =>
  biggest.test(text.slice(start, end)) &&
  (/^[^.;!?。\n]{0,24}?(?:\d|mats?|Matten|tatami|帖|畳|첩|m²|㎡|bedroom|room|chambre|Zimmer|Schlaf|间|室|방|部屋)/iu.test(
    text.slice(end, end + 34),
  ) ||
    /(?:rooms?|chambres?|Zimmer|bedrooms?|洋室|卧室?|방)[^.!?。\n]{0,80}$/iu.test(
      text.slice(Math.max(0, start - 90), start),
    ));

/** "The oldest date that matters", "avant le coup de cœur": of papers and feelings, and not of the home. */
const ofPaper = (text: string, start: number, end: number): boolean =>
  /^ ?(?:date|part|question|number|figure|item|cost|fee|bill|document|month|day|way|Datum|Teil|Frage|Zahl|Posten|Monat|partie|chiffre|poste|mois|的(?:问题|数字|一项|一笔)|の(?:数字|項目)|(?:숫자|항목))(?!\p{L})/iu.test(
    text.slice(end, end + 16),
  ) || /(?:avant (?:le |un |tout )|before (?:the |you )|vor dem )$/iu.test(text.slice(Math.max(0, start - 14), start));

const partly: ReadonlySet<string> = new Set([
  "renovated",
  "newlyRenovated",
  "repainted",
  "unrenovated",
  "newBath",
  "newKitchen",
]);
const toCome = /(?:需要?|待|必要|(?<!\p{L})needs?(?: to be)?|à|zu) ?(?:重|再)?$/iu;
/** The clause around [start, end), at most `reach` characters to each side. */
function clauseAround(text: string, start: number, end: number, reach: number): string {
  const head =
    text
      .slice(Math.max(0, start - reach), start)
      .split(/[.;!?。；！？，,、\n]/u)
      .at(-1) ?? "";
  const tail = text.slice(end, end + reach).split(/[.;!?。；！？，,、\n]/u)[0] ?? "";
  return `${head}${text.slice(start, end)}${tail}`;
}

/** A word of the listing in the same signs, the signs of a Chinese one perhaps apart: 地下车位 of 地下产权车位. */
function worded(book: Book, language: CopyLanguage, words: string): boolean {
  if (book.language !== language || words.length < 3) return false;
  if (book.corpus.includes(words)) return true;
  if (!/^[\p{Script=Han}]{4,6}$/u.test(words)) return false;
  const first = words.slice(0, 2);
  for (let at = book.corpus.indexOf(first); at >= 0; at = book.corpus.indexOf(first, at + 1)) {
    const behind = book.corpus.slice(at + 2, at + 8).split(/[，。；、！？,;\n]/u)[0] ?? "";
    if (behind.includes(words.slice(2))) return true;
  }
  return false;
}

/** What is paid on top, or arranged by whoever moves in, is no thing of the home's. */
const onTop =
  /extra|on top|en plus|en sus|à part|separat|zusätzlich|yourself|your own|selbst|à votre charge|non compris|not included|另付|自理|别|별도|別途/iu;
/** "Gas, power and internet come on top": a bill, and nothing the home has. */
const billedApart =
  /^[、・,]?(?:[\p{Script=Han}\p{Script=Katakana}]{1,5}[、・])?(?: ?(?:は|も|が|은|는|도|费|費|料金|요금)){0,2} ?(?:すべて|全て|都|모두)?(?:別(?!荘|棟|々)|별도|另(?:付|算|计|外)|自理|自付|自己(?:付|交|负担|負担)|実費|各自)/u;

/** Every claim of `text` (width-folded) that `book` does not bear out. Of several readings of the same words one stated is enough. */
export function unstated(text: string, language: CopyLanguage, book: Book): Unstated[] {
  const found: Unstated[] = [];
  const groups = Map.groupBy(mentions(text, language), ({ start, end }) => `${start}/${end}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { start, end } = first;
    const close = group.some(({ concept }) => book.far.has(concept.id)) ? closeBy(text, first) : null;
    if (close) {
      found.push({ ...close, concept: `near:${first.concept.id}`, grade: "block" });
      continue;
    }
    // "短期賃貸(民泊など)は認められていません": what a bracket holds is denied with what stands before it.
    const bracket = /^[^()（）\n]{0,8}[)）]/u.exec(text.slice(end, end + 10))?.[0].length ?? 0;
    // "短期賃貸（民泊など）は…": a bracket behind it parts nothing.
    const aside = /^ ?[(（][^()（）\n]{0,20}[)）]/u.exec(text.slice(end, end + 24))?.[0].length ?? 0;
    const denied =
      // "1주택이고 담보대출이 없습니다": what is denied is the next thing.
      (verdict(text, start, end) === "denied" && !(language === "ko" && /^(?:이고|이며)/u.test(text.slice(end)))) ||
      (aside > 0 && verdict(text, start, end + aside) === "denied") ||
      (bracket > 0 && verdict(text, start, end + bracket) === "denied");
    // A fee that the listing waives may be spoken of; to name its sum is another thing.
    const amount = /^[^\n。.!！?？]{0,6}(?:[1-9一二两三]|[한두] ?달|(?:one|two|un|deux|eine?|zwei) )/iu.test(
      text.slice(end, end + 12),
    );
    const clause = clauseAround(text, start, end, 50);
    const faults = group.map(({ concept }) => fault(book, language, concept, denied, amount, clause));
    // A partial view is no open one, though both are views.
    const opened = group.some(({ concept }, at) => concept.id === "openView" && faults[at] !== null);
    if (faults.some((one) => one === null) && (!opened || denied)) continue;
    if (!denied && !group.some(({ concept }) => lack.has(concept.id)) && deniedFurther(text, language, end)) continue;
    if (!denied && group.some(({ concept }) => borneByUse(book, concept, text, first))) continue;
    // "The walls need painting": work to come.
    if (group.some(({ concept }) => partly.has(concept.id)) && toCome.test(text.slice(Math.max(0, start - 12), start)))
      continue;
    // A shower room that was redone is no home that was.
    if (group.some(({ concept }) => partly.has(concept.id)) && renewed(clauseAround(text, start, end, 24), book.corpus))
      continue;
    // The listing's own word bears it out, unless it stands there to say that there is none.
    const lacking = group.some(({ concept }) => book.denied.has(concept.id));
    // Lakeview is a name, written レイクビュー or 레이크뷰.
    if (/뷰|ビュー/u.test(text.slice(start, end)) && borrowed(book, text.slice(start, end))) continue;
    if (first.concept.topic === "feature" && !lacking) {
      if (!denied && worded(book, language, text.slice(start, end))) continue;
      if (borrowed(book, text.slice(start, end))) continue;
    }
    if (first.concept.id === "superlative" && (ownRoom(text, start, end) || ofPaper(text, start, end))) continue;
    if (first.concept.id === "internet" && onTop.test(clause)) continue;
    // 壁炉只能看，不能生火: the words that were found deny it themselves.
    if (
      first.concept.topic === "feature" &&
      /不能|不可|无法|没法|ません|できない|없|못 ?[하해피쓰]|않/u.test(text.slice(start, end))
    )
      continue;
    if (pets.has(first.concept.id) && book.loosely.has("petsAsk") && isAskedFor(clause)) continue;
    if (first.concept.topic === "feature" && billedApart.test(text.slice(end, end + 14))) continue;
    if (!group.some((mention) => isClaim(text, language, mention))) continue;
    found.push({
      start,
      end: first.concept.id === "view" ? clauseEnd(text, end) : end,
      concept: first.concept.id,
      grade: faults.includes("note") ? "note" : "block",
    });
  }
  return found;
}
