/** Which ends of tasks are worth telling: campaigns and downloads that are ready, and what failed without being watched. */
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { notify } from "#server/queries/notifications/notifications";
import { humanNumber } from "./task-shape.ts";

type Ended = Pick<TaskRow, "id" | "user_id" | "number" | "kind" | "title" | "campaign_id">;

/** Call it in the transaction that completed the task. */
export async function tellCompleted(trx: Db, task: Ended): Promise<void> {
  const { title, campaign_id: campaignId } = task;
  if (task.kind === "write" && campaignId !== null)
    await notify(trx, ownerOfRow(task), { kind: "campaign_done", data: { campaignId, title } });
  if (task.kind === "export")
    await notify(trx, ownerOfRow(task), { kind: "export_ready", data: { taskId: task.id, title, campaignId } });
}

/** Call it in the transaction that failed the task. Imports fail before the eyes of whoever began them. */
export async function tellFailed(trx: Db, task: Ended, cause: NonNullable<Task["cause"]>): Promise<void> {
  if (task.kind === "import") return;
  const data = { taskId: task.id, number: humanNumber("TASK", task.number), title: task.title };
  await notify(trx, ownerOfRow(task), {
    kind: "task_failed",
    data: { ...data, code: cause.code, campaignId: task.campaign_id },
  });
}
