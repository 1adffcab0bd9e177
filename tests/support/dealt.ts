/**
 * What `npm test` takes of long tables of cases, so that it is quick enough to be run: every third, beginning elsewhere for
 * each user of a table and on each day (UTC), so that three days try all of it. `EVERY=1 npm test` takes every case.
 */
const PART = 3;
const DAY_MS = 86_400_000;

/** Does this run take every case of every table? */
export const everything = process.env.EVERY === "1";

/** Today's turn, the same for a run that passes midnight. */
const today = Math.floor(Date.now() / DAY_MS);

/** Every third of `cases`, from the `turn`th on, `day` by day; a table of fewer than three whole. */
export const dealt = <T>(cases: readonly T[], turn = 0, all = everything, day = today): readonly T[] =>
  all || cases.length < PART ? cases : cases.filter((_, at) => at % PART === (turn + day) % PART);
