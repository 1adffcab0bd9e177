/** English typography: single spaces, no doubled or orphaned marks, "an" where the next word asks for it. Idempotent. */
const vowelNext =
  /\b([Aa]) (?=(?:8\d*|11|18)(?:[ .-]|$)|(?:original|open|enclosed|east|upstairs|underground|outdoor|outside|electric|elevator|apartment|attic|air|en-suite|EV|island|induction|equipped|old|extended|eight)(?![\p{L}]))/gu;

/** Templates of deposits say "month’s": right of one month and of half. */
const severalMonths =
  /(?<![\p{L}\p{N}.])(two|three|four|five|six|seven|eight|nine|ten|1[0-2]|[2-9]) months?['’]s?(?= )/gu;

export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/gu, " ")
    .replace(vowelNext, "$1n ")
    .replace(/\bfor 1 cars\b/gu, "for one car")
    .replace(severalMonths, "$1 months’")
    .replace(/\bone months[’'](?= )/gu, "one month’s")
    .replace(/(?<![ \t])[ \t]+([,.;:!?])(?=\s|$)/gu, "$1")
    .replace(/,\s*([.;:!?])/gu, "$1")
    .replace(/([.!?])\.(?=\s|$)/gu, "$1")
    .replace(/;\s*\./gu, ".")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/^[ \t]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
