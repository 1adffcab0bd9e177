/** Leads: listed, read, added, changed, reminded of, merged, removed, and as a file. Every call asks whether the plan has them. */

import { leadLimits, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { assertMayCreate } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { changeLead, mergeLeads, noteOnLead, removeLead } from "#server/queries/leads/change-lead";
import { keepLead, leadsInTurn } from "#server/queries/leads/keep-lead";
import { readLead } from "#server/queries/leads/lead-detail";
import { writeEvent } from "#server/queries/leads/lead-events";
import { choicesOfLeads, countLeads, type ListedLead, leadOf, pageOfLeads } from "#server/queries/leads/lead-list";
import { endReminder, setReminder } from "#server/queries/leads/reminders";
import { csvFile } from "#server/queries/lists/csv-file";
import { leadColumns, leadFileName, momentIn } from "./lead-file.ts";

type Context = RequestContext & MemberContext;

const assertHasLeads = ({ db, owner, now }: Context) => assertAllowed(db, owner, { features: ["crm"] }, now());

/** Does it in a transaction of the system's own, with the owner in every query, and answers the lead as it is then. */
async function changed(context: Context, id: string, work: (trx: Db) => Promise<unknown>) {
  await assertHasLeads(context);
  await context.db.transaction().execute(work);
  return await context.asUser((own) => readLead(own, context.owner, id));
}

export const leads = {
  list: signedIn.leads.list.handler(async ({ context, input }) => {
    await assertHasLeads(context);
    const { owner } = context;
    return await context.asUser(async (db) => {
      const { rows, next } = await pageOfLeads(db, owner, input);
      const counts = await countLeads(db, owner, input);
      return { items: rows.map(leadOf), nextCursor: next, counts, ...(await choicesOfLeads(db, owner)) };
    });
  }),

  get: signedIn.leads.get.handler(async ({ context, input }) => {
    await assertHasLeads(context);
    return await context.asUser((db) => readLead(db, context.owner, input.id));
  }),

  add: signedIn.leads.add.handler(async ({ context, input }) => {
    await assertHasLeads(context);
    const { db, owner } = context;
    const { name, contact, note } = input;
    const now = context.now();
    const own = { source: "hand", link: null, language: null, propertyId: null, country: null };
    const id = await db.transaction().execute(async (trx) => {
      await leadsInTurn(trx, owner);
      await assertMayCreate(trx, owner, "leads", rowLimits.leads);
      const { lead, made } = await keepLead(trx, owner, { name, contact, ...own }, now);
      if (made) await writeEvent(trx, lead, { kind: "added", text: note }, now);
      else if (note !== "") await writeEvent(trx, lead, { kind: "note", text: note }, now);
      return lead.id;
    });
    return await context.asUser((reader) => readLead(reader, owner, id));
  }),

  update: signedIn.leads.update.handler(({ context, input: { id, ...change } }) =>
    changed(context, id, async (trx) => {
      await assertMayCreate(trx, context.owner, "lead_events", rowLimits.leadEvents);
      await changeLead(trx, context.owner, id, change, context.now());
    }),
  ),

  note: signedIn.leads.note.handler(({ context, input: { id, text } }) =>
    changed(context, id, async (trx) => {
      await assertMayCreate(trx, context.owner, "lead_events", rowLimits.leadEvents);
      await noteOnLead(trx, context.owner, id, text, context.now());
    }),
  ),

  remind: signedIn.leads.remind.handler(({ context, input: { id, text, dueAt } }) =>
    changed(context, id, (trx) => setReminder(trx, context.owner, id, { text, dueAt: new Date(dueAt) })),
  ),

  endReminder: signedIn.leads.endReminder.handler(({ context, input: { id, reminderId } }) =>
    changed(context, id, (trx) => endReminder(trx, context.owner, { leadId: id, id: reminderId }, context.now())),
  ),

  merge: signedIn.leads.merge.handler(({ context, input: { id, other } }) =>
    changed(context, id, (trx) => mergeLeads(trx, context.owner, id, other, context.now())),
  ),

  remove: signedIn.leads.remove.handler(async ({ context, input }) => {
    await assertHasLeads(context);
    await context.db.transaction().execute((trx) => removeLead(trx, context.owner, input.id));
    return { id: input.id };
  }),

  file: signedIn.leads.file.handler(async ({ context, input: { language, timeZone, ...filters } }) => {
    await assertHasLeads(context);
    const { owner } = context;
    const columns = leadColumns(language, momentIn(timeZone));
    const newest = { sort: "created", direction: "desc" } as const;
    return await csvFile<ListedLead>({
      name: leadFileName(context.now()),
      head: columns.map(([head]) => head),
      line: (row) => columns.map(([, of]) => of(row)),
      read: (cursor, limit) => context.asUser((db) => pageOfLeads(db, owner, { ...filters, ...newest, cursor, limit })),
      most: leadLimits.fileRows,
    });
  }),
};
