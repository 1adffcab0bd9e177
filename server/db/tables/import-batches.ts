/** Rows of `import_batches` and `import_rows`: many homes brought at once. */
import type { Generated, Selectable } from "kysely";
import type { BatchDefaults, BatchFormat, BatchMapping, RowAnswer, RowProblem } from "#contract/batch/batch";

export interface ImportBatches {
  id: Generated<string>;
  user_id: string;
  name: string;
  format: BatchFormat;
  columns: string[];
  mapping: BatchMapping;
  defaults: BatchDefaults;
  task_id: Generated<string | null>;
  created_at: Generated<Date>;
}
export type BatchRow = Selectable<ImportBatches>;

export interface ImportRows {
  batch_id: string;
  position: number;
  user_id: string;
  cells: string[];
  /** `new` until the batch is begun; then what can be read is `ready`, and `done` once it is a property. */
  state: Generated<"new" | "ready" | "refused" | "done">;
  problems: Generated<RowProblem[]>;
  property_id: Generated<string | null>;
  /** Of a rent that does not say it: what the agent answered. */
  period: Generated<RowAnswer | null>;
  /** Whether the account's own home of it takes what the row says otherwise. */
  updates: Generated<boolean>;
}
