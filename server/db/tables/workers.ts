/** Rows of `workers`, and of pg-boss' own table of messages as far as dead letters are read from it. */
import type { Generated } from "kysely";
import type { Task } from "#contract/task";

export interface Workers {
  id: string;
  label: string;
  version: string;
  kinds: Task["kind"][];
  slots: number;
  busy: string[];
  /** bigint: comes as a string. */
  memory_bytes: number | string;
  started_at: Date;
  beat_at: Generated<Date>;
}

export interface QueueMessages {
  id: string;
  name: string;
  state: string;
  data: unknown;
  created_on: Date;
}
