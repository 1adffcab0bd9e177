/** What an agent does with a lead: another stage, tags, a name, a note, one more way to reach them, merged, gone. */
import { AppError } from "#contract/errors";
import { type LeadStage, MAX_TAGS } from "#contract/leads/lead-names";
import { readContact } from "#engine/text/contact";
import type { Db } from "#server/db/tables";
import type { LeadRow } from "#server/db/tables/pages/leads";
import type { Owner } from "#server/queries/accounts/owner";
import { findByContact, leadsInTurn } from "./keep-lead.ts";
import { writeEvent } from "./lead-events.ts";
import { forgetNewsOf, pointNewsTo } from "./lead-news.ts";

/** Held until the transaction ends. Throws not_found, also for somebody else's. */
async function lockLead(trx: Db, owner: Owner, id: string): Promise<LeadRow> {
  const row = await trx
    .selectFrom("leads")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

interface LeadChange {
  name?: string | undefined;
  contact?: string | undefined;
  stage?: LeadStage | undefined;
  tags?: readonly string[] | undefined;
}

/** Throws not_found, and conflict when another lead is reached by the new contact. */
export async function changeLead(
  trx: Db,
  owner: Owner,
  id: string,
  { name, contact, stage, tags }: LeadChange,
  now: Date,
): Promise<void> {
  await leadsInTurn(trx, owner);
  const lead = await lockLead(trx, owner, id);
  if (contact !== undefined) {
    const ways = readContact(contact, null);
    const other = await findByContact(trx, owner, ways, contact, id);
    if (other) throw new AppError("conflict", { data: { other: other.id, name: other.name } });
    await trx
      .updateTable("leads")
      .set({
        email: ways.email ?? lead.email,
        phone: ways.phone ?? lead.phone,
        handle: ways.handle ?? lead.handle,
      })
      .where("id", "=", id)
      .execute();
  }
  if (name !== undefined) await trx.updateTable("leads").set({ name }).where("id", "=", id).execute();
  if (tags !== undefined)
    await trx
      .updateTable("leads")
      .set({ tags: [...new Set(tags)] })
      .where("id", "=", id)
      .execute();
  if (stage === undefined || stage === lead.stage) return;
  await trx.updateTable("leads").set({ stage }).where("id", "=", id).execute();
  await writeEvent(trx, lead, { kind: "stage", data: { from: lead.stage, to: stage } }, now);
}

/** Throws not_found. */
export async function noteOnLead(trx: Db, owner: Owner, id: string, text: string, now: Date): Promise<void> {
  await writeEvent(trx, await lockLead(trx, owner, id), { kind: "note", text }, now);
}

/** Of another of the same kind there is no field: what would be gone with its lead is written down. */
const waysLost = (lead: LeadRow, other: LeadRow): string =>
  (["phone", "email", "handle"] as const)
    .flatMap((way) => (lead[way] !== null && other[way] !== null ? [other[way]] : []))
    .join(" · ");

/**
 * What `otherId` has comes to `id`: entries, reminders, tags, and ways to reach them that it had not; a second number or address stays
 * readable in the timeline. The first of the two says where the person was won. Throws not_found, and conflict for one and the same.
 */
export async function mergeLeads(trx: Db, owner: Owner, id: string, otherId: string, now: Date): Promise<void> {
  if (id === otherId) throw new AppError("conflict");
  await leadsInTurn(trx, owner);
  const lead = await lockLead(trx, owner, id);
  const other = await lockLead(trx, owner, otherId);
  for (const table of ["lead_events", "lead_reminders"] as const)
    await trx.updateTable(table).set({ lead_id: id }).where("lead_id", "=", otherId).execute();
  await pointNewsTo(trx, owner, id, otherId);
  // first gone: a way to reach somebody is one lead's only
  await trx.deleteFrom("leads").where("id", "=", otherId).execute();
  const first = other.created_at < lead.created_at ? other : lead;
  await trx
    .updateTable("leads")
    .set({
      email: lead.email ?? other.email,
      phone: lead.phone ?? other.phone,
      handle: lead.handle ?? other.handle,
      tags: [...new Set([...lead.tags, ...other.tags])].slice(0, MAX_TAGS),
      source: first.source,
      link: first.link,
      language: first.language,
      property_id: first.property_id,
      created_at: first.created_at,
    })
    .where("id", "=", id)
    .execute();
  await writeEvent(trx, lead, { kind: "merged", text: waysLost(lead, other), data: { merged: other.name } }, now);
}

/**
 * With all that was written about them, what they sent, and what was told of them here and to the account's own programs. Throws
 * not_found.
 */
export async function removeLead(trx: Db, owner: Owner, id: string): Promise<void> {
  await leadsInTurn(trx, owner);
  const lead = await lockLead(trx, owner, id);
  await forgetNewsOf(trx, owner, lead);
  await trx
    .deleteFrom("page_enquiries")
    .where("user_id", "=", owner.userId)
    .where("id", "in", (of) =>
      of
        .selectFrom("lead_events")
        .select("enquiry_id")
        .where("lead_id", "=", lead.id)
        .where("enquiry_id", "is not", null)
        .$castTo<{ enquiry_id: string }>(),
    )
    .execute();
  await trx.deleteFrom("leads").where("id", "=", lead.id).execute();
}
