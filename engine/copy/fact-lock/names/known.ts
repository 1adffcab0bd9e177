/** Is a name of the text one of the facts', in its own script or another, whole or in a part that suffices? */

import { pinyin } from "pinyin-pro";
import type { CopyLanguage } from "#contract/copy";
import { escapeRegExp } from "#engine/text/escape-regexp";
import { foldName } from "#engine/text/fold";
import { famousForms } from "./famous.ts";
import type { NameCandidate } from "./han.ts";
import { kindWord, strict } from "./kind-words.ts";
import type { NameFacts } from "./name-facts.ts";
import type { PlaceKind } from "./places.ts";
import { scriptOf, soundsKnown } from "./sounds.ts";

const formCache = new Map<string, string>();

/** Words for a stop, which a listing may use where a text says station. */
const stops: readonly string[] = [
  "arrêt",
  "stop",
  "tram stop",
  "Halt",
  "停留所",
  "停留場",
  "정류장",
  "parada",
  "fermata",
  "halte",
];

function kindForms(kind: PlaceKind): string {
  const cached = formCache.get(kind.id);
  if (cached) return cached;
  const forms = [
    ...kind.han,
    ...kind.hangul,
    ...kind.latin,
    ...kind.han.map((text) => pinyin(text, { toneType: "none" })),
    ...(kind.id === "station" ? stops : []),
  ];
  const made = [...new Set(forms.map(foldName))].filter((form) => form.length > 0).join("|");
  formCache.set(kind.id, made);
  return made;
}

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
    [...facts.corpus.matchAll(/\d{1,20}/gu)].some(([figure]) => figure === number)
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

/** Belmont红线站: the name stands in its own letters, and words for a line behind it. */
function mixedKnown(core: string, kind: PlaceKind | null, facts: NameFacts): boolean {
  const own = /^(?<name>\p{Lu}[\p{Script=Latin}' -]{2,30})(?=[^\p{Script=Latin}]{1,8}$)/u
    .exec(core)
    ?.groups?.name?.trim();
  return own !== undefined && /[^\p{Script=Latin}' -]/u.test(core) && nameKnown(own, kind, facts);
}

const numberedLine =
  /^(?:地铁|轻轨|有轨|电车|有轨电车|公交|巴士|地下鉄|メトロ|トラム|バス|市電|路面電車|지하철|트램|버스|전철)?(?:\d{1,3}|[A-Z])\D?(?:电车|有轨电车|公交|地铁|路电|번)?$/u;

const firm: ReadonlySet<string> = new Set(["station", "school", "hospital", "line"]);

/** Chinese has no spaces: the name may begin later than we think. Two characters that are known are a name that is known. */
export function isKnownName(candidate: NameCandidate, language: CopyLanguage, facts: NameFacts, text: string): boolean {
  const { core, kind } = candidate;
  if (nameKnown(core, kind, facts)) return true;
  if (numberedPartKnown(core, facts)) return true;
  if (translatedTail(text, facts)) return true;
  if (kind && !strict.has(kind.id) && joinedOfKnown(text, facts)) return true;
  // 19路车站, 电车B线: a line, whose number or letter is read by itself.
  if (numberedLine.test(core) || /^(?:有?轨)?(?:电车?|公交车?|巴士|地铁|火车)$/u.test(core)) return true;
  const parts = core.split(/[\s,・-]+/).filter((part) => part.length > 2 && !kindWord.test(part));
  const some = parts.some((part) => nameKnown(part, null, facts));
  // "Jing'an Temple", "Seoul Forest Agency": a name translated in part; a station's or school's must be whole.
  if (kind?.id === "company") return parts.some((part) => facts.signers.includes(foldName(part)));
  if (some && !(kind && (firm.has(kind.id) || strict.has(kind.id)))) return true;
  if (some && parts.every((part) => nameKnown(part, kind, facts))) return true;
  if (scriptOf(core) !== "Han" && soundsKnown(core, kind, facts)) return true;
  // The name is known, but not as the name of such a place.
  if (
    kind &&
    strict.has(kind.id) &&
    facts.names.includes(foldName(core)) &&
    scriptOf(core) === "Latin" &&
    (kind.id !== "station" || scriptOf(facts.listing.address.text ?? "") === "Latin")
  )
    return false;
  if (mixedKnown(core, kind, facts)) return true;
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
