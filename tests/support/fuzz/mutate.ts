/** Broken, spliced and spoilt inputs, the same for the same seed. */

export type Chance = () => number;

/** Mulberry32: small, quick and good enough to break things by. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const scraps = [
  "<table><tr><th>",
  "</div>",
  "<dl><dt>Price</dt><dd>",
  "£1,250 pcm",
  "6억 9,500만원",
  "3LDK",
  "117 m²",
  "698万元/月",
  '<script type="application/ld+json">',
  '{"@type":"House","offers":{"price":',
  "</script>",
  'window.__STATE__ = {"a":[[[[',
  'self.__next_f.push([1,"',
  'JSON.parse("{',
  "itemscope itemprop=x",
  "<h1>",
  "东京都港区",
  "((((((((",
  "::::",
  "1,1,1,1,",
  "\\u0000",
  "\u0000",
  "<img src=x srcset='a 1x,b'>",
  "&#x110000;",
  "\ud800",
  "−1e309",
  "９９９９９９万円",
  "<![CDATA[",
  "-->",
  "#END#",
  "^^^^~",
  '"""',
  ";;;;",
  "=E5=B",
  "\u202e",
  "‎",
  "<svg><title>",
  "<template>",
  "<noscript>",
  "data:,",
  "javascript:",
] as const;

const pick = <T>(chance: Chance, from: readonly T[]): T => {
  const one = from[Math.floor(chance() * from.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};

type Change = (text: string, chance: Chance, others: readonly string[]) => string;
const at = (text: string, chance: Chance) => Math.floor(chance() * (text.length + 1));

const changes: readonly Change[] = [
  // cut off, cut out, said twice
  (text, chance) => text.slice(0, at(text, chance)),
  (text, chance) => {
    const [from, length] = [at(text, chance), Math.floor(chance() * 2_000)];
    return text.slice(0, from) + text.slice(from + length);
  },
  (text, chance) => {
    const from = at(text, chance);
    const part = text.slice(from, from + Math.floor(chance() * 400));
    return text.slice(0, from) + part.repeat(1 + Math.floor(chance() * 40)) + text.slice(from);
  },
  // a scrap, or many
  (text, chance) => {
    const from = at(text, chance);
    return text.slice(0, from) + pick(chance, scraps).repeat(1 + Math.floor(chance() ** 4 * 300)) + text.slice(from);
  },
  // a part of another
  (text, chance, others) => {
    const other = pick(chance, others);
    const [from, begin] = [at(text, chance), at(other, chance)];
    return text.slice(0, from) + other.slice(begin, begin + Math.floor(chance() * 4_000)) + text.slice(from);
  },
  // other figures
  (text, chance) => text.replace(/\d/g, (digit) => (chance() < 0.02 ? String(Math.floor(chance() * 10)) : digit)),
  (text, chance) => text.replace(/[<>"'{}[\]]/g, (mark) => (chance() < 0.01 ? "" : mark)),
  // letters of another width or none at all
  (text, chance) => {
    const from = at(text, chance);
    const wide = [...text.slice(from, from + 200)].map((letter) => {
      const code = letter.charCodeAt(0);
      return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : letter;
    });
    return text.slice(0, from) + wide.join("") + text.slice(from + 200);
  },
];

/** One to five changes. `others`: what parts are taken from. */
export function mutate(text: string, chance: Chance, others: readonly string[]): string {
  let changed = text;
  for (let left = 1 + Math.floor(chance() * 5); left > 0; left--)
    changed = pick(chance, changes)(changed, chance, others);
  return changed;
}
