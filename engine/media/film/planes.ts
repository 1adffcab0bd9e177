/**
 * Pictures as encoders take them: one plane of light and two of colour at half the size (4:2:0, BT.709, 16 to 235). A film's frames
 * are made in them, so that no frame need be turned from one form into the other.
 */

export interface Planes {
  /** Even. */
  width: number;
  height: number;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** What is laid over a frame from row `top` (even) on; `a` and `half` say how much covers, 0 to 256. */
export interface Cover extends Planes {
  top: number;
  a: Uint16Array;
  half: Uint16Array;
}

/** A part of a picture, in its pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const blankPlanes = (width: number, height: number): Planes => {
  const quarter = (width * height) / 4;
  // one buffer, light before colour, as an encoder reads it
  const all = new Uint8Array(width * height + 2 * quarter);
  return {
    ...{ width, height, y: all.subarray(0, width * height) },
    u: all.subarray(width * height, width * height + quarter),
    v: all.subarray(width * height + quarter),
  };
};

/** Pixels of four bytes each, not multiplied by their alpha; `width` and `height` even. */
export function coverOf(pixels: Uint8ClampedArray, width: number, height: number, top: number): Cover {
  const planes = blankPlanes(width, height);
  const a = new Uint16Array(width * height);
  const half = new Uint16Array((width * height) / 4);
  const at = (n: number): number => pixels[n] ?? 0;
  for (let row = 0; row < height; row += 2)
    for (let column = 0; column < width; column += 2) {
      let [red, green, blue, seen] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const place = (row + (corner >> 1)) * width + column + (corner & 1);
        const [r, g, b, alpha] = [at(place * 4), at(place * 4 + 1), at(place * 4 + 2), at(place * 4 + 3)];
        planes.y[place] = 16.5 + 0.1826 * r + 0.6142 * g + 0.062 * b;
        a[place] = alpha + (alpha >> 7);
        red += r * alpha;
        green += g * alpha;
        blue += b * alpha;
        seen += alpha;
      }
      const place = (row >> 1) * (width >> 1) + (column >> 1);
      if (seen === 0) continue;
      const [r, g, b] = [red / seen, green / seen, blue / seen];
      planes.u[place] = 128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
      planes.v[place] = 128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b;
      half[place] = (seen + (seen >> 7)) / 4;
    }
  return { ...planes, top, a, half };
}

/** Fills a plane with a part of another, however its edges fall between samples: rows are mixed first, then columns. */
function resample(from: Uint8Array, size: [number, number], part: Part, to: Uint8Array, width: number, height: number) {
  const [wide, high] = size;
  const [across, down] = [part.width / width, part.height / height];
  const columns = new Int32Array(width);
  const weights = new Int32Array(width);
  for (let column = 0; column < width; column++) {
    const x = Math.min(wide - 1.004, Math.max(0, part.x + (column + 0.5) * across - 0.5));
    columns[column] = x;
    weights[column] = (x - Math.floor(x)) * 256;
  }
  const first = columns[0] ?? 0;
  const last = Math.min(wide - 1, (columns[width - 1] ?? 0) + 1);
  const mixed = new Int32Array(wide + 1);
  for (let row = 0; row < height; row++) {
    const y = Math.min(high - 1.004, Math.max(0, part.y + (row + 0.5) * down - 0.5));
    const above = Math.floor(y) * wide;
    const below = above + wide;
    const weight = ((y - Math.floor(y)) * 256) | 0;
    for (let x = first; x <= last; x++) {
      const value = from[above + x] as number;
      mixed[x] = (value << 8) + ((from[below + x] as number) - value) * weight;
    }
    const start = row * width;
    for (let column = 0; column < width; column++) {
      const x = columns[column] as number;
      const value = mixed[x] as number;
      const next = mixed[x + 1] as number;
      to[start + column] = (value + (((next - value) * (weights[column] as number)) >> 8) + 128) >> 8;
    }
  }
}

/** Fills the frame with a part of a picture. */
export function drawPart(picture: Planes, part: Part, frame: Planes): void {
  const { width, height } = picture;
  resample(picture.y, [width, height], part, frame.y, frame.width, frame.height);
  const half = { x: part.x / 2, y: part.y / 2, width: part.width / 2, height: part.height / 2 };
  const size: [number, number] = [width / 2, height / 2];
  resample(picture.u, size, half, frame.u, frame.width / 2, frame.height / 2);
  resample(picture.v, size, half, frame.v, frame.width / 2, frame.height / 2);
}

/** Lays a cover over the frame; `part` 0 to 1: how much of it has come. */
export function lay(cover: Cover, frame: Planes, part: number): void {
  const come = Math.round(part * 256);
  const blend = (over: Uint8Array, alpha: Uint16Array, under: Uint8Array, from: number): void => {
    for (let n = 0; n < over.length; n++) {
      const much = ((alpha[n] as number) * come) >> 8;
      if (much === 0) continue;
      const value = under[from + n] as number;
      under[from + n] = value + ((((over[n] as number) - value) * much + 128) >> 8);
    }
  };
  const quarter = (cover.top * cover.width) / 4;
  blend(cover.y, cover.a, frame.y, cover.top * cover.width);
  blend(cover.u, cover.half, frame.u, quarter);
  blend(cover.v, cover.half, frame.v, quarter);
}
