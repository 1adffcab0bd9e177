/** What no post is without, said at its end where its arc has not: where the home is, and the terms that decide. */
import { whereabouts } from "../deciding/essentials.ts";
import { factsNamed } from "../languages/base/template.ts";
import type { Said } from "../story/say-deciding.ts";
import { core } from "../writing/telling.ts";
import type { Writer } from "../writing/writer.ts";
import { decidingFor } from "./deciding.ts";
import { sceneLine } from "./scene-line.ts";

/** What stands before a term's name among what a text has taken. */
const TERM = "term/";

/** Where it is, is told by the home's name or by its place: who reads the page's language knows the name, others the place. */
function isWhere(fact: string, { said, plan: { values, facts, lang } }: Writer): boolean {
  const city = said.has("city") && values.place === values.city;
  const placed = said.has("place") || said.has("district") || city;
  const own = facts.language === lang.code;
  return fact === "name" ? !own && placed : placed || (own && said.has("name"));
}
const told = (fact: string, w: Writer): boolean =>
  w.said.has(fact) ||
  (fact.startsWith("fact:") && w.said.has(fact.slice("fact:".length))) ||
  ((fact === "name" || fact === "place") && isWhere(fact, w));

/** What no post is without and this text has not said yet. */
const missing = (w: Writer, of: readonly string[] = w.plan.essentials): string[] =>
  of.filter((fact) => w.has(fact) && !told(fact, w));

/** The deciding fact by which the language says this one. */
const sentenceFor = (fact: string, w: Writer): Said | undefined =>
  decidingFor(w.plan).find(
    ({ id, name, says }) => !w.banned(name) && !w.said.has(name) && (`fact:${id}` === fact || says.includes(fact)),
  );

function sayWhole({ name, texts, says }: Said, w: Writer): string {
  const at = texts.findIndex((_text, index) => !w.banned(`${name}/${index}`));
  const text = texts[at];
  if (text === undefined) return "";
  const said = w.say(text);
  w.quoteWhole(`${name}/${at}`, said, [name, ...says]);
  return said;
}

/**
 * In a sentence or two: what the home is called, in which town, how far from the next stop. "" where all is told. A text that
 * `names` it, having no line of its own for the place, does so in any language.
 */
export function whereOf(w: Writer, names = false): string {
  const sentences: string[] = [];
  const of = names ? [...w.plan.essentials, "place"] : w.plan.essentials;
  const due = (): string[] => missing(w, of).filter((fact) => whereabouts.has(fact));
  // a stop that only a deciding fact knows, its line, its miles: it falls with the first of what decides
  const { essentials, values } = w.plan;
  const unsaid = values.transit !== undefined || (w.tight >= 3 && !essentials.every((fact) => w.has(fact)));
  const station = unsaid ? undefined : decidingFor(w.plan).find(({ id }) => id === "station");
  for (let round = 0; round < 3 && due().length > 0; round++) {
    const left = due();
    // a place named already is not named again for the stop's sake
    const able = w.plan.lang.plain.where.filter((one) => factsNamed(one).every((fact) => left.includes(fact)));
    const text = w.richest("where", able, 0.95);
    if (text === "") break;
    sentences.push(w.say(text));
  }
  const banned = station === undefined || w.banned(station.name) || w.said.has(station.name);
  return [...sentences, banned || !station ? "" : sayWhole(station, w)].filter((text) => text !== "").join(w.marks.gap);
}

/** A term by its name among what a text has taken. */
const termName = (fact: string): string => `${TERM}${fact}`;

/** Terms still untold, in one run; those that need a sentence of their own after it. */
export function termsOf(w: Writer): string {
  const phrases: string[] = [];
  const sentences: string[] = [];
  for (const fact of missing(w)) {
    if (core.has(fact) || whereabouts.has(fact) || w.said.has(fact)) continue;
    const whole = sentenceFor(fact, w);
    if (whole) {
      sentences.push(sayWhole(whole, w));
      continue;
    }
    const text = w.plan.values[fact];
    if (text === undefined || text === "" || w.banned(termName(fact))) continue;
    const told = sceneLine(fact, w, 2);
    if (told !== "") {
      sentences.push(told);
      continue;
    }
    const bare = w.plan.lang.bare?.(text) ?? text;
    w.quoteWhole(termName(fact), bare, [fact]);
    phrases.push(bare);
  }
  return [phrases.length === 0 ? "" : w.say(phrases.join(w.marks.comma)), ...sentences]
    .filter((text) => text !== "")
    .join(w.marks.gap);
}

/** Of all that no post is without: what a text has not said, whether it had room for it or not. */
export const lacking = (w: Writer): number => w.plan.essentials.filter((fact) => !told(fact, w)).length;
