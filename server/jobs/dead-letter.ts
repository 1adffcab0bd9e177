/** Giving a task up: it has failed for good for reasons of the system's own, and a letter tells administrators. */
import { fromKysely, type PgBoss } from "pg-boss";
import { AppError } from "#contract/errors";
import { scrub } from "#engine/journal/scrub";
import { deadLetterLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { DEAD_QUEUE, type DeadMessage } from "#server/queries/tasks/dead-letters";

/** Nobody works at it: its messages wait for a person, and are forgotten after some weeks. */
export async function createDeadQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_QUEUE, { retryLimit: 0, retentionSeconds: deadLetterLimits.days * 86_400 });
  // the queue knows no order to leaf through; several processes that start at once take turns
  await boss.getDb().executeSql(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('listcast dead letters'));
    create index if not exists dead_letters_at on pgboss.job (created_on, id) where name = '${DEAD_QUEUE}';
  end $$`);
}

/** `trx` is the transaction that fails the task: both happen, or neither. */
export async function writeDeadLetter(boss: PgBoss, trx: Db, taskId: string, error: unknown): Promise<void> {
  const message: DeadMessage = { taskId, said: wordsOf(error) };
  await boss.send(DEAD_QUEUE, message, { db: fromKysely(trx) });
}

/** What the cause's code does not say already. */
function wordsOf(error: unknown): string | null {
  const real = error instanceof AppError ? error.cause : error;
  return real instanceof Error ? scrub(`${real.name}: ${real.message}`) : null;
}
