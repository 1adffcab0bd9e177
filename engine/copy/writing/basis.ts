/**
 * What all plans of a home have in common that are made for one reader, signer and kind of platform: what can be said, what of it is
 * the home's own, what decides. A pack makes some hundred plans of it, which differ in their seed, their voice and what they leave out.
 */
import type { Brief, CopyLanguage, PieceKind } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { nameBeside, nameIn } from "#engine/names/index";
import { essentialsIn, keepsDeciding } from "../deciding/essentials.ts";
import { type DecidingFact, kinds } from "../deciding/fact.ts";
import { DECIDER } from "../deciding/market.ts";
import { decidingFactsOf } from "../deciding/read/all.ts";
import { type Facts, factsOf } from "../facts/index.ts";
import { isJeonse } from "../facts/jeonse.ts";
import type { LanguageRealiser } from "../languages/base/language.ts";
import { factOf, type Values } from "../languages/base/template.ts";
import type { MaterialKind } from "../material/kinds.ts";
import { wantedMaterial } from "../material/wanted.ts";
import { isAgainst, ofHouse, points } from "../points/points.ts";
import { isThing } from "../points/states.ts";
import type { Known } from "../story/known.ts";
import { houses, lawful } from "./lawful.ts";
import { type SayablePoint, sayableOf } from "./sayable.ts";
import { licenceOf, roomy, signerFor } from "./signer.ts";
import { core, decisive, isCommon, rides, weights } from "./telling.ts";

/** A fact that can be said, with all of its weight that no seed changes. */
interface Sayable {
  readonly fact: string;
  readonly weighs: number;
  /** How much it makes a reader stop. */
  readonly stops: number;
  /** Does every post tell it? */
  readonly held: boolean;
}

export interface Basis {
  readonly facts: Facts;
  /** Everything that can be said, of what is worded in several ways the first wording. */
  readonly values: Values;
  /** How much each point that can be said weighs in this home's market. */
  readonly weights: ReadonlyMap<string, number>;
  /** Stated points this language can say, most telling first, with their wording. */
  readonly terms: readonly SayablePoint[];
  /** What is this home's own: points with more to them than most homes have, the rarest first. */
  readonly own: readonly string[];
  /** What may decide: things, states and terms alike, the weightiest in this market first. */
  readonly top: readonly string[];
  /** Does what weighs most here lie in the terms or the state of the home, and in no thing that it has? */
  readonly dealFirst: boolean;
  /** What of this home alone changes a reader's mind, as the page states it. */
  readonly deciding: readonly DecidingFact[];
  /** What this home's posts are not without, however short, the first to keep first. */
  readonly essentials: readonly string[];
  /** Is there enough to tell without scenes? Posts of fewer facts would be alike. */
  readonly plain: boolean;
  /** What the language's story can say. */
  readonly known: Known;
  /** Material information that this market's advertisement needs. */
  readonly wanted: readonly MaterialKind[];
  readonly sayable: readonly Sayable[];
}

/** From this weight on a point tells one home from its neighbours. */
const RARE = 58;
/** From this weight on it may make a reader stop, common or not. */
export const DECIDES = 52;
/** Where there is room, what a home is called at its own address stands beside what its readers can read. */
function nameFor(name: string | undefined, facts: Facts, language: CopyLanguage, family: string): string | undefined {
  if (name === undefined || facts.name === null || !roomy.has(family)) return name;
  const source = { country: facts.country, text: "" };
  return nameIn(facts.name, "home", language, source) === name
    ? nameBeside(facts.name, "home", language, source)
    : name;
}

/** Two facts of this weight are told whatever else there is: no scene has room for them. */
const GRAVE = 80;
/** With less to tell, a home is told in scenes. */
const ENOUGH = 12;
/** Said by the typed distance too. */
const ways: ReadonlySet<string> = new Set(["station", "way"]);
/** How many things of its own a home has to tell. */
function tells(terms: readonly SayablePoint[], known: Known, deciding: readonly DecidingFact[], near: boolean): number {
  const own = terms.filter(({ id, weight }) => weight >= 40 && !isAgainst(id)).length;
  const decided = deciding.filter(({ id }) => !ways.has(id) && kinds[id].theme !== "against").length;
  return own + (near ? 1 : 0) + decided + known.quotes.length + known.material.length;
}

const bases = new WeakMap<Listing, Map<string, Basis>>();

/** Worked out once for each reader, signer and kind of platform. */
export function basisOf(
  listing: Listing,
  brief: Brief,
  family: Platform["family"],
  kind: PieceKind,
  lang: LanguageRealiser,
): Basis {
  const of = bases.get(listing) ?? new Map<string, Basis>();
  bases.set(listing, of);
  const key = JSON.stringify([lang.code, kind, family, brief.market, brief.lead, brief.agent]);
  const basis = of.get(key) ?? workOut(listing, brief, family, kind, lang);
  of.set(key, basis);
  return basis;
}

/** What can be said of the deal by its kind alone: conditions of templates. */
function conditionOf(facts: Facts): Values {
  if (facts.transaction === "sale") return { sale: "", ...(facts.country === "CN" ? { resale: "" } : {}) };
  if (isJeonse(facts)) return { jeonseLet: "" };
  return facts.transaction === "rent" ? { rent: "" } : {};
}

function workOut(
  listing: Listing,
  brief: Brief,
  family: Platform["family"],
  kind: PieceKind,
  lang: LanguageRealiser,
): Basis {
  const facts = lawful(factsOf(listing), brief);
  const { known, terms, termValues, base, weights: heavy } = sayableOf(listing, facts, lang);
  const keeps = keepsDeciding.has(lang.code);
  const leading = terms
    .filter(({ id }) => !isAgainst(id) && !ofHouse.has(id))
    // what is near, unless it is in view, is no thing that a home has
    .filter(({ id, topic }) => topic !== "place" || points[id].weight >= 60 || !keeps)
    // nobody stops for a garage down the road
    .filter(({ id }) => id !== "garage" || known.values.garageAway === undefined)
    .map(({ id, weight }) => ({ id, weight: heavy.get(id) ?? weight }))
    .sort((a, b) => b.weight - a.weight);
  const rare: readonly string[] = leading
    .filter(({ id, weight }) => weight >= RARE && points[id].weight >= RARE && !isCommon(id))
    .map(({ id }) => id);
  const top: readonly string[] = leading
    .filter(({ id, weight }) => weight >= DECIDES && !known.quotedPoints.has(id))
    // "here’s cats allowed and a balcony" is no sentence in a language with articles
    .filter(({ id }) => lang.bare === undefined || isThing(id))
    .map(({ id }) => id);
  const [foremost] = leading;
  const dealFirst = foremost !== undefined && foremost.weight >= DECIDER && isCommon(foremost.id);
  const reader = kind === "post" ? family : kind;
  const own: Values = {
    ...base,
    ...(kind === "post" ? Object.fromEntries([...known.wordings].map(([fact, [first]]) => [fact, first])) : {}),
    name: nameFor(base.name, facts, lang.code, reader),
    own: rare.length >= 2 ? "" : undefined,
    top: top.length >= 2 ? "" : undefined,
  };
  const signs = signerFor(listing, brief, lang.code, reader);
  const signer = {
    agent: signs.name ?? undefined,
    company: signs.company ?? undefined,
    phone: signs.phone ?? undefined,
    licence: licenceOf(listing, brief, lang.code) ?? undefined,
  };
  const deciding = decidingFactsOf(listing);
  // a lead that the agent chose opens its own scene
  const plain =
    brief.lead === undefined &&
    (tells(terms, known, deciding, base.transit !== undefined) >= ENOUGH ||
      deciding.filter(({ id }) => kinds[id].weight >= GRAVE).length >= 2);
  const decidedValues: Values = Object.fromEntries(deciding.map(({ id }) => [`fact:${id}`, ""]));
  const sayable = new Set([
    ...Object.keys(own)
      .filter((key) => own[key] !== undefined && key !== "top" && !key.startsWith("priced"))
      .map(factOf),
    ...terms.map(({ id }) => id),
  ]);
  // a house in no co-ownership has no charges of one to ask for
  const wanted = wantedMaterial(facts).filter(
    (one) => one !== "coOwnershipCharges" || !houses.has(facts.type?.id ?? ""),
  );
  const due = new Set<string>(wanted);
  const materialWeight = (fact: string): number | undefined =>
    known.material.includes(fact) ? (due.has(fact) ? 70 : 30) : undefined;
  const stops = (fact: string): number => heavy.get(fact) ?? weights[fact] ?? 0;
  const held = (fact: string): boolean =>
    core.has(fact) ||
    (plain && decisive.has(fact) && (fact === "place" || family !== "micro-post")) ||
    (plain && fact === "own") ||
    isAgainst(fact) ||
    rare.slice(0, 5).includes(fact) ||
    (plain && top.slice(0, 5).includes(fact)) ||
    due.has(fact) ||
    // a first line that the agent chose may need any of the figures
    (brief.lead !== undefined && weights[fact] !== undefined);
  return {
    facts,
    values: { ...termValues, ...own, ...conditionOf(facts), ...signer, ...decidedValues },
    weights: heavy,
    terms,
    own: rare,
    top,
    dealFirst,
    deciding,
    essentials: (keeps ? essentialsIn(facts.country, facts.transaction, facts.language === lang.code) : []).filter(
      (fact) => sayable.has(fact),
    ),
    plain,
    known,
    wanted,
    sayable: [...sayable]
      .filter((fact) => rides[fact] === undefined)
      .map((fact) => ({
        fact,
        weighs: weights[fact] ?? materialWeight(fact) ?? terms.find(({ id }) => id === fact)?.weight ?? 10,
        stops: stops(fact),
        held: held(fact),
      })),
  };
}
