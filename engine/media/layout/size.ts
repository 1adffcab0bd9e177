/** How large a part is when nothing stretches it, and how a stack shares its length among its children. */
import type { QrCode } from "#engine/campaign/qr";
import type { Picture } from "./crop.ts";
import type { Part, PartOf } from "./node.ts";
import { type FigureSet, type Setting, setFigure, setText, type TextSet } from "./set-text.ts";

export interface Space extends Setting {
  pictures: readonly Picture[];
  /** Parts with a `drop` below this are left out. */
  dropped: number;
  texts: Map<string, TextSet>;
  figures: Map<string, FigureSet>;
  codes: Map<string, QrCode>;
  /** Names parts in the two maps of what was set. */
  names: Map<Part, number>;
}

interface Size {
  width: number;
  height: number;
  /** Everything in it stands whole. */
  whole: boolean;
}

const nameOf = (part: Part, width: number, { names }: Space): string => {
  let name = names.get(part);
  if (name === undefined) {
    name = names.size;
    names.set(part, name);
  }
  return `${name}:${width.toFixed(2)}`;
};

export function textIn(part: PartOf<"text">, width: number, space: Space): TextSet {
  const key = nameOf(part, width, space);
  const known = space.texts.get(key);
  if (known) return known;
  const made = setText(part, width, space);
  space.texts.set(key, made);
  return made;
}

export function figureIn(part: PartOf<"figure">, width: number, space: Space): FigureSet {
  const key = nameOf(part, width, space);
  const known = space.figures.get(key);
  if (known) return known;
  const made = setFigure(part, width, space);
  space.figures.set(key, made);
  return made;
}

/** Children that are there: those left out for want of room are not. */
export const present = (children: readonly Part[], { dropped }: Space): Part[] =>
  children.filter((child) => child.drop === undefined || child.drop >= dropped);

/** Where texts must become small, photos give way too. */
const CROWDED = 0.8;
const GIVES = 0.6;
export const leastOf = ({ least = 0 }: Part, { scale }: Space): number => (scale < CROWDED ? least * GIVES : least);

export const padOf = ({ pad }: PartOf<"stack">) => {
  const [top, right, bottom, left] = pad ?? [0, 0, 0, 0];
  return { top, right, bottom, left, across: left + right, along: top + bottom };
};

/** Sub-pixel rounding is no overflow. */
const SLACK = 0.5;

interface Share {
  sizes: readonly number[];
  whole: boolean;
}

/** Lengths of children along a stack of `length`; `needs`: what each takes when it does not grow. */
export function shared(children: readonly Part[], needs: readonly number[], gap: number, length: number): Share {
  const free = length - gap * Math.max(0, children.length - 1);
  const fixed = children.reduce((sum, child, at) => sum + (child.grow ? 0 : (needs[at] ?? 0)), 0);
  const least = children.reduce((sum, child, at) => sum + (child.grow ? (needs[at] ?? 0) : 0), 0);
  const weights = children.reduce((sum, child) => sum + (child.grow ?? 0), 0);
  let rest = free - fixed;
  const whole = rest >= least - SLACK;
  // who would get less than it needs is given that first
  const pinned = new Set<number>();
  let open = weights;
  for (let again = true; again; ) {
    again = false;
    for (const [at, child] of children.entries()) {
      if (!child.grow || pinned.has(at)) continue;
      if ((rest * child.grow) / open >= (needs[at] ?? 0)) continue;
      pinned.add(at);
      rest -= needs[at] ?? 0;
      open -= child.grow;
      again = true;
    }
  }
  const sizes = children.map((child, at) =>
    !child.grow || pinned.has(at) ? (needs[at] ?? 0) : Math.max(0, (rest * child.grow) / open),
  );
  return { sizes, whole };
}

const isWords = ({ kind }: Part): boolean => kind === "text" || kind === "figure";

/** Widths of the children of a row. */
export function widthsIn(part: PartOf<"stack">, children: readonly Part[], width: number, space: Space): Share {
  const inner = width - padOf(part).across;
  const gap = part.gap ?? 0;
  const asked = children.map((child) =>
    child.grow ? leastOf(child, space) : Math.min(inner, child.wide ?? sizeOf(child, inner, space).width),
  );
  const soft = children.map((child) => !child.grow && child.wide === undefined && isWords(child));
  const total = (which: boolean) => asked.reduce((sum, need, at) => sum + (soft[at] === which ? need : 0), 0);
  const free = inner - gap * Math.max(0, children.length - 1) - total(false);
  // words make room for one another: they break or shrink in what is left
  const share = total(true) > free ? Math.max(0, free) / total(true) : 1;
  const needs = asked.map((need, at) => (soft[at] ? need * share : need));
  return shared(children, needs, gap, inner);
}

function stackSize(part: PartOf<"stack">, width: number, space: Space): Size {
  const children = present(part.children, space);
  const pad = padOf(part);
  const gaps = (part.gap ?? 0) * Math.max(0, children.length - 1);
  if (part.way === "across") {
    const share = widthsIn(part, children, width, space);
    const sizes = children.map((child, at) => sizeOf(child, share.sizes[at] ?? 0, space));
    const grows = children.some((child) => child.grow);
    return {
      width: grows ? width : share.sizes.reduce((sum, size) => sum + size, gaps + pad.across),
      height: Math.max(0, ...sizes.map((size) => size.height)) + pad.along,
      whole: share.whole && sizes.every((size) => size.whole),
    };
  }
  const sizes = children.map((child) => sizeOf(child, child.wide ?? width - pad.across, space));
  const leasts = children.map((child) => leastOf(child, space));
  return {
    width:
      part.align === "stretch" || part.align === undefined
        ? width
        : Math.max(0, ...sizes.map((size) => size.width)) + pad.across,
    height: sizes.reduce((sum, size, at) => sum + Math.max(size.height, leasts[at] ?? 0), gaps + pad.along),
    whole: sizes.every((size) => size.whole),
  };
}

/** The size of a part in a width. */
export function sizeOf(part: Part, width: number, space: Space): Size {
  const own = natural(part, part.wide ?? width, space);
  return part.high === undefined
    ? own
    : { ...own, height: part.high, whole: own.whole && own.height <= part.high + SLACK };
}

function natural(part: Part, width: number, space: Space): Size {
  switch (part.kind) {
    case "text":
      return textIn(part, width, space);
    case "figure":
      return figureIn(part, width, space);
    case "picture":
      return { width, height: part.high ?? leastOf(part, space), whole: true };
    case "qr":
      return { width: part.side, height: part.side, whole: part.side <= width + SLACK };
    case "rule":
      return { width: part.length ?? width, height: part.thickness, whole: true };
    case "space":
      return { width: part.wide ?? 0, height: part.high ?? leastOf(part, space), whole: true };
    case "stack":
      return stackSize(part, width, space);
    case "over": {
      const sizes = [part.base, ...part.layers.map((layer) => layer.part)].map((one) => sizeOf(one, width, space));
      return {
        width,
        height: Math.max(...sizes.map((size) => size.height)),
        whole: sizes.every((size) => size.whole),
      };
    }
  }
}
