/** One lead in full: its timeline, its reminders and the piece it came by. */

import { AppError } from "#contract/errors";
import type { LeadDetail, LeadEvent, LeadReminder } from "#contract/leads/lead";
import { leadLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { findListed, leadOf } from "./lead-list.ts";

async function eventsOf(db: Db, owner: Owner, leadId: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom("lead_events as event")
    .leftJoin("properties as home", (join) =>
      join.onRef("home.id", "=", "event.property_id").on("home.deleted_at", "is", null),
    )
    .leftJoin("page_enquiries as asked", "asked.id", "event.enquiry_id")
    .select([
      "event.id",
      "event.kind",
      "event.text",
      "event.data",
      "event.created_at",
      "home.id as home_id",
      "home.title",
      "asked.name as asked_name",
      "asked.contact",
    ])
    .where("event.user_id", "=", owner.userId)
    .where("event.lead_id", "=", leadId)
    .orderBy("event.created_at", "desc")
    .orderBy("event.id", "desc")
    .limit(leadLimits.events)
    .execute();
  return rows.map(({ id, kind, text, data, created_at, home_id, title, asked_name, contact }) => ({
    id,
    kind,
    text,
    home: home_id !== null && title !== null ? { id: home_id, title } : null,
    by: asked_name !== null && contact !== null ? `${asked_name} · ${contact}` : null,
    from: data.from ?? null,
    to: data.to ?? null,
    merged: data.merged ?? null,
    at: created_at.toISOString(),
  }));
}

async function remindersOf(db: Db, owner: Owner, leadId: string): Promise<LeadReminder[]> {
  const rows = await db
    .selectFrom("lead_reminders")
    .select(["id", "text", "due_at", "done_at"])
    .where("user_id", "=", owner.userId)
    .where("lead_id", "=", leadId)
    .orderBy((of) => of("done_at", "is not", null))
    .orderBy("due_at")
    .limit(leadLimits.reminders)
    .execute();
  return rows.map(({ id, text, due_at, done_at }) => ({
    id,
    text,
    dueAt: due_at.toISOString(),
    doneAt: done_at?.toISOString() ?? null,
  }));
}

const pieceOf = (db: Db, link: string | null) =>
  db
    .selectFrom("page_links")
    .innerJoin("pieces", "pieces.id", "page_links.piece_id")
    .select(["pieces.id", "pieces.campaign_id as campaignId"])
    .where("page_links.code", "=", link ?? "")
    .executeTakeFirst();

/** Throws not_found, also for somebody else's. */
export async function readLead(db: Db, owner: Owner, id: string): Promise<LeadDetail> {
  const row = await findListed(db, owner, id);
  if (!row) throw new AppError("not_found");
  const [events, reminders, piece] = [
    await eventsOf(db, owner, id),
    await remindersOf(db, owner, id),
    await pieceOf(db, row.link),
  ];
  return { ...leadOf(row), piece: piece ?? null, events, reminders };
}
