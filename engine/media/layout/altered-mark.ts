/** On a photo that shows what is not there: the words that say so, in a corner where no template has its own. */
import type { CopyLanguage } from "#contract/copy";
import { alteredSize, alteredWords } from "../content/altered.ts";
import type { Box } from "./commands.ts";
import type { Sheet } from "./place-leaf.ts";
import type { Space } from "./size.ts";
import type { TextUse } from "./texts-in.ts";

const GROUND = "#17191c";
const INK = "#ffffff";
/** Around the words, in their own size; from the corner, in the photo's shorter side. */
const PAD = 0.45;
const CORNER = 0.035;
/** A photo higher than this is a story's: its top lies under the app's signs. */
const STORY = 1.6;
const BELOW_SIGNS = 0.1;
/** From the top of the em to the baseline, and the height of the line, in sizes. */
const ASCENT = 0.92;
const LINE = 1.24;

/** For whoever opens faces before anything is laid out. */
export const alteredUse = (language: CopyLanguage): TextUse => ({
  text: alteredWords[language],
  family: "sans",
  weight: 500,
});

/** Writes it on the sheet, over what `box` shows. */
export function placeAlteredMark(box: Box, { measure, language }: Space, sheet: Sheet): void {
  const text = alteredWords[language];
  const shorter = Math.min(box.width, box.height);
  const away = CORNER * shorter;
  const fontOf = (size: number) => ({ family: "sans", weight: 500, tracking: 0, size, language }) as const;
  const wanted = alteredSize(language) * shorter;
  const wide = measure(text, fontOf(wanted)) + 2 * PAD * wanted;
  const size = wide > box.width - 2 * away ? (wanted * (box.width - 2 * away)) / wide : wanted;
  const font = fontOf(size);
  const width = measure(text, font);
  const x = box.x + away;
  const y = box.y + (box.height / box.width > STORY ? BELOW_SIGNS * box.height : away);
  const pad = PAD * size;
  const height = (LINE + PAD) * size;
  sheet.commands.push(
    { kind: "fill", x, y, width: width + 2 * pad, height, color: GROUND, radius: 0 },
    { kind: "text", text, x: x + pad, y: y + (height - LINE * size) / 2 + ASCENT * size, font, color: INK },
  );
  sheet.texts.push({ text, box: { x, y, width: width + 2 * pad, height }, whole: true });
}
