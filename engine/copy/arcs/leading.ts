/** The first line that tells what the agent asked for: which scenes, and which words of theirs, have it. */
import { type Ground, type Scene, typed } from "../languages/base/story.ts";
import { factsNamed } from "../languages/base/template.ts";
import { points } from "../points/points.ts";
import type { Known } from "../story/known.ts";
import type { Writer } from "../writing/writer.ts";
import { nameOf, openingOf, type Scenes, texts, usable } from "./scenes.ts";

const isGround = (id: string): id is Ground => id in points || (typed as readonly string[]).includes(id);

/** A point alone may be told in a scene's own words; a figure is told where it is printed, and one of two things where it is named. */
const tells = (template: string, { on }: Scene, lead: string): boolean =>
  factsNamed(template).includes(lead) || (on.length === 1 && lead in points);

/**
 * Scenes that can open a post with this fact, each with the first lines that tell it: their own first lines, else what the language
 * has for it, else their sentences, else its bare name. None where the home has no such fact.
 */
function scenesLedBy(lead: string, all: readonly Scene[], known: Known, w: Writer): Scene[] {
  const { style, lang } = w.plan;
  if (!isGround(lead) || !w.has(lead)) return [];
  const about = all.filter(({ on }) => (on as readonly string[]).includes(lead));
  const opened = (scene: Scene, templates: readonly string[]): Scene[] => {
    const able = usable(scene, templates, known, w).filter((one) => tells(one, scene, lead));
    return able.length === 0 ? [] : [{ ...scene, open: { any: able } }];
  };
  const named: Scene = { on: [lead], icon: "" };
  const ways = [
    () => about.flatMap((scene) => opened(scene, texts(scene.open, style))),
    () => opened(named, texts(lang.story.led?.[lead], style)),
    () => about.flatMap((scene) => opened(scene, texts(scene.line, style))),
    () => opened(named, [`{${lead}}`]),
  ];
  for (const way of ways) {
    const scenes = way();
    if (scenes.length > 0) return scenes;
  }
  return [];
}

/** An arc's lines with the first line where the agent wants it: before rooms and price. */
export const openedFirst = (lines: readonly string[]): readonly string[] => [
  "@open",
  ...lines.map((line) => line.replace(/@open\??/gu, "").trim()).filter((line, at) => line !== "" || lines[at] === ""),
];

/** What a post opens with: what the agent wants first where the home has it, else what stops a reader. */
export function openingFor(scenes: Scenes, known: Known, w: Writer): Scene | null {
  const { lead } = w.plan.brief;
  const led = lead === undefined ? [] : scenesLedBy(lead, scenes.all, known, w);
  return led.length > 0 ? (w.take("angle", led, nameOf) ?? null) : openingOf(scenes, known, w);
}
