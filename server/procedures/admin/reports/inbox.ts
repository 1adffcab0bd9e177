/** What waits for administrators, each scope its part: money for those of the business, models for technical ones. */
import { maySee } from "#contract/admin/scopes";
import { administrator } from "#server/procedures/base/base";
import { fallbacksOfDay, moneyWaiting, workWaiting } from "#server/queries/administration/inbox";

export const inbox = administrator("system", "operations").admin.inbox.handler(async ({ context }) => {
  const { db, scope, adminId } = context;
  const now = context.now();
  const [money, work, fallbacks] = await Promise.all([
    maySee("packages", scope) ? moneyWaiting(db, scope, now) : null,
    workWaiting(db, scope, { adminId, now }),
    maySee("config/api", scope) ? fallbacksOfDay(db, now) : null,
  ]);
  return { money, work, fallbacks };
});
