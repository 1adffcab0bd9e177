/** Everybody's tasks, for every administrator. What is done to one is done by its owner's rules, and is in the audit. */
import type { AuditAction } from "#contract/admin/audit-actions";
import type { TasksOutcome } from "#contract/admin/task-shape";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { queueOverdue } from "#server/jobs/recover";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { eachInTurn } from "#server/procedures/admin/shared/each-in-turn";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext } from "#server/procedures/base/context";
import { cancelWithin } from "#server/procedures/tasks/cancel";
import { retryWithin } from "#server/procedures/tasks/retry";
import { reach } from "#server/queries/accounts/admin-accounts";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { writeAudit } from "#server/queries/audit/audit";
import { findAnyTask, taskList, withOwners } from "#server/queries/tasks/admin-tasks";
import { queuesHealth } from "#server/queries/tasks/queues-health";
import { pauseQueue, resumeQueue } from "#server/queries/tasks/task-queues";
import { stepsOfTask } from "#server/queries/tasks/task-steps";
import { throughputOf } from "#server/queries/tasks/throughput";
import { listWorkers } from "#server/queries/tasks/workers";
import { dead } from "./dead-letters.ts";
import { taskColumns } from "./task-columns.ts";

const everybody = administrator("operations", "system");

/** Each by its owner's rules, and written down. */
const each = (
  { scope, acting }: Pick<AdminContext, "scope" | "acting">,
  about: { ids: readonly string[]; action: AuditAction; reason?: string },
  work: (trx: Db, owner: Owner, id: string) => Promise<{ status: string }>,
): Promise<TasksOutcome> =>
  eachInTurn(acting, about.ids, async (trx, id) => {
    const before = await findAnyTask(trx, scope, id);
    const owner = await reach(trx, scope, before.user_id);
    const after = await work(trx, owner, id);
    await writeAudit(trx, {
      action: about.action,
      subjectId: id,
      accountId: before.user_id,
      before: { status: before.status },
      after: { status: after.status, ...(about.reason ? { reason: about.reason } : {}) },
    });
  });

const list = adminList({ name: "tasks", action: "tasks.export", source: taskList, columns: taskColumns });

export const tasks = {
  list: everybody.admin.tasks.list.handler(list.page),
  export: everybody.admin.tasks.export.handler(list.file),

  get: everybody.admin.tasks.get.handler(async ({ context: { db, scope }, input: { id } }) => {
    const row = await findAnyTask(db, scope, id);
    const [[task], steps] = await Promise.all([withOwners(db, [row]), stepsOfTask(db, ownerOfRow(row), id)]);
    if (!task) throw new AppError("not_found");
    return { ...task, steps, retries: row.human_retries };
  }),

  queues: everybody.admin.tasks.queues.handler(({ context: { db } }) => queuesHealth(db)),
  throughput: everybody.admin.tasks.throughput.handler(({ context: { db, now }, input }) =>
    throughputOf(db, input.span, now()),
  ),
  workers: everybody.admin.tasks.workers.handler(async ({ context: { db, scope } }) => ({
    workers: await listWorkers(db, scope),
  })),
  dead,

  pause: everybody.admin.tasks.pause.handler(async ({ context, input: { kind, until, reason } }) => {
    const at = context.now();
    const ends = until === null ? null : new Date(until);
    if (ends && ends <= at) throw new AppError("invalid_input", { data: { field: "until" } });
    await context.acting((trx) => pauseQueue(trx, kind, { at, until: ends, reason }));
    return { kind };
  }),

  resume: everybody.admin.tasks.resume.handler(async ({ context, input: { kind } }) => {
    await context.acting((trx) => resumeQueue(trx, kind));
    // the workers' own round would find what waited only seconds later
    await queueOverdue(context);
    return { kind };
  }),

  retry: everybody.admin.tasks.retry.handler(({ context, input: { ids } }) =>
    each(context, { ids, action: "tasks.retry" }, (trx, owner, id) =>
      retryWithin(trx, { boss: context.boss, now: context.now, owner, support: null }, id),
    ),
  ),

  cancel: everybody.admin.tasks.cancel.handler(({ context, input: { ids, reason } }) =>
    each(context, { ids, action: "tasks.cancel", reason }, cancelWithin),
  ),
};
