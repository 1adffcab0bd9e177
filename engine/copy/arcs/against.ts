/** What speaks against the home, said openly. */
import { factsNamed, fill } from "../languages/base/template.ts";
import { isAgainst, points } from "../points/points.ts";
import { saidByDeciding, saidByGrave } from "./deciding.ts";
import { familyFor } from "./plain.ts";
import { saidBy, shortcoming, texts, usable } from "./scenes.ts";
import { keepsAll, pageOpens, type Telling } from "./telling.ts";

/** All that the page states against it, in one line, the weightiest first; "" for one thing that a scene tells better. */
export function againstOf({ story, known, w, led }: Telling): string {
  const covered = w.plan.plain ? saidByDeciding(w.plan) : saidByGrave(w.plan);
  const all = known.points.filter(({ id }) => isAgainst(id) && !covered.has(id) && !w.said.has(id) && w.has(id));
  const lacks = w.quotable(known.lacks).slice(0, 2);
  const [only] = all;
  if (
    all.length + lacks.length === 0 ||
    (!w.plan.plain && lacks.length === 0 && all.length === 1 && only && shortcoming(only.id, story))
  )
    return "";
  const most = familyFor(w.plan) === "short" ? 2 : familyFor(w.plan) === "long" ? 7 : 4;
  const told = all.slice(0, Math.max(2, most - w.tight));
  w.markSaid(told.flatMap(({ id }) => (id === "noLift" ? [id, "upstairsWithoutLift"] : [id])));
  const template = (led ? undefined : w.choose("against", story.against[w.plan.style])) ?? "{against}";
  w.markSaid(lacks);
  const items = [...told.map(({ text }) => text), ...lacks.map((phrase) => story.quote?.(phrase) ?? phrase)];
  return w.say(fill(template, { against: w.plan.lang.list(items) }, new Set())?.text ?? "");
}

/** True of every older house or flat on the ground floor: said where there is little of this home's own to say. */
const ofMany: ReadonlySet<string> = new Set(["groundLevel", "olderBuilding", "pre1940", "year", "floor"]);

/** What its year alone says of a home. */
const ofAge: ReadonlySet<string> = new Set(["olderBuilding", "pre1940", "year"]);

/** What follows from facts and is said by a plain post too; no reader is told how to look at an old house. */
const openly: ReadonlySet<string> = new Set(["northOnly"]);

/** What is against it, the bank's order first; where there is room, two things. */
export function butOf(telling: Telling): string {
  const { opening, scenes, known, w } = telling;
  const style = w.plan.style;
  const family = familyFor(w.plan);
  const long = family === "long";
  const listed = againstOf(telling);
  const most = (long && w.tight === 0 ? 2 : 1) - (listed === "" ? 0 : 1);
  const told: string[] = listed === "" ? [] : [listed];
  const plain = w.plan.plain;
  const terse = family !== "long" && pageOpens.has(w.plan.lang.code);
  const tellsEnough = known.points.filter(({ id }) => points[id].weight >= 44).length > 7;
  for (const scene of scenes.all) {
    if (told.length > most - (listed === "" ? 1 : 0)) break;
    if (!scene.but) continue;
    if (tellsEnough && scene.on.every((id) => ofMany.has(id))) continue;
    if (
      keepsAll(w) &&
      !long &&
      known.points.length > 4 &&
      scene.on.every((id) => (ofMany.has(id) || id === "topOfHouse") && !openly.has(id))
    )
      continue;
    // that an old house should be looked at is no news to whoever reads a short post
    if (terse && scene.on.every((id) => ofAge.has(id))) continue;
    if (plain && !scene.on.some((id) => id in points || openly.has(id))) continue;
    if (plain && scene.on.some((id) => isAgainst(id) || (id in points && w.said.has(id)))) continue;
    // said openly already, by the first line or another shortcoming
    if (scene.on.every((id) => w.said.has(id) || (opening !== scene && opening?.on.includes(id)))) continue;
    const all = usable(scene, texts(scene.but, style), known, w);
    // a year that has been told is not told again
    const unsaid = w.said.has("year") ? all.filter((one) => !factsNamed(one).includes("year")) : [];
    const able = unsaid.length > 0 ? unsaid : all;
    const template = w.choose(`but/${scene.on.join("+")}`, long ? able : able.filter((one) => !w.plan.avoid.has(one)));
    const text = template === undefined ? null : w.fillNow(template);
    if (!text) continue;
    w.markSaid(saidBy(scene));
    told.push(w.say(text));
  }
  return told.join(w.marks.gap);
}
