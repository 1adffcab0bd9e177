/** Fields of a hand-written file that none of its kind has: those that are another's slip of the pen, and those that are nothing. */
import { agentCard } from "#contract/copy";
import { AppError } from "#contract/errors";
import { listing } from "#contract/listing";
import type { Io } from "./command.ts";
import { isObject } from "./json.ts";

const { shape } = listing;
/** What each part may hold, by the part's place; "" is the whole. */
type Known = Readonly<Record<string, readonly string[]>>;
const LISTING: Known = {
  "": Object.keys(shape),
  price: Object.keys(shape.price.unwrap().shape),
  area: Object.keys(shape.area.unwrap().shape),
  rooms: Object.keys(shape.rooms.shape),
  address: Object.keys(shape.address.shape),
  agent: Object.keys(shape.agent.shape),
};
const CARD: Known = { "": Object.keys(agentCard.shape) };

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

/** The unknown fields of what was written, outermost first. */
function unknownFields(given: Record<string, unknown>, known: Known): Unknown[] {
  return Object.entries(known).flatMap(([part, known]) => {
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

/**
 * A field that is plainly misspelt is refused, for its fact would be missing; one that is nothing is told on stderr and left out.
 * Throws `code`, naming the field.
 */
export function refuseMisspelt(
  given: Record<string, unknown>,
  what: "listing" | "card",
  { file, io, code = "invalid_input" }: { file: string; io: Io; code?: "invalid_input" | "bad_usage" },
): void {
  const unknown = unknownFields(given, what === "listing" ? LISTING : CARD);
  const slips = unknown.filter((one) => one.meant !== null);
  const [slip] = slips;
  if (slip !== undefined)
    throw new AppError(code, {
      // of the files that options name there may be several
      message: `${code === "bad_usage" ? `${file}: ` : ""}${slips.map((one) => `${one.field} is no field of a ${what}; ${one.meant} is one`).join("; ")}`,
      data: { field: slip.field },
    });
  if (unknown.length > 0)
    io.stderr(`${file}: left out, for no ${what} has it: ${unknown.map(({ field }) => field).join(", ")}\n`);
}
