/**
 * The account a query works for. An Owner can be made in this file only, from a verified session or from a row a job
 * was given, so that no query can be asked with an id that came in with a request. Row-level security is the second lock.
 */
declare const verified: unique symbol;

export interface Owner {
  readonly userId: string;
  readonly [verified]: true;
}

const brand = (userId: string): Owner => Object.freeze({ userId }) as Owner;

/** From what `authenticate` answered for a bearer token. */
export const ownerOfSession = (session: { readonly userId: string }): Owner => brand(session.userId);

/** From a row the server read itself: work goes on for whom it was begun. */
export const ownerOfRow = (row: { readonly user_id: string }): Owner => brand(row.user_id);
