/** When a post is tried again, or asked about again: pure, `chance` (0 to 1) spreads what would come at the same moment. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Tries of one post by itself; then a person decides. */
export const MOST_TRIES = 6;
/** The least before the second try; doubled with each. */
const FIRST_PAUSE = 15_000;
/** A platform that wants a longer pause than this is left to a person. */
const LONGEST_PAUSE = 26 * HOUR;
/** So much of a pause is added by chance. */
const SPREAD = 0.2;

const spread = (ms: number, chance: number): number => Math.round(ms * (1 + SPREAD * chance));

/**
 * Milliseconds until a post that failed is tried again by itself; null: not by itself. Never sooner than the platform allows.
 * `tries`: how often it was tried, this time included.
 */
export function retryIn(about: { tries: number; retryAfterMs: number | null; chance: number }): number | null {
  const { tries, retryAfterMs, chance } = about;
  if (retryAfterMs === null || tries >= MOST_TRIES || retryAfterMs > LONGEST_PAUSE) return null;
  return spread(Math.max(retryAfterMs, FIRST_PAUSE * 2 ** (tries - 1)), chance);
}

/** Pauses between questions: a post that was taken shows within minutes, or waits for a person of the platform. */
const accepted = [5_000, 15_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];
/** Of one nobody knows of: timelines and lists lag behind by minutes. */
const unknown = [30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/**
 * Milliseconds until the platform is asked what became of the post; null: it was asked often enough. `looks`: how often it was asked
 * without learning anything.
 */
export function lookIn(about: { state: "accepted" | "unknown"; looks: number; chance: number }): number | null {
  const pause = (about.state === "accepted" ? accepted : unknown)[about.looks];
  return pause === undefined ? null : spread(pause, about.chance);
}

const DAY = 24 * HOUR;
/** Figures of a post change most on its first days, and platforms charge for questions: up to which age it is asked how often. */
const figures = [
  { until: 2 * DAY, pause: 6 * HOUR },
  { until: 7 * DAY, pause: DAY },
  { until: 30 * DAY, pause: 3 * DAY },
] as const;
/** A post is asked about first when it has been there so long. */
export const FIGURES_FROM = HOUR;
/** Older posts are not asked about any more. */
export const FIGURES_UNTIL = 30 * DAY;

/** Milliseconds until a platform is asked for a post's figures again; null: not any more. `age`: since it was sent. */
export const figuresIn = (about: { age: number; chance: number }): number | null => {
  const step = figures.find(({ until }) => about.age < until);
  return step === undefined ? null : spread(step.pause, about.chance);
};

/**
 * So many questions told nothing: then a person is asked. The first comes before lists can be believed, and whoever looks as early
 * sees as little as they do and would send it again.
 */
export const ASKS_PERSON_AFTER = 2;

/** The platform was asked about a post nobody knows of and could not tell: a person who looks may. */
export const asksPerson = (about: { state: string; looks: number }): boolean =>
  about.state === "unknown" && about.looks >= ASKS_PERSON_AFTER;
