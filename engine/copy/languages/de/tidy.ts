/** German typography: single spaces, no doubled or orphaned marks, figures kept with their units. Idempotent. */
const fixed = "\u00a0";

export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/(?<![ \t])[ \t]+([,.;:!?])(?=\s|$)/gu, "$1")
    .replace(/(?<=\d) (?=(?:€|\$|£|m²|m|km|Mio\.)(?!\p{L}))/gu, fixed)
    .replace(/,\s*([.;:!?])/gu, "$1")
    .replace(/([.!?…])\.(?=\s|$)/gu, "$1")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/^[ \t]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
