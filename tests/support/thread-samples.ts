/** A worker's file for tests of the pool: work that lasts as long as a test likes, whatever the engine has become. */
import { threadId } from "node:worker_threads";
import { AppError } from "#contract/errors";
import { answering, sayReady } from "#server/thread/worker-side";

export type SampleOrder =
  | { what: "answer"; value: string }
  | { what: "endless" }
  /** Does nothing, as a thread that is given no processor. */
  | { what: "pause"; milliseconds: number }
  | { what: "memory" }
  /** After so long, which thread that was. */
  | { what: "thread"; milliseconds: number }
  /** Whether this thread was made ready before it was asked. */
  | { what: "ready" }
  | { what: "error" };

/** What a thread of a prepared pool is told. */
export const MAKE_READY = "--ready-for=samples";
const ready = process.argv.includes(MAKE_READY);
const wait = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
// longer than the rest of a thread's beginning
if (ready) wait(400);
sayReady();

export const work = answering((order: SampleOrder): unknown => {
  if (order.what === "error") throw new AppError("not_a_listing", { data: { host: "example.com" } });
  if (order.what === "answer") return order.value;
  if (order.what === "ready") return ready;
  if (order.what === "thread") {
    wait(order.milliseconds);
    return threadId;
  }
  if (order.what === "pause") {
    wait(order.milliseconds);
    return "paused";
  }
  const all: number[][] = [];
  for (;;) if (order.what === "memory") all.push([all.length]);
});
