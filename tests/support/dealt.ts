/**
 * What `npm test` takes of long tables of cases, so that it is quick enough to be run: every third, beginning elsewhere for
 * each user of a table, so that together they try all of it. `EVERY=1 npm test` takes every case.
 */
const PART = 3;

/** Does this run take every case of every table? */
export const everything = process.env.EVERY === "1";

/** Every third of `cases`, from the `turn`th on; a table of fewer than three whole. */
export const dealt = <T>(cases: readonly T[], turn = 0, all = everything): readonly T[] =>
  all || cases.length < PART ? cases : cases.filter((_, at) => at % PART === turn % PART);
