/** Bare pixels as a TIFF without compression: the least that a decoder of pictures takes. */

const ENTRY = 12;

/** One (grey), three or four channels of a byte each; a fourth is left out. */
export function tiffOf(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
): Uint8Array {
  const samples = channels === 1 ? 1 : 3;
  const size = width * height * samples;
  const entries: readonly [tag: number, type: 3 | 4, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    // three of them do not fit into the entry and stand behind the directory
    [258, 3, samples, samples === 1 ? 8 : 0],
    [259, 3, 1, 1],
    [262, 3, 1, samples === 1 ? 1 : 2],
    [273, 4, 1, 0],
    [277, 3, 1, samples],
    [278, 4, 1, height],
    [279, 4, 1, size],
  ];
  const bitsAt = 8 + 2 + entries.length * ENTRY + 4;
  const dataAt = bitsAt + 8;
  const file = new Uint8Array(dataAt + size);
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 0x2a, 0]);
  view.setUint32(4, 8, true);
  view.setUint16(8, entries.length, true);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * ENTRY;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    const given = tag === 273 ? dataAt : tag === 258 && samples === 3 ? bitsAt : value;
    if (type === 3 && count === 1) view.setUint16(at + 8, given, true);
    else view.setUint32(at + 8, given, true);
  }
  for (let sample = 0; sample < 3; sample++) view.setUint16(bitsAt + 2 * sample, 8, true);
  if (channels !== 4) file.set(pixels.subarray(0, size), dataAt);
  else
    for (let from = 0, to = dataAt; from + 3 < pixels.length && to < file.length; from += 4, to += 3)
      file.set(pixels.subarray(from, from + 3), to);
  return file;
}
