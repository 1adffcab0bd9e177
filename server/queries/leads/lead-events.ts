/** Timelines of leads: what happened is written once and never changed. */
import type { LeadEventKind } from "#contract/leads/lead-names";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { LeadEventData, LeadRow } from "#server/db/tables/pages/leads";

interface NewEvent {
  kind: LeadEventKind;
  text?: string;
  data?: LeadEventData;
  propertyId?: string;
  enquiryId?: string;
}

/** Writes the entry; the lead was last active then. Call it in the transaction of what happened. */
export async function writeEvent(
  trx: Db,
  lead: Pick<LeadRow, "id" | "user_id">,
  { kind, text = "", data = {}, propertyId, enquiryId }: NewEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("lead_events")
    .values({
      user_id: lead.user_id,
      lead_id: lead.id,
      ...{ kind, text, data: json(data) },
      property_id: propertyId ?? null,
      enquiry_id: enquiryId ?? null,
      created_at: now,
    })
    .execute();
  await trx.updateTable("leads").set({ active_at: now }).where("id", "=", lead.id).execute();
}
