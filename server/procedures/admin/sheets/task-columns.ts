/** The columns of everybody's tasks as a spreadsheet. Moments in UTC. */
import { taskCauses } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import type { SheetColumns, SheetWords } from "./sheet.ts";

/** Causes that have words, and the code of any other. */
function causeWord({ ofAdminTasks }: SheetWords, { cause }: AdminTask): string | null {
  const known = taskCauses.find((code) => code === cause?.code);
  return known ? ofAdminTasks.causes[known] : (cause?.code ?? null);
}

export const taskColumns: SheetColumns<AdminTask> = (words) => {
  const { column } = words.ofAdminTasks;
  const { kind, status } = words.ofTasks;
  return [
    [column.number, (one) => one.number],
    [column.task, (one) => one.title],
    [column.kind, (one) => kind[one.kind]],
    [column.status, (one) => status[one.status]],
    [column.cause, (one) => causeWord(words, one)],
    [column.account, (one) => one.account.email],
    [column.attempts, (one) => one.attempts],
    [column.created, (one) => one.createdAt],
    [column.started, (one) => one.startedAt],
    [column.finished, (one) => one.finishedAt],
  ];
};
