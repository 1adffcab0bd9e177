/** Reads which way a home faces, in any of our languages and a few more. */

const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof directions)[number];

const hanPairs: Readonly<Record<string, Direction>> = {
  东南: "SE",
  東南: "SE",
  南東: "SE",
  东北: "NE",
  北東: "NE",
  東北: "NE",
  西南: "SW",
  南西: "SW",
  西北: "NW",
  北西: "NW",
};
const hanSingles: Readonly<Record<string, Direction>> = { 南: "S", 北: "N", 东: "E", 東: "E", 西: "W" };
const latin: readonly (readonly [Direction, RegExp])[] = [
  ["SE", /남동|south[- ]?east|süd-?ost|sud-?est|sureste|sudeste/iu],
  ["SW", /남서|south[- ]?west|süd-?west|sud-?ouest|suroeste|sudoeste/iu],
  ["NE", /북동|north[- ]?east|nord-?ost|nord-?est|noreste|nordeste/iu],
  ["NW", /북서|north[- ]?west|nord-?west|nord-?ouest|noroeste/iu],
  ["S", /남향|남\b|(?<!\p{L})(?:south|süd(?:en)?|sud|sur|sul)(?!\p{L})/iu],
  ["N", /북향|(?<!\p{L})(?:north|nord(?:en)?|norte)(?!\p{L})/iu],
  ["E", /동향|(?<!\p{L})(?:east|ost(?:en)?|est|este|leste)(?!\p{L})/iu],
  ["W", /서향|(?<!\p{L})(?:west(?:en)?|ouest|oeste|ovest)(?!\p{L})/iu],
];

/** The directions named, each once, in the page's order for Han text. "南北" is two directions, "东南" one, "南西" one in Japanese. */
export function readAspect(text: string | null, language: string | null): Direction[] {
  if (!text) return [];
  const found: Direction[] = [];
  const add = (direction: Direction | undefined) => {
    if (direction && !found.includes(direction)) found.push(direction);
  };
  const han = text.replace(/[^\u5357\u5317\u4e1c\u6771\u897f\s/、,，]/gu, "");
  if (/[南北东東西]/u.test(han)) {
    const japanese = language?.startsWith("ja") ?? false;
    for (const part of han.split(/[\s/、,，]+/u)) {
      for (let at = 0; at < part.length; ) {
        const pair = hanPairs[part.slice(at, at + 2)];
        if (pair && (japanese || part.length <= 2 || at % 2 === 0)) {
          add(pair);
          at += 2;
        } else add(hanSingles[part.charAt(at++)]);
      }
    }
    return found;
  }
  let rest = text;
  for (const [direction, pattern] of latin) {
    if (!pattern.test(rest)) continue;
    add(direction);
    rest = rest.replace(new RegExp(pattern.source, "giu"), " ");
  }
  return found;
}

/** Windows to opposite sides: air can pass through. */
export const isThrough = (aspect: readonly Direction[]): boolean =>
  (aspect.includes("N") && aspect.includes("S")) || (aspect.includes("E") && aspect.includes("W"));
