/** The clock and the patience of a chaos: claims of a second, pauses of minutes that pass in the test. */
import type { PublishingTiming } from "#server/services/index";

/**
 * Quick claims; `settleMs` is of the workers' clock, which runs SPEED times as fast, so that pauses of minutes pass in the test. A
 * worker that stands still shorter than claim and settling together sends nothing a second time.
 */
const SPEED = 60;
export const timing: PublishingTiming = {
  leaseMs: 1_500,
  renewMs: 400,
  callMs: 5_000,
  turnMs: 2_500,
  requestMs: 2_000,
  answerBytes: 100_000,
  settleMs: 1_000 * SPEED,
  everyMs: 40,
  atOnce: 4,
  perAccount: 4,
  waitsMs: 365 * 86_400_000,
  remindMs: 365 * 86_400_000,
  consentMinutes: 10,
  renewTokenMs: 60_000,
  endingDays: 7,
  aheadDays: 400,
};

/** A call that may not outlast a claim. */
export const impatientFetch: typeof fetch = (address, init) =>
  fetch(address, { ...init, signal: init?.signal ?? AbortSignal.timeout(timing.requestMs) });

/** From `epoch` on (milliseconds since 1970) time runs faster; all processes agree on it. */
export const fastClock = (epoch: number) => (): Date => new Date(epoch + (Date.now() - epoch) * SPEED);
