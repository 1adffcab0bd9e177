/** Texts in the letters of the cheap alphabet of text messages (GSM-7): one letter beyond it doubles the price of a message. */

/** Characters outside of it that have a plain twin, as people type them on a phone. */
const twins: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[–—]/gu, "-"],
  [/[\u00a0\u202f]/gu, " "],
];

/** Lines of the law stand beside each other, and in them letters that French has and the alphabet has not. */
const ofLines: readonly (readonly [RegExp, string])[] = [
  [/ · /gu, " / "],
  [/·/gu, ""],
  [/²/gu, "2"],
  [/œ/gu, "oe"],
];
/** Accents that the alphabet has on no letter of theirs. */
const unaccented = /[âêîôûëïç]/giu;

/** `text`, which is in `language`, in plain letters as far as there are twins. */
export const inPlainLetters = (text: string, language: string): string =>
  [...twins, [/ ?m²/gu, language === "en" ? " sq m" : " m2"] as const].reduce(
    (plain, [from, to]) => plain.replace(from, to),
    text,
  );

/** A line that the law wants, in plain letters, whatever language it is in; "Dépôt" loses the accent that the alphabet lacks. */
export const lineInPlainLetters = (line: string): string =>
  [...twins, ...ofLines]
    .reduce((plain, [from, to]) => plain.replace(from, to), line)
    .replace(unaccented, (letter) => letter.normalize("NFD").charAt(0));
