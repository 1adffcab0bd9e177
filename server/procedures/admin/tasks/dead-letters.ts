/** Dead letters, for every administrator: read, run again by the rules of a retry, thrown away. Both are in the audit. */
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { eachInTurn } from "#server/procedures/admin/shared/each-in-turn";
import { administrator } from "#server/procedures/base/base";
import { retryWithin } from "#server/procedures/tasks/retry";
import { reach } from "#server/queries/accounts/admin-accounts";
import type { Owner } from "#server/queries/accounts/owner";
import { writeAudit } from "#server/queries/audit/audit";
import { findAnyTask } from "#server/queries/tasks/admin-tasks";
import { deadLetterList, findLetter, removeLetter, stillStands, takeLetter } from "#server/queries/tasks/dead-letters";
import { payloadOf } from "#server/queries/tasks/dead-payload";
import { deadLetterColumns } from "./task-columns.ts";

const everybody = administrator("operations", "system");
type Scope = Parameters<typeof reach>[1];

/** The letter's task where it still stands; what is gone or ran meanwhile leaves nothing to do. Throws not_found, forbidden. */
async function taken(trx: Db, scope: Scope, id: string): Promise<{ task: TaskRow; owner: Owner } | null> {
  const letter = await takeLetter(trx, id);
  if (!letter) return null;
  const task = await findAnyTask(trx, scope, letter.task_id);
  const owner = await reach(trx, scope, task.user_id);
  await removeLetter(trx, id);
  return stillStands(letter, task) ? { task, owner } : null;
}

const about = (id: string, task: TaskRow) => ({
  subjectId: task.id,
  accountId: task.user_id,
  before: { status: task.status, cause: task.cause?.code ?? null, letter: id },
});

const list = adminList({ name: "dead-letters", source: deadLetterList, columns: deadLetterColumns });

export const dead = {
  list: everybody.admin.tasks.dead.list.handler(list.page),
  export: everybody.admin.tasks.dead.export.handler(list.file),

  get: everybody.admin.tasks.dead.get.handler(async ({ context: { db, scope }, input: { id } }) => {
    const letter = await findLetter(db, scope, id);
    return { ...letter, payload: await payloadOf(db, letter.task) };
  }),

  run: everybody.admin.tasks.dead.run.handler(({ context: { acting, scope, boss, now }, input: { ids } }) =>
    eachInTurn(acting, ids, async (trx, id) => {
      const letter = await taken(trx, scope, id);
      if (!letter) return;
      const { status } = await retryWithin(trx, { boss, now, owner: letter.owner, support: null }, letter.task.id);
      await writeAudit(trx, { action: "dead_letters.run", ...about(id, letter.task), after: { status } });
    }),
  ),

  discard: everybody.admin.tasks.dead.discard.handler(({ context: { acting, scope }, input: { ids, reason } }) =>
    eachInTurn(acting, ids, async (trx, id) => {
      const letter = await taken(trx, scope, id);
      if (!letter) return;
      await writeAudit(trx, { action: "dead_letters.discard", ...about(id, letter.task), after: { reason } });
    }),
  ),
};
