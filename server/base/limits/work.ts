/** Limits of work beside the main thread: threads, image processes, letters in pictures, hashing. */
import { availableParallelism } from "node:os";

/** One account never has more than half of them. */
function batchThreads(cores: number): { threads: number; perAccount: number } {
  const threads = Math.min(4, Math.max(2, cores));
  return { threads, perAccount: Math.floor(threads / 2) };
}

/**
 * Threads beside the main one, in two pools, so that nobody who waits before a screen stands behind imports and campaigns;
 * both stand back behind requests and the database. `memory` in MiB of heap a thread: a page is five megabytes and its tree
 * some thirty times that. Of one account as many pieces may wait as its running tasks can ask for.
 */
export const threadLimits = {
  interactive: { threads: 3, perAccount: 1, waiting: 200, waitingPerAccount: 20, memory: 384, nice: 2 },
  batch: { ...batchThreads(availableParallelism()), waiting: 400, waitingPerAccount: 40, memory: 640, nice: 6 },
} as const;

/** How long one piece of work may take. Real pages and texts take under a second. */
export const workLimits = {
  reading: 15_000,
  /** A PDF or a Word document, and reading what it says. */
  documents: 30_000,
  editing: 5_000,
  /** Everything written for a home, checked again. */
  checking: 10_000,
  composing: 15_000,
  /** Of a campaign's pieces with the facts of today. */
  comparing: 20_000,
  showing: 5_000,
  printing: 20_000,
  /** The landing page. */
  rendering: 20_000,
  packing: 20_000,
} as const;

/**
 * Places at the image processes, in turn between accounts: of what people send and fetch, which holds its bytes while it waits
 * (an import four at a time), and of the photos of public pages, which count for the page's owner. Together no more than the
 * processes of adapters/web/limits.ts.
 */
export const imageLimits = {
  sent: { atOnce: 2, perAccount: 1, waiting: 48, waitingPerAccount: 12 },
  shown: { atOnce: 2, perAccount: 1, waiting: 240, waitingPerAccount: 120 },
  /** Images of an account that had to be killed; an honest one has none. */
  killed: { points: 10, seconds: 600 },
} as const;

/** Uploaded music and voices: each is decoded in a process of its own. */
export const soundTurns = { atOnce: 1, perAccount: 1, waiting: 20, waitingPerAccount: 4 } as const;

/**
 * Letters in pictures: one is read at a time, in `milliseconds` of the clock at most. Reading a page takes some three seconds; an
 * import of photos waits in its queue meanwhile.
 */
export const ocrLimits = {
  atOnce: 1,
  perAccount: 1,
  waiting: 60,
  waitingPerAccount: 20,
  milliseconds: 90_000,
  idleMs: 60_000,
} as const;

/** Of one import: pictures a model is shown where no package reads letters, and pages of a PDF that are scans. */
export const pictureLimits = { byModel: 6, scannedPages: 6 } as const;

/**
 * The threads of sign-in, one of them at most a network's. A hash takes some 60 ms: whoever is last of a network waits two or
 * three seconds. Networks that had fewer turns in `remembersMs` come first. Where `crowd` wait, whoever signs in in a browser that
 * is not known is asked a question first: behind that many anybody waits a quarter of a second.
 */
export const passwordLimits = {
  threads: 2,
  waiting: 2_000,
  waitingPerNetwork: 40,
  remembersMs: 60_000,
  crowd: 8,
  idleMs: 5 * 60_000,
  nice: 2,
} as const;
