/** What helps with a failure besides trying the same again. */
import type { ErrorCode } from "#contract/errors";
import type { Task } from "#contract/task";
import { isCancelled } from "#web/ui/task/status-labels.ts";

/** Causes that the same link or text meets again: it takes another link, the page's content, or typing the facts in. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  "not_a_web_address",
  "address_not_allowed",
  "host_not_found",
  "too_many_redirects",
  "too_large",
  "http_error",
  "unsupported_content",
  "damaged_file",
  "locked_file",
  "no_text",
  "letters_unread",
  "not_a_listing",
  "no_home_in_text",
  "search_results",
  "blocked",
  "removed",
  "invalid_input",
]);

/** Whether a failed import is better begun another way; the wizard opens with it and offers the ways. */
export const needsAnotherWay = (task: Task): boolean =>
  task.kind === "import" &&
  task.status === "failed" &&
  !isCancelled(task) &&
  lasting.has(task.cause?.code ?? "internal");

/** Where the result of a task is; null when it has none to show. */
export function resultOf(task: Task): string | null {
  if (task.status !== "completed") return null;
  if (task.kind === "import") return `/dashboard/publish?task=${task.id}`;
  return task.campaignId ? `/dashboard/campaigns/${task.campaignId}` : null;
}
