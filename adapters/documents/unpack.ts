/**
 * PDFs, Word documents and workbooks are unpacked in processes of their own, one a document: what they are packed from is
 * only known when it is held, and memory that a thread has taken can neither be counted nor taken back. A process that takes
 * too much is killed with its document.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#contract/errors";
import { bareEnvironment, readAnswer } from "../processes/parent.ts";
import { type UnpackCost, type Unpacked, type UnpackSaid, unpacked } from "./unpack-order.ts";

const PROGRAM = fileURLToPath(new URL("./unpack-process.ts", import.meta.url));

/** A catalogue of forty pages with a dozen photos takes a third of either. */
const COST: UnpackCost = { processorMs: 20_000, memoryBytes: 900 * 1024 * 1024 };
/** Of the clock: for machines so busy that no processor time is to be had. */
const LONGEST_MS = 120_000;

/** How an order ended without an answer. */
type Ending = UnpackSaid | { died: string } | "late";

/**
 * What a file of this kind holds. Throws what its reader throws, too_large for one that costs more than it may, and
 * unavailable where the machine has no time for it.
 */
export async function unpack<What extends keyof Unpacked>(
  what: What,
  bytes: Uint8Array,
  most = 0,
  cost = COST,
): Promise<Unpacked[What]> {
  const child = fork(PROGRAM, [JSON.stringify(cost)], {
    env: bareEnvironment,
    execArgv: ["--max-old-space-size=384"],
    serialization: "advanced",
    // what readers say of strangers' bytes is nothing for our log
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let late: NodeJS.Timeout | undefined;
  try {
    const ending = await new Promise<Ending>((resolve) => {
      late = setTimeout(resolve, LONGEST_MS, "late");
      child.on("message", (said: UnpackSaid) => resolve(said));
      child.on("exit", (code, killed) => resolve({ died: killed ?? `code ${code}` }));
      child.on("error", (error) => resolve({ died: error.message }));
      child.send({ what, bytes, most }, (error) => error && resolve({ died: error.message }));
    });
    if (ending === "late") throw new AppError("unavailable");
    if ("answer" in ending) return parseUnpacked(what, readAnswer(ending.answer));
    if ("over" in ending) throw new AppError("too_large", { data: { over: ending.over } });
    // killed from outside: the kernel takes this process first where memory ends
    throw new AppError("too_large", {
      message: `the document's process ended: ${ending.died}`,
      data: { over: "process" },
    });
  } finally {
    clearTimeout(late);
    process.off("exit", end);
    end();
  }
}

const parseUnpacked = <What extends keyof Unpacked>(what: What, value: unknown): Unpacked[What] => {
  const schemas: { [Of in keyof Unpacked]: { parse(value: unknown): Unpacked[Of] } } = unpacked;
  return schemas[what].parse(value);
};
