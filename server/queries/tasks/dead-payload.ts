/** What a given-up task was to do, as administrators read it: nothing that was pasted, no query of an address, no secret. */
import { sql } from "kysely";
import type { Task } from "#contract/task";
import { publicPart } from "#engine/journal/scrub";
import type { Db } from "#server/db/tables";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";

/** `task`: with whose it is. */
export async function payloadOf(
  db: Db,
  task: Pick<Task, "id" | "kind" | "campaignId" | "propertyId"> & { account: { id: string } },
): Promise<Record<string, unknown>> {
  const owner = ownerOfRow({ user_id: task.account.id });
  const message = { taskId: task.id };
  if (task.kind === "import") return { ...message, ...(await sourceOf(db, owner, task.id)) };
  if (task.campaignId === null) return message;
  const campaign = await db
    .selectFrom("campaigns")
    .select("preferences")
    .where("user_id", "=", owner.userId)
    .where("id", "=", task.campaignId)
    .executeTakeFirst();
  return { ...message, campaignId: task.campaignId, propertyId: task.propertyId, ...campaign?.preferences };
}

/** Of what was pasted only how long it was: it may be megabytes of somebody's page. */
async function sourceOf(db: Db, owner: Owner, taskId: string): Promise<Record<string, unknown>> {
  const row = await db
    .selectFrom("imports")
    .select([
      sql<string>`source ->> 'type'`.as("type"),
      sql<string | null>`source ->> 'url'`.as("url"),
      sql<number | null>`coalesce(length(source ->> 'html'), length(source ->> 'text'))`.as("characters"),
      sql<boolean>`listing is not null`.as("read"),
    ])
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();
  if (!row) return {};
  return {
    source: row.type,
    ...(row.url === null ? {} : { address: publicPart(row.url) }),
    ...(row.characters === null ? {} : { characters: row.characters }),
    // photos were what failed
    listingRead: row.read,
  };
}
