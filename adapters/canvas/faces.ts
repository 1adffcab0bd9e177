/** The faces pictures are set in, as the canvas knows them: a file is opened when the first of its characters is drawn. */
import { GlobalFonts } from "@napi-rs/canvas";
import { type FontFile, pathOf, runsIn } from "#adapters/fonts/families";
import type { Font } from "#engine/media/layout/commands";

const opened = new Map<string, string>();
/** The name under which the canvas knows the file. */
function open(font: FontFile): string {
  const known = opened.get(font.file);
  if (known) return known;
  const alias = `face-${opened.size}`;
  if (!GlobalFonts.registerFromPath(pathOf(font), alias)) throw new Error(`${font.file} is no font`);
  opened.set(font.file, alias);
  return alias;
}

/** The line from left to right as neighbouring characters of one face each. */
export const runsOf = (text: string, font: Pick<Font, "family" | "language">) =>
  runsIn(text, font).map(({ file, ...run }) => ({ ...run, face: open(file) }));
