/** The live tail of a journal. */
import { setTimeout as rest } from "node:timers/promises";
import type { Journal } from "#contract/admin/logs";
import { maySee } from "#contract/admin/scopes";
import { journalLimits } from "#server/base/limits";
import type { RequestContext } from "#server/procedures/base/context";
import { scopeOf } from "#server/queries/accounts/admin-accounts";
import { newestOf } from "#server/queries/journals/journals";

/** For as long as somebody looks who may: says which line is the newest, whenever that changes. */
export async function* tail(
  { db, stopping, backend, request }: RequestContext,
  journal: Journal,
  adminId: string,
  signal: AbortSignal | undefined,
) {
  const ended = AbortSignal.any([stopping, ...(signal ? [signal] : [])]);
  let told: string | null | undefined;
  while (!ended.aborted) {
    const newest = await newestOf(db, journal);
    if (newest !== told) {
      yield { newest };
      told = newest;
    }
    await rest(journalLimits.tailEveryMs, undefined, { signal: ended }).catch(() => {});
    if (ended.aborted || !(await backend.authenticate(request)) || !maySee("logs", await scopeOf(db, adminId))) return;
  }
}
