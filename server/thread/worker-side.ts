/** The thread's side of a pool: takes one piece of work at a time, says that it has begun, and answers it or its error. */
import { parentPort, threadId } from "node:worker_threads";
import { z } from "zod";
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";

/** `id` names the piece of work when its thread says that it has begun; an order of null asks for nothing but an answer. */
export interface Message<Order> {
  id: number;
  order: Order | null;
}
/** What a thread says: that it is ready, and when it takes a piece of work (`began` names it): from then on its time is counted. */
export const said = z.object({ began: z.number().nullable(), thread: z.number() });
const say = (began: number | null) =>
  parentPort?.postMessage({ began, thread: threadId } satisfies z.infer<typeof said>);

/** Said by a worker's file at its end. */
export const sayReady = (): void => say(null);
export type Answer =
  | { value: unknown }
  | { code: ErrorCode; data: ErrorData }
  /** A mistake of ours, as text. */
  | { fault: string };

/** What a worker's file exports as `work`. Errors are answered: thrown from one thread to another they would lose their code. */
export const answering =
  <Order>(done: (order: Order) => unknown) =>
  async ({ id, order }: Message<Order>): Promise<Answer> => {
    say(id);
    try {
      if (order === null) return { value: null };
      return { value: await done(order) };
    } catch (error) {
      if (error instanceof AppError) return { code: error.code, data: error.data };
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
