/** What the law forbids to leave out of a text message: its words, or in their place a number and the link to where they stand. */
import type { Listing } from "#contract/listing";
import { measure } from "#engine/platforms/measure";
import { lineInPlainLetters } from "#engine/platforms/plain-letters";
import { smsSegments } from "#engine/platforms/sms";
import { LONGEST_MESSAGE } from "../writing/no-room.ts";
import { particularsFor } from "../writing/particulars.ts";
import type { Plan } from "../writing/plan.ts";

/** Beside a link so much may be stated, one segment more, and no two. */
const LONGEST_LINE = 70;

/** Of more than a message has room for: what an authority knows home or agent by, which stands alone. */
const numbersOf = (line: string): string =>
  line
    .split(" · ")
    .filter((one) => /\d{5}/u.test(one) && one.length <= LONGEST_LINE)
    .slice(0, 1)
    .join("");

/** In place of a longer line: such a number, and the link to where all of it stands; of the two the link where they are too long. */
function shortest(line: string, link: string | null, text: string): string {
  const leading = link === null || text.includes(link) ? "" : link;
  const both = [numbersOf(line), leading].filter((one) => one !== "").join(" ");
  return both.length <= LONGEST_LINE || leading === "" ? both : leading;
}

/** A text message's words with what the law wants beside them. */
export interface Stated {
  readonly text: string;
  /**
   * "briefly": nothing is wanting, or so little that it needs no room of its own, or a link leads to it; "at length": it takes
   * segments of its own; "left out": it would take more than any message has.
   */
  readonly law: "briefly" | "at length" | "left out";
}

/** One sign beyond the cheap alphabet (an ô, or a Chinese frame), and a segment holds less than half. */
export const isDear = (text: string): boolean => smsSegments(text).encoding === "UCS-2";

/** The text with what the law forbids to leave out, where page or signer say it. `framed`: as the message will be sent. */
export function withWordsOfLaw(
  listing: Listing,
  { brief, lang, platform }: Plan,
  text: string,
  framed: (text: string) => string,
): Stated {
  const space = lang.marks.gap === "" ? " " : "";
  const beside = (line: string) => (line === "" || text.includes(line) ? text : `${text.trimEnd()} ${line}${space}`);
  const wanting = (said: string): string => particularsFor(listing, brief, lang.code, platform, framed(said));
  // the frame names sender and licence already
  const whole = wanting(text);
  if (whole.length <= LONGEST_LINE) return { text: beside(whole), law: "briefly" };
  const shorter = beside(shortest(whole, brief.link, text));
  // a message that leads to the page may leave its words there
  if (brief.link !== null) return { text: shorter, law: "briefly" };
  const below = (line: string) => `${text.trimEnd()}\n${line}\n`;
  const plain = below(lineInPlainLetters(whole));
  const { counting } = platform.text;
  const isCheap = counting === "segments" && !isDear(framed(plain)) && wanting(plain) === "";
  const full = isCheap ? plain : below(whole);
  return measure(counting, framed(full)) <= LONGEST_MESSAGE
    ? { text: full, law: "at length" }
    : { text: shorter, law: "left out" };
}
