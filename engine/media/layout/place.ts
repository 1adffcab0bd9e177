/** Puts stacks and layers into their boxes, and what stands in them. */
import type { Box, Command } from "./commands.ts";
import { lightestIn } from "./crop.ts";
import type { Part, PartOf } from "./node.ts";
import {
  emptySheet,
  placeFigure,
  placePicture,
  placeQr,
  placeRule,
  placeText,
  type Sheet,
  SLACK,
  startOf,
} from "./place-leaf.ts";
import { shadeOver } from "./shade.ts";
import { leastOf, padOf, present, type Space, shared, sizeOf, widthsIn } from "./size.ts";

/** Where children stand along a stack. */
function starts(
  justify: PartOf<"stack">["justify"],
  sizes: readonly number[],
  gap: number,
  from: number,
  length: number,
) {
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
    Math.max(leastOf(child, space), sizeOf(child, child.wide ?? inner.width, space).height),
  );
  const share = shared(children, needs, gap, inner.height);
  if (!share.whole) sheet.fits = false;
  const tops = starts(part.justify, share.sizes, gap, inner.y, inner.height);
  for (const [at, child] of children.entries()) {
    const own = sizeOf(child, child.wide ?? inner.width, space).width;
    const width =
      align === "stretch" && child.wide === undefined ? inner.width : Math.min(child.wide ?? own, inner.width);
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
  sheet.texts.push(...base.texts);
  const pictures = base.commands.filter((command) => command.kind === "picture");
  const layers = part.layers.map(({ part: layer, shade, dusk }) => {
    const own = emptySheet();
    place(layer, box, space, own);
    return { own, shade, dusk };
  });
  // all shades before all words: none darkens another layer's
  for (const { own, shade, dusk } of layers) {
    const words = around(own.texts.map((text) => text.box));
    if (shade === "none" || !words || pictures.length === 0) continue;
    // from the left it is as strong at the top as at the bottom
    const under = shade === "left" ? { ...words, y: box.y, height: box.height } : words;
    const lightest = lightestUnder(under, pictures, space);
    sheet.commands.push(shadeOver(box, words, shade, lightest, Math.min(box.width, box.height) * 0.34, dusk));
  }
  for (const { own } of layers) {
    sheet.commands.push(...own.commands);
    sheet.texts.push(...own.texts);
    if (!own.fits) sheet.fits = false;
  }
}

/** Writes `part` in `box` onto the sheet. */
export function place(part: Part, box: Box, space: Space, sheet: Sheet): void {
  if (part.kind === "text") placeText(part, box, space, sheet);
  else if (part.kind === "figure") placeFigure(part, box, space, sheet);
  else if (part.kind === "picture") placePicture(part, box, space, sheet);
  else if (part.kind === "qr") placeQr(part, box, space, sheet);
  else if (part.kind === "rule") placeRule(part, box, sheet);
  else if (part.kind === "stack") placeStack(part, box, space, sheet);
  else if (part.kind === "over") placeOver(part, box, space, sheet);
}
