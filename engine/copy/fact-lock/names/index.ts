/** Names a text mentions that the facts do not know. */

import { pinyin } from "pinyin-pro";
import type { CopyLanguage, Untraced } from "#contract/copy";
import { foldName } from "#engine/text/fold";
import { alike, type Heard, heard } from "#engine/text/sound";
import { overlapping, type Span } from "#engine/text/span";
import builders from "./builders.json" with { type: "json" };
import cities from "./cities.json" with { type: "json" };
import { readersCountries } from "./forms.ts";
import { hanPeople, hanPlaces, type NameCandidate } from "./han.ts";
import { hangulPeople, hangulPlaces } from "./hangul.ts";
import { latinNames } from "./latin.ts";
import type { NameFacts } from "./name-facts.ts";
import type { PlaceKind } from "./places.ts";
import { readingForms } from "./readings.ts";
import { namedLines, regions, sights } from "./regions.ts";

/** A station must be known as a station: the road of the same name is no proof. Streets and towns may drop their word. */
const strict: ReadonlySet<string> = new Set([
  "station",
  "school",
  "park",
  "hospital",
  "shopping",
  "water",
  "mountain",
  "line",
  "landmark",
]);
const formCache = new Map<string, string>();

function kindForms(kind: PlaceKind): string {
  const cached = formCache.get(kind.id);
  if (cached) return cached;
  const forms = [
    ...kind.han,
    ...kind.hangul,
    ...kind.latin,
    ...kind.han.map((text) => pinyin(text, { toneType: "none" })),
  ];
  const made = [...new Set(forms.map(foldName))].filter((form) => form.length > 0).join("|");
  formCache.set(kind.id, made);
  return made;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function nameKnown(core: string, kind: PlaceKind | null, facts: NameFacts): boolean {
  const folded = foldName(core);
  if (folded === "") return true;
  // Whatever else is asked of it, the name stands there; asking costs less than a pattern.
  if (!facts.names.includes(folded)) return false;
  if (/^[a-z]{3,40}$/u.test(folded)) {
    const edged = new RegExp(`(?<![a-z])${[...folded].join(" ?")}(?![a-z])`, "u");
    if (!edged.test(facts.words)) return false;
  }
  if (kind && strict.has(kind.id)) {
    const forms = kindForms(kind);
    const name = escapeRegExp(folded);
    // Bahnhof Münster-Hiltrup: Latin words are longer than signs.
    const reach = /^[a-z]+$/u.test(folded) ? 14 : 6;
    return new RegExp(`${name}[^|]{0,${reach}}?(?:${forms})|(?:${forms})[^|]{0,${reach}}?${name}`, "u").test(
      facts.names,
    );
  }
  return facts.names.includes(folded);
}

/** パリ20区: the town is known, and so is the number. */
function numberedPartKnown(core: string, facts: NameFacts): boolean {
  const match = /^(?<town>\p{L}{2,})\s?(?<number>\d{1,2})$/u.exec(core);
  const { town, number } = match?.groups ?? {};
  return (
    town !== undefined &&
    facts.names.includes(foldName(town)) &&
    new RegExp(`(?<!\\d)${number}(?!\\d)`, "u").test(facts.corpus)
  );
}

/** "Suzhou Industrial Park": a known name before words that translate a part of the listing's. */
function translatedTail(name: string, facts: NameFacts): boolean {
  const words = name.split(" ");
  if (words.length < 3 || words.length > 6) return false;
  return words
    .slice(1)
    .some(
      (_, at) =>
        words.length - at - 1 >= 2 &&
        facts.names.includes(`|${foldName(words.slice(at + 1).join(" "))}|`) &&
        words.slice(0, at + 1).every((word) => facts.names.includes(foldName(word))),
    );
}

/** 大阪西区: two names of the facts, one behind the other. */
function joinedOfKnown(name: string, facts: NameFacts): boolean {
  if (!/^\p{Script=Han}{4,10}$/u.test(name)) return false;
  for (let at = 2; at <= name.length - 2; at++)
    if (facts.names.includes(name.slice(0, at)) && facts.names.includes(name.slice(at))) return true;
  return false;
}

/** A name of the facts by its sound, and the script it is written in. */
interface Sound extends Heard {
  readonly script: Script;
  /** Of the address or the agent: that a station or a park is called so too does not follow. */
  readonly own: boolean;
}
const soundsOfFacts = new WeakMap<NameFacts, readonly Sound[]>();
function soundsOf(facts: NameFacts): readonly Sound[] {
  const made =
    soundsOfFacts.get(facts) ??
    wordsOfNames(facts)
      .map(
        ({ word, own }): Sound => ({
          ...heard(word),
          script: scriptOf(word),
          own,
        }),
      )
      .filter((one) => one.skeleton.length > 1);
  soundsOfFacts.set(facts, made);
  return made;
}

/** Names are short; a description of a thousand words has no more than some dozens. */
const MAX_WORDS = 400;
/** Words of the facts that are names: inside sentences those in capitals, and those before a word for a place. */
const inSentence =
  /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{M}'-]{1,24}(?: \p{Lu}[\p{L}\p{M}'-]{1,24}){0,2}|[\p{Script=Han}\p{Script=Katakana}]{2,6}(?=[站駅路区里線线町寺])|[가-힣]{2,8}(?=[역동구로])/gu;
const nameWord = /\p{Lu}[\p{L}\p{M}'-]{1,24}|[\p{Script=Han}]{2,8}|[\p{Script=Katakana}ー・]{2,20}|[가-힣]{2,12}/gu;
const kindSign = /(?:역|구|동|로|길|站|駅|路|区|區|里|市|线|線)$/u;
interface NameWord {
  readonly word: string;
  readonly own: boolean;
}
function wordsOfNames({ corpus, signers, listing: { address, agent } }: NameFacts): NameWord[] {
  const own = [address.text, address.community, address.district, address.city, agent.name, agent.company];
  const place = [address.text, address.city, address.district, address.community].join("\n");
  // "Headingley railway station": the district's name is the station's as well.
  const stationed = (word: string): boolean => {
    for (let at = corpus.indexOf(word); at >= 0; at = corpus.indexOf(word, at + 1))
      if (
        /^[^\n,.;]{0,16}(?:station|駅|站|역)/iu.test(corpus.slice(at + word.length, at + word.length + 24)) ||
        /(?:bahnhof|gare|station|haltestelle)[^\n,.;]{0,14}$/iu.test(corpus.slice(Math.max(0, at - 30), at))
      )
        return true;
    return false;
  };
  const words = new Map<string, NameWord>();
  const add = (word: string, mine: boolean) => {
    if (kindWord.test(word) || /^elementary|middle|primary$/iu.test(word)) return;
    if (words.size < MAX_WORDS && !(words.get(word)?.own === false))
      words.set(word, {
        word,
        own: (mine || signers.includes(foldName(word)) || place.includes(word)) && !stationed(word),
      });
  };
  const lines = [
    ...own.filter((one) => one !== null).map((line) => ({ line, mine: true })),
    ...(corpus.match(inSentence) ?? []).map((line) => ({ line, mine: false })),
  ];
  for (const { line, mine } of lines) {
    const found = (line.match(nameWord) ?? []).slice(0, 20);
    for (const [at, one] of found.entries()) {
      const next = found[at + 1];
      for (const word of [one, one.replace(kindSign, ""), ...(next ? [`${one} ${next}`] : [])]) add(word, mine);
      // 静安寺 is found in 2号线静安寺站 as well.
      if (/\p{Script=Han}/u.test(one)) for (let size = 2; size <= 4; size++) add(one.slice(-size), mine);
    }
  }
  return [...words.values()];
}

const scripts = ["Latin", "Han", "Hangul", "Kana"] as const;
type Script = (typeof scripts)[number];
const signs: Readonly<Record<Script, RegExp>> = {
  Latin: /\p{Script=Latin}/u,
  Han: /\p{Script=Han}/u,
  Hangul: /\p{Script=Hangul}/u,
  Kana: /[\p{Script=Katakana}\p{Script=Hiragana}]/u,
};
const scriptOf = (text: string): Script => scripts.findLast((script) => signs[script].test(text)) ?? "Latin";

/**
 * Can the spelling of a name in one script be judged by the facts in another? Kanji have readings nobody can guess, and the
 * Chinese signs of a Korean name are not in its Hangul.
 */
function opaque(core: string, facts: NameFacts): boolean {
  const own = [facts.listing.address.text, facts.listing.address.city, facts.listing.address.district].join("");
  if (own === "") return false;
  const there = scriptOf(own);
  const here = scriptOf(core);
  if (there === here) return facts.listing.country === "JP" && here === "Kana";
  if (facts.listing.country === "JP") return true;
  // Latin names in Chinese are written by sound, and can be heard.
  if (there === "Latin") return false;
  return here === "Han" || (there === "Han" && here === "Kana");
}

/** A name that the tables know under another spelling is judged by that one: Shinjuku is 新宿. */
function otherSpelling(core: string, facts: NameFacts): boolean {
  return [core, ...core.split(/[\s・-]+/u)]
    .map(foldName)
    .some((one) => famousForms.has(one) && !facts.names.includes(one));
}

const sounds = new Map<string, Heard>();
function heardAs(core: string): Heard {
  const known = sounds.get(core);
  if (known !== undefined) return known;
  if (sounds.size > 5_000) sounds.clear();
  const made = core.length > 60 ? { skeleton: "", letters: "" } : heard(core);
  sounds.set(core, made);
  return made;
}

function soundsKnown(core: string, kind: PlaceKind | null, facts: NameFacts): boolean {
  const script = scriptOf(core);
  const isKnown = (part: string): boolean => {
    const mine = heardAs(part);
    // In one script a name has one spelling; only another script's may be heard differently.
    return (
      mine.skeleton.length > 1 &&
      soundsOf(facts).some(
        (one) => one.script !== script && !(kind && strict.has(kind.id) && one.own) && alike(mine, one),
      )
    );
  };
  const parts = core.split(/[\s・·-]+/u).filter((part) => part !== "" && !kindWord.test(part));
  return parts.length > 0 && (parts.every(isKnown) || (script !== "Latin" && parts.length === 1 && isKnown(core)));
}

/** Chinese has no spaces: the name may begin later than we think. Two characters that are known are a name that is known. */
function known(candidate: NameCandidate, language: CopyLanguage, facts: NameFacts, text: string): boolean {
  const { core, kind } = candidate;
  if (nameKnown(core, kind, facts)) return true;
  if (numberedPartKnown(core, facts)) return true;
  if (translatedTail(text, facts)) return true;
  if (kind && !strict.has(kind.id) && joinedOfKnown(text, facts)) return true;
  // 19路车站: a bus line, whose number is read by itself.
  if (/^\d+\D?$/u.test(core)) return true;
  const parts = core.split(/[\s,・-]+/).filter((part) => part.length > 2 && !kindWord.test(part));
  const some = parts.some((part) => nameKnown(part, null, facts));
  // "Jing'an Temple", "Seoul Forest Agency": a name translated in part; a station's or school's must be whole.
  if (kind?.id === "company") return parts.some((part) => facts.signers.includes(foldName(part)));
  if (some && !(kind && (firm.has(kind.id) || strict.has(kind.id)))) return true;
  if (some && parts.every((part) => nameKnown(part, kind, facts))) return true;
  if (scriptOf(core) !== "Han" && soundsKnown(core, kind, facts)) return true;
  // The name is known, but not as the name of such a place.
  if (kind && strict.has(kind.id) && facts.names.includes(foldName(core)) && scriptOf(core) === "Latin") return false;
  // Streets, districts and estates end like a thousand words: only beside names in the same signs can they be told apart.
  if (scriptOf(core) === "Han" && kind && !strict.has(kind.id) && scriptOf(facts.listing.address.text ?? "") !== "Han")
    return true;
  if (opaque(core, facts)) return !otherSpelling(core, facts);
  if (!/\p{Script=Han}/u.test(core)) return false;
  if (soundsKnown(core, kind, facts) && scriptOf(facts.listing.address.text ?? "") === "Latin") return true;
  // 顧芸 and 顾芸 are written by one sound; only Japanese text changes the shape of a Chinese name.
  if (
    (language === "ja" || facts.listing.country === "JP") &&
    nameKnown(pinyin(core, { toneType: "none" }), kind, facts)
  )
    return true;
  const chars = [...core];
  return chars.some(
    (_, index) =>
      index > 0 &&
      // 東中野 is another station than 中野, and 新天地 another mall than 天地
      !/[东東西南北新]/u.test(chars[index - 1] ?? "") &&
      chars.length - index >= 2 &&
      (nameKnown(chars.slice(index).join(""), kind, facts) ||
        (facts.listing.country === "JP" &&
          nameKnown(pinyin(chars.slice(index).join(""), { toneType: "none" }), kind, facts))),
  );
}
const firm: ReadonlySet<string> = new Set(["station", "school", "hospital", "line"]);
const kindWord =
  /^(?:temple|station|park|road|street|line|school|square|gate|bridge|house|river|forest|village|metro|university|hospital|mall)$/iu;

/** Names that are words as well. */
const ambiguous: ReadonlySet<string> = new Set(
  "Manche Orne Indre Cher Aube Gard Ain Var Creuse Landes Vienne Oise Aude Eure Somme Jura Drôme Champagne Normandy Kent Victoria District Central Provence Queens Stratford Richmond Maine Moselle Meuse Sarthe Yonne Essonne Wedding Altona Nice Tours Reading Bath Lens Sens Mobile Orange Phoenix Durham Chelsea Greenwich Camden Virginia Georgia Washington".split(
    " ",
  ),
);

/** Names by their first two signs, so that a text is walked once for all of them. */
const famous = Map.groupBy(
  [...cities.names.flat(), ...builders.names.flat(), ...regions, ...namedLines, ...sights].flatMap((name) => {
    const latin = /^[\p{Script=Latin}' -]+$/u.test(name);
    return name.length < (latin ? 4 : 2) || (latin && ambiguous.has(name)) ? [] : [{ name, latin }];
  }),
  ({ name }) => name.slice(0, 2),
);
const lowerCase = /\p{Ll}/u;

const famousForms: ReadonlySet<string> = new Set(
  [...cities.names.flat(), ...regions, ...namedLines, ...sights, ...readingForms].map(foldName),
);

/** A city of the world or a great developer is a name wherever it stands, in a hashtag too. */
function famousCandidates(text: string): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (let at = 0; at + 1 < text.length; at++)
    for (const { name, latin } of famous.get(text.charAt(at) + text.charAt(at + 1)) ?? []) {
      if (!text.startsWith(name, at)) continue;
      const end = at + name.length;
      if (latin && (lowerCase.test(text.charAt(at - 1)) || lowerCase.test(text.charAt(end)))) continue;
      found.push({ start: at, end, core: name, kind: null, report: "place" });
    }
  return found;
}

function candidates(text: string, language: CopyLanguage): NameCandidate[] {
  if (language === "zh" || language === "ja")
    return [...hanPlaces(text, language), ...hanPeople(text, language), ...embeddedLatin(text)];
  if (language === "ko") return [...hangulPlaces(text), ...hangulPeople(text), ...embeddedLatin(text)];
  return latinNames(text, language);
}

/** Each becomes a mark, so that "Lake Elsinoreです" ends where its Latin letters end. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;

/** Latin words inside Chinese, Japanese or Korean text are names unless they are acronyms or household words. */
const embeddedLatin = (text: string): NameCandidate[] =>
  latinNames(text.replace(eastAsian, "・"), "en", true).filter((one) => /\p{Ll}{2}/u.test(one.core));

/** The listing says it in the same letters. */
const verbatim = (text: string, { start, end }: Span, facts: NameFacts): boolean =>
  end - start >= 5 && facts.corpus.includes(text.slice(start, end));

/** "聖水リバーパーク(성수리버파크)": words in front of a bracket that holds a name of the facts, or the other way round. */
const bracket =
  /(?<name>[^\s,，、。.:：|｜(（「『"“\n·•;；!?！？](?:[^,，、。.:：|｜(（「『"“\n·•;；!?！？]{0,38}[^\s,，、。.:：|｜(（「『"“\n·•;；!?！？])?) ?[(（](?<original>[^()（）\n]{2,60})[)）]/gu;
function renderings(text: string, facts: NameFacts): (Span & { readonly name: string })[] {
  return [...text.matchAll(bracket)].flatMap((match) => {
    const { name = "", original = "" } = match.groups ?? {};
    const inside = original.split(/[,，、;；]/u)[0] ?? "";
    if (
      ![name.split(/\s/).at(-1) ?? name, inside].some(
        (one) => foldName(one).length > 1 && facts.names.includes(foldName(one)),
      )
    )
      return [];
    return [{ start: match.index, end: match.index + match[0].length, name }];
  });
}

/** "Awaji (淡路)" of a home whose station is 阿波座: a rendering whose original the listing does not have. */
const rendering =
  /(?:\p{Lu}[\p{L}'-]{2,24}|[가-힣]{2,10}|[\p{Script=Katakana}ー]{2,12})(?: (?:[Ss]tation|역|駅|Line|line))? ?[(（](?<original>\p{Script=Han}{2,6})[)）]/gu;
const onTheWay =
  /station|line\b|on foot|walk|minutes?|min\b|gare|ligne|à pied|Bahnhof|Linie|Fuß|Minuten|역|호선|도보|분|駅|線|徒歩|分/iu;
function strangeOriginals(text: string, facts: NameFacts): NameCandidate[] {
  if (!/\p{Script=Han}/u.test(facts.listing.address.text ?? "")) return [];
  return [...text.matchAll(rendering)].flatMap((match) => {
    const original = match.groups?.original ?? "";
    const around = text.slice(Math.max(0, match.index - 24), match.index + match[0].length + 16);
    const sound = foldName(pinyin(original, { toneType: "none" }));
    if (facts.corpus.includes(original) || facts.names.includes(sound) || !onTheWay.test(around)) return [];
    return [
      { start: match.index, end: match.index + match[0].length, core: original, kind: null, report: "place" as const },
    ];
  });
}

/** "Lourmarin, Var": behind a known place and a comma stands the place it lies in. */
const region = /(?<=\p{L}{3}, )(?<name>\p{Lu}[\p{L}'-]{1,24})(?=$|[\s.,;:!?)])/gu;
const regionNames: ReadonlySet<string> = new Set(regions);
const besideKnown = (text: string, facts: NameFacts): NameCandidate[] =>
  [...text.matchAll(region)].flatMap((match) => {
    const name = match.groups?.name ?? "";
    const before = /(?<last>[\p{L}'-]{3,30}), $/u.exec(text.slice(Math.max(0, match.index - 34), match.index))?.groups
      ?.last;
    if (!before || !facts.names.includes(foldName(before))) return [];
    const isState = facts.listing.country === "US" && /^[A-Z]{2}$/.test(name);
    if (!isState && !regionNames.has(name)) return [];
    return [{ start: match.index, end: match.index + name.length, core: name, kind: null, report: "place" as const }];
  });

const greeting =
  /(?:^|\n)[^\n]{0,14}?(?<!\p{L})(?:Dear|Hi|Hello|Hey|Bonjour|Bonsoir|Chère?s?|Coucou|Salut|Liebe[rs]?|Hallo|Guten (?:Tag|Morgen)|Sehr geehrte[rs]?|尊敬的|亲爱的|致)(?: (?:Mrs?|Ms|Dr|Prof|Mme|M|Madame|Monsieur|Mademoiselle|Frau|Herrn?)\.?)*(?: Dr\.?)? ?$/iu;
const greetedBehind = /^ ?(?:先生|女士|小姐|总|老师|様|さま|님|씨)?(?:您好|你好|[，,、!！:：]|\n| ?안녕)/u;
/** Whom a letter is written to is known to its writer, not to the listing: "Dear Mr Okafor". */
function isAddressed(text: string, { start, end, kind }: NameCandidate): boolean {
  if (kind !== null) return false;
  if (greeting.test(text.slice(Math.max(0, start - 50), start))) return true;
  const fromLine = text.slice(Math.max(0, start - 12), start);
  return (
    /(?:^|\n)[^\n]{0,2}$/u.test(fromLine) &&
    /^ ?(?:先生|女士|小姐|总|老师|様|さま|님)/u.test(text.slice(end, end + 4)) &&
    greetedBehind.test(text.slice(end, end + 12))
  );
}

/** Different names of one text that are looked for in the facts; a long article has a few dozen. */
const MAX_NAMES = 2_000;

/** `text` must be width-folded. */
export function unknownNames(text: string, language: CopyLanguage, facts: NameFacts): Untraced[] {
  // A name said a thousand times is looked up once.
  const looked = new Map<string, boolean>();
  const isKnown = (candidate: NameCandidate): boolean => {
    const key = `${candidate.kind?.id ?? ""}:${candidate.core}`;
    const before = looked.get(key);
    if (before !== undefined || looked.size >= MAX_NAMES) return before ?? false;
    const answer = known(candidate, language, facts, text.slice(candidate.start, candidate.end));
    looked.set(key, answer);
    return answer;
  };
  const rendered = renderings(text, facts);
  const aliases = rendered.map(({ name }) => name).join("\n");
  const inRendering = overlapping(rendered, text.length);
  return [...candidates(text, language), ...famousCandidates(text), ...besideKnown(text, facts)]
    .filter((candidate) => !isAddressed(text, candidate) && !readersCountries.has(candidate.core))
    .filter((candidate) => !inRendering(candidate) && !aliases.includes(candidate.core))
    .filter((candidate) => !verbatim(text, candidate, facts) && !isKnown(candidate))
    .concat(strangeOriginals(text, facts))
    .map(({ start, end, report }) => ({ start, end, text: text.slice(start, end), kind: report, grade: "block" }));
}
