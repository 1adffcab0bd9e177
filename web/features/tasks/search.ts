/** What the task queue's address says: filters, search, and the task whose details are open. */
import type { Task } from "#contract/task";
import { type TaskStatus, taskKinds, taskStatuses } from "#contract/task-names";

export interface TaskSearch {
  status?: TaskStatus;
  kind?: Task["kind"];
  q?: string;
  task?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_QUERY = 100;

/** Anything else in an address is left out, not complained about. */
export function readTaskSearch(search: Record<string, unknown>): TaskSearch {
  const read: TaskSearch = {};
  const status = taskStatuses.find((one) => one === search.status);
  const kind = taskKinds.find((one) => one === search.kind);
  const text = typeof search.q === "string" || typeof search.q === "number" ? String(search.q) : "";
  if (status) read.status = status;
  if (kind) read.kind = kind;
  if (text.trim()) read.q = text.slice(0, MAX_QUERY);
  if (typeof search.task === "string" && uuid.test(search.task)) read.task = search.task;
  return read;
}
