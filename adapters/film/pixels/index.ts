/**
 * Pictures as encoders take them: one plane of light and two of colour at half the size (4:2:0, BT.709, 16 to 235), in a memory of
 * their own where pixels.as works at them. A film's frames are made in them, so that no frame need be turned from one form into
 * the other.
 */
import { wasm } from "./wasm.ts";

/** Planes one behind the other; sides are even. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  /** Where each begins. */
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** What is laid over a frame from row `top` (even) on. */
export interface Cover extends Planes {
  readonly top: number;
  readonly clear: number;
  readonly half: number;
}

/** A part of a picture, in its pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of four bytes each, multiplied by their alpha; sides are even. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Loops {
  drawPlane(...values: number[]): void;
  toPlanes(...values: number[]): void;
  layPlane(...values: number[]): void;
}

const PAGE = 65_536;
/** Reads go on for so many bytes past what they are about. */
const SPARE = 32;
/** A photo is drawn at least half as large as it lies here: eight columns of a frame then stand within sixteen of it. */
const MOST_STEP = 2;

const lacks = (name: string): never => {
  throw new Error(`pixels.as exports no ${name}`);
};

function loopsIn({ exports }: WebAssembly.Instance): Loops {
  const named = (name: string) => {
    const one = exports[name];
    return typeof one === "function" ? (...values: number[]): void => void one(...values) : lacks(name);
  };
  return { drawPlane: named("drawPlane"), toPlanes: named("toPlanes"), layPlane: named("layPlane") };
}

export function openPixels(width: number, height: number) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const module = new WebAssembly.Module(Buffer.from(wasm, "base64"));
  const loops = loopsIn(new WebAssembly.Instance(module, { env: { memory } }));
  let next = 0;
  /** Where so many bytes lie now, each of them `value`. */
  const take = (bytes: number, value: number): number => {
    const at = next;
    next = (at + bytes + SPARE + 15) & ~15;
    const missing = next - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(memory.buffer).fill(value, at, next);
    return at;
  };
  const takePlanes = (wide: number, high: number): Planes => {
    const y = take((wide * high * 3) / 2, 0);
    return { width: wide, height: high, y, u: y + wide * high, v: y + (wide * high * 5) / 4 };
  };
  const table = take(Math.ceil(width / 8) * 64, 0);
  const frame = takePlanes(width, height);
  const kept = next;

  const put = ({ data, width: wide, height: high }: Pixels, to: Planes, clear: number, half: number): void => {
    const before = next;
    const at = take(data.length, 0);
    new Uint8Array(memory.buffer).set(data, at);
    loops.toPlanes(at, wide, high, to.y, to.u, to.v, clear, half);
    next = before;
  };

  return {
    frame,
    /** The frame's bytes as they are now, good until anything else is asked for. */
    bytes: (): Uint8Array => new Uint8Array(memory.buffer, frame.y, (width * height * 3) / 2),
    /** Forgets every picture and cover. */
    forget: (): void => {
      next = kept;
    },
    /** An opaque picture. */
    picture: (pixels: Pixels): Planes => {
      const planes = takePlanes(pixels.width, pixels.height);
      put(pixels, planes, 0, 0);
      return planes;
    },
    /** What is laid over frames, as wide as they are. */
    cover: (pixels: Pixels, top: number): Cover => {
      const size = width * pixels.height;
      const planes = takePlanes(width, pixels.height);
      const cover = { ...planes, top, clear: take(size, 255), half: take(size / 4, 255) };
      put(pixels, cover, cover.clear, cover.half);
      return cover;
    },
    /** Fills the frame with a part of a picture. */
    draw: (from: Planes, part: Part): void => {
      const [across, down] = [part.width / width, part.height / height];
      if (across > MOST_STEP) throw new Error(`a photo is ${across} times as large as it is shown`);
      loops.drawPlane(
        ...[from.y, from.width, from.height, part.x, part.y, across, down, frame.y, width, height, table],
      );
      for (const plane of ["u", "v"] as const)
        loops.drawPlane(
          ...[from[plane], from.width / 2, from.height / 2, part.x / 2, part.y / 2, across, down],
          ...[frame[plane], width / 2, height / 2, table],
        );
    },
    /** Lays a cover over the frame; `part` 0 to 1: how much of it has come. */
    lay: (cover: Cover, part: number): void => {
      const size = width * cover.height;
      const come = Math.round(Math.min(1, Math.max(0, part)) * 128);
      loops.layPlane(cover.y, cover.clear, frame.y + cover.top * width, size, come);
      for (const plane of ["u", "v"] as const)
        loops.layPlane(cover[plane], cover.half, frame[plane] + (cover.top * width) / 4, size / 4, come);
    },
  };
}
