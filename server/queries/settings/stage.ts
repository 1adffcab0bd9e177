/** Whether a database was only tried out or is in production, as its starts have written it down. */
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";

/** What was tried out has accounts whose passwords were printed, and packages nobody paid for. */
export type Stage = "try-out" | "production";

/** Accounts of the first start on one's own machine: the agent with the sample data and the super administrator. Mail to them reaches no mailbox. */
export const DEMO_EMAILS = ["demo@listcast.local", "admin@listcast.local"] as const;

const KEY = "stage";
const stage = z.enum(["try-out", "production"]);

/**
 * Starts before this was written down left demo accounts, sample data or books of the sandbox; without any nothing is
 * known. A stranger may sign such an address up, but not confirm it.
 */
export async function readStage(db: Db): Promise<Stage | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", KEY).executeTakeFirst();
  if (row) return stage.parse(row.value);
  const { rows } = await sql<{ traces: boolean }>`select exists (select from settings where key = 'sample_data')
    or exists (select from sandbox_charges)
    or exists (select from auth.users where email in (${sql.join(DEMO_EMAILS)}) and email_confirmed_at is not null) as traces`.execute(
    db,
  );
  return rows[0]?.traces ? "try-out" : null;
}

/** The database keeps it, so that a copy of it elsewhere is known too. */
export async function noteStage(db: Db, now: Stage): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key: KEY, value: json(now) })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: json(now) }))
    .execute();
}
