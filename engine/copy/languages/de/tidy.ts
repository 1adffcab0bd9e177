/** German typography: single spaces, no doubled or orphaned marks, figures kept with their units. Idempotent. */
const fixed = "\u00a0";

const month = "(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)";
/** A month alone takes no article: "bis Mai 2027", "seit Mai 2027". */
const untilMonth = new RegExp(`(?<=(?<!\\p{L})(?:[Bb]is|[Ss]eit|[Aa]b) )(?:zum|dem) (?=${month} \\d{4})`, "gu");
const inMonth = new RegExp(`(?<=(?<!\\p{L})(?:endet|wird) )am (?=${month} \\d{4})`, "gu");

export const tidy = (text: string): string =>
  text
    .replace(untilMonth, "")
    .replace(inMonth, "im ")
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/(?<![ \t])[ \t]+([,.;:!?])(?=\s|$)/gu, "$1")
    .replace(/(?<=\d) (?=(?:€|\$|£|m²|m|km|Mio\.)(?!\p{L}))/gu, fixed)
    .replace(/,\s*([.;:!?])/gu, "$1")
    .replace(/([.!?…])\.(?=\s|$)/gu, "$1")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/^[ \t]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
