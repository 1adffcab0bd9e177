/** The thread's side of a pool: takes one piece of work at a time, says that it has begun, and answers it or its error. */
import { parentPort, threadId } from "node:worker_threads";
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";

/**
 * `id` names the piece of work when its thread says that it has begun; an order of null asks for nothing but an answer, and that
 * the thread be ready for what comes next where `ready` says so.
 */
export interface Message<Order> {
  id: number;
  order: Order | null;
  ready?: true;
}
/** Sent by a thread when it takes a piece of work: from then on its time is counted. */
export interface Began {
  began: number;
  /** Its `threadId`. */
  thread: number;
}
export type Answer =
  | { value: unknown }
  | { code: ErrorCode; data: ErrorData }
  /** A mistake of ours, as text. */
  | { fault: string };

/**
 * What a worker's file exports as `work`. Errors are answered: thrown from one thread to another they would lose their code.
 * `makeReady` does once what the first piece of work would otherwise wait for.
 */
export const answering =
  <Order>(done: (order: Order) => unknown, makeReady: () => void = () => {}) =>
  async ({ id, order, ready }: Message<Order>): Promise<Answer> => {
    parentPort?.postMessage({ began: id, thread: threadId } satisfies Began);
    try {
      if (ready) makeReady();
      if (order === null) return { value: null };
      return { value: await done(order) };
    } catch (error) {
      if (error instanceof AppError) return { code: error.code, data: error.data };
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
