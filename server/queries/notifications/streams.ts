/** Streams of events (tasks, notifications) of an account, as the database wakes them in every process. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";

/** Each looks at once whether its session still stands, and ends where it does not. */
export const wakeStreams = async (db: Db, userId: string): Promise<void> => {
  await sql`select pg_notify('task_events', ${userId})`.execute(db);
};
