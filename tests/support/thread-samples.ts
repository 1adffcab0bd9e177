/** A worker's file for tests of the pool: work that lasts as long as a test likes, whatever the engine has become. */
import { AppError } from "#contract/errors";
import { answering } from "#server/thread/worker-side";

export type SampleOrder =
  | { what: "answer"; value: string }
  | { what: "endless" }
  | { what: "memory" }
  | { what: "error" };

export const work = answering((order: SampleOrder): unknown => {
  if (order.what === "error") throw new AppError("not_a_listing", { data: { host: "example.com" } });
  if (order.what === "answer") return order.value;
  const all: number[][] = [];
  for (;;) if (order.what === "memory") all.push([all.length]);
});
