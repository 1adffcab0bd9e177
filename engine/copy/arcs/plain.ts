/** Plain telling: which homes have enough to tell, what decides about them, and what they have, part by part. */
import type { PlatformFamily } from "#contract/platform";
import type { Theme } from "../deciding/fact.ts";
import { ranksIn } from "../deciding/market.ts";
import type { RowKey } from "../languages/base/language.ts";
import { type Family, type Part, parts, type Scene } from "../languages/base/story.ts";
import { fill } from "../languages/base/template.ts";
import type { Topic } from "../points/point.ts";
import { isAgainst, ofHouse, type PointId, points } from "../points/points.ts";
import { states } from "../points/states.ts";
import type { Known } from "../story/known.ts";
import type { Plan } from "../writing/plan.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";
import { decidingLeads, decidingLines, looseQuotes, saidByDeciding } from "./deciding.ts";
import { nameOf, shortcoming, texts, usable, weightOf } from "./scenes.ts";

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
/** The kind of text that a platform's readers are used to; a letter is told as a chat. */
export const familyFor = ({ platform: { family } }: Plan): Family =>
  family === "email" || family === "sms" ? "chat" : familyOf[family];

/** Posts choose among so many of the best first lines. */
const BEST = 3;
/** From this weight on a first line is no platform's own. */
const ALWAYS = 108;
/** Of a short text the page's sentence takes no more than this. */
export const shortPassage = { alphabet: 110, signs: 44 } as const;

/** A first line made of one thing of this home stops a reader sooner than one that lists three. */
const HOOK = 24;
/** More than a pack has posts. */
const MOST_HOOKS = 12;
/** From this weight on in its market a thing is worth the first line. */
const WORTH_A_HOOK = 60;
function isHook({ on }: Scene, { facts }: Plan): boolean {
  const ranks = ranksIn(facts.country, facts.transaction);
  return on.some((id) => id in points && (ranks[id as PointId] ?? points[id as PointId].weight) >= WORTH_A_HOOK);
}

/** The first line of a plain post: facts that decide, with their figures; neighbours leave what is taken. */
export function plainOpening(
  leads: readonly Scene[],
  known: Known,
  w: Writer,
  scenes: readonly Scene[] = [],
): Scene | null {
  const { style, brief, platform, avoid, dealFirst } = w.plan;
  const jitter = (scene: Scene): number => hash(`${brief.seed}/${platform.id}/${nameOf(scene)}`) % 8;
  const short = familyFor(w.plan) === "short";
  const covered = saidByDeciding(w.plan);
  const ranks = ranksIn(w.plan.facts.country, w.plan.facts.transaction);
  const hooks = new Set(
    scenes
      .filter((one) => isHook(one, w.plan) && !one.on.some((id) => covered.has(id)))
      .sort((a, b) => weightOf(b, ranks) - weightOf(a, ranks))
      .slice(0, MOST_HOOKS),
  );
  const ofHook = (scene: Scene): number => (hooks.has(scene) ? weightOf(scene, ranks) + HOOK : weightOf(scene));
  // a thing that a neighbour has led with may lead here too, in words of its own
  const again = (scene: Scene): boolean =>
    hooks.has(scene) && usable(scene, texts(scene.open, style), known, w).some((text) => !avoid.has(text));
  const able = [...leads, ...decidingLeads(w.plan), ...hooks]
    // a price in the first line leaves the sentence of the price nothing to say
    .filter(({ on }) => short || !on.some((id) => id === "price" || id === "signingSum"))
    .filter((scene) => usable(scene, texts(scene.open, style), known, w).length > 0)
    // what decides in this market stands in the first line, also where it is no thing to look at
    .map((scene) => ({ scene, rank: ofHook(scene) + jitter(scene) + (dealFirst && scene.on[0] === "top" ? 14 : 0) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ scene }) => scene);
  // what changes the whole deal is said first everywhere, each time in other words
  const always = (scene: Scene): boolean => weightOf(scene) >= ALWAYS && scene.on.some((id) => id.startsWith("fact:"));
  const free = able.filter((scene) => !avoid.has(nameOf(scene)) || always(scene));
  const [first] = free;
  if (first && always(first)) return w.take("angle", [first], nameOf) ?? first;
  const fresh = hooks.size === 0 ? [] : free.filter((scene) => hooks.has(scene));
  const left = fresh.length > 0 ? [] : able.filter(again);
  // rather the page's own words on this home than a list of what it has
  if (hooks.size > 0 && fresh.length === 0 && !always(able[0] ?? { on: [], icon: "" }) && mayQuote(known, w))
    return null;
  const best = [fresh, left, free, able].find((some) => some.length > 0) ?? [];
  return w.take("angle", best.slice(0, BEST), nameOf) ?? null;
}

/** Has the page a short sentence on a thing of this home that no neighbour has begun with? */
export const hookable = ({ name, text, says, drawback, arranges }: Known["passages"][number], w: Writer): boolean =>
  !w.banned(name) &&
  !w.plan.avoid.has(name) &&
  !drawback &&
  !arranges &&
  text.length <= (w.marks.gap === "" ? shortPassage.signs : shortPassage.alphabet) &&
  says.some((fact) => fact in points && !w.said.has(fact));
const mayQuote = (known: Known, w: Writer): boolean => known.passages.some((passage) => hookable(passage, w));

const ofTopic: Readonly<Record<Topic, Part>> = {
  place: "around",
  space: "inside",
  light: "inside",
  comfort: "inside",
  outdoors: "outside",
  building: "building",
  terms: "deal",
  money: "deal",
};
/** Told by their light among terms, and yet outside. */
const balconies: ReadonlySet<PointId> = new Set<PointId>([
  "balcony",
  "southBalcony",
  "twoBalconies",
  "utilityBalcony",
  "loggia",
]);
export const partOf = (id: PointId): Part =>
  states.has(id) || ofHouse.has(id) ? "state" : balconies.has(id) ? "outside" : ofTopic[points[id].topic];

/** Where deciding facts stand among the parts; what speaks against the home, costs and terms have places of their own. */
const themes: Readonly<Record<Part, readonly Theme[]>> = {
  state: ["deal"],
  inside: ["inside"],
  outside: ["outside"],
  building: ["building"],
  around: ["way"],
  deal: [],
};

interface Item {
  readonly id: string;
  readonly part: Part;
  readonly text: string;
  readonly bare: string;
  /** In the page's words, which no sentence of ours need fit. */
  readonly quoted: boolean;
}

/** What a text of each family has room for. */
const room: Readonly<Record<Family, number>> = { long: 40, chat: 9, list: 9, short: 3, script: 3 };

/** What of the home is not said yet, the weightiest first; a short text takes what its neighbours have not. Remembered as said. */
function itemsOf(known: Known, w: Writer): Item[] {
  const { lang, avoid } = w.plan;
  const family = familyFor(w.plan);
  const long = family === "long";
  const most = family === "short" ? room.short - w.tight : Math.max(3, room[family] - w.tight * 3);
  const listed = (name: string): string => `listed/${name}`;
  // a feature in the page's words says more of a thing than its name
  const covered = new Set<string>([...saidByDeciding(w.plan), ...known.quotedPoints]);
  const own = known.points
    .filter(
      ({ id }) => !covered.has(id) && !w.said.has(id) && w.has(id) && !isAgainst(id) && !shortcoming(id, lang.story),
    )
    .filter(({ id }) => points[id].weight >= (long ? 30 : 38))
    .map(({ id, text }) => ({
      id: id as string,
      part: partOf(id),
      text,
      bare: lang.bare?.(text) ?? text,
      quoted: false,
      weight: points[id].weight,
    }));
  const quotes = looseQuotes(known.quotes, w).map((phrase) => {
    const head = known.quoted.get(phrase);
    const said = lang.story.quote?.(phrase) ?? phrase;
    const part: Part = head ? partOf(head) : "inside";
    return { id: phrase, part, text: said, bare: phrase, quoted: true, weight: head ? points[head].weight + 4 : 54 };
  });
  const rank = ({ id, weight }: { id: string; weight: number }): number =>
    !long && avoid.has(listed(id)) ? weight - 30 : weight;
  const chosen = [...own, ...quotes].sort((a, b) => rank(b) - rank(a)).slice(0, most);
  w.markSaid(chosen.map(({ id }) => id));
  for (const { id } of chosen) w.take("listed", [id], listed);
  return chosen;
}

const parting: Readonly<Partial<Record<string, string>>> = { zh: "；", ja: "／", fr: " ; " };
/** Has it a comma that parts words? */
export const hasComma = (text: string): boolean => /,(?!\d)|[，、]/u.test(text);
/** On one line, things that have commas of their own are parted by more than commas. */
export function listOf(texts: readonly string[], w: Writer): string {
  const { code, list } = w.plan.lang;
  return texts.some(hasComma) ? texts.join(parting[code] ?? "; ") : list(texts);
}
/** In prose they are sentences of their own behind the list of the others. */
function proseOf(texts: readonly string[], { plan: { lang }, marks }: Writer): string[] {
  // "renovated in 2023 and a school beside the complex" is no sentence in a language with articles
  if (marks.gap !== "") return [...texts];
  const short = texts.filter((text) => !hasComma(text));
  return [...(short.length === 0 ? [] : [lang.list(short)]), ...texts.filter(hasComma)];
}

/** What the house is, then what was done to it: no two things of a kind, so no "and" between them. */
const stateOf = (items: readonly Item[], w: Writer): string =>
  [...items.filter(({ id }) => ofHouse.has(id)), ...items.filter(({ id }) => !ofHouse.has(id))]
    .map(({ bare }) => bare)
    .join(w.marks.comma);

/** A sentence for each part of the home, in a reader's order. */
export function thingsOf(known: Known, w: Writer): string {
  const { plain } = w.plan.lang;
  const family = familyFor(w.plan);
  const items = itemsOf(known, w);
  const told = parts.flatMap((part) => {
    const some = items.filter((item) => item.part === part);
    const [own, quoted] = [some.filter((one) => !one.quoted), some.filter((one) => one.quoted)];
    const template = w.choose(`group/${part}`, texts(plain.groups[part], w.plan.style)) ?? "{list}";
    const inSentence = !template.startsWith("{list}");
    const sentence =
      own.length === 0
        ? []
        : [
            fill(
              template,
              {
                list:
                  part === "state" && !inSentence
                    ? stateOf(own, w)
                    : listOf(
                        own.map(({ text, bare }) => (inSentence ? text : bare)),
                        w,
                      ),
              },
              new Set(),
            )?.text ?? "",
          ];
    const words = proseOf(
      quoted.map(({ text }) => text),
      w,
    );
    return [...decidingLines(themes[part], family, w), ...sentence, ...words];
  });
  return told.map((text) => w.say(text)).join(w.marks.gap);
}

const icons: Readonly<Record<Part, string>> = {
  inside: "✨",
  outside: "🌿",
  building: "🏢",
  around: "🚶",
  state: "🏠",
  deal: "📄",
};
/** What a thing is, at a glance; the part of the home where it is nothing of these. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/park|garage|carport|driveway|evCharger/iu, "🚗"],
  [/bike|bicycle/iu, "🚲"],
  [/kitchen|oven|hob|cook|pantry|dishwasher/iu, "🍳"],
  [/bath|shower|wc$/iu, "🛁"],
  [/fireplace|stove|gasFire/iu, "🔥"],
  [/heat|boiler/iu, "🌡️"],
  [/glaz|window|skylight|shutter/iu, "🪟"],
  [/fibre|broadband|internet/iu, "📶"],
  [/lift/iu, "🛗"],
  [/cellar|storage|basement|attic|loft|shed/iu, "📦"],
  [/floorboards|parquet|herringbone|wood(?:en)?Floor/iu, "🪵"],
  [/pets|cats|dogs/iu, "🐾"],
  [/solar/iu, "☀️"],
];
const signOf = ({ id, part }: Item, known: Known): string =>
  signs.find(([pattern]) => pattern.test(known.quoted.get(id) ?? id))?.[1] ?? icons[part];
const isLively = ({ style }: Plan): boolean => style === "friendly" || style === "trendy";
const A_LINE = 3;
/** Names of things are long there: each takes a line of its own. */
const hasArticles = (w: Writer): boolean => w.plan.lang.bare !== undefined;

/** The same in lines, one or more for each part. */
export function groupsOf(known: Known, w: Writer): string {
  const items = itemsOf(known, w);
  const family = familyFor(w.plan);
  const lines = parts.flatMap((part) => {
    const icon = isLively(w.plan) ? icons[part] : "·";
    const own = items.filter((item) => item.part === part);
    const facts = decidingLines(themes[part], family, w).map((text) => text.replace(/(?<!\.)[.。]$/u, ""));
    if (hasArticles(w))
      return [
        ...facts.map((text) => `${isLively(w.plan) && part === "inside" ? "🔧" : icon} ${text}`),
        ...own.map((item) => {
          const said = w.capital(item.quoted ? item.text : item.bare);
          return `${isLively(w.plan) ? signOf(item, known) : icon} ${said}`;
        }),
      ];
    const some = own.map(({ bare, text, quoted }) => (quoted ? text : bare));
    const rows: string[][] = [];
    for (let at = 0; at < some.length; at += A_LINE) rows.push(some.slice(at, at + A_LINE));
    return [...facts, ...rows.map((row) => w.capital(listOf(row, w)))].map((text) => `${icon} ${text}`);
  });
  return lines.join("\n");
}

/** The home's figures: what belongs together on one line, or by their labels where a voice is dry. */
const sheets: readonly (readonly [icon: string, keys: readonly RowKey[]])[] = [
  ["📍", ["place", "name"]],
  ["🚇", ["transit"]],
  ["📐", ["type", "layout", "area", "land"]],
  ["🏠", ["floor", "aspect", "year"]],
  ["💰", ["price"]],
];
/** The wordings that need no label, the shortest first. */
const cellsOf = (key: RowKey): readonly string[] =>
  key === "layout"
    ? ["{layout.list}", "{layout}"]
    : key === "price" || key === "land"
      ? [`{${key}}`]
      : [`{${key}.short}`, `{${key}}`];
export function sheetOf(w: Writer): string {
  const { lang } = w.plan;
  const unsaid = (key: string): boolean => !w.said.has(key);
  if (isLively(w.plan)) {
    const between = lang.code === "zh" || lang.code === "ja" ? "｜" : " · ";
    return sheets
      .flatMap(([icon, keys]) => {
        const cells = keys
          .filter(unsaid)
          .flatMap((key) => {
            const cell = cellsOf(key).find((one) => w.canFill(one));
            return (cell === undefined ? null : w.fillNow(cell)) ?? [];
          })
          .map((cell) => lang.bare?.(cell) ?? cell);
        return cells.length === 0 ? [] : [`${icon} ${w.capital(cells.join(between))}`];
      })
      .join("\n");
  }
  return sheets
    .flatMap(([_icon, keys]) => [...keys])
    .filter(unsaid)
    .flatMap((key) => {
      const cell = w.fillNow(lang.cells[key] ?? `{${key}}`);
      return cell === null ? [] : [`${lang.labels[key]}${lang.marks.colon}${cell}`];
    })
    .join("\n");
}
