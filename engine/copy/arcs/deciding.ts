/** Deciding facts in a plain post: which of them a text has room for, told theme by theme, and the first lines they give. */
import { foldWidth } from "#engine/text/fold";
import { type DecidingId, decidingIds, kinds, type Theme } from "../deciding/fact.ts";
import type { Facts } from "../facts/index.ts";
import type { Family, Scene } from "../languages/base/story.ts";
import { type Said, sayDeciding } from "../story/say-deciding.ts";
import type { Plan } from "../writing/plan.ts";
import type { Writer } from "../writing/writer.ts";

const saidOf = new WeakMap<Facts, Map<string, readonly Said[]>>();
/** What the language says of the home's deciding facts, the weightiest first; once for each language and voice. */
export function decidingFor({ deciding, facts, lang, style, values }: Plan): readonly Said[] {
  const of = saidOf.get(facts) ?? new Map<string, readonly Said[]>();
  saidOf.set(facts, of);
  const key = `${lang.code}/${style}`;
  const said = of.get(key) ?? sayDeciding(deciding, lang, facts, style, values);
  of.set(key, said);
  return said;
}

/** Facts that a text of each family has room for, and as it gets tighter. */
const room: Readonly<Record<Family, readonly number[]>> = {
  long: [60, 30, 14, 6],
  chat: [7, 5, 3, 1],
  list: [8, 6, 4, 2],
  short: [2, 1, 1, 0],
  script: [0],
};
/** From this weight on a fact is told wherever there is room, by neighbours too. */
const DUE = 80;

const wordings = ({ name, texts }: Said): { readonly name: string; readonly text: string }[] =>
  texts.map((text, at) => ({ name: `${name}/${at}`, text }));

const chosenOf = new WeakMap<Writer, readonly Said[]>();
/** Chosen before a text's first word, so that every theme knows what is left to it. */
function chosenFor(family: Family, w: Writer): readonly Said[] {
  const cached = chosenOf.get(w);
  if (cached) return cached;
  const told = (said: Said): boolean => wordings(said).some(({ name }) => w.plan.avoid.has(name));
  const rank = (said: Said): number => said.weight - (family !== "long" && said.weight < DUE && told(said) ? 30 : 0);
  const chosen = decidingFor(w.plan)
    .filter(({ weight }) => w.plan.plain || weight >= DUE)
    .filter((said) => !w.banned(said.name) && wordings(said).some(({ name }) => !w.banned(name)))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, room[family][w.tight] ?? 0);
  chosenOf.set(w, chosen);
  return chosen;
}

/** Have its things been named, and its years and areas printed beside them? */
function isTold({ id, says, figures }: Said, { said, taken }: Writer): boolean {
  const kind: { readonly theme: Theme; readonly says?: readonly string[] } = kinds[id];
  const things = says.filter((one) => one !== id && !(kind.says ?? []).includes(one));
  const told = [...taken.values()];
  return (
    things.length > 0 &&
    figures.length > 0 &&
    things.every((one) => said.has(one)) &&
    figures.every((figure) => told.some((text) => text.includes(figure)))
  );
}

/** A sentence for each fact of these themes that is still untold; remembered as said. */
export function decidingLines(themes: readonly Theme[], family: Family, w: Writer): string[] {
  return chosenFor(family, w).flatMap((said) => {
    if (!themes.includes(said.theme) || w.said.has(said.name)) return [];
    // the typed distance has been told
    if (said.id === "station" && w.said.has("transit")) return [];
    // a floor "ohne Aufzug" has told it
    if (said.id === "noLiftHere" && w.said.has("noLift")) return [];
    // "appliances all replaced in 2024" has told their renewal with its year
    if (isTold(said, w)) return [];
    const able = wordings(said).filter(({ name }) => !w.banned(name));
    const one = w.choose(said.name, able, ({ name }) => name);
    if (!one) return [];
    const text = w.say(one.text);
    w.quoteWhole(one.name, text, [said.name, ...said.says]);
    return [text];
  });
}

/** From this weight on what binds a deal is told in every text, short or long, along whatever arc. */
const GRAVE = 91;
const isGrave = ({ theme, weight }: Said): boolean => theme === "deal" && weight >= GRAVE;

/** Is it the name of such a sentence among what a text has taken? */
export const isGraveLine = (name: string): boolean => {
  const id = decidingIds.find((one) => name.startsWith(`deciding/${one}/`));
  return id !== undefined && kinds[id].theme === "deal" && kinds[id].weight >= GRAVE;
};

/** Of what binds the deal (a tenant who stays, a buyer ahead, leased ground) what a text has not told, a sentence each, the gravest first. */
export const graveLines = (w: Writer, most = Number.POSITIVE_INFINITY): string[] => {
  const gravest = decidingFor(w.plan).filter(isGrave).slice(0, most);
  const untold = gravest.filter((said) => !w.said.has(said.name) && !w.banned(said.name));
  return untold.flatMap((said) => {
    const able = wordings(said).filter(({ name }) => !w.banned(name));
    // what binds the deal is told in words that a neighbour has used rather than not at all
    const one = w.choose(said.name, able, ({ name }) => name) ?? able[0];
    if (!one) return [];
    const text = w.say(one.text);
    w.quoteWhole(one.name, text, [said.name, ...said.says]);
    return [text];
  });
};
/** Points and terms that such sentences say. */
export const saidByGrave = (plan: Plan): ReadonlySet<string> =>
  new Set(
    decidingFor(plan)
      .filter(isGrave)
      .flatMap(({ says }) => says),
  );

/** What a sentence of its own will tell of the deal is no line among the terms. */
export const leaveToGrave = (w: Writer): void =>
  w.markSaid(
    decidingFor(w.plan)
      .filter((said) => (isGrave(said) || (w.plan.plain && said.id === "letRent")) && !w.banned(said.name))
      .flatMap(({ says }) => says),
  );

/** Points and terms that deciding facts say: half of such a fact, told apart, would mislead. */
export const saidByDeciding = (plan: Plan): ReadonlySet<string> =>
  new Set(decidingFor(plan).flatMap(({ says }) => says));

/** Phrases of the page that may be quoted and that no deciding fact will tell. */
export function looseQuotes(phrases: readonly string[], w: Writer): string[] {
  const told = decidingFor(w.plan);
  return w.quotable(phrases).filter((phrase) => !told.some(({ source }) => source.includes(phrase)));
}

/** Facts that stand in the page's own sentences, told already, need no sentence of ours. */
export function leaveWhatIsQuoted(passage: string, w: Writer): void {
  const told = foldWidth(passage);
  for (const { name, says, source, figures, texts } of decidingFor(w.plan)) {
    const printed =
      (figures.length > 0 && figures.some((figure) => told.includes(figure))) ||
      texts.some((text) => told.includes(foldWidth(text)));
    if ((source.length > 3 && told.includes(source)) || printed) w.markSaid([name, ...says]);
  }
}

/** How much a deciding fact stops a reader; those that are not here open nothing. */
const hooks: Readonly<Partial<Record<DecidingId, number>>> = {
  noRebuild: 112,
  letSince: 110,
  auction: 108,
  letUntil: 104,
  smallDogAsk: 112,
  oneCatNoDogs: 106,
  emptyRoom: 97,
};

/** First lines that the home's deciding facts give, as scenes of their own. */
export const decidingLeads = (plan: Plan): Scene[] =>
  decidingFor(plan).flatMap(({ id, opens, titles }) => {
    const weight = hooks[id];
    return weight === undefined || opens.length === 0
      ? []
      : [{ on: [`fact:${id}` as const], icon: "", weight, open: { any: opens }, title: titles }];
  });

/** A first line says that it may be asked for; at what price is still to be told. */
const halfTold: ReadonlySet<DecidingId> = new Set<DecidingId>(["smallDogAsk"]);

/** What a first line has told is not told again. */
export function markOpened(opening: Scene, w: Writer): void {
  for (const { id, name, says } of decidingFor(w.plan))
    if ((opening.on as readonly string[]).includes(`fact:${id}`) && !halfTold.has(id)) w.markSaid([name, ...says]);
}
