/** Finds statements of SQL in a source: those of Kysely's builder, and raw ones. */

const STATEMENT = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/g;

/** How many statements begin in it. */
export const statementsIn = (text: string): number => [...text.matchAll(STATEMENT)].length;
