/** Names of the tasks' administration, apart from the schemas: an address can be read with them before anything is loaded. */
export const adminTaskSorts = ["created", "finished", "took"] as const;
export type AdminTaskSort = (typeof adminTaskSorts)[number];
/** Tasks one request tries again or cancels at most. */
export const TASKS_AT_ONCE = 100;
/** What throughput is looked at over: an hour by the minute, a day by the quarter of an hour. */
export const throughputSpans = ["hour", "day"] as const;
export type ThroughputSpan = (typeof throughputSpans)[number];
/** Of failed tasks: those nobody cancelled. */
export const NOT_CANCELLED = "not_cancelled";
/** What tasks fail for, as far as a list is narrowed by it. */
export const taskCauses = [
  "cancelled",
  "timed_out",
  "internal",
  "unavailable",
  "host_unreachable",
  "host_not_found",
  "address_not_allowed",
  "not_a_web_address",
  "too_many_redirects",
  "too_large",
  "http_error",
  "unsupported_content",
  "not_a_listing",
  "no_home_in_text",
  "search_results",
  "blocked",
  "removed",
  "invalid_input",
  "model_failed",
  "model_malformed",
  "model_rate_limited",
  "not_written",
] as const;
export type TaskCause = (typeof taskCauses)[number];
/** Those of them for which the system gives a task up after its last attempt: what a dead letter is about. */
export const givenUpCauses = [
  "timed_out",
  "host_unreachable",
  "unavailable",
  "internal",
  "model_failed",
  "model_malformed",
  "model_rate_limited",
] as const satisfies readonly TaskCause[];
