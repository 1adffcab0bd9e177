/** English typography: single spaces, no doubled or orphaned marks, "an" where the next word asks for it. Idempotent. */
const vowelNext =
  /\b([Aa]) (?=(?:8\d*|11|18)(?:[ .-]|$)|(?:original|open|enclosed|east|upstairs|underground|outdoor|outside|electric|elevator|apartment|attic|air|en-suite|EV|island|induction|equipped|old|extended|eight)(?![\p{L}]))/gu;

/** Templates of deposits say "month’s": right of one month and of half. */
const severalMonths =
  /(?<![\p{L}\p{N}.])(two|three|four|five|six|seven|eight|nine|ten|1[0-2]|[2-9]) months?['’]s?(?= )/gu;

/** Two works of one kind are told in one breath: "The roof was replaced in 2019 and the boiler in 2017." */
const works =
  /\bThe (\p{L}{3,20}) (was|were) (replaced|renewed|refitted|fitted|sanded) in (\d{4})\. The (\p{L}{3,20}) (?:was|were) \3 in (\d{4})\./gu;
/** So are two ways: "It is 1.1 miles from the station and 0.3 miles from the tram stop." */
const ways =
  /\b(It is|You are) ([\d.,]{1,6} (?:miles?|m|km)) from ([^.\n]{3,60})\. (?:It is|You are) ([\d.,]{1,6} (?:miles?|m|km)) from (?=[^.\n]{3,60}\.)/gu;

export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/gu, " ")
    .replace(vowelNext, "$1n ")
    .replace(works, "The $1 $2 $3 in $4 and the $5 in $6.")
    .replace(ways, "$1 $2 from $3 and $4 from ")
    .replace(/\bfor 1 cars\b/gu, "for one car")
    .replace(/(?<=[\p{Script=Han}\p{Script=Hangul}ァ-ヺ])\) \((?=[+\d])/gu, ", ")
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
