/** What both sides of a form that connects an account know, without what only the server needs. */

/** Of a field: a list of people is the longest. */
export const MOST_SIGNS = 40_000;
