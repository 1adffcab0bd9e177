/** Puts sentences of an old text into a new one, to the letter: where the new one says the same, or else about where they stood. */
import type { CopyLanguage } from "#contract/copy";
import { likeness, trigrams } from "#engine/copy/similarity";
import { type Sentence, sentencesOf } from "#engine/text/written-sentences";

/** As like as this, a new sentence says what a kept one says. */
const ALIKE = 0.28;
const numbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

/** Says the same: much the same words, or no figures but the other's. */
function likenessOf(one: string, other: string): number {
  const [own, theirs] = [numbers(one), numbers(other)];
  const [fewer, more] = own.length <= theirs.length ? [own, new Set(theirs)] : [theirs, new Set(own)];
  const figures = fewer.length > 0 && fewer.every((number) => more.has(number)) ? 0.5 : 0;
  return Math.max(likeness(trigrams(one), trigrams(other)), figures);
}

/** The new text with every one of `kept` in it once. */
export function keepSentences(made: string, old: string, kept: readonly string[], language: CopyLanguage): string {
  const before = sentencesOf(old, language);
  const fresh = sentencesOf(made, language);
  const taken = new Set<Sentence>();
  const replaced = new Map<Sentence, string>();
  const added: { at: number; text: string }[] = [];
  const keptSet = new Set(kept);
  for (const text of keptSet) {
    const own = fresh.find((sentence) => sentence.text === text && !taken.has(sentence));
    const place = before.findIndex((sentence) => sentence.text === text) / Math.max(1, before.length);
    const free = fresh.filter((sentence) => !taken.has(sentence) && !keptSet.has(sentence.text));
    const [like] = free.toSorted((a, b) => likenessOf(text, b.text) - likenessOf(text, a.text));
    const heir =
      own ??
      // a first sentence stays first
      (place === 0 && free[0] === fresh[0] ? fresh[0] : undefined) ??
      (like && likenessOf(text, like.text) >= ALIKE ? like : undefined);
    if (heir) {
      taken.add(heir);
      replaced.set(heir, text);
    } else added.push({ at: Math.round(place * fresh.length), text });
  }
  // what a kept sentence says is not said again beside it
  for (const sentence of fresh)
    if (!taken.has(sentence) && [...keptSet].some((text) => likenessOf(text, sentence.text) >= 0.6))
      replaced.set(sentence, "");
  const gap = ["zh", "ja"].includes(language) ? "" : " ";
  let text = made;
  for (let at = fresh.length - 1; at >= 0; at--) {
    const sentence = fresh[at];
    if (!sentence) continue;
    const behind = added.filter((one) => Math.min(one.at, fresh.length - 1) === at).map((one) => `${gap}${one.text}`);
    const own = replaced.get(sentence) ?? sentence.text;
    text = text.slice(0, sentence.start) + own + behind.join("") + text.slice(sentence.end);
  }
  const blankless = text.replace(/\n{3,}/gu, "\n\n").trim();
  return fresh.length === 0 ? [...keptSet].join(gap || "") : blankless;
}
