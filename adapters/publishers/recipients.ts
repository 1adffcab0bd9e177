/** A post that goes to a list of people, one after the other: who has it is noted, so that a second try goes on where one stopped. */
import { Ended } from "./call.ts";
import { progressOf } from "./progress.ts";
import type { Connected, PublisherIo } from "./publisher.ts";

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
 * Sends to everybody who has it not. Before each one the number is noted; after a lost answer `seen` asks whether that one was
 * reached (null: nobody can know, and who calls has decided to send again). Returns whether anybody has it.
 */
export async function sendToEach(
  people: readonly string[],
  io: PublisherIo,
  send: (to: string, index: number) => Promise<Sent>,
  seen: (to: string, index: number, since: Date) => Promise<boolean | null>,
): Promise<boolean> {
  const progress = progressOf(io);
  const refused = [...progress.list("refused")];
  const doubt = progress.text("doubt");
  let next = Number(progress.text("next") ?? 0);
  const to = people[next];
  if (doubt === "yes" && to !== undefined && (await seen(to, next, new Date(progress.text("since") ?? 0))) === true)
    next += 1;
  for (let index = next; index < people.length; index += 1) {
    await progress.keep({ next: String(index), doubt: "yes", since: io.now().toISOString(), refused });
    try {
      if ((await send(people[index] ?? "", index)) === "refused") refused.push(String(index));
    } catch (error) {
      // certainly not sent: the next try need not ask
      if (error instanceof Ended && error.outcome.state === "failed")
        await progress.keep({ next: String(index), doubt: "no", refused });
      throw error;
    }
  }
  await progress.keep({ next: String(people.length), doubt: "no", refused });
  return refused.length < people.length;
}
