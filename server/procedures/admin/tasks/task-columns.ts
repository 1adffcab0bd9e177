/** The columns of everybody's tasks, and of those that were given up, as a file. Moments in UTC. */
import type { DeadLetter } from "#contract/admin/dead-letters";
import { taskCauses } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import type { SheetColumns, Texts } from "#server/procedures/admin/shared/sheet";

/** Causes that have words, and the code of any other. */
function causeWord({ adminTasks }: Texts, { cause }: AdminTask): string | null {
  const knownCause = taskCauses.find((code) => code === cause?.code);
  return knownCause ? adminTasks.causes[knownCause] : (cause?.code ?? null);
}

export const taskColumns: SheetColumns<AdminTask> = (texts) => {
  const { column } = texts.adminTasks;
  const { kind, status } = texts.tasks;
  return [
    [column.number, (one) => one.number],
    [column.task, (one) => one.title],
    [column.kind, (one) => kind[one.kind]],
    [column.status, (one) => status[one.status]],
    [column.cause, (one) => causeWord(texts, one)],
    [column.account, (one) => one.account.email],
    [column.attempts, (one) => one.attempts],
    [column.created, (one) => one.createdAt, "moment"],
    [column.started, (one) => one.startedAt, "moment"],
    [column.finished, (one) => one.finishedAt, "moment"],
  ];
};

export const deadLetterColumns: SheetColumns<DeadLetter> = (texts) => {
  const { column, dead } = texts.adminTasks;
  return [
    [column.number, ({ task }) => task.number],
    [column.task, ({ task }) => task.title],
    [column.kind, ({ task }) => texts.tasks.kind[task.kind]],
    [column.cause, ({ task }) => causeWord(texts, task)],
    [dead.said, ({ said }) => said],
    [column.account, ({ task }) => task.account.email],
    [column.attempts, ({ task }) => task.attempts],
    [dead.at, ({ at }) => at],
  ];
};
