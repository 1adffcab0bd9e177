/** Where each number of a report stands in the roll-ups, and in which column what it is divided by. */
import type { Dimension, SeriesName } from "#contract/admin/report-names";
import { MILLIONTHS } from "#server/queries/models/model-calls";

interface Place {
  measure: string;
  /** Only rows with that second part. */
  dimension2?: string;
  /** Counted to the day named in column `dimension_1` instead of the day it happened. */
  cohort?: true;
  /** Of what the number has, one is so much. */
  scale?: number;
}

const ended = (measure: "imports" | "tasks", outcome: string): Place => ({ measure, dimension2: outcome });

const places: Record<SeriesName, Place> = {
  signUps: { measure: "sign_ups" },
  activations: { measure: "activations" },
  active: { measure: "active" },
  trialsStarted: { measure: "trials_started" },
  trialsConverted: { measure: "trials_converted", cohort: true },
  paid: { measure: "paid" },
  refunded: { measure: "refunded" },
  mrr: { measure: "mrr" },
  subscribers: { measure: "subscribers" },
  gained: { measure: "gained" },
  churned: { measure: "churned" },
  // every piece has one kind, so the kinds together are all of them
  pieces: { measure: "pieces_kind" },
  importsCompleted: ended("imports", "completed"),
  importsFailed: ended("imports", "failed"),
  importsCancelled: ended("imports", "cancelled"),
  tasksCompleted: ended("tasks", "completed"),
  tasksFailed: ended("tasks", "failed"),
  tasksCancelled: ended("tasks", "cancelled"),
  modelCost: { measure: "model_cost", scale: MILLIONTHS },
  modelCalls: { measure: "model_calls" },
  modelFailed: { measure: "model_failed" },
  tokensIn: { measure: "model_tokens_in" },
  tokensOut: { measure: "model_tokens_out" },
};

/** `measure`: of its own, where the number as a whole is counted in another. */
export const columns: Record<Dimension, { column: "dimension_1" | "dimension_2"; measure?: string }> = {
  plan: { column: "dimension_2" },
  provider: { column: "dimension_1" },
  platform: { column: "dimension_1", measure: "pieces_platform" },
  language: { column: "dimension_1", measure: "pieces_language" },
  style: { column: "dimension_1", measure: "pieces_style" },
  pieceKind: { column: "dimension_1", measure: "pieces_kind" },
  site: { column: "dimension_1" },
  taskKind: { column: "dimension_1" },
  cause: { column: "dimension_1", measure: "failures" },
  modelProvider: { column: "dimension_1" },
  model: { column: "dimension_2" },
};

/** Rows of these carry a currency. */
export const inMoney: ReadonlySet<string> = new Set([
  ...["paid", "refunded", "mrr", "subscribers", "gained", "churned"],
  ...["model_cost", "model_calls", "model_failed", "model_tokens_in", "model_tokens_out"],
]);

/** Where a number stands, as a whole or through a dimension. */
export function placeOf(series: SeriesName, dimension: Dimension | null): Place {
  const place = places[series];
  const measure = dimension === null ? undefined : columns[dimension].measure;
  if (measure === undefined) return place;
  // a measure of its own says by itself what it counts
  return { measure };
}
