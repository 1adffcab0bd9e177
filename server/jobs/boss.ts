/** Opens the queue in the same database as everything else. */
import { PgBoss } from "pg-boss";
import type { Log } from "#server/backend/types";
import { createQueues } from "./workers.ts";

/** Started, with its queues. The caller stops it, after the workers and before the database. */
export async function openBoss(connectionString: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    schema: "pgboss",
    useListenNotify: true,
    application_name: "listcast-jobs",
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue met an error"));
  await boss.start();
  await createQueues(boss);
  return boss;
}
