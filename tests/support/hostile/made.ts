/** Building hostile inputs: each is made for a size in characters, so that it can be grown. */

/** Makes about `size` characters. */
export type Made = (size: number) => string;

/** Name and maker, for `it.each`. */
export type Hostile = readonly [name: string, make: Made];

/** `unit` again and again, between a head and a tail. */
export const repeated =
  (unit: string, head = "", tail = ""): Made =>
  (size) =>
    head + unit.repeat(Math.ceil(size / unit.length)) + tail;

/** As many opened as closed: half of the size each. */
export const nested =
  (open: string, close: string, head = "", tail = ""): Made =>
  (size) => {
    const depth = Math.ceil(size / (open.length + close.length));
    return head + open.repeat(depth) + close.repeat(depth) + tail;
  };

/** A unit that knows its place: numbered attributes, keys, addresses. */
export const counted =
  (unit: (at: number) => string, head = "", tail = "", join = ""): Made =>
  (size) => {
    const length = unit(1000).length + join.length;
    return head + Array.from({ length: Math.ceil(size / length) }, (_, at) => unit(at)).join(join) + tail;
  };

/** Signs of a script in another order for every number: names that nobody said before. */
const spelled =
  (first: number, count: number, length: number) =>
  (at: number): string =>
    Array.from({ length }, (_, place) =>
      String.fromCharCode(first + ((Math.floor(at / 7 ** place) * 31 + at * (place + 3)) % count)),
    ).join("");

export const latinWord = spelled(0x61, 26, 7);
export const hanWord = spelled(0x4e00, 4000, 3);
export const hangulWord = spelled(0xac00, 11_000, 3);
