/** Puts parts into their boxes and writes down what is painted there. */
import { QUIET_ZONE, qrCode } from "#engine/campaign/qr";
import type { Box, Command } from "./commands.ts";
import { cropFor, lightestIn, wholeIn } from "./crop.ts";
import type { Part, PartOf } from "./node.ts";
import { shadeOver } from "./shade.ts";
import { figureIn, padOf, present, type Space, shared, sizeOf, textIn, widthsIn } from "./size.ts";

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

const emptySheet = (): Sheet => ({ commands: [], texts: [], fits: true });
/** From the top of the em to the baseline, in sizes. */
const ASCENT = 0.86;
/** Of digits and capitals, which have nothing below the baseline. */
const CAP_HEIGHT = 0.74;
const SLACK = 1;
/** Pixels of a module. */
const SHARP = 5;

const startOf = (align: "start" | "center" | "end" | undefined, from: number, room: number, length: number): number =>
  align === "end" ? from + room - length : align === "center" ? from + (room - length) / 2 : from;

function placeText(part: PartOf<"text">, box: Box, space: Space, sheet: Sheet): void {
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

function placeFigure(part: PartOf<"figure">, box: Box, space: Space, sheet: Sheet): void {
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

function placePicture(part: PartOf<"picture">, box: Box, space: Space, sheet: Sheet): void {
  const picture = space.pictures[part.picture];
  const radius = part.radius ?? 0;
  if (!picture) {
    if (!part.whole) sheet.commands.push({ kind: "fill", ...box, color: part.instead, radius });
    return;
  }
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  sheet.commands.push(
    part.whole
      ? { kind: "picture", picture: part.picture, crop: whole, radius, ...wholeIn(picture, box) }
      : { kind: "picture", picture: part.picture, crop: cropFor(picture, box), radius, ...box },
  );
}

function placeQr(part: PartOf<"qr">, box: Box, { codes }: Space, sheet: Sheet): void {
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

/** Where children stand along a stack. */
function starts(justify: PartOf<"stack">["justify"], sizes: readonly number[], gap: number, from: number, length: number) {
  const used = sizes.reduce((sum, size) => sum + size, gap * Math.max(0, sizes.length - 1));
  const left = Math.max(0, length - used);
  const between = justify === "between" && sizes.length > 1 ? left / (sizes.length - 1) : 0;
  let at = from + (justify === "end" ? left : justify === "center" ? left / 2 : 0);
  return sizes.map((size) => {
    const start = at;
    at += size + gap + between;
    return start;
  });
}

function placeStack(part: PartOf<"stack">, box: Box, space: Space, sheet: Sheet): void {
  const { fill, outline, gap = 0 } = part;
  if (fill) sheet.commands.push({ kind: "fill", ...box, color: fill, radius: part.radius ?? 0 });
  if (outline) {
    const { inset, color, thickness } = outline;
    const inside = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
    sheet.commands.push({ kind: "outline", ...inside, color, thickness });
  }
  const pad = padOf(part);
  const inner = {
    x: box.x + pad.left,
    y: box.y + pad.top,
    width: box.width - pad.across,
    height: box.height - pad.along,
  };
  const children = present(part.children, space);
  const { align = "stretch" } = part;
  if (part.way === "across") {
    const share = widthsIn(part, children, box.width, space);
    if (!share.whole) sheet.fits = false;
    const lefts = starts(part.justify, share.sizes, gap, inner.x, inner.width);
    for (const [at, child] of children.entries()) {
      const width = share.sizes[at] ?? 0;
      const own = sizeOf(child, width, space).height;
      const height = align === "stretch" ? inner.height : Math.min(own, inner.height);
      if (own > inner.height + SLACK) sheet.fits = false;
      const y = align === "stretch" ? inner.y : startOf(align, inner.y, inner.height, height);
      place(child, { x: lefts[at] ?? inner.x, y, width, height }, space, sheet);
    }
    return;
  }
  // what grows is still no smaller than what stands in it
  const needs = children.map((child) =>
    Math.max(child.least ?? 0, sizeOf(child, child.wide ?? inner.width, space).height),
  );
  const share = shared(children, needs, gap, inner.height);
  if (!share.whole) sheet.fits = false;
  const tops = starts(part.justify, share.sizes, gap, inner.y, inner.height);
  for (const [at, child] of children.entries()) {
    const own = sizeOf(child, child.wide ?? inner.width, space).width;
    const width = align === "stretch" && child.wide === undefined ? inner.width : Math.min(child.wide ?? own, inner.width);
    const x = align === "stretch" ? inner.x : startOf(align, inner.x, inner.width, width);
    place(child, { x, y: tops[at] ?? inner.y, width, height: share.sizes[at] ?? 0 }, space, sheet);
  }
}

const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** How light the picture is in a box of the sheet. */
function lightestUnder(words: Box, pictures: readonly Command[], space: Space): number {
  const found = pictures.flatMap((command) => {
    const picture = command.kind === "picture" ? space.pictures[command.picture] : undefined;
    if (command.kind !== "picture" || !picture) return [];
    const { crop } = command;
    return [
      lightestIn(picture, {
        x: crop.x + ((words.x - command.x) / command.width) * crop.width,
        y: crop.y + ((words.y - command.y) / command.height) * crop.height,
        width: (words.width / command.width) * crop.width,
        height: (words.height / command.height) * crop.height,
      }),
    ];
  });
  return Math.max(0, ...found);
}

function placeOver(part: PartOf<"over">, box: Box, space: Space, sheet: Sheet): void {
  const base = emptySheet();
  place(part.base, box, space, base);
  sheet.commands.push(...base.commands);
  const pictures = base.commands.filter((command) => command.kind === "picture");
  const layers = part.layers.map(({ part: layer, shade }) => {
    const own = emptySheet();
    place(layer, box, space, own);
    return { own, shade };
  });
  // all shades before all words: none darkens another layer's
  for (const { own, shade } of layers) {
    const words = around(own.texts.map((text) => text.box));
    if (shade === "none" || !words || pictures.length === 0) continue;
    const under = shade === "all" ? box : words;
    const lightest = lightestUnder(under, pictures, space);
    sheet.commands.push(shadeOver(box, words, shade, lightest, Math.min(box.width, box.height) * 0.34));
  }
  for (const { own } of layers) {
    sheet.commands.push(...own.commands);
    sheet.texts.push(...own.texts);
    if (!own.fits) sheet.fits = false;
  }
}

/** Writes `part` in `box` onto the sheet. */
export function place(part: Part, box: Box, space: Space, sheet: Sheet): void {
  switch (part.kind) {
    case "text":
      return placeText(part, box, space, sheet);
    case "figure":
      return placeFigure(part, box, space, sheet);
    case "picture":
      return placePicture(part, box, space, sheet);
    case "qr":
      return placeQr(part, box, space, sheet);
    case "rule": {
      const width = Math.min(part.length ?? box.width, box.width);
      sheet.commands.push({ kind: "fill", ...box, width, height: part.thickness, color: part.color, radius: 0 });
      return;
    }
    case "stack":
      return placeStack(part, box, space, sheet);
    case "over":
      return placeOver(part, box, space, sheet);
    case "space":
      return;
  }
}
