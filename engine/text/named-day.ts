/** Days that somebody named, told from moments that were measured. */

const NAMED = /^[\d-]{10}(T00:00:00(\.0{1,6})?(Z|\+00:00))?$/;

/**
 * Whether it names a day: "2024-12-31", or midnight of UTC to the millisecond, as a database keeps such a day. It is shown as it was
 * named, the same to every reader: no hour of one moment lies on one day from Samoa to Tonga.
 */
export const namesDay = (iso: string): boolean => NAMED.test(iso);
