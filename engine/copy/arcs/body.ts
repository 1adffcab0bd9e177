/** What a body is built of: deciding facts and things of this home, ranked, then told theme by theme. */
import type { PlatformFamily } from "#contract/platform";
import type { Theme } from "../deciding/fact.ts";
import { decidingFactsOf } from "../deciding/read.ts";
import { type Said, sayDeciding } from "../deciding/say.ts";
import type { Facts } from "../facts/index.ts";
import type { Family } from "../languages/base/story.ts";
import { fill } from "../languages/base/template.ts";
import { isAgainst, type PointId, points } from "../points/points.ts";
import type { Plan } from "../writing/plan.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";

const familyOf: Readonly<Record<Exclude<PlatformFamily, "email" | "sms">, Family>> = {
  "micro-post": "short",
  moment: "chat",
  note: "list",
  caption: "list",
  "social-post": "chat",
  article: "long",
  portal: "long",
  message: "chat",
  "video-script": "script",
};
export const familyFor = ({ platform: { family } }: Plan): Family =>
  family === "email" || family === "sms" ? "chat" : familyOf[family];

const saidOf = new WeakMap<Facts, Map<string, readonly Said[]>>();
/** What the language says of the home's deciding facts, once for each language and voice: a pack makes many plans. */
export function decidingFor({ listing, facts, lang, style, values }: Plan): readonly Said[] {
  const of = saidOf.get(facts) ?? new Map<string, readonly Said[]>();
  saidOf.set(facts, of);
  const key = `${lang.code}/${style}`;
  const cached = of.get(key);
  if (cached) return cached;
  const said = sayDeciding(decidingFactsOf(listing), lang, facts, style, values);
  of.set(key, said);
  return said;
}

const parking: ReadonlySet<string> = new Set<PointId>([
  "garage",
  "doubleGarage",
  "driveway",
  "parkingSpace",
  "offStreetParking",
  "permitParking",
  "undergroundParking",
  "carport",
  "evCharger",
  "ownedParking",
]);
const outdoors: ReadonlySet<string> = new Set<PointId>([
  "balcony",
  "southBalcony",
  "twoBalconies",
  "utilityBalcony",
  "loggia",
]);
const inner: ReadonlySet<string> = new Set<PointId>([
  "renovated",
  "fullyRenovated",
  "freshWallpaper",
  "fineFinish",
  "newFloors",
  "repainted",
  "bareShell",
  "simpleFinish",
]);

/** Where a thing stands in a text. */
function themeOf(id: PointId): Theme {
  if (isAgainst(id)) return "against";
  if (parking.has(id)) return "building";
  if (outdoors.has(id)) return "outside";
  if (inner.has(id)) return "inside";
  const { topic } = points[id];
  return (
    {
      place: "way",
      space: "inside",
      light: "inside",
      building: "building",
      outdoors: "outside",
      comfort: "inside",
      terms: "terms",
      money: "cost",
    } as const
  )[topic];
}

/** How many deciding facts and things a text of each family has room for, by how tight it is. */
const room: Readonly<
  Record<
    Family | "letter",
    { readonly facts: readonly number[]; readonly things: readonly number[]; readonly least: number }
  >
> = {
  short: { facts: [4, 3, 2, 1], things: [2, 1, 0, 0], least: 54 },
  chat: { facts: [14, 10, 6, 3], things: [7, 3, 1, 0], least: 46 },
  list: { facts: [12, 9, 6, 3], things: [7, 4, 2, 0], least: 46 },
  long: { facts: [60, 30, 14, 6], things: [40, 24, 12, 4], least: 30 },
  letter: { facts: [20, 14, 8, 4], things: [10, 6, 4, 2], least: 44 },
  script: { facts: [7, 5, 3, 2], things: [5, 3, 2, 1], least: 50 },
};
const byLength = { short: 0.5, long: 1.5 } as const;
/** From this weight on a fact is told wherever there is room for one line more. */
const DUE = 80;

interface Thing {
  readonly id: string;
  readonly theme: Theme;
  readonly text: string;
  /** The same for a line of a list. */
  readonly bare?: string;
  readonly weight: number;
  /** In the page's own words, which no sentence of ours need fit. */
  readonly quoted?: boolean;
}

/** Shared with the neighbours, in the words of pages. */
const ofEstate =
  /小区|楼[内里栋]|\d?梯\d?户|敷地内|共用|단지|공용|community|shared|résidence|immeuble|im haus|haus(?:flur|tür)/iu;

/** What one text tells, chosen before its first word, so that every theme knows what is left to it. */
export interface Body {
  readonly facts: readonly Said[];
  readonly things: readonly Thing[];
}

/** Told already by another fact that is told. */
const coveredBy = (facts: readonly Said[]): ReadonlySet<string> => new Set(facts.flatMap(({ says }) => says));

/** The weightiest, in an order that neighbouring platforms do not share among the lesser ones. */
function ranked<T>(items: readonly T[], weight: (item: T) => number, name: (item: T) => string, plan: Plan): T[] {
  const jitter = (item: T): number =>
    weight(item) >= DUE ? 12 : hash(`${plan.brief.seed}/${plan.platform.id}/${plan.style}/${name(item)}`) % 13;
  return items
    .map((item) => ({ item, at: weight(item) + jitter(item) }))
    .sort((a, b) => b.at - a.at)
    .map(({ item }) => item);
}

export function bodyOf(w: Writer): Body {
  const { plan } = w;
  const family = familyFor(plan);
  // a shorter attempt tells fewer facts before it gives up a kind of line
  const share =
    (plan.brief.length ? byLength[plan.brief.length] : 1) * Math.max(0.4, w.depth / Math.max(1, plan.ranked.length));
  const limit = plan.kind === "email" ? room.letter : room[family];
  const most = (of: readonly number[], scale = share): number => Math.ceil((of[w.tight] ?? 0) * scale);
  const texts = (said: Said): string[] => said.texts.filter((_text, at) => !w.banned(`${said.name}/${at}`));
  const all = decidingFor(plan)
    .map((said) => ({ ...said, texts: texts(said) }))
    .filter(({ name, texts: left }) => !w.banned(name) && left.length > 0);
  const facts = ranked(
    all,
    ({ weight }) => weight,
    ({ name }) => name,
    plan,
  ).slice(0, most(limit.facts));
  // a fact that is left out for want of room leaves its points unsaid too: half of it would mislead
  const covered = coveredBy(all);
  const own = plan.known.points
    .filter(({ id }) => !covered.has(id) && w.has(id) && (isAgainst(id) || points[id].weight >= limit.least))
    .map(({ id, text }): Thing => {
      const local = plan.lang.term(text, plan.facts);
      const weight = points[id].weight + (isAgainst(id) ? 30 : 0);
      return { id, theme: themeOf(id), text: local, bare: plan.lang.bare?.(local) ?? local, weight };
    });
  const quotes = [
    ...w.quotable(plan.known.quotes).map((text): Thing => {
      const id = plan.known.quoted.get(text);
      const theme = ofEstate.test(text) ? "building" : id ? themeOf(id) : "inside";
      const weight = id ? Math.min(60, points[id].weight + 4) : 54;
      return { id: text, theme, text: plan.lang.story.quote?.(text) ?? text, weight, quoted: true };
    }),
    ...w.quotable(plan.known.lacks).map(
      (text): Thing => ({
        id: text,
        theme: "against",
        text: plan.lang.story.quote?.(text) ?? text,
        weight: 84,
        quoted: true,
      }),
    ),
  ].filter(({ id }) => {
    const head = plan.known.quoted.get(id);
    return !all.some(({ source }) => source.includes(id)) && !(head !== undefined && covered.has(head));
  });
  const things = ranked(
    [...own, ...quotes.filter(({ weight }) => weight >= limit.least)],
    ({ weight }) => weight,
    ({ id }) => id,
    plan,
  ).slice(0, Math.floor(most(limit.things, share * share)));
  return { facts, things };
}

const parting: Readonly<Record<string, string>> = { zh: "；", ja: "；", fr: " ; " };
const GROUP = 4;

export interface Line {
  readonly theme: Theme;
  /** The fact it tells; "" of things. */
  readonly id: string;
  readonly text: string;
}

/** Sentences of these themes: each deciding fact its own, things named together; remembered as said. */
export function linesOf(body: Body, themes: readonly Theme[], w: Writer, bullets = false): Line[] {
  const { plan } = w;
  const { deciding: words } = plan.lang;
  return themes.flatMap((theme): Line[] => {
    const told: Line[] = [];
    for (const fact of body.facts) {
      if (fact.theme !== theme || w.said.has(fact.name)) continue;
      const options = fact.texts.map((text, at) => ({ text, name: `${fact.name}/${at}` }));
      const chosen = w.choose(fact.name, options, ({ name }) => name);
      if (!chosen) continue;
      const text = bullets ? w.capital(chosen.text) : w.say(chosen.text);
      w.quoteWhole(chosen.name, text, [fact.name, ...fact.says]);
      told.push({ theme, id: fact.id, text });
    }
    const things = body.things.filter((thing) => thing.theme === theme && !w.said.has(thing.id));
    for (let at = 0; at < things.length; at += GROUP) {
      const some = things.slice(at, at + GROUP);
      if (w.banned(`group/${theme}/${at}`)) continue;
      const names = some.map(({ text, bare }) => (bullets ? (bare ?? text) : text));
      const list = names.some((name) => /,(?!\d)|[，、]/u.test(name))
        ? names.join(parting[plan.lang.code] ?? "; ")
        : plan.lang.list(names);
      const plain = bullets || some.some(({ quoted }) => quoted === true);
      const able = words.groups[theme].filter((one) => !one.startsWith(names.length > 1 ? "{?single}" : "{?many}"));
      const template = plain ? "{list}" : (w.choose(`group/${theme}/${at}`, able) ?? "{list}");
      const filled = fill(template, { list, [some.length > 1 ? "many" : "single"]: "" }, new Set())?.text ?? list;
      const text = bullets ? w.capital(filled) : w.say(filled);
      w.quoteWhole(
        `group/${theme}/${at}`,
        text,
        some.map(({ id }) => id),
      );
      told.push({ theme, id: "", text });
    }
    return told;
  });
}
