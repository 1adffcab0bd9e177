/** Unicode normal forms of strangers' texts. */

/** No shorter text holds a run that is parted. */
const LONGEST_RUN = 30;

/**
 * `text` in a normal form, at a cost that follows its length. Sorting a run of combining marks costs the square of its
 * length, so a run is parted by U+034F after every thirtieth, more than any writing uses (Unicode Standard Annex #15,
 * Stream-Safe Text Format).
 */
export const normalForm = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  (text.length > LONGEST_RUN ? text.replace(/\p{M}{30}(?=\p{M})/gu, "$&\u034f") : text).normalize(form);
