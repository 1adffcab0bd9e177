/** Limits of tasks and of the jobs that work at them. */

/**
 * Tasks of a kind at the same time in one process, and of one account. Most of their time they wait: for other sites, for
 * models, for a thread's turn. A process that died holds nobody's place in another.
 */
export const taskLimits = {
  import: { concurrency: 6, perAccount: 2 },
  write: { concurrency: 6, perAccount: 2 },
  export: { concurrency: 2, perAccount: 1 },
  /** Each a process that takes all the processor it gets for a minute. */
  film: { concurrency: 1, perAccount: 1 },
  /** Each draws one picture after the other, at its account's turn among images. */
  pictures: { concurrency: 2, perAccount: 1 },
  /** Each waits for a provider of speech. */
  speech: { concurrency: 4, perAccount: 1 },
} as const;

/** How often a person may try one failed task again, and all of them together. */
export const retryLimits = {
  ofTask: { times: 5, minutes: 60 },
  ofAccount: { times: 100, minutes: 10 },
} as const;

/**
 * Tasks that were given up wait so many days for an administrator; one that was interrupted so often (each time its process
 * died) is given up too, because it may be what kills them.
 */
export const deadLetterLimits = { days: 30, interruptions: 8 } as const;

/** Of tasks that wait without a message (a queue that goes on after a long pause), so many are queued in one transaction. */
export const overdueAtOnce = 500;

/** Texts shown while a model writes them: how often one is written down, and how much of it. */
export const draftLimits = { everyMs: 600, titleChars: 1_000, bodyChars: 20_000 } as const;

/** How often in a period a listing comes back although its task left texts; the help and the terms tell the number. */
export const listingLimits = { returnedWithTexts: 3 } as const;

/** A batch of homes: rows read together, worked at beside each other, and photos kept of each. */
export const batchLimits = { rowsAtOnce: 50, lanes: 2, photosOfRow: 8 } as const;

/**
 * Pages that are read again by a schedule: an account's, and in each round at most `perRound`, `perSite` of one site. A page that
 * cannot be read is asked for half as often each time, and told of after `tellAfter` times.
 */
export const watchLimits = {
  perAccount: 50,
  everyMs: 60_000,
  perRound: 20,
  perSite: 2,
  longestDays: 28,
  tellAfter: 3,
} as const;

/** Seconds a signed address of a photo or a film works: longer than a screen stays open, shorter than a link is passed on. */
export const PHOTO_URL_SECONDS = 6 * 3600;
/** Films and drawn pictures of one archive, which is put together in memory. */
export const packLimits = { films: 4, pictures: 60 } as const;
