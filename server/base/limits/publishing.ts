/** Limits of publishing: posts, their calendar, recalls, questions to platforms. */
import { KIB, MIB } from "./bytes.ts";

/**
 * Publishing. Of a call: `requestMs` each request, `callMs` everything together, of which a
 * list of people may use `turnMs` before it makes room for others and goes on in a later turn; a claim is renewed while its worker lives. After a
 * claim that ran out, `settleMs` pass before the platform is asked: what was on the wire has come by then. A post whose
 * account stays closed longer than `waitsMs` is left to a person.
 */
export const publishingLimits = {
  leaseMs: 45_000,
  renewMs: 10_000,
  callMs: 240_000,
  turnMs: 90_000,
  requestMs: 60_000,
  answerBytes: 8 * MIB,
  settleMs: 60_000,
  everyMs: 1_000,
  /** Posts under way in one process, and of these one account's: a platform of its own may take as long as it likes. */
  atOnce: 10,
  perAccount: 2,
  waitsMs: 24 * 3_600_000,
  /** So long after its time an agent is reminded of a post that was handed over. */
  remindMs: 24 * 3_600_000,
  /** A consent in the platform's own window. */
  consentMinutes: 10,
  /** Tokens are renewed so long before they end; where nobody but their owner can, the owner is told so many days before. */
  renewTokenMs: 15 * 60_000,
  endingDays: 7,
  /** So far ahead a post may be planned. */
  aheadDays: 400,
} as const;

/** What agents are told about posts. News that needs them gathers for so long before it is mailed, and a mail lists so many posts. */
export const publishingNews = {
  gatherMailMs: 10 * 60_000,
  postsInMail: 20,
  /** A handed over post opens on a phone for so long. */
  phoneLinkMs: 24 * 3_600_000,
} as const;

/**
 * The calendar. Posts of one view, so many days wide at most; posts of its address for other programs, from so many days ago on.
 * `feedReads`: of a network in that time; programs ask every few minutes at most. `answers`: tries at approval links of a network.
 */
export const calendarLimits = {
  shown: 1_000,
  viewDays: 62,
  fed: 1_000,
  fedDays: 60,
  requests: 50,
  feedReads: { points: 120, seconds: 600 },
  answers: { points: 20, seconds: 600 },
  answerBytes: 16 * KIB,
} as const;

/**
 * Recalls. Hours until each kind should be settled, and between reminders; of entries a worker brings up to date, how many beside
 * each other, for how long one is claimed, and how often it is tried; of homes that are compared, the same.
 */
export const recallLimits = {
  dueHours: { post: 24, draft: 72, poster: 72, film: 72 },
  remindHours: 48,
  mostReminders: 5,
  remindedARound: 200,
  listed: 50,
  shownDays: 7,
  everyMs: 1_500,
  atOnce: 6,
  perAccount: 2,
  claimMs: 120_000,
  tries: 5,
  checks: { lanes: 2, perAccount: 1, claimMs: 120_000 },
} as const;

/** Asking a platform about an account: each is a request to a stranger's server. */
export const connectionTries = { points: 30, seconds: 600 } as const;
