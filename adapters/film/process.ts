/** A process that makes one film, or keeps one sound, and nothing else: started and ended by run.ts. */
import { writeFileSync } from "node:fs";
import os from "node:os";
import { AppError } from "#contract/errors";
import { makeFilm } from "./make.ts";
import type { FilmAnswer, FilmCost, FilmRequest, FilmSaid } from "./order.ts";
import { keptSound } from "./sound.ts";

/** How often what it costs is looked at. */
const LOOK_MS = 50;
/** Somebody waits for the film, but more people for requests and pictures. */
const NICE = 8;

const end = () => process.kill(process.pid, "SIGKILL");
const say = (said: FilmSaid, then: () => void = () => {}) => void process.send?.(said, then);

// whoever asked is gone, in whatever way
process.on("disconnect", end);
// a Ctrl-C reaches every process of the terminal; the server ends this one
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

try {
  os.setPriority(NICE);
  // where memory ends, the kernel takes this process and not the server or the database
  if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "900");
} catch {
  // a system that forbids it has its own order
}

async function answerTo(order: FilmRequest): Promise<FilmAnswer> {
  try {
    if (order.what === "sound") return { value: await keptSound(order.bytes, order.most) };
    return { value: await makeFilm(order, (progress) => say({ progress })) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, data: error.data };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const cost: FilmCost = JSON.parse(process.argv[2] ?? "");
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const over =
    process.memoryUsage.rss() > cost.memoryBytes ? "memory" : (user + system) / 1000 > cost.processorMs ? "time" : null;
  if (over) say({ over }, end);
}, LOOK_MS);
process.once("message", async (order: FilmRequest) => say({ answer: await answerTo(order) }));
