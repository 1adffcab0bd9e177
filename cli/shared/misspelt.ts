/** Fields of a hand-written listing that no listing has: those that are another's slip of the pen, and those that are nothing. */
import { listing } from "#contract/listing";

const { shape } = listing;
/** What each part of a listing may hold, by the part's place; "" is the listing itself. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "": Object.keys(shape),
  price: Object.keys(shape.price.unwrap().shape),
  area: Object.keys(shape.area.unwrap().shape),
  rooms: Object.keys(shape.rooms.shape),
  address: Object.keys(shape.address.shape),
  agent: Object.keys(shape.agent.shape),
};

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
function slips(a: string, b: string): number {
  const rows = [...Array(a.length + 1).keys()].map((at) => [at]);
  const cost = (i: number, j: number): number => rows[i]?.[j] ?? i + j;
  for (let j = 1; j <= b.length; j++) {
    rows[0]?.push(j);
    for (let i = 1; i <= a.length; i++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + same);
      rows[i]?.push(swapped ? Math.min(least, cost(i - 2, j - 2) + 1) : least);
    }
  }
  return cost(a.length, b.length);
}

/** Names longer than this are nobody's slip. */
const LONGEST = 40;
const meant = (name: string, known: readonly string[]): string | null =>
  name.length > LONGEST
    ? null
    : (known.find((one) => slips(bare(name), bare(one)) <= (one.length >= 8 ? 2 : 1)) ?? null);

/** A field nobody knows, where it stands; `meant` is the one it was probably to be. */
type Unknown = { field: string; meant: string | null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The unknown fields of a listing as it was written, outermost first. */
export function unknownFields(given: Record<string, unknown>): Unknown[] {
  return Object.entries(KNOWN).flatMap(([part, known]) => {
    const here = part === "" ? given : given[part];
    if (!isObject(here)) return [];
    const place = (name: string) => (part === "" ? name : `${part}.${name}`);
    return Object.keys(here)
      .filter((name) => !known.includes(name))
      .map((name) => {
        const right = meant(name, known);
        return { field: place(name), meant: right === null ? null : place(right) };
      });
  });
}
