/** Unicode normal forms of strangers' texts. */

/** Is what it is in every form. */
const PLAIN = /^[\t\n\r -~]*$/u;

/**
 * `text` in a normal form, at a cost that follows its length. Sorting a run of combining marks costs the square of its
 * length, so a run is parted by U+034F after every thirtieth, more than any writing uses (Unicode Standard Annex #15,
 * Stream-Safe Text Format).
 */
export const normalForm = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  PLAIN.test(text) ? text : text.replace(/\p{M}{30}(?=\p{M})/gu, "$&\u034f").normalize(form);
