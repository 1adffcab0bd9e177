/** What happened lately: tasks, pages put online, orders; merged by time. */
import type { Activity } from "#contract/overview/overview";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { orderOf } from "#server/queries/billing/orders";
import { humanNumber, taskOf } from "#server/queries/tasks/task-shape";

async function latestTasks(db: Db, owner: Owner, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom("tasks")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    type: "task",
    at: (row.finished_at ?? row.started_at ?? row.created_at).toISOString(),
    task: taskOf(row),
  }));
}

async function latestPublished(db: Db, owner: Owner, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom("properties")
    .select(["id", "number", "title", "views", "published_at", "created_at"])
    .where("user_id", "=", owner.userId)
    .where("deleted_at", "is", null)
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    type: "published",
    at: (row.published_at ?? row.created_at).toISOString(),
    propertyId: row.id,
    number: humanNumber("PROP", row.number),
    title: row.title,
    views: row.views,
  }));
}

async function latestOrders(db: Db, owner: Owner, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    type: "order",
    at: (row.paid_at ?? row.created_at).toISOString(),
    order: orderOf(row),
  }));
}

/** The newest `limit` events of all kinds, newest first. */
export async function latestActivity(db: Db, owner: Owner, limit: number): Promise<Activity[]> {
  const all = [
    ...(await latestTasks(db, owner, limit)),
    ...(await latestPublished(db, owner, limit)),
    ...(await latestOrders(db, owner, limit)),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, limit);
}
