/** How far a sending to a list came, read from what its tries noted: also from the notes of versions before. Pure. */
import { createHash } from "node:crypto";
import type { Checkpoint } from "./checkpoint.ts";

/**
 * A person in what is noted: no name, no place in a list, as the owner may edit the list between two tries. `key` is the post's, so that
 * a mark says nothing beyond it. Names of boxes are written in either case.
 */
export const markOf = (key: string, person: string): string =>
  createHash("sha256").update(`${key} ${person.toLowerCase()}`).digest("base64url").slice(0, 8);

export interface Reached {
  /** Marks of those who have it. */
  readonly done: readonly string[];
  /** Of those the service does not want. */
  readonly refused: readonly string[];
  /** Of whom nobody knows whether they have it; null: of nobody. */
  readonly doubt: string | null;
  /** Of those who were in doubt and whom nobody can ask about: sent to again only when a person says so. */
  readonly lost: readonly string[];
  /** When the one in doubt was tried. */
  readonly since: Date;
  /** What that one got had another name, by which the service cannot be asked any more. */
  readonly unnamed: boolean;
}

const textOf = (value: Checkpoint[string] | undefined): string => (typeof value === "string" ? value : "");
const listIn = (value: Checkpoint[string] | undefined): readonly string[] => (typeof value === "object" ? value : []);
const sinceOf = ({ since }: Checkpoint): Date => new Date(textOf(since) || 0);

/** Once, the next place in the list was noted, "yes" where whoever stands there was in doubt, and the places of the refused. */
interface Places {
  readonly next: number;
  readonly doubt: boolean;
  readonly refused: ReadonlySet<number>;
}
function placesIn({ next, doubt, refused }: Checkpoint): Places | null {
  const place = Number(textOf(next) || Number.NaN);
  if (!Number.isSafeInteger(place) || place < 0) return null;
  return { next: place, doubt: doubt === "yes", refused: new Set(listIn(refused).map(Number)) };
}

/** Null: no try has begun with anybody. `list` and `key`: whom it goes to, and the post's. */
export function reachedOf(
  checkpoint: Checkpoint | null,
  { list, key }: { list: readonly string[]; key: string },
): Reached | null {
  if (checkpoint === null) return null;
  if (checkpoint.done !== undefined) {
    const doubt = textOf(checkpoint.doubt) || null;
    const [done, refused] = [listIn(checkpoint.done), listIn(checkpoint.refused)];
    return { done, refused, doubt, lost: listIn(checkpoint.lost), since: sinceOf(checkpoint), unnamed: false };
  }
  const places = placesIn(checkpoint);
  if (places === null) return null;
  const marks = list.map((person) => markOf(key, person));
  return {
    done: marks.filter((_, at) => at < places.next && !places.refused.has(at)),
    refused: marks.filter((_, at) => places.refused.has(at)),
    doubt: places.doubt ? (marks[places.next] ?? null) : null,
    lost: [],
    since: sinceOf(checkpoint),
    unnamed: true,
  };
}

/** Who may have it already. */
const lostIn = ({ lost, doubt }: Checkpoint): readonly string[] =>
  [...new Set([...listIn(lost), textOf(doubt)])].filter((mark) => mark !== "");

/** How many of a list have a post; `doubt`: whether others have it nobody knows. `of`: null, as it was not noted. */
export interface People {
  readonly have: number;
  readonly doubt: boolean;
  readonly of: number | null;
}

/** Null: the post goes to no list, or nothing has begun. */
export function peopleIn(checkpoint: Checkpoint | null): People | null {
  if (checkpoint === null) return null;
  if (checkpoint.done !== undefined) {
    const of = Number(textOf(checkpoint.of) || Number.NaN);
    return {
      have: listIn(checkpoint.done).length,
      doubt: lostIn(checkpoint).length > 0,
      of: Number.isSafeInteger(of) ? of : null,
    };
  }
  const places = placesIn(checkpoint);
  if (places === null) return null;
  const refused = [...places.refused].filter((at) => at < places.next).length;
  return { have: places.next - refused, doubt: places.doubt, of: null };
}

/** What stays of a checkpoint when a post is sent anew, with other words maybe: who has it, or may. Null: nobody. */
export function peopleDone(checkpoint: Checkpoint | null): Checkpoint | null {
  if (checkpoint === null) return null;
  const { done, next, refused } = checkpoint;
  const have = peopleIn(checkpoint)?.have ?? 0;
  if (done !== undefined) {
    const lost = lostIn(checkpoint);
    if (have + lost.length === 0) return null;
    return { done: listIn(done), ...(lost.length > 0 ? { lost } : {}) };
  }
  // as places: whom they mean the list says, which is not at hand
  return have === 0 ? null : { next: textOf(next), doubt: "no", refused: listIn(refused) };
}

/** The same for other words of a sending that goes on: whom the service does not want stays, or a person's word about those who may have it would wait for them. */
export function peopleSettled(checkpoint: Checkpoint | null): Checkpoint | null {
  const kept = peopleDone(checkpoint);
  const refused = listIn(checkpoint?.refused);
  return kept?.done === undefined || refused.length === 0 ? kept : { ...kept, refused };
}
