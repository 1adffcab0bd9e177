/** Whether a post that was tried stands in the platform's own list of posts: what it proves, and what it does not. */
import { houseNote } from "#contract/publishing/house-notes";
import type { Found, PublisherIo, SentPost } from "./publisher.ts";

export interface Seen {
  readonly ref: string;
  readonly text: string;
  /** When it was made: ISO 8601, or milliseconds. */
  readonly made: string | number;
  readonly address: string | null;
}

/** Platforms trim, join lines and change the form of letters. */
const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

/** Whether `seen` is the text that was sent: the same letters, whatever became of the blanks. */
export const sameText = (seen: string, sent: string): boolean => plain(seen) === plain(sent);

const links = /https?:\/\/[^\s]{1,2000}/g;
/** As `sameText`, where a platform writes each address in a way of its own. */
export const sameButLinks = (seen: string, sent: string): boolean =>
  sameText(seen.replace(links, ""), sent.replace(links, ""));

/** Clocks differ, and what was tried at one moment was posted at the next. */
const EARLIER_MS = 5 * 60_000;
/** Lists lag behind what was posted: before that, absence proves nothing. */
const SETTLED_MS = 2 * 60_000;

export interface Looking {
  /** What stands there if it was posted. */
  readonly text: string;
  /** Whether the list goes back to the first post; otherwise it must reach back beyond the try. */
  readonly whole: boolean;
  readonly same?: (seen: string, sent: string) => boolean;
}

/** Newest first or not: live where it is listed, absent where a settled list that reaches back far enough is without it. */
export function lookFor(
  sent: SentPost,
  io: Pick<PublisherIo, "now">,
  list: readonly Seen[],
  { text, whole, same = sameText }: Looking,
): Found {
  const since = Date.parse(sent.triedAt) - EARLIER_MS;
  const times = list.map(({ made }) => new Date(made).getTime());
  const found = list.find((one, index) => (times[index] ?? 0) >= since && same(one.text, text));
  if (found) return { state: "live", ref: found.ref, address: found.address };
  const unknown = (detail: string): Found => ({ state: "unknown", ref: sent.ref, detail });
  if (!whole && !times.some((time) => time < since)) return unknown(houseNote("list_too_short"));
  if (io.now().getTime() - Date.parse(sent.lastTriedAt) < SETTLED_MS) return unknown(houseNote("not_listed_yet"));
  return { state: "absent" };
}
