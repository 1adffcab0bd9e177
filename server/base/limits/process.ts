/** Limits of a process and its database: connections, stopping, health, streams. */

export const databaseLimits = {
  poolSize: 16,
  connectMs: 5_000,
  idleMs: 30_000,
  statementMs: 15_000,
  idleInTransactionMs: 20_000,
} as const;

export const processLimits = {
  /** How long open requests may go on after the signal to stop. */
  drainMs: 8_000,
  /** How long running jobs may go on; what is cut off is taken up again at the next start. */
  jobsMs: 10_000,
} as const;

/** Processes that work say so this often, count as silent after so long, and are forgotten after so long. */
export const workerLimits = { beatMs: 5_000, silentSeconds: 20, forgottenSeconds: 600 } as const;

/**
 * /readyz: how long an answer is good for, how long whoever asks waits at most, and the milliseconds within which each thing
 * must answer, its turn included. An image may wait for two that take as long as one may, and a task for one that does.
 */
export const readyLimits = {
  freshMs: 1_000,
  answerMs: 2_000,
  limitMs: { database: 2_000, connections: 3_000, threads: 5_000, tasks: 20_000, images: 20_000 },
} as const;

/** Live streams of one account in one process: every tab of every device, and no more queries than that at a change. */
export const STREAMS_PER_ACCOUNT = 20;
/** Between two looks of an account's streams for changes, for each stream that is open: so many looks a second, however many. */
export const LOOK_EVERY_MS = 50;
