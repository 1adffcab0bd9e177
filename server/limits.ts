/** Every limit of the server in one place. Times in milliseconds, sizes in bytes. */

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
