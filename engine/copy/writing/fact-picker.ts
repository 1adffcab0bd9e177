/** The writer's memory: what may be said, what has been said, and which of many templates says most of the rest. */

import {
  canFill,
  factOf,
  factsNamed,
  holes,
  type Outline,
  outline,
  print,
  type Values,
} from "../languages/base/template.ts";
import { type Topic, topics } from "../points/point.ts";
import { groundsOf } from "./grounds.ts";
import type { Plan } from "./plan.ts";
import { type ChooseApart, choosingApart } from "./seeded-choice.ts";
import { core, isCommon } from "./telling.ts";

/** What lies around a home is told by scenes; {place} is the typed fact. */
const listedTopics: ReadonlySet<string> = new Set(topics.filter((topic) => topic !== "place"));
const isListed = (fact: string): fact is Topic => listedTopics.has(fact);

/** Names that begin with a noun stand behind "mit" as they are; adjectives would want another ending. */
const withList = (items: readonly string[], { list }: Plan["lang"]): string | undefined =>
  items.every((item) => /^\p{Lu}/u.test(item)) ? list(items) : undefined;
/** Nobody searches for them. */
const everywhere: ReadonlySet<string> = new Set(["yard", "courtyard", "rearYard", "fenced", "driveway"]);
/** One or two plain words for the rarest of these things, as a hashtag has them. */
const tagIn = (ids: readonly string[], plan: Plan): string | undefined =>
  ids
    .filter((id) => !everywhere.has(id))
    .flatMap((id) => plan.terms.find((one) => one.id === id)?.bare ?? [])
    .find((name) => /^\p{L}{3,14}(?:[ -]\p{L}{3,14})?$/u.test(name));

/** In languages with articles what one can look at stands before the terms: "a bay window and no onward chain". */
const thingsFirst = (ids: readonly string[]): readonly string[] => [
  ...ids.filter((id) => !isCommon(id)),
  ...ids.filter(isCommon),
];

/** A template that can be filled, not yet printed, with the values to print it with. */
type Fillable = Outline & {
  readonly template: string;
  readonly values: Values;
  /** Ids of terms told through a topic's list. */
  readonly listed: readonly string[];
};
export type Options = {
  /** Only templates that add something, whatever else they repeat. */
  readonly adds?: boolean;
  /** Trust the bank's order: choose among the first so many usable ones. */
  readonly ordered?: number;
  /** Only those that say at least this share of what the best says. */
  readonly most?: number;
};

const ranksKnown = new WeakMap<Plan, ReadonlyMap<string, number>>();
/** The higher, the more telling. */
function ranksOf(plan: Plan): ReadonlyMap<string, number> {
  const ranks = ranksKnown.get(plan) ?? new Map(plan.ranked.map((fact, at) => [fact, plan.ranked.length - at]));
  ranksKnown.set(plan, ranks);
  return ranks;
}

/** `depth` most telling facts may be used, and, where there is room (`whole`), what the home is and costs; neither a fact nor a template that is banned. */
export function factPickerOf(plan: Plan, depth: number, banned: ReadonlySet<string>, whole: boolean) {
  const { lang, choose } = plan;
  const taken = new Map<string, string>();
  const chooseApart: ChooseApart = choosingApart(choose, plan.avoid);
  // where names of places are long they went first, and a post without one sells nothing
  const placed = lang.bare !== undefined && plan.placed && (whole || plan.platform.family !== "micro-post");
  const isCore = (fact: string): boolean => (fact === "place" ? placed : whole && core.has(fact));
  const first = (facts: readonly string[], most: number) =>
    new Set(facts.filter((fact) => !banned.has(fact)).filter((fact, at) => at < most || isCore(fact)));
  const allowed = first(plan.ranked, depth);
  const { worded, ranksAs, alsoSaid } = groundsOf(plan.basis);
  const ranks = ranksOf(plan);
  const rank = (fact: string): number => ranks.get(ranksAs(fact)) ?? 0;
  const valuesOf = (facts: ReadonlySet<string>): Values => {
    const values: Record<string, string | undefined> = {};
    for (const { key, fact, needs } of worded)
      if (needs === null ? !banned.has(fact) : facts.has(needs)) values[key] = plan.values[key];
    return values;
  };
  // the rarest three that may be told; platforms begin with different ones of them
  const owned = plan.own.filter((id) => allowed.has(id)).slice(0, 6);
  const from = owned.length > 3 ? (choose("own/from", [0, 0, 1]) ?? 0) : 0;
  const front = owned.slice(from, from + 3);
  const own = front.flatMap((id) => {
    const term = plan.terms.find((one) => one.id === id);
    return term ? [lang.story.bareOwn ? term.bare : term.text] : [];
  });
  const ownValues: Values =
    own.length >= 2 && !banned.has("own")
      ? {
          own: lang.list(own),
          "own.two": lang.list(own.slice(0, 2)),
          "own.one": own[0],
          "own.with": withList(own, lang),
          "own.tag": tagIn(front, plan),
        }
      : { own: undefined };
  const deciding = plan.top.filter((id) => allowed.has(id)).slice(0, 5);
  const turn = deciding.length > 3 ? (choose("top/from", [0, 0, 1]) ?? 0) : 0;
  // what decides most stays in front; platforms differ in what follows it
  const [chief] = plan.dealFirst ? deciding : [];
  const chosen =
    chief === undefined
      ? deciding.slice(turn, turn + 3)
      : [chief, ...deciding.filter((id) => id !== chief).slice(turn, turn + 2)];
  const foremost =
    lang.bare === undefined || (chief !== undefined && chief !== "chainFree") ? chosen : thingsFirst(chosen);
  const foremostTerms = foremost.flatMap((id) => plan.terms.find((one) => one.id === id) ?? []);
  const top = foremostTerms.map(({ bare }) => bare);
  // in a sentence a thing has its article, over one it has none
  const inSentence = lang.story.bareOwn ? top : foremostTerms.map(({ text }) => text);
  const topValues: Values =
    top.length >= 2 && !banned.has("top")
      ? {
          top: lang.list(inSentence),
          "top.two": lang.list(top.slice(0, 2)),
          "top.one": top[0],
          "top.bare": lang.list(top),
          "top.with": withList(top, lang),
        }
      : { top: undefined };
  const values: Values = { ...valuesOf(allowed), ...ownValues, ...topValues };
  const said = new Set<string>();
  const turns = new Map<string, number>();

  const mark = (facts: readonly string[]): void => {
    for (const fact of facts) {
      said.add(fact);
      for (const other of alsoSaid(fact)) said.add(other);
      if (fact === "own" && !plan.plain) mark(front);
    }
  };

  const termsOf = (topic: Topic) =>
    plan.terms.filter((term) => term.topic === topic && !term.slot && allowed.has(term.id));
  /** Terms of a topic still unsaid (or all of them, `again`), the most telling first. */
  const unsaid = (topic: Topic, again = false) => termsOf(topic).filter(({ id }) => again || !said.has(id));
  /** Two or three of them, in an order that neighbours do not share. */
  const listOf = (topic: Topic, except: readonly string[]) => {
    const rest = termsOf(topic).filter(({ id }) => !said.has(id) && !except.includes(id));
    const from = rest.length > 2 ? (choose(`from/${topic}`, [0, 0, 1]) ?? 0) : 0;
    const some = rest.slice(from, from + (choose(`list/${topic}`, [3, 2, 3, 2]) ?? 3));
    const front = choose(`first/${topic}`, some);
    return front ? [front, ...some.filter((entry) => entry !== front)] : some;
  };

  /** Of the things listed in {own} or {top} those that a template prints. */
  const foremostOf: Readonly<Record<string, readonly string[]>> = { own: front, top: foremost };
  const printed = (template: string): readonly string[] =>
    holes(template).flatMap((key) => {
      const ids = foremostOf[factOf(key)] ?? [];
      return key.endsWith(".one") ? ids.slice(0, 1) : key.endsWith(".two") ? ids.slice(0, 2) : ids;
    });

  const nothing: readonly string[] = [];
  /** The lists that a template names, of what is still unsaid of their topics; null where there is none to print. */
  function listsIn(
    named: readonly string[],
  ): { values: Values; listed: Readonly<Record<string, readonly string[]>> } | null {
    const lists: Record<string, string> = {};
    const listed: Record<string, readonly string[]> = {};
    for (const topic of named) {
      const some = isListed(topic) ? listOf(topic, named) : [];
      if (some.length === 0) continue;
      lists[topic] = lang.list(some.map((entry) => entry.text));
      if (lang.bare) lists[`${topic}.bare`] = lang.list(some.map((entry) => entry.bare));
      listed[topic] = some.map(({ id }) => id);
    }
    return Object.keys(lists).length === 0 ? null : { values: { ...values, ...lists }, listed };
  }

  /** What one template would say of what is known, lists of terms included; null when a value is missing. */
  function fillable(template: string): Fillable | null {
    if (banned.has(template)) return null;
    const named = factsNamed(template);
    const lists = named.some(isListed) ? listsIn(named) : null;
    const known = lists?.values ?? values;
    const made = outline(template, known, said);
    if (!made) return null;
    const { covers, parts, repeats } = made;
    const things = covers.includes("own") || covers.includes("top") ? printed(template) : nothing;
    const listed = lists ? [...covers.flatMap((fact) => lists.listed[fact] ?? []), ...things] : things;
    return { template, values: known, parts, covers, repeats, listed };
  }
  const textOf = (told: Fillable): string => print(told, told.values);
  /** Can it be filled, whatever it says? */
  const able = (template: string): boolean =>
    factsNamed(template).some(isListed)
      ? fillable(template) !== null
      : !banned.has(template) && canFill(template, values);

  const newFacts = ({ covers, listed }: Fillable): string[] =>
    (listed.length === 0 ? covers : [...new Set([...covers, ...listed])]).filter((fact) => !said.has(fact));

  /** Of these templates one that says most of what is new: a seeded choice among near equals, remembered as said. "" when none can be filled. */
  function best(slot: string, templates: readonly string[], options: Options = {}): string {
    const usable: { told: Fillable; gain: number }[] = [];
    for (const template of templates) {
      const told = fillable(template);
      if (!told) continue;
      const fresh = newFacts(told);
      if (options.adds && fresh.length === 0) continue;
      usable.push({ told, gain: fresh.reduce((sum, fact) => sum + rank(fact) + 4, 0) - told.repeats * 12 });
    }
    const most = Math.max(...usable.map(({ gain }) => gain));
    const near = options.ordered
      ? usable.slice(0, options.ordered)
      : usable.filter(({ gain }) => gain >= most * (options.most ?? 0.6) - 1);
    // what has been said is said again only where nothing else says the rest
    const plain = options.adds ? near.filter(({ told }) => told.repeats === 0) : [];
    const turn = turns.get(slot) ?? 0;
    turns.set(slot, turn + 1);
    const chosen =
      chooseApart(`${slot}/${turn}`, plain.length > 0 ? plain : near, ({ told }) => told.template) ?? usable[0];
    return chosen ? tell(chosen.told) : "";
  }
  /** Prints it, and remembers what it says. */
  function tell(told: Fillable): string {
    const text = textOf(told);
    mark(told.covers);
    mark(told.listed);
    taken.set(told.template, text);
    return text;
  }
  /** Fills a template and remembers what it says; null when a value is missing. */
  function fillNow(template: string): string | null {
    const told = fillable(template);
    return told && tell(told).trim();
  }
  /** Would it only say again what has been said? */
  function repeats(template: string): boolean {
    const told = fillable(template);
    return told !== null && told.covers.length > 0 && told.covers.every((fact) => said.has(fact));
  }
  /** All of these that can be filled, in their order. */
  const filled = (templates: readonly string[]): string[] =>
    templates.flatMap((template) => {
      const told = fillable(template);
      return told ? [textOf(told).trim()] : [];
    });
  /** The same of search tags, which say where the home is however little the text has room for. */
  const filledTags = (templates: readonly string[]): string[] => {
    const known = banned.has("place") || allowed.has("place") ? values : { ...valuesOf(new Set(["place"])), ...values };
    return templates.flatMap((template) => {
      const told = outline(template, known, said);
      return told ? [print(told, known).trim()] : [];
    });
  };

  const has = (fact: string): boolean => values[fact] !== undefined;

  return {
    best,
    canFill: able,
    chooseApart,
    filled,
    filledTags,
    fillNow,
    has,
    mark,
    rank,
    repeats,
    said,
    taken,
    unsaid,
  };
}
