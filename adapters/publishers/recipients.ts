/** A post that goes to a list of people, one after the other: who has it is noted, so that a second try goes on where one stopped. */
import { Ended } from "./call.ts";
import { progressOf } from "./progress.ts";
import type { Connected, PublisherIo } from "./publisher.ts";
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
  /** After a lost answer, whether that one was reached; null: nobody can know, and who calls has decided to send again. */
  seen(to: string, since: Date): Promise<boolean | null>;
}

/** Sends to everybody who has it not; before each one it is noted who that is. Returns whether anybody has it. */
export async function sendToEach(people: readonly string[], io: PublisherIo, course: Course): Promise<boolean> {
  const progress = progressOf(io);
  const before = reachedOf(io.resume, { list: people, key: course.key });
  const done = new Set(before?.done);
  const refused = new Set(before?.refused);
  const of = String(people.length);
  const note = (doubt: string) =>
    progress.keep({ done: [...done], refused: [...refused], doubt, since: io.now().toISOString(), of });
  for (const to of people) {
    const mark = markOf(course.key, to);
    if (done.has(mark) || refused.has(mark)) continue;
    if (before?.doubt === mark && !before.unnamed && (await course.seen(to, before.since)) === true) {
      done.add(mark);
      continue;
    }
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
  return done.size > 0;
}
