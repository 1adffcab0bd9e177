/** The content plan: which facts, in what weight, with whose voice. One plan serves one piece; it knows no sentence. */
import type { Brief, CopyLanguage, PieceKind } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { specificationPlatforms } from "#engine/platforms/index";
import { type Facts, factsOf } from "../facts/index.ts";
import type { Drawback, LanguageRealiser } from "../languages/base/language.ts";
import { derived } from "../languages/base/story.ts";
import { factOf, type Values } from "../languages/base/template.ts";
import type { MaterialKind } from "../material/kinds.ts";
import { wantedMaterial } from "../material/wanted.ts";
import { points } from "../points/points.ts";
import { type Known, knownOf } from "../story/known.ts";
import { styles } from "../styles/index.ts";
import type { Style } from "../styles/style.ts";
import type { Term } from "../terms/term.ts";
import { type Choose, chooser, hash } from "./seeded-choice.ts";
import { licenceOf, signerOf } from "./signer.ts";

/** What one piece is for. */
export type Target = { readonly platform: string; readonly language: CopyLanguage; readonly kind: PieceKind };

export type Plan = {
  readonly facts: Facts;
  readonly brief: Brief;
  readonly platform: Platform;
  readonly kind: PieceKind;
  readonly lang: LanguageRealiser;
  readonly style: Style;
  /** Everything this language can say about the home, people and page included. */
  readonly values: Values;
  /** Names of facts, the most telling first: the first ones survive a short limit. */
  readonly ranked: readonly string[];
  /** The same with what a short post leaves out: the first line may use any of it. */
  readonly all: readonly string[];
  /** Stated terms this language can say, most telling first, with their wording. */
  readonly terms: readonly { readonly term: Term; readonly text: string; readonly bare: string }[];
  readonly drawbacks: readonly Drawback[];
  /** What the language's story can say; null where it has none yet. */
  readonly known: Known | null;
  /** Material information that this market's advertisement needs. */
  readonly wanted: readonly MaterialKind[];
  readonly choose: Choose;
  /** Arcs, angles and templates that neighbours have taken (see ./seeded-choice.ts). */
  readonly avoid: ReadonlySet<string>;
};

const weights: Readonly<Record<string, number>> = {
  price: 100,
  layout: 96,
  area: 94,
  place: 92,
  name: 90,
  aspect: 74,
  transit: 73,
  land: 62,
  type: 60,
  floor: 55,
  year: 50,
  address: 20,
};

/** Facts that ride on another's rank: they are sayable when it is. */
export const rides: Readonly<Record<string, string>> = {
  beds: "layout",
  baths: "layout",
  city: "place",
  district: "place",
};
const people = new Set<string>(["agent", "company", "phone", "licence", "sale", "rent", "resale", ...derived]);
export const isAlways = (fact: string): boolean => people.has(fact);

function drawbacksOf(facts: Facts): Drawback[] {
  const has = (id: string) => facts.terms.some((term) => term.id === id);
  const drawbacks: Drawback[] = [];
  if (has("noLift")) drawbacks.push("noLift");
  if (has("shared")) drawbacks.push("sharedHome");
  if (has("bareFinish")) drawbacks.push("bareFinish");
  if (facts.aspect.length > 0 && facts.aspect.every((way) => way === "N")) drawbacks.push("northOnly");
  if (facts.bathrooms === 1 && (facts.bedrooms ?? 0) >= 2 && !has("shared")) drawbacks.push("oneBathroom");
  if (facts.floor?.band === "ground" || (facts.floor?.level === 1 && facts.country === "CN"))
    drawbacks.push("groundFloor");
  if (has("unfurnished")) drawbacks.push("unfurnished");
  if (facts.year !== null && facts.year < 1995) drawbacks.push("olderBuilding");
  return drawbacks;
}

/** Short posts choose: beyond the five most telling facts each leaves out its own few. Long texts and messages tell everything. */
const isShort = (platform: Platform): boolean =>
  !["article", "portal", "message", "email", "sms"].includes(platform.family);
/** Points that the older banks write through a slot's name. */
const slotsOf: Readonly<Record<string, Term["slot"]>> = {
  fineFinish: "finish",
  simpleFinish: "finish",
  bareShell: "finish",
  renovated: "finish",
  fullyRenovated: "finish",
  fiveOnly: "tax",
  overFive: "tax",
  overTwo: "tax",
  wholeHome: "tenancy",
  sharedHome: "tenancy",
};
const slotOf = (id: string): Pick<Term, "slot"> => {
  const slot = slotsOf[id];
  return slot ? { slot } : {};
};
const leavesOut = (key: string): boolean => hash(key) % 100 < 30;

/** China forbids distances given as time; the fact is then left unsaid. */
function lawful(facts: Facts, brief: Brief): Facts {
  const legal = brief.market === "CN" && facts.transit?.metres === null ? { ...facts, transit: null } : facts;
  // of a house "3层" counts its storeys
  return houses.has(facts.type?.id ?? "") ? { ...legal, floor: null } : legal;
}

const houses: ReadonlySet<string> = new Set([
  "villa",
  "semi",
  "terraced",
  "detached",
  "house",
  "bungalow",
  "farmhouse",
  "block",
]);

/** Where a piece stands among its neighbours, so that no two of them take the same wordings. */
function shiftOf(platform: string, style: Style): number {
  const at = (specificationPlatforms as readonly string[]).indexOf(platform);
  const styleAt = Object.keys(styles).indexOf(style.id);
  return (at >= 0 ? at : hash(platform) % 11) + styleAt;
}

export function planOf(
  listing: Listing,
  brief: Brief,
  platform: Platform,
  kind: PieceKind,
  lang: LanguageRealiser,
  avoid: ReadonlySet<string> = new Set(),
): Plan {
  const facts = lawful(factsOf(listing), brief);
  const style = styles[brief.style];
  const choose = chooser(brief.seed, shiftOf(platform.id, style));
  const story = lang.story ? knownOf(listing, facts, lang.story, lang.code) : null;
  const told: readonly Term[] = story
    ? story.points.map(({ id, text }) => ({
        id,
        topic: points[id].topic,
        salience: points[id].weight,
        match: /(?!)/u,
        say: { [lang.code]: text },
        ...slotOf(id),
      }))
    : facts.terms;
  const terms = told
    .flatMap((term) => {
      const word = term.say[lang.code];
      if (!word) return [];
      const text = lang.term(choose(`term/${term.id}`, word.split("|")) ?? word, facts);
      return [{ term, text, bare: lang.bare?.(text) ?? text }];
    })
    .sort((a, b) => b.term.salience - a.term.salience);
  const termValues = Object.fromEntries(
    terms.flatMap(({ term, text, bare }) => [
      [term.id, text],
      ...(lang.bare ? [[`${term.id}.bare`, bare]] : []),
      ...(term.slot ? [[term.slot, text]] : []),
    ]),
  );
  const own = { ...lang.values(facts), ...story?.values };
  const condition =
    facts.transaction === "sale" ? { sale: "", ...(facts.country === "CN" ? { resale: "" } : {}) } : { rent: "" };
  const signs = signerOf(listing, brief);
  const signer = {
    agent: signs.name ?? undefined,
    company: signs.company ?? undefined,
    phone: signs.phone ?? undefined,
    licence: licenceOf(listing, brief) ?? undefined,
  };
  const sayable = new Set([
    ...Object.keys(own)
      .filter((key) => own[key] !== undefined)
      .map(factOf),
    ...terms.map(({ term }) => term.id),
  ]);
  // a house in no co-ownership has no charges of one to ask for
  const wanted = wantedMaterial(facts).filter(
    (kind) => kind !== "coOwnershipCharges" || !houses.has(facts.type?.id ?? ""),
  );
  const materialWeight = (fact: string): number | undefined =>
    story?.material.includes(fact) ? ((wanted as readonly string[]).includes(fact) ? 70 : 30) : undefined;
  const weight = (fact: string): number =>
    (weights[fact] ?? materialWeight(fact) ?? terms.find(({ term }) => term.id === fact)?.term.salience ?? 10) +
    (hash(`${brief.seed}/${fact}`) % 9) -
    4;
  const all = [...sayable].filter((fact) => rides[fact] === undefined).sort((a, b) => weight(b) - weight(a));
  const ranked =
    isShort(platform) && !story
      ? all.filter((fact, at) => at < 5 || !leavesOut(`${brief.seed}/${platform.id}/${style.id}/${fact}`))
      : all;
  return {
    facts,
    brief,
    platform,
    kind,
    lang,
    style,
    values: { ...termValues, ...own, ...condition, ...signer },
    ranked,
    all,
    terms,
    drawbacks: drawbacksOf(facts),
    known: story,
    wanted,
    choose,
    avoid,
  };
}
