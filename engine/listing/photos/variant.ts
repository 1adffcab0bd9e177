/** Of two addresses of one picture the one that leads to more of it, as far as addresses tell. */

const MAX_ADDRESS = 4_000;
/** "1200x900", "/1024/768/" and "w1600-h1200": a year and a month are no sides. */
const SIDES = /(\d{2,4})[x×](\d{2,4})(?!\d)|\/(\d{3,4})\/(\d{3,4})(?=\/)|\bw_?(\d{2,4})[-_,]h_?(\d{2,4})(?!\d)/g;
const WIDTH = /[?&](?:w|width|imwidth|wid)=(\d{2,4})(?!\d)|-[a-z]{1,4}_(?:[a-z]{2}_)?(\d{3,4})(?=\.)/g;
const RANKS: readonly [RegExp, number][] = [
  [/[/_-](?:orig(?:inal)?|full|max|xxl)(?=[._/-]|$)/i, 5],
  [/[/_-](?:xl|large|big)(?=[._/-]|$)/i, 4],
  [/[/_-](?:medium|mid)(?=[._/-]|$)/i, 3],
  [/[/_-]small(?=[._/-]|$)/i, 2],
  [/[/_-](?:thumbs?|thumbnails?|mini|tiny)(?=[._/-]|$)/i, 1],
];

interface Size {
  pixels: number | null;
  rank: number | null;
}

function sizeIn(address: string): Size {
  const text = address.slice(0, MAX_ADDRESS);
  const sides = [...text.matchAll(SIDES)].map(([, a, b, c, d, e, f]) => Number(a ?? c ?? e) * Number(b ?? d ?? f));
  const widths = [...text.matchAll(WIDTH)].map(([, asked, named]) => 0.75 * Number(asked ?? named) ** 2);
  const said = [...sides, ...widths];
  return {
    pixels: said.length > 0 ? Math.max(...said) : null,
    rank: RANKS.find(([words]) => words.test(text))?.[1] ?? null,
  };
}

/** Whether `other` is larger. What only one of them tells decides nothing. */
export function isLarger(other: string, one: string): boolean {
  if (other === one) return false;
  const [a, b] = [sizeIn(other), sizeIn(one)];
  if (a.pixels !== null && b.pixels !== null) return a.pixels > 1.2 * b.pixels;
  if (a.pixels !== null || b.pixels !== null) return false;
  return a.rank !== null && b.rank !== null && a.rank > b.rank;
}
