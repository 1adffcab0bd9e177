/** Two clocks: the true one, which only goes on and which providers live by, and ours, which may be set wrong for a while. */

export interface SkewedClock {
  /** Ours: the true time and whatever it is off by. */
  now(): Date;
  truth(): Date;
  pass(minutes: number): void;
  /** Sets ours off by so much; 0 sets it right. */
  skew(minutes: number): void;
}

const MINUTE = 60_000;

/** Each reading takes a millisecond, so that no two moments are one. */
export function skewedClock(startsAt: Date): SkewedClock {
  let truth = startsAt.getTime();
  let off = 0;
  return {
    now: () => new Date(++truth + off),
    truth: () => new Date(++truth),
    pass(minutes) {
      truth += minutes * MINUTE;
    },
    skew(minutes) {
      off = minutes * MINUTE;
    },
  };
}
