// The inner loops of a film's frames, in AssemblyScript: sixteen pixels at a time. `npm run pixels` makes wasm.ts of it.
// Pictures are 4:2:0 planes (BT.709, 16 to 235). Buffers have 16 bytes to spare; index.ts lays them out.

/** One entry for eight columns of the frame: where they begin in the photo, their left and right neighbours, how much of the right. */
const ENTRY: usize = 64;

function describeColumns(table: usize, width: i32, x: f64, across: f64, wide: i32): void {
  const last = <f64>width - 1.004;
  for (let start = 0, entry = table; start < wide; start += 8, entry += ENTRY) {
    const from = min(start, wide - 8);
    let first = 0;
    for (let k = 0; k < 8; k++) {
      const at = min(last, max(0.0, x + (<f64>(from + k) + 0.5) * across - 0.5));
      const column = <i32>at;
      if (k === 0) first = column;
      const lane = entry + (k << 1);
      store<u16>(lane, <u16>(0x8000 | (column - first)), 16);
      store<u16>(lane, <u16>(0x8000 | (column - first + 1)), 32);
      store<u16>(lane, <u16>((at - <f64>column) * 256.0), 48);
    }
    store<i32>(entry, first);
    store<i32>(entry, from, 4);
  }
}

/** `one` and `other` in 16 bits a lane, mixed: `much` of 256 of the other. */
// @ts-ignore: decorator
@inline
function mixed(one: v128, other: v128, rest: v128, much: v128): v128 {
  const sum = i16x8.add(i16x8.add(i16x8.mul(one, rest), i16x8.mul(other, much)), i16x8.splat(128));
  return i16x8.shr_u(sum, 8);
}

/** Fills a plane with a part of another, however its edges fall between samples: rows are mixed first, then columns. */
export function drawPlane(
  from: usize, width: i32, height: i32,
  x: f64, y: f64, across: f64, down: f64,
  to: usize, wide: i32, high: i32, table: usize,
): void {
  describeColumns(table, width, x, across, wide);
  const whole = i16x8.splat(256);
  for (let row = 0; row < high; row++) {
    const at = min(<f64>height - 1.004, max(0.0, y + (<f64>row + 0.5) * down - 0.5));
    const above = <i32>at;
    const weight = <i16>((at - <f64>above) * 256.0);
    const lower = i16x8.splat(weight);
    const upper = i16x8.sub(whole, lower);
    const line = from + above * width;
    const out = to + row * wide;
    for (let start = 0, entry = table; start < wide; start += 8, entry += ENTRY) {
      const source = line + load<i32>(entry);
      const one = v128.load(source);
      const other = v128.load(source + width);
      const rows = i8x16.narrow_i16x8_u(
        mixed(i16x8.extend_low_i8x16_u(one), i16x8.extend_low_i8x16_u(other), upper, lower),
        mixed(i16x8.extend_high_i8x16_u(one), i16x8.extend_high_i8x16_u(other), upper, lower),
      );
      const right = v128.load(entry, 48);
      const columns = mixed(
        i8x16.swizzle(rows, v128.load(entry, 16)),
        i8x16.swizzle(rows, v128.load(entry, 32)),
        i16x8.sub(whole, right),
        right,
      );
      v128.store64_lane(out + load<i32>(entry, 4), i8x16.narrow_i16x8_u(columns, columns), 0);
    }
  }
}

/**
 * Pixels of a canvas (four bytes, multiplied by their alpha) become planes; `clear` and `half`: how much shows through, 255 for all,
 * where `clear` is not 0. Whoever calls has filled them with 255 and the planes with 0.
 */
export function toPlanes(pixels: usize, width: i32, height: i32, y: usize, u: usize, v: usize, clear: usize, half: usize): void {
  const stride = width << 2;
  const quarter = width >> 1;
  for (let row = 0; row < height; row += 2)
    for (let column = 0; column < width; column += 2) {
      const corner = pixels + row * stride + (column << 2);
      if ((load<u64>(corner) | load<u64>(corner + stride)) === 0) continue;
      let red = 0, green = 0, blue = 0, seen = 0;
      for (let k = 0; k < 4; k++) {
        const at = corner + (k >> 1) * stride + ((k & 1) << 2);
        const place = (row + (k >> 1)) * width + column + (k & 1);
        const r = <i32>load<u8>(at), g = <i32>load<u8>(at, 1), b = <i32>load<u8>(at, 2), a = <i32>load<u8>(at, 3);
        store<u8>(y + place, (11966 * r + 40254 * g + 4064 * b + 4112 * a + 32768) >> 16);
        if (clear !== 0) store<u8>(clear + place, 255 - a);
        red += r;
        green += g;
        blue += b;
        seen += a;
      }
      const place = (row >> 1) * quarter + (column >> 1);
      store<u8>(u + place, (-6596 * red - 22189 * green + 28785 * blue + 32897 * seen + 131072) >> 18);
      store<u8>(v + place, (28785 * red - 26145 * green - 2640 * blue + 32897 * seen + 131072) >> 18);
      if (half !== 0) store<u8>(half + place, 255 - ((seen + 2) >> 2));
    }
}

/** What is under it, as much as shows through: `under * clear / 255`, rounded. */
// @ts-ignore: decorator
@inline
function through(under: v128, clear: v128): v128 {
  const product = i16x8.add(i16x8.mul(under, clear), i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(product, i16x8.shr_u(product, 8)), 8);
}

// @ts-ignore: decorator
@inline
function partly(under: v128, over: v128, come: v128): v128 {
  const change = i16x8.mul(i16x8.sub(over, under), come);
  return i16x8.add(under, i16x8.shr_s(i16x8.add(change, i16x8.splat(64)), 7));
}

/** Lays `length` samples over others; `come`, 0 to 128: how much of them has come. */
export function layPlane(over: usize, clear: usize, under: usize, length: i32, come: i32): void {
  const part = i16x8.splat(<i16>come);
  let n = 0;
  for (; n + 16 <= length; n += 16) {
    const below = v128.load(under + n);
    const shows = v128.load(clear + n);
    const low = i16x8.extend_low_i8x16_u(below);
    const high = i16x8.extend_high_i8x16_u(below);
    let laid = i8x16.add_sat_u(
      i8x16.narrow_i16x8_u(
        through(low, i16x8.extend_low_i8x16_u(shows)),
        through(high, i16x8.extend_high_i8x16_u(shows)),
      ),
      v128.load(over + n),
    );
    if (come < 128)
      laid = i8x16.narrow_i16x8_u(
        partly(low, i16x8.extend_low_i8x16_u(laid), part),
        partly(high, i16x8.extend_high_i8x16_u(laid), part),
      );
    v128.store(under + n, laid);
  }
  // fewer than sixteen are left: behind them the next plane begins
  for (; n < length; n++) {
    const below = <i32>load<u8>(under + n);
    const product = below * <i32>load<u8>(clear + n) + 128;
    const laid = min(255, ((product + (product >> 8)) >> 8) + <i32>load<u8>(over + n));
    store<u8>(under + n, below + (((laid - below) * come + 64) >> 7));
  }
}
