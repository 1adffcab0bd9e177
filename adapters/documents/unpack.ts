/**
 * PDFs, Word documents and workbooks are unpacked in processes of their own, one a document: what they are packed from is
 * only known when it is held, and memory that a thread has taken can neither be counted nor taken back. A process that takes
 * too much is killed with its document.
 */
import { fileURLToPath } from "node:url";
import { AppError } from "#contract/errors";
import { runOnce } from "../processes/once.ts";
import type { Cost, LastWord } from "../processes/parent.ts";
import { type Unpacked, type UnpackOrder, unpacked } from "./unpack-order.ts";

const PROGRAM = { path: fileURLToPath(new URL("./unpack-process.ts", import.meta.url)), heapMiB: 384 };

/** A catalogue of forty pages with a dozen photos takes a third of either. */
const COST: Cost = { processorMs: 20_000, memoryBytes: 900 * 1024 * 1024 };
/** Of the clock: for machines so busy that no processor time is to be had. */
const LONGEST_MS = 120_000;

/**
 * What a file of this kind holds. Throws what its reader throws, too_large for one that costs more than it may, and
 * unavailable where the machine has no time for it.
 */
export async function unpack<What extends keyof Unpacked>(
  what: What,
  bytes: Uint8Array,
  { most = 0, names = [], cost = COST }: { most?: number; names?: readonly string[]; cost?: Cost } = {},
): Promise<Unpacked[What]> {
  const order: UnpackOrder = { what, bytes, most, names };
  const value = await runOnce(PROGRAM, order, {
    cost,
    milliseconds: LONGEST_MS,
    lastOf: (said: LastWord) => said,
    // killed from outside: the kernel takes this process first where memory ends
    died: (how) =>
      new AppError("too_large", { message: `the document's process ended: ${how}`, data: { over: "process" } }),
  });
  const schemas: { [Of in keyof Unpacked]: { parse(value: unknown): Unpacked[Of] } } = unpacked;
  return schemas[what].parse(value);
}
