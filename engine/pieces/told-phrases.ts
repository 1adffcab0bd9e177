/** What an agent tells in free words, as phrases that can be confirmed and quoted one by one. */
import { listingLimits } from "#contract/listing";

/** A phrase longer than this is cut at its commas: it would not be quoted whole. */
const QUOTABLE = 48;
const MOST = 12;
const sentenceEnds = /[。！？!?\n；;]|\.(?=\s|$)/u;
const commas = /[，,](?!\d)/u;
const speaks = /[\p{L}\p{N}]{2}/u;

/** Phrases in their order, each once, without the marks at their ends; what is known already is left out. */
export function toldPhrases(answer: string, known: readonly string[]): string[] {
  const before = new Set(known.map((phrase) => phrase.trim().toLowerCase()));
  const phrases = answer
    .split(sentenceEnds)
    .flatMap((sentence) => (sentence.trim().length > QUOTABLE ? sentence.split(commas) : [sentence]))
    .map((phrase) => phrase.trim().slice(0, listingLimits.feature))
    .filter((phrase) => speaks.test(phrase) && !before.has(phrase.toLowerCase()));
  return [...new Set(phrases)].slice(0, MOST);
}
