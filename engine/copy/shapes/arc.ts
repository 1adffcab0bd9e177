/** Writes a post along an arc: an opening that stops, the home, scenes, the honest note, the sum, and a way to answer. */
import type { CopyStyle } from "#contract/copy";
import type { PlatformFamily } from "#contract/platform";
import type { Arc, ByVoice, Family, Scene, Story } from "../languages/base/story.ts";
import { fill, holes } from "../languages/base/template.ts";
import { points } from "../points/points.ts";
import type { Known } from "../story/known.ts";
import type { Plan } from "../writing/plan.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";
import type { Shape } from "./shape.ts";

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

const texts = (voices: ByVoice | undefined, style: CopyStyle): readonly string[] =>
  voices?.[style] ?? voices?.any ?? [];

/** A scene in this voice, as far as it can be told. */
function usable(scene: Scene, templates: readonly string[], known: Known, w: Writer): string[] {
  if (scene.on.some((id) => !w.has(id)) || scene.unless?.some((id) => w.has(id))) return [];
  const narrowed = known.points.filter(({ id, bare }) => !bare && (scene.on as readonly string[]).includes(id));
  return templates.filter((template) => {
    const named = holes(template);
    return narrowed.every(({ id }) => named.includes(id)) && w.canFill(template);
  });
}

const weightOf = (scene: Scene): number =>
  scene.weight ??
  scene.on.reduce((sum, id) => sum + (id in points ? points[id as keyof typeof points].weight : 40), 0) *
    (scene.on.length > 1 ? 0.75 : 1);

export interface StoryTold {
  readonly story: Story;
  readonly known: Known;
}

/** The plan's shape for a language with a story. */
export const alongArc = ({ story, known }: StoryTold): Shape =>
  function write(w) {
    const { plan } = w;
    const style = plan.style.id;
    const { family: kind } = plan.platform;
    const family = kind === "email" || kind === "sms" ? "chat" : familyOf[kind];
    const arcs = story.arcs.filter((arc) => arc.families.includes(family) && arc.voices.includes(style));
    const arc = plan.choose("arc", arcs) ?? story.arcs[0];
    const opening = openingOf(story, known, w);
    const body = arc ? tell(arc, opening, story, known, w) : "";
    const titles = [
      ...(opening?.title ?? []).flatMap((template) => w.fillNow(template) ?? []).map(w.capital),
      ...w.titles(family === "list"),
    ];
    return { titles, body };
  };

/** The angle: what the post leads with. Platforms of one campaign take different ones of the best. */
function openingOf(story: Story, known: Known, w: Writer): Scene | null {
  const style = w.plan.style.id;
  const able = story.scenes
    .filter((scene) => usable(scene, texts(scene.open, style), known, w).length > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  const best = weightOf(able[0] ?? { on: [], icon: "" });
  const worth = able.filter((scene) => weightOf(scene) >= best * 0.72).slice(0, 5);
  return w.plan.choose("angle", worth) ?? null;
}

function tell(arc: Arc, opening: Scene | null, story: Story, known: Known, w: Writer): string {
  const lines: string[] = [];
  const ending = opening && usable(opening, texts(opening.end, w.plan.style.id), known, w);
  for (const line of arc.lines) {
    const spare = /^~*/u.exec(line)?.[0].length ?? 0;
    if (spare > 0 && w.tight >= 3 - spare) continue;
    const text = line.slice(spare);
    const told = slots(text, (slot, count) =>
      tellSlot(slot, count, { opening, ending: ending ?? [], story, known, w }),
    );
    if (told !== null) lines.push(told);
  }
  return lines
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** The line with its slots filled; null when one has nothing to say. */
function slots(line: string, tellOne: (slot: string, count: number) => string): string | null {
  let empty = false;
  const told = line.replace(
    /@([a-z]+)(\d*)(\?)?/gu,
    (_all, slot: string, count: string, optional: string | undefined) => {
      const text = tellOne(slot, Number(count || "1"));
      if (text === "" && optional === undefined) empty = true;
      return text;
    },
  );
  return empty ? null : told.trimEnd();
}

interface Telling {
  readonly opening: Scene | null;
  readonly ending: readonly string[];
  readonly story: Story;
  readonly known: Known;
  readonly w: Writer;
}

function tellSlot(slot: string, count: number, telling: Telling): string {
  const { opening, ending, story, known, w } = telling;
  const style = w.plan.style.id;
  const room = Math.max(1, count - w.tight);
  const sentence = (template: string, scene?: Scene): string => {
    const text = w.fillNow(template) ?? "";
    if (text !== "" && scene) w.markSaid(scene.on);
    return text === "" ? "" : w.say(text);
  };
  const pick = (name: string, templates: readonly string[]): string => w.one(name, templates, 3);
  switch (slot) {
    case "open": {
      const templates = opening ? usable(opening, texts(opening.open, style), known, w) : [];
      const chosen = w.plan.choose("open", templates);
      return chosen === undefined || opening === null ? w.hook() : sentence(chosen, opening);
    }
    case "home":
      return w.say(w.richest("home", story.home[style]));
    case "facts":
      return w.run(8 - w.tight * 2);
    case "list":
      return scenesOf(telling, room)
        .map(({ icon, text }) => `${icon} ${text}`)
        .join("\n");
    case "dots":
      return scenesOf(telling, room)
        .map(({ text }) => `· ${text}`)
        .join("\n");
    case "prose":
      return scenesOf(telling, room)
        .map(({ text }) => w.say(text))
        .join(w.marks.gap);
    case "rest": {
      const rest = known.points.filter(({ id }) => !w.said.has(id) && w.has(id) && !shortcoming(id, story)).slice(0, 8);
      const quotes = w.quotable(known.quotes).slice(0, Math.max(0, 5 - w.tight * 2));
      if (rest.length + quotes.length === 0) return "";
      w.markSaid([...rest.map(({ id }) => id), ...quotes]);
      const list = w.plan.lang.list([...rest.map(({ text }) => w.plan.lang.bare?.(text) ?? text), ...quotes]);
      const template = w.plan.choose("rest", story.rest[style]) ?? "{rest}";
      return w.say(fill(template, { rest: list }, new Set())?.text ?? "");
    }
    case "but":
      return butOf(telling);
    case "money":
      return w.say(w.richest("money", story.money[style]));
    case "material":
      return materialOf(telling);
    case "ask":
      return askOf(telling);
    case "question":
      return pick("question", story.questions[style]);
    case "call":
      return pick("call", story.calls[style]);
    case "end":
      return w.tight >= 2 ? "" : (w.plan.choose("end", ending) ?? "");
    default:
      return "";
  }
}

/** The best scenes that say something new, each in one of this voice's lines. */
function scenesOf({ story, known, w }: Telling, most: number): { icon: string; text: string }[] {
  const told: { icon: string; text: string }[] = [];
  const style = w.plan.style.id;
  const ranked = [...story.scenes].sort((a, b) => weightOf(b) - weightOf(a) + (jitter(b, w.plan) - jitter(a, w.plan)));
  for (const scene of ranked) {
    if (told.length >= most) break;
    if (scene.on.some((id) => w.said.has(id))) continue;
    const template = w.plan.choose(`line/${scene.on.join("+")}`, usable(scene, texts(scene.line, style), known, w));
    const text = template === undefined ? null : w.fillNow(template);
    if (!text) continue;
    w.markSaid(scene.on);
    told.push({ icon: scene.icon, text });
  }
  return told;
}

/** Said openly by a scene of its own, and not among what the home has. */
const shortcoming = (id: string, story: Story): boolean =>
  story.scenes.some((scene) => scene.but && !scene.line && (scene.on as readonly string[]).includes(id));

/** Neighbouring platforms need not tell the same scenes in the same order. */
const jitter = (scene: Scene, plan: Plan): number =>
  hash(`${plan.brief.seed}/${plan.platform.id}/${scene.on.join()}`) % 13;

function butOf({ story, known, w }: Telling): string {
  const style = w.plan.style.id;
  for (const scene of story.scenes) {
    // Led with already: "no lift, but a south balcony".
    if (!scene.but || scene.on.some((id) => id in points && w.said.has(id))) continue;
    const template = w.plan.choose(`but/${scene.on.join("+")}`, usable(scene, texts(scene.but, style), known, w));
    const text = template === undefined ? null : w.fillNow(template);
    if (!text) continue;
    w.markSaid(scene.on);
    return w.say(text);
  }
  return "";
}

/** What of the deal is not said yet, in full. */
function materialOf({ known, w }: Telling): string {
  const rest = known.material.filter((kind) => !w.said.has(kind) && w.has(kind));
  w.markSaid(rest);
  const { comma } = w.marks;
  return rest.length === 0
    ? ""
    : w.say(
        rest
          .flatMap((kind) => w.plan.values[kind] ?? [])
          .map((text, at) => (at === 0 ? w.capital(text) : text))
          .join(comma),
      );
}

function askOf({ story, known, w }: Telling): string {
  if (w.tight >= 2) return "";
  const wanted = w.plan.wanted.filter((kind) => !known.material.includes(kind));
  const gaps = wanted.flatMap((kind) => story.material[kind]?.gap ?? []).slice(0, 2);
  if (gaps.length === 0) return "";
  const template = w.plan.choose("ask", story.ask[w.plan.style.id]);
  return template === undefined ? "" : w.say(fill(template, { gaps: w.plan.lang.list(gaps) }, new Set())?.text ?? "");
}
