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

function runs(sentence: string): string[] {
  const found: string[] = [];
  for (const [piece] of folded(sentence).matchAll(part)) {
    const signs = [...piece];
    for (let at = 0; at < signs.length; at += 1) {
      let run = "";
      for (const sign of signs.slice(at, at + LONGEST_RUN)) {
        run += sign;
        found.push(run);
      }
    }
  }
  return found;
}

function words(sentence: string): string[] {
  const plain = normalForm(folded(sentence), "NFD").replace(/\p{M}/gu, "");
  const stems = [...plain.matchAll(word)].map(([each]) => (each.length < 5 ? each : each.replace(ending, "")));
  return stems.flatMap((stem, at) => {
    const [next, second] = [stems[at + 1], stems[at + 2]];
    const found = [stem];
    if (stem.length > 5) found.push(`^${stem.slice(0, 4)}`);
    if (next !== undefined) found.push(`${stem} ${next}`);
    if (second !== undefined) found.push(`${stem}~${second}`);
    return found;
  });
}

/** Each once, in the order they stand. `language`: a primary subtag. Linear in the sentence. */
export const featuresOf = (sentence: string, language: string): string[] => [
  ...new Set(characters.has(language) ? runs(sentence) : words(sentence)),
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
