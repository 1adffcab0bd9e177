/** English typography: single spaces, no doubled or orphaned marks, figures kept with their units. Idempotent. */
export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/(?<![ \t])[ \t]+([,.;:!?])(?=\s|$)/gu, "$1")
    .replace(/,\s*([.;:!?])/gu, "$1")
    .replace(/([.!?])\.(?=\s|$)/gu, "$1")
    .replace(/;\s*\./gu, ".")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/^[ \t]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
