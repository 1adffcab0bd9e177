/** Reads a `Listing` from a JSON file or standard input. */
import { AppError } from "#contract/errors";
import { emptyListing, type Listing, listing } from "#contract/listing";
import type { Io } from "./command.ts";
import { invalidInput } from "./issue-text.ts";
import { parseJson } from "./json.ts";
import { readInput } from "./read-file.ts";

/**
 * `file` is a path or "-". Fields that are left out count as unknown, so that a hand-written listing may be short.
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
  const whole = {
    ...empty,
    ...plain,
    rooms: { ...empty.rooms, ...(isObject(plain.rooms) ? plain.rooms : {}) },
    address: { ...empty.address, ...(isObject(plain.address) ? plain.address : {}) },
    agent: { ...empty.agent, ...(isObject(plain.agent) ? plain.agent : {}) },
  };
  const parsed = listing.safeParse(whole);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error, whole);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
