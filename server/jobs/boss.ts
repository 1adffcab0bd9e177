/** Opens the queue in the same database as everything else. */
import { PgBoss } from "pg-boss";
import type { Log } from "#server/base/log";
import { createQueues } from "./workers.ts";

/** Errors of a queue's worker come as plain objects that name their queue, those of the connection as themselves. */
const queueOf = (event: unknown) => {
  const queue: unknown = typeof event === "object" && event !== null ? Reflect.get(event, "queue") : undefined;
  return typeof queue === "string" ? { queue } : {};
};

/** Started, with its queues. The caller stops it, after the workers and before the database. */
export async function openBoss(connectionString: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    schema: "pgboss",
    useListenNotify: true,
    application_name: "listcast-jobs",
  });
  boss.on("error", (event) => log.warn({ err: event, ...queueOf(event) }, "the job queue met an error"));
  await boss.start();
  await createQueues(boss);
  return boss;
}
