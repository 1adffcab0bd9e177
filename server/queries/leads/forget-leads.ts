/** Leads of long ago are forgotten: nothing happened with them for as long as an enquiry is kept, and no reminder waits. */
import { pageEnquiryLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";

const DAY_MS = 86_400_000;

export const forgetLeads = (db: Db, now: Date) =>
  db
    .deleteFrom("leads")
    .where("active_at", "<", new Date(now.getTime() - pageEnquiryLimits.keptDays * DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("lead_reminders")
            .select("lead_reminders.id")
            .whereRef("lead_reminders.lead_id", "=", "leads.id")
            .where("done_at", "is", null),
        ),
      ),
    )
    .execute();
