/** Rows of `tasks`, `task_events` and `task_steps`. */
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { Task, TaskStatus, TaskStep } from "#contract/task";

export interface Tasks {
  id: Generated<string>;
  user_id: string;
  number: number;
  kind: Task["kind"];
  title: string;
  status: Generated<TaskStatus>;
  progress: Generated<number>;
  weight: Generated<number>;
  estimated_seconds: number | null;
  attempts: Generated<number>;
  human_retries: Generated<number>;
  cause: Task["cause"];
  campaign_id: string | null;
  property_id: string | null;
  idempotency_key: string | null;
  run: Generated<number>;
  lease_until: Date | null;
  last_cause: Task["cause"];
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
}
export type TaskRow = Selectable<Tasks>;

export interface TaskEvents {
  /** bigint: comes as a string and stays one. */
  id: GeneratedAlways<string>;
  user_id: string;
  task_id: string;
  campaign_id: string | null;
  /** The row as PostgreSQL's to_jsonb gives it: same names, dates as text. */
  snapshot: unknown;
  created_at: Generated<Date>;
}

export interface TaskSteps {
  id: GeneratedAlways<string>;
  user_id: string;
  task_id: string;
  step: TaskStep["step"];
  attempt: number;
  progress: number;
  cause: Task["cause"];
  created_at: Generated<Date>;
}

/** One row a kind; `paused_at` null: it is worked at. */
export interface TaskQueues {
  kind: Task["kind"];
  id: GeneratedAlways<string>;
  paused_at: Date | null;
  until: Date | null;
  reason: Generated<string>;
}
