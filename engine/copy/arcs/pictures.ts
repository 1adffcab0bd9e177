/** Scenes of what the home has, each in a line of its own, with its icon where lines have one. */
import { ranksIn } from "../deciding/market.ts";
import type { Family, Scene } from "../languages/base/story.ts";
import type { Topic } from "../points/point.ts";
import { isAgainst, type PointId, points } from "../points/points.ts";
import type { Known } from "../story/known.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";
import { saidByDeciding } from "./deciding.ts";
import { familyFor } from "./plain.ts";
import { isLight, kindOf, nameOf, type Scenes, saidBy, texts, usable } from "./scenes.ts";
import { keepsAll, type Telling } from "./telling.ts";

/** Of a plain post so many of the home's best things are told, each in a line of its own; the others are named. */
const pictures: Readonly<Record<Family, number>> = { list: 4, chat: 2, short: 1, long: 0, script: 0 };

export function picturesOf(telling: Telling): { icon: string; text: string }[] {
  const { w } = telling;
  const most = keepsAll(w) && w.plan.plain ? pictures[familyFor(w.plan)] - w.tight * 2 : 0;
  if (most <= 0) return [];
  const covered = saidByDeciding(w.plan);
  const ranks = ranksIn(w.plan.facts.country, w.plan.facts.transaction);
  const weight = (id: string): number => ranks[id as PointId] ?? (id in points ? points[id as PointId].weight : 0);
  // figures have lines of their own, and what a deciding fact tells is told with its year
  const ranked = telling.scenes.ranked.filter(
    ({ on }) => !on.some((id) => covered.has(id)) && on.some((id) => weight(id) >= WORTH_A_PICTURE),
  );
  return scenesOf({ ...telling, scenes: { ...telling.scenes, ranked: ranked.slice(0, MOST_PICTURES) } }, most);
}

const MOST_PICTURES = 14;

/** From this weight on in its market a thing of a plain post is worth a line of its own. */
const WORTH_A_PICTURE = 52;

/** The mark that a line of its own begins with, by the voice. */
export const picture = (icon: string, { plan: { style } }: Writer): string =>
  style === "friendly" || style === "trendy" ? icon : "·";

/** So many scenes of weight suffice for posts of one campaign to differ. */
const WEIGHTY = 5;

/** Among what a text has said: it has told a picture of a thing that most homes have. */
const LIGHT = "kind/light";

/**
 * The best scenes that say something new, each in one of this voice's lines. What a neighbour has said in the only words
 * there are is left to it, but for two: a long text tells everything.
 */
export function scenesOf(
  { scenes, known, w }: Telling,
  most: number,
  bullets = false,
): { icon: string; text: string }[] {
  const told: { icon: string; text: string }[] = [];
  const style = w.plan.style;
  const long = familyFor(w.plan) === "long";
  const weighty =
    keepsAll(w) && scenes.ranked.filter((scene) => scene.line && !isLight(scene, w.plan)).length > WEIGHTY;
  const tell = (scene: Scene, templates: readonly string[]): void => {
    const template = w.choose(`line/${scene.on.join("+")}`, templates);
    const text = template === undefined ? null : w.fillNow(template);
    if (!text) return;
    w.markSaid(saidBy(scene));
    if (isLight(scene, w.plan)) w.markSaid([LIGHT]);
    told.push({ icon: scene.icon, text });
  };
  const plain = bullets ? plainOf(known, scenes, w) : [];
  for (const { id, text, icon } of plain.slice(0, Math.ceil(most / 2))) {
    w.markSaid([id]);
    told.push({ icon, text });
  }
  // a feature in the page's own words says more of this home than a line that many homes share
  for (const phrase of bullets ? w.quotable(known.quotes).slice(0, Math.max(0, most - told.length - 1)) : []) {
    w.markSaid([phrase]);
    told.push({ icon: iconOf(phrase, known), text: phrase });
  }
  for (const [limit, again] of [
    [most, long],
    [long ? most : Math.min(most, 2), true],
  ] as const)
    for (const scene of scenes.ranked) {
      if (told.length >= limit) break;
      if ([nameOf(scene), ...scene.on].some((id) => w.said.has(id))) continue;
      // no two pictures of one kind, and none of what every home has beside one that tells more
      const kind = kindOf(scene);
      if (weighty && kind !== null && w.said.has(kind)) continue;
      // a home with things of weight needs no picture of what every home has
      if (weighty && isLight(scene, w.plan) && (told.length > 0 || w.said.has(LIGHT))) continue;
      const templates = usable(scene, texts(scene.line, style), known, w);
      tell(scene, again ? templates : templates.filter((template) => !w.plan.avoid.has(template)));
    }
  // in a list the others are named
  for (const { id, text } of bullets && keepsAll(w) ? known.points : []) {
    if (told.length >= most) break;
    if (w.said.has(id) || !w.has(id) || isAgainst(id) || points[id].weight < 40) continue;
    w.markSaid([id]);
    told.push({ icon: icons[points[id].topic], text: w.plan.lang.bare?.(text) ?? text });
  }
  return told;
}

const icons: Readonly<Record<Topic, string>> = {
  place: "📍",
  space: "🚪",
  light: "🪟",
  building: "🏠",
  outdoors: "🌿",
  comfort: "✨",
  terms: "📄",
  money: "🧾",
};

const plainIcons = ["✨", "📌", "👌", "➕"] as const;

/** Of what a feature speaks of, the heaviest. */
function iconOf(phrase: string, known: Known): string {
  const id = known.quoted.get(phrase);
  return id ? icons[points[id].topic] : (plainIcons[hash(phrase) % plainIcons.length] ?? icons.comfort);
}

/** Things of this home alone that no scene of the bank tells, the rarest first. */
function plainOf(known: Known, { all }: Scenes, w: Writer): { id: PointId; text: string; icon: string }[] {
  const told = new Set(all.filter(({ line }) => line).flatMap(({ on }) => on.map(String)));
  return known.points.flatMap(({ id, text }) =>
    told.has(id) || w.said.has(id) || !w.has(id) || isAgainst(id) || points[id].weight < 44
      ? []
      : [{ id, text: w.plan.lang.bare?.(text) ?? text, icon: icons[points[id].topic] }],
  );
}
