/** Plays a model that reads truthfully, from a text's labels: it objects to the planted words and finds every other doubted word in the facts. */
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { quantities } from "#engine/copy/fact-lock/quantities";
import { sentencesOf } from "#engine/text/sentences";

const content = z.union([
  z.string(),
  z.array(z.object({ text: z.string() })).transform((parts) => parts.map(({ text }) => text).join("")),
]);
const sent = z.object({ messages: z.array(z.object({ role: z.string(), content })) });
const asked = z.array(z.object({ sentence: z.number(), text: z.string(), doubted: z.array(z.string()).default([]) }));

/** What a model was told and asked. */
export function toldIn(body: unknown): { instructions: string; prompt: string } {
  const { messages } = sent.parse(body);
  const of = (role: string) => messages.find((message) => message.role === role)?.content ?? "";
  return { instructions: of("system"), prompt: of("user") };
}

/** Whether a request asks for a reading, rather than for a pack or for mended sentences. */
export const asksForReading = (body: unknown): boolean => toldIn(body).instructions.startsWith("You check sentences");

/** The facts and the sentences of a request for a reading. */
export function readIn(body: unknown) {
  const [facts = "[]", sentences = "[]"] = [
    ...toldIn(body).prompt.matchAll(/<data [0-9a-f]{16}>\n([^<]*)\n<\/data/gu),
  ].map(([, data]) => data);
  return { facts: z.array(z.string()).parse(JSON.parse(facts)), sentences: asked.parse(JSON.parse(sentences)) };
}

const figures = (text: string): number[] =>
  copyLanguages.flatMap((language) => quantities(text, language)).map(({ numeral }) => numeral.value);

/** Facts with a figure of the words in them; the first fact for words without. */
function sourceFor(words: string, facts: readonly string[]): string[] {
  const quotes = facts.flatMap((line) => sentencesOf(line.slice(line.indexOf(": ") + 2)).map(({ text }) => text));
  const wanted = new Set(figures(words));
  const sharing = quotes.filter((quote) => figures(quote).some((one) => wanted.has(one)));
  return (sharing.length > 0 ? sharing : quotes).slice(0, wanted.size > 0 ? 12 : 1).map((quote) => quote.slice(0, 600));
}

/** The part of the planted words that stands in a sentence. */
const plantedIn = (text: string, planted: string | null): string | undefined =>
  planted === null
    ? undefined
    : ([planted, ...sentencesOf(planted).map((one) => one.text)].find((words) => text.includes(words)) ??
      (planted.includes(text) ? text : undefined));

/** The answer to a request for a reading of a text in which `planted` is false, null: nothing. */
export function truthfully(body: unknown, planted: string | null): string {
  const { facts, sentences } = readIn(body);
  const readings = sentences.flatMap(({ sentence, text, doubted }) => {
    const words = plantedIn(text, planted);
    const wrong = words === undefined ? [] : [{ sentence, verdict: "not_stated", words, source: [] }];
    const right = doubted
      .filter((one) => words === undefined || !(one.includes(words) || words.includes(one)))
      .map((one) => ({ sentence, verdict: "supported", words: one, source: sourceFor(one, facts) }));
    return [...wrong, ...right];
  });
  return JSON.stringify({ readings });
}
