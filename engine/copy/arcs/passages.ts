/** What the agent wrote of the home, word for word: as the first line, and behind it. */
import type { Family, Scene } from "../languages/base/story.ts";
import { type PointId, points } from "../points/points.ts";
import type { Writer } from "../writing/writer.ts";
import { familyFor, hookable, shortPassage } from "./plain.ts";
import { keepsAll, pageOpens, type Telling } from "./telling.ts";

/** Sentences of the agent's description that a text of each family has room for, in paragraphs of so many. */
export const passageRoom: Readonly<Record<Family, readonly [most: number, paragraph: number]>> = {
  long: [12, 4],
  chat: [3, 3],
  list: [1, 1],
  short: [1, 1],
  script: [0, 1],
};

/** Where there is room, a first line may run on. */
const OPENING_PASSAGE = 190;

/** Has the first line something to say that outweighs the page's own sentence: a deal that changes everything? */
function leadsStrongly(opening: Scene | null, { plan }: Writer): boolean {
  if (!plan.plain) return opening?.on.some((id) => id === "own" || id in points) === true;
  if (opening === null) return false;
  return !pageOpens.has(plan.lang.code) || opening.on.some((id) => id.startsWith("fact:"));
}

/** From this weight on a thing makes a sentence of the page worth standing first. */
const TELLING = 52;

/** What is in use, unfinished or somebody else's too is told, but not first. */
const humble =
  /\b(?:unfinished|unheated|old|small\w{0,3}|currently|used as|storage|dates? from|shared|redecorated|(?:shower room|bathroom|kitchen) was|heat(?:ing|ed) (?:is )?by|beheizt|derzeit|zurzeit|genutzt|alte[rsnm]?|kleine\w?|gemeinsam\w{0,3}|teils|actuellement|sert de|petite?s?|vétuste|commune?s?)\b/iu;

/**
 * Where nothing weighs more, a sentence of the page stands first: of a text read whole its first one, else the most telling.
 * `again`: one that a neighbour has begun with.
 */
export function hookOf({ opening, known, w }: Telling, again: boolean): string {
  const family = familyFor(w.plan);
  const own = w.plan.plain && pageOpens.has(w.plan.lang.code);
  if (leadsStrongly(opening, w) || w.plan.brief.lead !== undefined || family === "script" || (again && !own)) return "";
  // a few lines have room for it, or for where the home is
  if (own && family === "short" && w.tight > 2) return "";
  const runsOn = family !== "short" && own;
  const longest = w.marks.gap === "" ? shortPassage.signs : runsOn ? OPENING_PASSAGE : shortPassage.alphabet;
  const able = known.passages.filter((passage, at) => {
    if (!own) return hookable(passage, w);
    const { name, text, says, drawback, arranges } = passage;
    if (w.banned(name) || w.plan.avoid.has(name) !== again || drawback || arranges || text.length > longest)
      return false;
    const heads = says.filter((fact): fact is PointId => fact in points && !w.said.has(fact));
    return !humble.test(text) && (at < 2 || heads.some((id) => points[id].weight >= TELLING) || heads.length > 1);
  });
  const [best] = family === "long" && runsOn ? able : [...able].sort((a, b) => b.weight - a.weight);
  if (!best) return "";
  w.quoteWhole(best.name, best.text, best.says);
  return best.text;
}

/** Does a sentence with these tell more than has been told? Features in the page's words are things that points name. */
function isNews(says: readonly string[], { said }: Writer): boolean {
  const things = says.filter((fact) => fact in points);
  return (things.length > 0 ? things : says).some((fact) => !said.has(fact));
}

/** What the agent wrote of this home, as it was written: the telling ones that neighbours have not, in the page's order. */
export function passages({ known, w }: Telling): string {
  const family = familyFor(w.plan);
  const [some, paragraph] = passageRoom[family];
  const most = w.plan.plain && (family === "chat" || family === "list") ? some + 1 : some;
  const long = family === "long";
  const more = most > 1 && w.plan.brief.length === "long" ? 2 : 0;
  const brief = keepsAll(w) && w.plan.brief.length === "short" && w.tight >= 2;
  const room = brief ? 0 : Math.max(0, most + more - w.tight * (long ? 4 : 1));
  const longest = w.marks.gap === "" ? shortPassage.signs : shortPassage.alphabet;
  const able = known.passages.filter(
    ({ name, text, says, arranges, drawback }) =>
      !w.banned(name) &&
      !w.told(name) &&
      (long || !drawback) &&
      (family !== "short" || text.length <= longest) &&
      (long || (!arranges && isNews(says, w))),
  );
  const byWeight = [...able].sort((a, b) => b.weight - a.weight);
  const fresh = long ? byWeight : byWeight.filter(({ name }) => !w.plan.avoid.has(name));
  // what a neighbour has quoted may stand here too, but for a short text
  const again = byWeight
    .filter((one) => !fresh.includes(one))
    .slice(0, family === "short" || !w.plan.plain ? 0 : Math.floor(most / 2));
  const chosen = new Set([...fresh, ...again].slice(0, room));
  const told = able.filter((one) => chosen.has(one));
  for (const { name, text, says } of told) w.quoteWhole(name, text, says);
  const kept = [...told.filter(({ arranges }) => !arranges), ...told.filter(({ arranges }) => arranges)];
  const texts = kept.map(({ text }) => text);
  const parts: string[] = [];
  for (let at = 0; at < texts.length; at += paragraph) parts.push(texts.slice(at, at + paragraph).join(w.marks.gap));
  return parts.join("\n\n");
}
