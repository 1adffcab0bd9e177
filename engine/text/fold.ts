/** One-to-one width folding: full-width digits, letters and marks become ASCII, and every offset stays where it was. */

import { normalForm } from "./normal-form.ts";

/** Same UTF-16 length as `text`. U+FF01–U+FF5E are the full-width forms of U+0021–U+007E (Unicode Halfwidth and Fullwidth Forms). */
export const foldWidth = (text: string): string =>
  text
    // A Chinese comma between figures parts two facts ("T3，68.5万"): it must not become a thousands mark.
    .replace(/(?<!\d)\uFF0C|\uFF0C(?!\d)|[\uFF01-\uFF0B\uFF0D-\uFF5E]/g, (char) =>
      String.fromCharCode(char.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u3000\u00A0\u202F\u2009]/g, " ")
    .replace(/[’ʼ]/g, "'");

/** For looking up names: case, accents, spaces and punctuation do not make another name. */
export const foldName = (text: string): string =>
  normalForm(text, "NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[\s\p{P}\p{S}]+/gu, "");

/** The same with a blank between words, so that "Fuji" is not found in "fujin". */
export const foldWords = (text: string): string =>
  text
    .split(/[\s\p{P}\p{S}]+/u)
    .map(foldName)
    .filter((word) => word !== "")
    .join(" ");
