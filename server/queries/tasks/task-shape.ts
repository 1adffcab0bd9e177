/** A task's row in the shape of the contract. */

import { z } from "zod";
import { type Task, task } from "#contract/task";
import type { TaskRow } from "#server/db/tables/tasks";

/** "TASK-001"; four digits and more stay whole. */
export const humanNumber = (prefix: "TASK" | "PROP" | "ORD", number: number): string =>
  `${prefix}-${String(number).padStart(3, "0")}`;

const iso = (value: Date | null) => value?.toISOString() ?? null;

/** What PostgreSQL's to_jsonb made of a row: the same columns, moments as text with an offset. */
const moment = z.iso.datetime({ offset: true, local: true }).transform((text) => new Date(text));
const snapshot = z.object({
  id: task.shape.id,
  number: z.number(),
  kind: task.shape.kind,
  title: z.string(),
  status: task.shape.status,
  progress: z.number(),
  estimated_seconds: z.number().nullable(),
  attempts: z.number(),
  cause: task.shape.cause,
  campaign_id: z.string().nullable(),
  property_id: z.string().nullable(),
  created_at: moment,
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
});

/** A task's row as the contract wants it. */
export const taskOf = (row: Pick<TaskRow, keyof z.infer<typeof snapshot>>): Task => ({
  id: row.id,
  number: humanNumber("TASK", row.number),
  kind: row.kind,
  title: row.title,
  status: row.status,
  progress: row.progress,
  estimatedSeconds: row.estimated_seconds,
  attempts: row.attempts,
  cause: row.cause,
  campaignId: row.campaign_id,
  propertyId: row.property_id,
  createdAt: row.created_at.toISOString(),
  startedAt: iso(row.started_at),
  finishedAt: iso(row.finished_at),
});

/** The task as it was when an event was recorded. */
export const taskOfSnapshot = (value: unknown): Task => taskOf(snapshot.parse(value));
