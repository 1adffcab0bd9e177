/** Reads a `Listing` from a JSON file or standard input. */
import { AppError } from "#contract/errors";
import { emptyListing, type Listing, listing } from "#contract/listing";
import type { Io } from "./command.ts";
import { invalidInput } from "./issue-text.ts";
import { isObject, parseJson } from "./json.ts";
import { refuseMisspelt } from "./misspelt.ts";
import { readInput } from "./read-file.ts";

/**
 * `file` is a path or "-". Fields that are left out count as unknown, so that a hand-written listing may be short.
 * A field no listing has is told on stderr and left out; one that is plainly misspelt is refused, for its fact would be missing.
 * Throws `file_not_readable` or `invalid_input` (with the first field that does not fit).
 */
export async function readListing(file: string, io: Io): Promise<Listing> {
  const text = await readInput(file, io);
  const empty = emptyListing();
  const given = parseJson(text, file);
  const plain = isObject(given) && isObject(given.listing) ? given.listing : given;
  if (!isObject(plain))
    throw new AppError("invalid_input", {
      message: `${file} holds no listing, but ${Array.isArray(given) ? "a list" : JSON.stringify(given)?.slice(0, 40)}`,
    });
  refuseMisspelt(plain, "listing", { file, io });
  const whole = {
    ...empty,
    ...plain,
    rooms: part(plain.rooms, empty.rooms),
    address: part(plain.address, empty.address),
    agent: part(plain.agent, empty.agent),
  };
  const parsed = listing.safeParse(whole);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error, whole);
}

/** A part with what it leaves out; what is no part at all stays as it is and is refused by the shape. */
const part = (given: unknown, empty: object): unknown =>
  given === undefined || given === null ? empty : isObject(given) ? { ...empty, ...given } : given;
