/** Posts what is due, several at a time, for as long as the process lives. */
import { setTimeout as sleep } from "node:timers/promises";
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
  const running = new Set<Promise<void>>();
  const begin = (taken: Taken) => {
    const work = workAt(services, taken).finally(() => running.delete(work));
    running.add(work);
  };
  /** Whether there may be more. */
  const fill = async (): Promise<boolean> => {
    while (running.size < timing.atOnce && !stopping.signal.aborted) {
      const taken = await takeNext(services);
      if (taken === null) return false;
      if (taken !== "settled") begin(taken);
    }
    return true;
  };
  const repeat = async () => {
    while (!stopping.signal.aborted) {
      const more = await fill().catch((err: unknown) => {
        services.log.warn({ err }, "posts that are due could not be taken; it is tried again");
        return false;
      });
      const pause = sleep(timing.everyMs, undefined, { signal: stopping.signal }).catch(() => {});
      await (more && running.size > 0 ? Promise.race([pause, ...running]) : pause);
    }
  };
  const repeating = repeat();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await repeating;
      await Promise.allSettled(running);
    },
  };
}
