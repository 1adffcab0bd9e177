/** A post that goes to a list of people, one after the other: who has it is noted, so that a second try goes on where one stopped. */
import { createHash } from "node:crypto";
import { Ended } from "./call.ts";
import { progressOf } from "./progress.ts";
import type { Checkpoint, Connected, Failure, PublisherIo } from "./publisher.ts";

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

/**
 * A person in what is noted: no name, no place in a list, as the owner may edit the list between two tries. `key` is the post's, so that
 * a mark says nothing beyond it. Names of boxes are written in either case.
 */
export const markOf = (key: string, person: string): string =>
  createHash("sha256").update(`${key} ${person.toLowerCase()}`).digest("base64url").slice(0, 8);

/** How far a sending came, read from what its tries noted. */
export interface Reached {
  /** Marks of those who have it. */
  readonly done: readonly string[];
  /** Of those the service does not want. */
  readonly refused: readonly string[];
  /** Of whom nobody knows whether they have it; null: of nobody. */
  readonly doubt: string | null;
  /** When that one was tried. */
  readonly since: Date;
}

const textOf = (value: Checkpoint[string] | undefined): string => (typeof value === "string" ? value : "");
const listIn = (value: Checkpoint[string] | undefined): readonly string[] => (typeof value === "object" ? value : []);

/** Null: no try has begun with anybody. */
export function reachedOf(checkpoint: Checkpoint | null): Reached | null {
  if (checkpoint?.done === undefined) return null;
  const { done, refused, doubt, since } = checkpoint;
  const [has, unwanted] = [listIn(done), listIn(refused)];
  return { done: has, refused: unwanted, doubt: textOf(doubt) || null, since: new Date(textOf(since) || 0) };
}

/** What stays of a checkpoint when a person has a failed post tried anew, with other words maybe: who has it. Null: nobody has. */
export function peopleDone(checkpoint: Checkpoint | null): Checkpoint | null {
  const done = reachedOf(checkpoint)?.done ?? [];
  return done.length > 0 ? { done } : null;
}

interface Course {
  /** The post's. */
  readonly key: string;
  send(to: string): Promise<Sent>;
  /** After a lost answer, whether that one was reached; null: nobody can know, and who calls has decided to send again. */
  seen(to: string, since: Date): Promise<boolean | null>;
}

/** Some have it already: a failure says so. */
const partly = (outcome: Failure, has: number, of: number): Ended =>
  new Ended(has === 0 ? outcome : { ...outcome, detail: `${has} of ${of} people have it. ${outcome.detail}` });

/** Sends to everybody who has it not; before each one it is noted who that is. Returns whether anybody has it. */
export async function sendToEach(people: readonly string[], io: PublisherIo, course: Course): Promise<boolean> {
  const progress = progressOf(io);
  const before = reachedOf(io.resume);
  const done = new Set(before?.done);
  const refused = new Set(before?.refused);
  const note = (doubt: string) =>
    progress.keep({ done: [...done], refused: [...refused], doubt, since: io.now().toISOString() });
  for (const to of people) {
    const mark = markOf(course.key, to);
    if (done.has(mark) || refused.has(mark)) continue;
    if (before?.doubt === mark && (await course.seen(to, before.since)) === true) {
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
      throw partly(error.outcome, done.size, people.length);
    }
  }
  await note("");
  return done.size > 0;
}
