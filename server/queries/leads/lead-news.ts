/** News that name a lead: notes in the product and what the account's own programs are told. They follow a merge and go with the person. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { LeadRow } from "#server/db/tables/pages/leads";
import type { Owner } from "#server/queries/accounts/owner";

/** Reminders told of `otherId` lead to `id` from now on. */
export const pointNewsTo = (trx: Db, owner: Owner, id: string, otherId: string) =>
  sql`update public.notifications set data = jsonb_set(data, '{leadId}', to_jsonb(${id}::text))
    where user_id = ${owner.userId} and kind = 'lead_due' and data ->> 'leadId' = ${otherId}`.execute(trx);

/**
 * Call it while the lead's entries are there. Also what is told of leads that were merged into this one: by the ways the person is
 * reached. What waits to be sent is not sent any more.
 */
export async function forgetNewsOf(trx: Db, owner: Owner, { id, email, phone, handle }: LeadRow): Promise<void> {
  await sql`delete from public.notifications where user_id = ${owner.userId} and (
    (kind = 'lead_due' and data ->> 'leadId' = ${id})
    or (kind = 'page_enquiry' and data ->> 'contact' in (select asked.contact from public.page_enquiries asked
      join public.lead_events happened on happened.enquiry_id = asked.id where happened.lead_id = ${id})))`.execute(
    trx,
  );
  await sql`delete from public.webhook_deliveries where user_id = ${owner.userId} and event = 'lead.created' and (
    data ->> 'id' = ${id} or data ->> 'email' = ${email} or data ->> 'phone' = ${phone} or data ->> 'handle' = ${handle})`.execute(
    trx,
  );
}
