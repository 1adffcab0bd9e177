/**
 * A process that decodes pictures, one at a time, and nothing else: started and ended by pool.ts. What a stranger's bytes
 * do to it costs them their picture, and nobody else anything.
 */
import { writeFileSync } from "node:fs";
import os from "node:os";
import sharp from "sharp";
import { AppError } from "#contract/errors";
import { draw } from "./draw.ts";
import type { Answer, Cost, Order, Said } from "./order.ts";

/** How often what a picture costs is looked at. */
const LOOK_MS = 25;
/** A process that holds more of its memory than this part after a picture is not used again. */
const SPENT = 1 / 4;

/** Somebody waits for the picture, but more people for the requests. */
const NICE = 4;

const end = () => process.kill(process.pid, "SIGKILL");
const say = (said: Said, then: () => void = () => {}) => void process.send?.(said, then);

// whoever asked is gone, in whatever way; leaving politely would wait for the decoder's threads
process.on("disconnect", end);
// a Ctrl-C reaches every process of the terminal: pictures under work are finished, and the server ends this one
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

// requests go before pictures, and where memory ends, the kernel takes this process and not the server or the database
try {
  os.setPriority(NICE);
  if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "900");
} catch {
  // a system that forbids it has its own order
}

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    ...["Jpeg", "Png", "Nsgif", "Webp", "Tiff", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
    // for drawings of our own; a stranger's never gets here, see kind.ts
    "VipsForeignLoadSvgBuffer",
  ],
});
// nothing of one picture is kept for the next, and one picture takes one core
sharp.cache(false);
sharp.concurrency(1);

async function answerTo(order: Order): Promise<Answer> {
  try {
    return { value: await draw(order) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, data: error.data };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function watch({ processorMs, memoryBytes }: Cost): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const over =
      process.memoryUsage.rss() > memoryBytes ? "memory" : (user + system) / 1000 > processorMs ? "time" : null;
    if (over) say({ over }, end);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

const cost: Cost = JSON.parse(process.argv[2] ?? "");
process.on("message", async (order: Order) => {
  const leave = watch(cost);
  const answer = await answerTo(order);
  leave();
  say({ answer, spent: process.memoryUsage.rss() > cost.memoryBytes * SPENT });
});
say("ready");
