/** What an embedded backend does by itself once an hour: old sessions, secrets and keys go, files nobody knows are swept. */

import { sessionLimits } from "#server/backend/shared/session";
import { sweepDevices } from "./auth/device.ts";
import { sweepPending } from "./auth/pending-sign-ups.ts";
import type { EmbeddedBackend } from "./shared/embedded-backend.ts";

const everyHour = 60 * 60 * 1000;

async function round(backend: EmbeddedBackend, sweep: () => Promise<number>): Promise<void> {
  const now = backend.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await backend.db
    .deleteFrom("auth.sessions")
    .where((w) =>
      w.or([w("created_at", "<", before(sessionLimits.absolute)), w("updated_at", "<", before(sessionLimits.idle))]),
    )
    .execute();
  const ended = backend.db.selectFrom("house.one_time_codes").select("token_id").where("expires_at", "<", now);
  await backend.db.deleteFrom("auth.one_time_tokens").where("id", "in", ended).execute();
  await sweepPending(backend.db, now);
  await sweepDevices(backend.db, now);
  await backend.db.deleteFrom("house.spent_captchas").where("expires_at", "<", now).execute();
  await backend.keys.maintain();
  const swept = await sweep();
  if (swept > 0) backend.log.info({ swept }, "removed files that nothing refers to");
}

/** The first round starts at once, in the background. */
export function startMaintenance(backend: EmbeddedBackend, sweep: () => Promise<number>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const go = () => {
    running = round(backend, sweep).catch((error: unknown) => {
      backend.log.warn(
        { reason: error instanceof Error ? error.name : "unknown" },
        "housekeeping failed, trying again in an hour",
      );
    });
  };
  go();
  const timer = setInterval(go, everyHour);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
