/** Where a text names a concept. One walk over the text: at each place only the words that may begin there are tried. */
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { overlappingLonger } from "#engine/text/span";
import { alternatives, firstSigns } from "./alternatives.ts";
import type { Concept } from "./concepts/concept.ts";
import { concepts } from "./concepts/index.ts";

export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly concept: Concept;
  /** The last part of a compound word. */
  readonly tail: boolean;
}

interface Rule {
  readonly concept: Concept;
  readonly regex: RegExp;
  /** The word may go on behind what is matched. */
  readonly open: boolean;
  /** The word may have begun before: the tail of a compound. */
  readonly tail: boolean;
}

/** "read": Spanish, Italian, Portuguese and Dutch, in listings. */
export type ReadLanguage = CopyLanguage | "read";

/** Latin letters and accents by their code: asked at every sign of a text, where an expression costs too much. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) ||
  (code >= 0x300 && code <= 0x36f) ||
  (code >= 0x1e00 && code <= 0x1eff);
const isWordSign = (code: number): boolean => isLetter(code) || (code >= 48 && code <= 57);

function rulesOf(concept: Concept, source: string): { rule: Rule; signs: ReadonlySet<string> | null }[] {
  return alternatives(source)
    .filter((part) => part !== "")
    .map((part) => {
      const tail = part.startsWith("~");
      const plain = tail ? part.slice(1) : part;
      const words = plain.replaceAll("*", "");
      const rule = { concept, regex: new RegExp(words, "iuy"), open: plain.includes("*"), tail };
      return { rule, signs: firstSigns(words) };
    });
}

type Shelves = ReadonlyMap<string, readonly Rule[]>;

function shelvesOf(language: ReadLanguage): Shelves {
  const shelves = new Map<string, Rule[]>();
  for (const concept of concepts) {
    const source = language === "read" ? concept.read : concept.words[language];
    for (const { rule, signs } of rulesOf(concept, source)) {
      if (!signs)
        throw new Error(`${concept.id} (${language}): a wording may begin with any sign: ${rule.regex.source}`);
      for (const sign of signs) shelves.set(sign, [...(shelves.get(sign) ?? []), rule]);
    }
  }
  return shelves;
}

const shelves = new Map<ReadLanguage, Shelves>(
  [...copyLanguages, "read" as const].map((code) => [code, shelvesOf(code)]),
);

const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;
/** Korean words that stand in front of another without a blank: 한강뷰, 지하철역, 큰방. */
const parted =
  /(?:강|산|바다|호수|공원|시티|오션|리버|레이크|파크|숲|마운틴|도시|야경|남향|지하|철|앞|옆|뒤|대형|큰|작은|새|각|개별|전용|실내|야외|공용|무료|자주식|초|중|고|대|시스템|풀|개|인|실|방|전망|조망)$/u;

/** The end of a word that goes on behind `at`. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < 24 && isLetter(text.charCodeAt(end))) end++;
  return end;
}

function endOf(rule: Rule, text: string, at: number): number {
  rule.regex.lastIndex = at;
  const match = rule.regex.exec(text);
  if (!match || match[0] === "") return -1;
  const end = at + match[0].length;
  if (rule.open) return wordEnd(text, end);
  return isLetter(text.charCodeAt(end - 1)) && isLetter(text.charCodeAt(end)) ? -1 : end;
}

/** Every mention, in order. Where one begins inside another it is part of that one's words and left out. */
export const mentions = (text: string, language: ReadLanguage): Mention[] => outermost(everyMention(text, language));

/** Compounds whose parts are not there by themselves: a bicycle room is no room to store things in, "no fee" no fee. */
const whole: ReadonlySet<string> = new Set(
  "bikeStorage bikeRoom noPets noFee noDeposit noGroundRent noManagementFee shareOfFreehold petsSmall petsDog petsCat fireWorks undergroundParking separateFlat lowEnergy chainFree plannedTransit laundryRoom".split(
    " ",
  ),
);

/** As a listing is read: oak floors are floors and oak, a quiet courtyard is a courtyard. */
export function statedMentions(text: string, language: ReadLanguage): Mention[] {
  const all = everyMention(text, language);
  const words = new Set(all.filter(({ tail }) => !tail).map(({ start, end }) => `${start}/${end}`));
  const inCompound = overlappingLonger(
    all.filter(({ concept }) => whole.has(concept.id)),
    text.length,
  );
  return all.filter(
    (one) =>
      // "Whirlpool" is a word of its own and no pool.
      !(one.tail && words.has(`${one.start}/${one.end}`)) && (whole.has(one.concept.id) || !inCompound(one)),
  );
}

/** In lower case, sign for sign: a few letters have a longer twin ("İ"), and places must stay where they are. */
function lowered(text: string): string {
  const low = text.toLowerCase();
  const same =
    low.length === text.length
      ? low
      : text.replace(/[\s\S]/g, (sign) => (sign.toLowerCase().length === 1 ? sign.toLowerCase() : sign));
  return same.split("").join("");
}

function everyMention(original: string, language: ReadLanguage): Mention[] {
  const mine = shelves.get(language);
  const found: Mention[] = [];
  if (!mine) return found;
  // Signs are asked for one by one: a text put together of pieces would be joined anew for each.
  const low = lowered(original);
  const text = low;
  for (let at = 0; at < text.length; at++) {
    const rules = mine.get(low.charAt(at));
    if (!rules) continue;
    const inside = at > 0 && isWordSign(text.charCodeAt(at)) && isWordSign(text.charCodeAt(at - 1));
    const hangulBefore = at > 0 && isHangul(text.charCodeAt(at)) && isHangul(text.charCodeAt(at - 1));
    for (const rule of rules) {
      if (inside && !rule.tail) continue;
      const end = endOf(rule, text, at);
      // 예산, 전기차, 리뷰: a sign or two at the end of a word are that word's.
      if (hangulBefore && end - at <= 2 && !parted.test(text.slice(Math.max(0, at - 2), at))) continue;
      if (end > 0) found.push({ start: inside ? wordStart(text, at) : at, end, concept: rule.concept, tail: inside });
    }
  }
  return found;
}

function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 30 && isWordSign(text.charCodeAt(start - 1))) start--;
  return start;
}

function outermost(found: readonly Mention[]): Mention[] {
  const ordered = [...found].sort((a, b) => a.start - b.start || b.end - a.end || Number(a.tail) - Number(b.tail));
  const kept: Mention[] = [];
  let open: Mention | null = null;
  for (const one of ordered) {
    const same = open !== null && one.start === open.start && one.end === open.end && (!one.tail || open.tail);
    if (open && one.start < open.end && !same) continue;
    kept.push(one);
    open = one;
  }
  return kept;
}
