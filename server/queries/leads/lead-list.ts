/** The list of an account's leads: a page of those the filters find, how many are at each stage, and what there is to filter by. */
import { type RawBuilder, sql } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import type { Lead, LeadFilters } from "#contract/leads/lead";
import type { LeadSort, LeadStage } from "#contract/leads/lead-names";
import type { Db } from "#server/db/tables";
import type { LeadRow } from "#server/db/tables/pages/leads";
import type { Owner } from "#server/queries/accounts/owner";
import { allOf } from "#server/queries/lists/all-of";
import { keyset, readPage, type SortAsked, type SortColumns } from "#server/queries/lists/keyset";
import { formsOf } from "#server/queries/lists/words-in";

/** A longer search says no more. */
const MAX_WORDS = 8;

const sorted: SortColumns<LeadSort> = {
  columns: {
    active: { ref: "active_at", type: "timestamptz" },
    created: { ref: "created_at", type: "timestamptz" },
  },
  id: { ref: "id", type: "uuid" },
};

/** A row with what stands beside it in a list. */
export type ListedLead = LeadRow & { home_title: string | null; next_due_at: Date | null };

/** As the database folds what is searched in (`search_fold`): width, accents and capitals do not count. */
const folded = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Every word stands somewhere in name or contact. */
function conditions({ query, source, language, propertyId, tag }: LeadFilters): RawBuilder<unknown>[] {
  const words = (query ?? "").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return [
    ...words.map((word) => {
      const stand = formsOf(word).map((form) => sql`position(${folded(form)} in search) > 0`);
      return sql`(${sql.join(stand, sql` or `)})`;
    }),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(language === undefined ? [] : [sql`language = ${language}`]),
    ...(propertyId === undefined ? [] : [sql`property_id = ${propertyId}`]),
    ...(tag === undefined ? [] : [sql`tags @> array[${tag}::text]`]),
  ];
}

const listed = (db: Db, owner: Owner) =>
  db
    .selectFrom("leads")
    .selectAll()
    .select([
      sql<string | null>`(select home.title from public.properties as home
        where home.id = leads.property_id and home.deleted_at is null)`.as("home_title"),
      sql<Date | null>`(select min(due_at) from public.lead_reminders as reminder
        where reminder.lead_id = leads.id and reminder.done_at is null)`.as("next_due_at"),
    ])
    .where("user_id", "=", owner.userId);

/** Throws invalid_input for a cursor of another order. */
export async function pageOfLeads(
  db: Db,
  owner: Owner,
  {
    sort,
    direction,
    cursor,
    limit,
    ...filters
  }: LeadFilters & SortAsked<LeadSort> & { cursor?: string | undefined; limit: number },
): Promise<{ rows: ListedLead[]; next: string | null }> {
  let query = listed(db, owner).where(allOf(conditions(filters)));
  if (filters.stage !== undefined) query = query.where("stage", "=", filters.stage);
  return await readPage(query, keyset({ ...sorted, sort, direction, cursor, limit }));
}

/** By stage, of what the other filters find. */
export async function countLeads(db: Db, owner: Owner, filters: LeadFilters): Promise<Record<LeadStage, number>> {
  const rows = await db
    .selectFrom("leads")
    .select(["stage", sql<number>`count(*)::int`.as("count")])
    .where("user_id", "=", owner.userId)
    .where(allOf(conditions(filters)))
    .groupBy("stage")
    .execute();
  const counts = { new: 0, contacted: 0, viewing: 0, offer: 0, closed: 0, lost: 0 };
  for (const { stage, count } of rows) counts[stage] = count;
  return counts;
}

interface LeadChoices {
  sources: string[];
  languages: CopyLanguage[];
  tags: string[];
}

/** What the account's leads can be narrowed to. */
export async function choicesOfLeads(db: Db, owner: Owner): Promise<LeadChoices> {
  const { rows } = await sql<LeadChoices>`select
    coalesce((select array_agg(distinct source order by source) from leads where user_id = ${owner.userId}), '{}') as sources,
    coalesce((select array_agg(distinct language order by language) from leads
      where user_id = ${owner.userId} and language is not null), '{}') as languages,
    coalesce((select array_agg(distinct tag order by tag) from leads, unnest(tags) as tag
      where user_id = ${owner.userId}), '{}') as tags`.execute(db);
  return rows[0] ?? { sources: [], languages: [], tags: [] };
}

/** One as the list has it; undefined for another's. */
export const findListed = (db: Db, owner: Owner, id: string): Promise<ListedLead | undefined> =>
  listed(db, owner).where("id", "=", id).executeTakeFirst();

/** In the contract's shape. */
export const leadOf = (row: ListedLead): Lead => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  handle: row.handle,
  stage: row.stage,
  tags: row.tags,
  source: row.source,
  language: row.language,
  home: row.property_id !== null && row.home_title !== null ? { id: row.property_id, title: row.home_title } : null,
  nextDueAt: row.next_due_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  activeAt: row.active_at.toISOString(),
});
