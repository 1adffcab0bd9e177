/** The one clock of the server. Everything else is given it, so that a test can set the time. */
export const now = (): Date => new Date();
