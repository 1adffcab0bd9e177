/** The one clock of the server. Everything else is given it, so that a test can set the time. */
export type Clock = () => Date;

export const now: Clock = () => new Date();
