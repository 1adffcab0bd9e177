/** A post that goes to a list of people, one after the other: who has it is noted, so that a second try goes on where one stopped. */
import { houseNote } from "#contract/publishing/house-notes";
import { Ended, failed } from "./call.ts";
import { progressOf } from "./progress.ts";
import type { Connected, Found, Outcome, PublisherIo, SentPost, Unfinished } from "./publisher.ts";
import { markOf, reachedOf } from "./shared/reached.ts";

/** More is no list of an agent's but a mailing, which other services do. */
export const MOST_RECIPIENTS = 500;

/** One a line, or parted by commas and semicolons; each once. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;，；、]/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
];

export const listOf = ({ secrets }: Connected): string[] => recipientsOf(secrets.recipients ?? "");

/** What was told about one person: sent, or not wanted by the service (a wrong number, a closed box). */
export type Sent = "sent" | "refused";

interface Course {
  /** The post's. */
  readonly key: string;
  send(to: string): Promise<Sent>;
  /** After a lost answer, whether that one was reached; null: nobody can know. */
  seen(to: string, since: Date): Promise<boolean | null>;
}

const inDoubt = (people: number, of: number) =>
  ({ state: "unknown", ref: null, detail: houseNote("people_unknown", { people, of }) }) as const;

/**
 * Sends to everybody who has it not, for as long as there is time; before each one it is noted who that is. Whoever may have it, and
 * cannot be asked about, waits until all others have it: then `find` leaves them to a person, and only who says so sends to them again.
 */
export async function sendToEach(
  people: readonly string[],
  io: PublisherIo,
  course: Course,
): Promise<Outcome | Unfinished> {
  const { key } = course;
  const progress = progressOf(io);
  const before = reachedOf(io.resume, { list: people, key });
  const done = new Set(before?.done);
  const refused = new Set(before?.refused);
  const lost = new Set(before?.lost);
  const of = String(people.length);
  const note = (doubt: string) =>
    progress.keep({
      done: [...done],
      refused: [...refused],
      lost: [...lost],
      doubt,
      since: io.now().toISOString(),
      of,
    });
  const open = people
    .map((to) => ({ to, mark: markOf(key, to) }))
    .filter(({ mark }) => !done.has(mark) && !refused.has(mark));

  const doubted = open.find(({ mark }) => mark === before?.doubt);
  if (before && doubted) {
    const seen = before.unnamed ? null : await course.seen(doubted.to, before.since);
    if (seen !== false) (seen ? done : lost).add(doubted.mark);
  }
  const waiting = open.filter(({ mark }) => !done.has(mark) && !lost.has(mark));
  const asDecided = waiting.length === 0;
  const turn = asDecided ? open.filter(({ mark }) => lost.has(mark)) : waiting;
  for (const [at, { to, mark }] of turn.entries()) {
    if (at > 0 && !io.timeLeft()) {
      await note("");
      return { state: "unfinished" };
    }
    lost.delete(mark);
    await note(mark);
    try {
      ((await course.send(to)) === "refused" ? refused : done).add(mark);
    } catch (error) {
      if (!(error instanceof Ended && error.outcome.state === "failed")) throw error;
      // certainly not sent: the next try need not ask
      await note("");
      throw error;
    }
  }
  await note("");
  if (!asDecided && lost.size > 0) return inDoubt(lost.size, people.length);
  return done.size > 0
    ? { state: "live", ref: key, address: null }
    : failed("text_rejected", houseNote("list_refused"));
}

/** Services list what they took after a while. */
const SETTLED_MS = 5 * 60_000;

/** What became of a sending to a list: absent where somebody has it not for certain, to whom the next try goes on. */
export async function findInList(
  list: readonly string[],
  { ref, key, checkpoint }: Pick<SentPost, "ref" | "key" | "checkpoint">,
  io: PublisherIo,
  seen: Course["seen"],
): Promise<Found> {
  if (ref !== null) return { state: "live", ref, address: null };
  const reached = reachedOf(checkpoint, { list, key });
  if (!reached) return { state: "absent" };
  const settled = new Set([...reached.done, ...reached.refused]);
  const left = list.map((to) => ({ to, mark: markOf(key, to) })).filter(({ mark }) => !settled.has(mark));
  if (left.length === 0) return { state: "live", ref: key, address: null };
  const lost = left.filter(({ mark }) => reached.lost.includes(mark));
  const doubted = left.find(({ mark }) => mark === reached.doubt);
  const others = left.length - lost.length - (doubted ? 1 : 0);
  const told = doubted && !reached.unnamed ? await seen(doubted.to, reached.since) : null;
  if (told === true && left.length === 1) return { state: "live", ref: key, address: null };
  if (told === false) {
    const listed = io.now().getTime() - reached.since.getTime() > SETTLED_MS;
    return listed ? { state: "absent" } : inDoubt(1, left.length);
  }
  return others > 0 ? { state: "absent" } : inDoubt(left.length - (told ? 1 : 0), list.length);
}
