/** The round about money: what got stuck at providers, and what its time is over. */
import { expireOrders } from "#server/billing/cancel";
import { executeRefunds, pollStuckPayments } from "#server/billing/poll-providers";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

type Deps = Pick<JobDeps, "db" | "payments" | "imprint" | "origin" | "now" | "log">;

/** Asks before it expires anything, so that money which came in time is found. One part that fails keeps no other waiting. */
export async function billingRound(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (const part of [pollStuckPayments, expireOrders, executeRefunds]) {
    if (signal?.aborted) return;
    await part(deps).catch((err: unknown) => {
      deps.log.warn({ err, part: part.name }, "a round about money did not work; the next one tries again");
    });
  }
}

/** What got stuck at providers is asked about; each thing not before a minute has passed. */
export const billingJob: RoundJob = { name: "billing", schedule: { everyMs: 15_000 }, handler: billingRound };
