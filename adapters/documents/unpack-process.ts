/**
 * A process that unpacks one document and ends: started by unpack.ts. Its readers work in a thread, so that this one can
 * watch what they take: a few kilobytes can be packed from gigabytes, and no reader asks before it holds them.
 */
import { Worker } from "node:worker_threads";
import { costOfOrder, end, endWhenOver, standBack } from "../processes/expendable.ts";
import type { Answer, LastWord } from "../processes/parent.ts";
import type { UnpackOrder } from "./unpack-order.ts";

/** How often what it costs is looked at. */
const LOOK_MS = 10;
/** Somebody waits for the document, but more people for requests. */
const NICE = 6;

const say = (said: LastWord, then: () => void) => void process.send?.(said, then);

standBack(NICE);
endWhenOver(costOfOrder(), LOOK_MS, say);

process.once("message", (order: UnpackOrder) => {
  const readers = new Worker(new URL("./unpack-worker.ts", import.meta.url));
  readers.once("message", (answer: Answer) => say({ answer }, end));
  readers.once("error", (error) => {
    const ranOut = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    say(ranOut ? { over: "memory" } : { answer: { fault: error.stack ?? error.message } }, end);
  });
  readers.postMessage(order);
});
