/** Posts what is due, several at a time, for as long as the process lives. */
import { setTimeout as sleep } from "node:timers/promises";
import { withoutLane } from "#server/base/lanes";
import type { PublishServices } from "./services.ts";
import { type Taken, takeNext } from "./take.ts";
import { workAt } from "./work.ts";

/** Works at everything that is due now, one after the other; answers how many posts that were. */
export async function publishDue(services: PublishServices): Promise<number> {
  for (let count = 0; ; count += 1) {
    const taken = await takeNext(services);
    if (taken === null) return count;
    if (taken !== "settled") await workAt(services, taken);
  }
}

/** `stop`: nothing more is taken; what is under way is waited for. */
export function startPublishing(services: PublishServices) {
  const { timing } = services.publishing;
  const stopping = new AbortController();
  /** With whose post it is. */
  const running = new Map<Promise<void>, string>();
  const begin = (taken: Taken) => {
    const work = workAt(services, taken).finally(() => running.delete(work));
    running.set(work, taken.claim.user_id);
  };
  const fill = async (): Promise<void> => {
    while (running.size < timing.atOnce && !stopping.signal.aborted) {
      // a platform takes as long as it likes, and holds up its own account's only
      const taken = await takeNext(services, withoutLane(running.values(), timing.perAccount));
      if (taken === null) return;
      if (taken !== "settled") begin(taken);
    }
  };
  const repeat = async () => {
    while (!stopping.signal.aborted) {
      await fill().catch((err: unknown) => {
        services.log.warn({ err }, "posts that are due could not be taken; it is tried again");
      });
      const pause = sleep(timing.everyMs, undefined, { signal: stopping.signal }).catch(() => {});
      await Promise.race([pause, ...running.keys()]);
    }
  };
  const repeating = repeat();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await repeating;
      await Promise.allSettled(running.keys());
    },
  };
}
