/** Whole sentences, and lines of a table, that a text takes from the listing word for word: they say no more than it does. */
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

const sentence = /[^。！？!?；;\n.]{1,300}(?:\.(?=\S)[^。！？!?；;\n.]{1,300}){0,12}/gu;
const closed = (words: string): string => words.replace(/\s/gu, "");
/** Characters from which on words are a sentence and no chance. */
const LEAST = 8;

const sentencesOf = remembered(
  (corpus): ReadonlySet<string> => new Set([...corpus.matchAll(sentence)].map(([words]) => closed(words))),
);
/** "Stated too: Tenancy: assured": the first line of a table has its heading in front. */
const heading = /^[^:：]{1,40}[:：](?=[^:：]+[:：])/u;

/** Sentences of `text` that stand in `corpus`, the listing's texts, as whole sentences. */
export function verbatim(text: string, corpus: string): Span[] {
  const known = sentencesOf(corpus);
  return [...text.matchAll(sentence)].flatMap(({ index, 0: words }) => {
    const said = closed(words);
    if (said.length < LEAST || !(known.has(said) || known.has(said.replace(heading, "")))) return [];
    return [{ start: index, end: index + words.length }];
  });
}
