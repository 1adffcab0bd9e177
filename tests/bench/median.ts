/** What every bench reports: the middle of its times. */

/** The middle one, of an even number the upper of the two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
