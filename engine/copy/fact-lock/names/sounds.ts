/** Names of the facts by their sound: ブルース・グローヴ is Bruce Grove, whatever it is written in. */
import { foldName } from "#engine/text/fold";
import { alike, type Heard, heard } from "#engine/text/sound";
import { kindWord, strict } from "./kind-words.ts";
import type { NameFacts } from "./name-facts.ts";
import type { PlaceKind } from "./places.ts";

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
  /(?<=[\p{L}\p{N},:] |\()\p{Lu}[\p{L}\p{M}'-]{1,24}(?: \p{Lu}[\p{L}\p{M}'-]{1,24}){0,2}|(?<![^\n])\p{Lu}[\p{L}\p{M}'-]{1,24}(?= (?:\p{Lu}\p{Ll}{2,12} )?(?:[Ss]tation|[Ll]ine|[Ss]top|[Pp]ark|[Ss]chool|[Tt]ram|[Bb]ahnhof|[Ss]traße))|[\p{Script=Han}\p{Script=Katakana}]{2,6}(?=[站駅路区里線线町寺])|[가-힣]{2,8}(?=[역동구로])/gu;
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
export const scriptOf = (text: string): Script => scripts.findLast((script) => signs[script].test(text)) ?? "Latin";

const sounds = new Map<string, Heard>();
function heardAs(core: string): Heard {
  const known = sounds.get(core);
  if (known !== undefined) return known;
  if (sounds.size > 5_000) sounds.clear();
  const made = core.length > 60 ? { skeleton: "", letters: "" } : heard(core);
  sounds.set(core, made);
  return made;
}

/** Is it a name of the facts as another script spells it? A station's or school's must be known as one. */
export function soundsKnown(core: string, kind: PlaceKind | null, facts: NameFacts): boolean {
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
