/** Reminders about leads: set, ended, and told once when they are due, in the product and by mail. */
import { AppError } from "#contract/errors";
import { leadLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { queueMail } from "#server/queries/notifications/mail-outbox";
import { notify } from "#server/queries/notifications/notifications";
import { writeEvent } from "./lead-events.ts";

/** Throws not_found for another's lead, too_many_requests when too many wait already. */
export async function setReminder(
  trx: Db,
  owner: Owner,
  leadId: string,
  { text, dueAt }: { text: string; dueAt: Date },
): Promise<void> {
  const lead = await trx
    .selectFrom("leads")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("id", "=", leadId)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw new AppError("not_found");
  const { waiting } = await trx
    .selectFrom("lead_reminders")
    .select((of) => of.fn.countAll<string>().as("waiting"))
    .where("lead_id", "=", leadId)
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= leadLimits.reminders) throw new AppError("too_many_requests");
  await trx
    .insertInto("lead_reminders")
    .values({ user_id: owner.userId, lead_id: lead.id, text, due_at: dueAt })
    .execute();
}

/** Throws not_found. One that has ended stays as it was. */
export async function endReminder(
  trx: Db,
  owner: Owner,
  about: { leadId: string; id: string },
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom("lead_reminders")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("lead_id", "=", about.leadId)
    .where("id", "=", about.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  if (row.done_at !== null) return;
  await trx.updateTable("lead_reminders").set({ done_at: now }).where("id", "=", row.id).execute();
  await writeEvent(trx, { id: row.lead_id, user_id: row.user_id }, { kind: "reminded", text: row.text }, now);
}

/** Reminders whose time has come and that nobody was told of. */
export const dueReminders = (db: Db, now: Date) =>
  db
    .selectFrom("lead_reminders")
    .select("id")
    .where("due_at", "<=", now)
    .where("told_at", "is", null)
    .where("done_at", "is", null)
    .orderBy("due_at")
    .limit(leadLimits.toldARound)
    .execute();

/** Tells of one: the note and the mail are there, or it was not told. False when somebody else did, or it has ended. */
export async function tellReminder(trx: Db, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("lead_reminders as reminder")
    .innerJoin("leads", "leads.id", "reminder.lead_id")
    .select(["reminder.id", "reminder.user_id", "reminder.text", "leads.id as lead_id", "leads.name"])
    .where("reminder.id", "=", id)
    .where("reminder.told_at", "is", null)
    .where("reminder.done_at", "is", null)
    .forUpdate("reminder")
    .skipLocked()
    .executeTakeFirst();
  if (!row) return false;
  await trx.updateTable("lead_reminders").set({ told_at: now }).where("id", "=", row.id).execute();
  const data = { leadId: row.lead_id, name: row.name, text: row.text };
  await notify(trx, ownerOfRow(row), { kind: "lead_due", data });
  await queueMail(trx, { userId: row.user_id, kind: "lead_due", subjectId: row.id, dueAt: now });
  return true;
}

/** With whom it is about, for its mail; undefined when it is gone or has ended. */
export const findReminder = (db: Db, id: string) =>
  db
    .selectFrom("lead_reminders as reminder")
    .innerJoin("leads", "leads.id", "reminder.lead_id")
    .select(["reminder.text", "leads.id as lead_id", "leads.name", "leads.email", "leads.phone", "leads.handle"])
    .where("reminder.id", "=", id)
    .where("reminder.done_at", "is", null)
    .executeTakeFirst();
