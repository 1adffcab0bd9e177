/** Everybody's tasks: every order, the filters alone and together, what is searched for. */
import { adminTaskSorts } from "#contract/admin/task-names";
import { list, orders } from "./list.ts";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

export const work = list("tasks", (client, input) => client.admin.tasks.list(input), {
  ...orders(adminTaskSorts),
  completed: { status: "completed" },
  failed: { status: "failed" },
  "failed, took longest": { status: "failed", sort: "took" },
  pending: { status: "pending" },
  processing: { status: "processing" },
  "processing by end": { status: "processing", sort: "finished" },
  writing: { kind: "write" },
  "imports that failed": { kind: "import", status: "failed" },
  "exports by end": { kind: "export", sort: "finished" },
  "timed out": { cause: "timed_out" },
  "timed out, took longest": { cause: "timed_out", sort: "took" },
  "removed, which is rare": { cause: "removed" },
  "removed, which is rare, by end": { cause: "removed", sort: "finished" },
  "a cause nothing has": { cause: "too_large" },
  "writing that timed out": { kind: "write", cause: "timed_out" },
  "of one account": { userId: "00000000-0000-4000-8000-000000000100" },
  "of last month": { from: ago(60), until: ago(30) },
  "failed of last month by end": { status: "failed", from: ago(60), until: ago(30), sort: "finished" },
  "search 梅川": { q: "梅川" },
  "search 梅川 by duration": { q: "梅川", sort: "took" },
  "search park row": { q: "park row" },
  "search one title": { q: "ref777" },
  "search nothing there": { q: "nobody-has-this" },
  "search 梅川, failed": { q: "梅川", status: "failed" },
  "number 1": { q: "TASK-001" },
  "addresses agent77@": { q: "agent77@" },
} as const);
