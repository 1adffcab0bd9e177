/** What of a sentence is weighed: its words and pairs of words; in Chinese, Japanese and Korean its runs of up to three characters. */
import { normalForm } from "#engine/text/normal-form";

const characters = new Set(["zh", "ja", "ko"]);
/** A run of characters goes over no blank and no mark. */
const part = /[\p{L}\p{M}\p{Emoji_Presentation}ー々〇0%]+/gu;
const word = /[\p{L}\p{M}]+(?:['’]\p{L}+)*|0/gu;
/** Endings that many words of a sense share; wrong cuts are the same for learning and weighing, so they do no harm. */
const ending = /(?:ing|ed|es|s|ly|er|en|e|'s)$/u;
const LONGEST_RUN = 3;

const folded = (text: string): string =>
  normalForm(text, "NFKC")
    .replace(/\p{N}+/gu, "0")
    .toLowerCase();

/** How features begin that are weighed: of the others nothing need be put together. */
export interface Leads {
  /** First words of pairs side by side, and of pairs with a word between. */
  readonly pairs: ReadonlySet<string>;
  readonly skips: ReadonlySet<string>;
  /** Beginnings of longer runs of characters. */
  readonly runs: ReadonlySet<string>;
  /** The features themselves. */
  readonly all: ReadonlySet<string>;
}

/** Of the features that have a weight. */
export function leadsOf(features: Iterable<string>): Leads {
  const all = new Set(features);
  const leads = { pairs: new Set<string>(), skips: new Set<string>(), runs: new Set<string>(), all };
  for (const feature of all) {
    const [pair = "", second] = feature.split(" ");
    const [skip = "", third] = feature.split("~");
    if (second !== undefined) leads.pairs.add(pair);
    if (third !== undefined) leads.skips.add(skip);
    const signs = [...feature].slice(0, LONGEST_RUN);
    for (let length = 1; length < signs.length; length += 1) leads.runs.add(signs.slice(0, length).join(""));
  }
  return leads;
}

function runs(sentence: string, leads: Leads | null): string[] {
  const found: string[] = [];
  for (const [piece] of folded(sentence).matchAll(part)) {
    const signs = [...piece];
    for (let at = 0; at < signs.length; at += 1) {
      let run = "";
      for (const sign of signs.slice(at, at + LONGEST_RUN)) {
        run += sign;
        if (leads === null || leads.all.has(run)) found.push(run);
        if (leads !== null && !leads.runs.has(run)) break;
      }
    }
  }
  return found;
}

function words(sentence: string, leads: Leads | null): string[] {
  const plain = normalForm(folded(sentence), "NFD").replace(/\p{M}/gu, "");
  const stems = [...plain.matchAll(word)].map(([each]) => (each.length < 5 ? each : each.replace(ending, "")));
  const found: string[] = [];
  for (const [at, stem] of stems.entries()) {
    const [next, second] = [stems[at + 1], stems[at + 2]];
    found.push(stem);
    if (stem.length > 5) found.push(`^${stem.slice(0, 4)}`);
    if (next !== undefined && (leads === null || leads.pairs.has(stem))) found.push(`${stem} ${next}`);
    if (second !== undefined && (leads === null || leads.skips.has(stem))) found.push(`${stem}~${second}`);
  }
  return found;
}

/**
 * Each once, in the order they stand. `language`: a primary subtag; `leads`: what cannot have a weight is left out. Linear in the
 * sentence.
 */
export const featuresOf = (sentence: string, language: string, leads: Leads | null = null): string[] => [
  ...new Set(characters.has(language) ? runs(sentence, leads) : words(sentence, leads)),
];

/** Sentences of a text with their offsets in UTF-16 units, blanks at their edges left out. */
export function sentencesOf(text: string): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  for (const { index, 0: whole } of text.matchAll(/(?:[^.!?。！？…\n]|[.!?](?!\s|$))+[.!?。！？…]*/gu)) {
    const trimmed = whole.trim();
    const start = index + whole.indexOf(trimmed);
    if (/\p{L}/u.test(trimmed)) found.push({ start, end: start + trimmed.length, text: trimmed });
  }
  return found;
}
