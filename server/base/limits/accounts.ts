/** Limits of accounts: what they may do about themselves, codes, mails, their programs, and what administrators set off. */

/** What an account may do about itself. `seconds`: the window in which `points` tries are allowed. */
export const accountLimits = {
  /** Guesses at the current password by somebody who is signed in. */
  passwordTries: { points: 6, seconds: 15 * 60 },
  avatars: { points: 20, seconds: 10 * 60 },
  exportsADay: 3,
  /** How long an archive of one's data is kept. */
  exportDays: 7,
  /** Seconds an address of it works: whoever holds one reads everything, and a password changed does not end it. */
  exportUrlSeconds: 15 * 60,
  /** Between asking for the end of an account and its end. */
  graceDays: 30,
} as const;

/** Codes for phones: each costs money and rings in somebody's pocket. */
export const phoneCodeLimits = {
  validMinutes: 10,
  attempts: 5,
  resendSeconds: 60,
  /** Messages in so many hours, by whom they are counted. */
  account: { messages: 6, hours: 1 },
  accountDay: { messages: 12, hours: 24 },
  /** A network; of IPv6 a household's. */
  address: { messages: 20, hours: 1 },
  addressDay: { messages: 60, hours: 24 },
  /**
   * Of what is shared, `most` is the end, and what is left after `messages` is kept for accounts and networks that had fewer than
   * `few` of it: whoever uses up a number's or everybody's messages locks neither its owner nor anybody else out.
   */
  phone: { messages: 8, most: 20, few: 2, hours: 24 },
  /** What a day may cost at most, however many accounts and networks ask. */
  everybody: { messages: 1_500, most: 2_000, few: 2, hours: 24 },
} as const;

/**
 * Mails that wait to be sent: from a minute apart to six hours, about three days in all. One that was given up and whose words
 * are not in our tables is kept for so many days.
 */
export const mailLimits = { tries: 20, keptDays: 30 } as const;

/** When an account was here is written down at most so often; until so long after that it counts as online. */
export const activityLimits = { touchMs: 5 * 60_000, onlineMs: 10 * 60_000 } as const;

/** Looking at the product as an account sees it. */
export const supportLimits = { minutes: 30 } as const;

/** Letters an administrator sets off, invitations and links to a password: mail from our address to whom they please. */
export const letterLimits = {
  byAdministrator: { points: 60, seconds: 3600 },
  ofAccount: { points: 5, seconds: 600 },
} as const;

/**
 * Programs of accounts: keys and addresses of one, calls of a key in a minute in each process; of news how long an address may take, how
 * long one is claimed, how many go out at once and how many of them one account's, seconds between tries, and after how many days of silence an address is told nothing more.
 */
export const developerLimits = {
  keys: 20,
  keysListed: 100,
  requestsPerMinute: 600,
  endpoints: 10,
  deliveriesListed: 200,
  oldSecretHours: 24,
  requestMs: 10_000,
  claimMs: 60_000,
  atOnce: 8,
  perAccount: 2,
  pausesSeconds: [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400] as readonly number[],
  failingDays: 3,
  keptDays: 30,
} as const;

/** Tests of services by one administrator; messages to phones cost money. */
export const integrationLimits = {
  tests: { points: 20, seconds: 600 },
  messages: { points: 3, seconds: 3600 },
} as const;

/** Journals: errors that wait for the database; how often a live tail looks, in milliseconds. */
export const journalLimits = { errorsWaiting: 200, tailEveryMs: 2_000 } as const;

/** The log of models' calls: days a line is kept, characters of an answer, findings of a piece. */
export const modelLogLimits = { days: 30, answerChars: 60_000, errorChars: 2_000, findings: 60 } as const;

/** Tests and trials of models by one administrator: each is paid for, also where a provider has no limit of its own. */
export const modelTrials = { points: 40, seconds: 600 } as const;
