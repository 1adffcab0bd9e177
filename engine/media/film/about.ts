/** What stands in a film's file beside its pictures, and what its captions say. */
import type { FilmQuality } from "#contract/media/film";
import type { PictureContent } from "../content/content.ts";
import type { Scene } from "./timeline.ts";

/** Of the full number of pixels. */
export const scaleOf = (quality: FilmQuality): number => (quality === "hd" ? 1 : 2 / 3);

/** Title and comment of the file: what it is of, and the marks its market asks for, the one of machine-made words among them. */
export const aboutFilm = ({ headline, name, marks }: PictureContent): { title: string; comment: string } => ({
  title: headline ?? name,
  comment: marks.join(" · "),
});

/** Each line that stands in a film, once: what a later change of the home may overtake. */
export const linesSaid = (scenes: readonly Scene[], content: PictureContent): string[] => [
  ...new Set(scenes.flatMap((scene) => saidIn(scene, content) ?? [])),
];

/** What is read while a scene is shown; null: nothing. */
export function saidIn({ kind, caption }: Pick<Scene, "kind" | "caption">, content: PictureContent): string | null {
  const { headline, name, price, agent } = content;
  if (kind === "shot") return caption;
  const parts = kind === "title" ? [caption ?? headline ?? name, price] : [agent?.name ?? null, agent?.phone ?? null];
  const said = parts.filter((part) => part !== null && part !== "");
  return said.length === 0 ? null : said.join(" · ");
}
