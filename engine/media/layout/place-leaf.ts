/** Puts texts, figures, pictures, codes and rules into their boxes: all that holds nothing else. */
import { QUIET_ZONE, qrCode } from "#engine/campaign/qr";
import { placeAlteredMark } from "./altered-mark.ts";
import type { Box, Command } from "./commands.ts";
import { cropFor, wholeIn } from "./crop.ts";
import type { PartOf } from "./node.ts";
import { figureIn, type Space, textIn } from "./size.ts";

/** A text that was placed: where its lines stand, and whether all of it is there. */
export interface Placed {
  text: string;
  box: Box;
  whole: boolean;
}

export interface Sheet {
  commands: Command[];
  texts: Placed[];
  /** False where something is larger than its box. */
  fits: boolean;
}

export const emptySheet = (): Sheet => ({ commands: [], texts: [], fits: true });
/** From the top of the em to the baseline, in sizes. */
const ASCENT = 0.86;
/** Of digits and capitals, which have nothing below the baseline. */
const CAP_HEIGHT = 0.74;
/** Sub-pixel rounding is no overflow. */
export const SLACK = 1;
/** Pixels of a module. */
const SHARP = 5;

export const startOf = (
  align: "start" | "center" | "end" | undefined,
  from: number,
  room: number,
  length: number,
): number => (align === "end" ? from + room - length : align === "center" ? from + (room - length) / 2 : from);

export function placeText(part: PartOf<"text">, box: Box, space: Space, sheet: Sheet): void {
  const { font, lines, height, width, whole } = textIn(part, box.width, space);
  if (height > box.height + SLACK || !whole) sheet.fits = false;
  const step = part.style.leading * font.size;
  for (const [at, text] of lines.entries()) {
    const x = startOf(part.align, box.x, box.width, space.measure(text, font));
    const y = box.y + at * step + (step - font.size) / 2 + ASCENT * font.size;
    sheet.commands.push({ kind: "text", text, x, y, font, color: part.color });
  }
  const left = startOf(part.align, box.x, box.width, width);
  sheet.texts.push({ text: part.text, box: { x: left, y: box.y, width, height }, whole });
}

export function placeFigure(part: PartOf<"figure">, box: Box, space: Space, sheet: Sheet): void {
  const { spans, width, height, size, whole } = figureIn(part, box.width, space);
  if (height > box.height + SLACK || !whole) sheet.fits = false;
  const left = startOf(part.align, box.x, box.width, width);
  const y = box.y + height / 2 + (CAP_HEIGHT * size) / 2;
  for (const { text, font, x } of spans)
    sheet.commands.push({ kind: "text", text, x: left + x, y, font, color: part.color });
  if (part.struck) {
    const thickness = Math.max(1.5, size * 0.06);
    sheet.commands.push({
      kind: "fill",
      x: left - size * 0.06,
      y: y - (CAP_HEIGHT * size) / 2,
      width: width + size * 0.12,
      height: thickness,
      color: part.color,
      radius: 0,
    });
  }
  const text = spans.map((span) => span.text).join("");
  sheet.texts.push({ text, box: { x: left, y: box.y, width, height }, whole });
}

export function placePicture(part: PartOf<"picture">, box: Box, space: Space, sheet: Sheet): void {
  const picture = space.pictures[part.picture];
  const radius = part.radius ?? 0;
  if (!picture) {
    if (!part.whole) sheet.commands.push({ kind: "fill", ...box, color: part.instead, radius });
    return;
  }
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const stands = part.whole ? wholeIn(picture, box, part.whole) : box;
  const crop = part.whole ? whole : cropFor(picture, box);
  sheet.commands.push({ kind: "picture", picture: part.picture, crop, radius, ...stands });
  if (picture.altered) placeAlteredMark(stands, space, sheet);
}

export function placeQr(part: PartOf<"qr">, box: Box, { codes }: Space, sheet: Sheet): void {
  const code = codes.get(part.text) ?? qrCode(part.text);
  codes.set(part.text, code);
  const { size, path } = code;
  const { side } = part;
  const modules = size + 2 * QUIET_ZONE;
  // whole pixels a module where there are several: its edges are sharp then
  const unit = side / modules < SHARP ? side / modules : Math.floor(side / modules);
  const whole = unit * modules;
  const x = Math.round(box.x + box.width - whole);
  const y = Math.round(box.y + box.height - whole);
  sheet.commands.push(
    { kind: "fill", x, y, width: whole, height: whole, color: "#ffffff", radius: Math.round(unit * 1.5) },
    { kind: "path", path, x: x + unit * QUIET_ZONE, y: y + unit * QUIET_ZONE, unit, color: "#1C2024" },
  );
}

export function placeRule(part: PartOf<"rule">, box: Box, sheet: Sheet): void {
  const width = Math.min(part.length ?? box.width, box.width);
  sheet.commands.push({ kind: "fill", ...box, width, height: part.thickness, color: part.color, radius: 0 });
}
