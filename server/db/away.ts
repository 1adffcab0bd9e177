/** Whether an error means that the database is away or overloaded, not that a query is wrong: asking again helps. */

/**
 * SQLSTATE: connection lost (08), too little of something (53), shut down or restarting (57P0x), a statement, a lock or an
 * idle transaction that took too long (57014, 55P03, 25P03, 25P04), a deadlock broken (40P01); and errors of the socket.
 */
const awayCode =
  /^(08...|53...|57P0.|57014|55P03|25P03|25P04|40P01|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** The driver's and its pool's own words, which come without a code; the last when the server is stopping. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

const partsOf = (error: Error): unknown[] => [error.cause, ...(error instanceof AggregateError ? error.errors : [])];

/**
 * Looks through what wraps it, too. A transaction whose connection broke between two statements is told by the driver as a
 * client that "is not queryable".
 */
export function isDatabaseAway(error: unknown): boolean {
  const seen = new Set<unknown>();
  const looksAway = (one: unknown): boolean => {
    if (!(one instanceof Error) || seen.has(one)) return false;
    seen.add(one);
    const code = "code" in one ? String(one.code) : "";
    return awayCode.test(code) || awayWords.test(one.message) || partsOf(one).some(looksAway);
  };
  return looksAway(error);
}
