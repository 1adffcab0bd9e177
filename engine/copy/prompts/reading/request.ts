/** What a second reader is asked: facts and sentences as data, the rules' own doubts as questions, the form of the answer as the only order. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { factLines, masked } from "#engine/copy/fact-reading/facts";
import { sentencesOf } from "#engine/text/sentences";
import { fenced, fenceRule } from "../fence.ts";
import type { ModelRequest } from "../index.ts";

/** A sentence to be read, and the words of it that a rule doubts and a reader may find in the facts. */
export interface Asked {
  readonly text: string;
  readonly doubted: readonly string[];
}

interface Written {
  readonly title: string | null;
  readonly preheader: string | null;
  readonly body: string;
  readonly hashtags: readonly string[];
}

/** Words that a rule doubts and a reader may find in the facts. */
export const doubtedBy = (
  found: readonly { readonly liftable?: true | undefined; readonly found: string }[],
): string[] => found.filter(({ liftable }) => liftable).map((one) => one.found);

/** Every sentence of a text once, its title and hashtags too. `doubted`: what the rules found that may be lifted. */
export function sentencesToRead({ title, preheader, body, hashtags }: Written, doubted: readonly string[]): Asked[] {
  const lines = [title, preheader, ...sentencesOf(body).map(({ text }) => text), ...hashtags.map((tag) => `#${tag}`)];
  const said = lines.filter((line): line is string => line !== null && /\p{L}|\p{N}/u.test(line));
  return [...new Set(said)].map((text) => ({ text, doubted: doubted.filter((words) => text.includes(words)) }));
}

const INSTRUCTIONS = `You check sentences of a property advertisement against the facts of the home, which are all that is known. The sentences are in one language, the facts perhaps in another.
Answer with one JSON object and nothing else: {"readings": [...]}, with one entry for each claim that you judge:
{"sentence": its number, "verdict": "supported", "contradicted" or "not_stated", "words": the exact words of the sentence that make the claim, "source": [the exact words of the facts you go by]}.
- "contradicted": the facts say otherwise: another figure, thing, place, condition, party who pays, or the opposite.
- "not_stated": the facts do not say it, nor does it follow from them: a thing or condition that is absent, widened (cats are not all pets), narrowed away, or swapped for its neighbour. "source" is [].
- "supported": the facts say it, in whatever words, language or unit. Needed only for the words under "doubted": quote them whole, and in "source" every fact they rest on, with its figures.
Each claim that is contradicted or not stated is named; quote as few words as show it. A sentence whose claims are all supported and none doubted is left out.
No claims about the home, so left out: what one may do with a stated thing, hedged possibilities, questions, advice what to ask, greetings, calls to get in touch, who signs and how they are reached (••• is masked), links, labels and notices of law. Sums that follow from the facts, changes of unit and names in other scripts are supported. "Not known" is supported where the facts do not say it.`;

/** `asked` are numbered from 1. */
export const readingRequest = (
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  asked: readonly Asked[],
): ModelRequest => {
  const sentences = asked.map(({ text, doubted }, index) => ({
    sentence: index + 1,
    text: masked(text, listing, brief),
    ...(doubted.length > 0 ? { doubted: doubted.map((words) => masked(words, listing, brief)) } : {}),
  }));
  return {
    instructions: `${INSTRUCTIONS}\n\n${fenceRule}`,
    prompt: `The facts:\n${fenced(factLines(listing, brief))}\n\nThe sentences (${language}):\n${fenced(sentences)}`,
  };
};
