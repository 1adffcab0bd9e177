/** The digits in a mail, as they are typed: six as a rule; more after many mails of a day. */
const LENGTH = { least: 6, most: 12 } as const;

/** What of the typed text can be digits of a mail. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, "").slice(0, LENGTH.most);

/** Whether it may be all of them. */
export const isWholeCode = (code: string): boolean => code.length >= LENGTH.least;
