/** Reports of pages: for whom there is something to tell, made once a period, and read again for their mail. */
import { sql } from "kysely";
import { REPORT_ZONE } from "#contract/admin/report-names";
import type { PageReport, ReportPeriod } from "#contract/leads/report";
import { shownEvents } from "#contract/publishing/states";
import { startOf } from "#engine/reports/days";
import { type Days, lengthOf } from "#engine/reports/last-period";
import { leadLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { figuresOf, homesOf } from "#server/queries/listings/figures";
import { queueMail } from "#server/queries/notifications/mail-outbox";
import { wants } from "#server/queries/notifications/notification-settings";
import { notify } from "#server/queries/notifications/notifications";

const DAY_MS = 86_400_000;

/** Accounts that posted, whose pages were opened or that won a lead in those days, and that have no report of them yet. */
export async function accountsToReport(db: Db, period: ReportPeriod, { firstDay, lastDay }: Days): Promise<Owner[]> {
  const [from, until] = [startOf(firstDay), new Date(startOf(lastDay).getTime() + DAY_MS)];
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      select user_id from property_views where since >= ${from} and since < ${until}
      union
      select user_id from leads where created_at >= ${from} and created_at < ${until}
      union
      select user_id from publication_events
      where created_at >= ${from} and created_at < ${until} and event = any (${shownEvents}::text[])) as active
    where not exists (select from page_reports as made
      where made.user_id = active.user_id and made.period = ${period} and made.first_day = ${firstDay}::date)
    order by user_id`.execute(db);
  return rows.map(ownerOfRow);
}

/** The period's figures and those of as many days before, exactly as the screens have them. */
export async function reportOf(db: Db, owner: Owner, span: Days): Promise<PageReport> {
  const days = lengthOf(span);
  // the last moment of the last day
  const now = new Date(startOf(span.lastDay).getTime() + DAY_MS - 1);
  const asked = { days, timeZone: REPORT_ZONE, now };
  const { total, sources, languages } = await figuresOf(db, owner, asked);
  const earlier = { ...asked, now: new Date(now.getTime() - days * DAY_MS) };
  const { total: before } = await figuresOf(db, owner, earlier);
  return {
    total,
    before,
    sources,
    languages,
    homes: await homesOf(db, owner, { ...asked, most: leadLimits.reportHomes }),
  };
}

/** Keeps it, tells of it and queues its mail, where that is wished for. False when it was made already. Call it in a transaction. */
export async function keepReport(
  trx: Db,
  owner: Owner,
  about: Days & { period: ReportPeriod; figures: PageReport },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto("page_reports")
    .values({
      user_id: owner.userId,
      period: about.period,
      first_day: about.firstDay,
      last_day: about.lastDay,
      figures: json(about.figures),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "period", "first_day"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  if (await wants(trx, owner.userId, "report", "email"))
    await queueMail(trx, { userId: owner.userId, kind: "page_report", subjectId: row.id, dueAt: now });
  const data = { period: about.period, ...about.figures.total };
  await notify(trx, owner, { kind: "page_report", data });
  return true;
}

/** With its days as text ("2026-03-02"); undefined when it is gone. */
export const findReport = (db: Db, id: string) =>
  db
    .selectFrom("page_reports")
    .select([
      "user_id",
      "period",
      "figures",
      sql<string>`first_day::text`.as("first_day"),
      sql<string>`last_day::text`.as("last_day"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
