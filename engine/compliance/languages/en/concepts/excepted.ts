/** Everybody may come but some: "all welcome except Muslims", "open to all but families". The welcome is only the frame of the refusal. */
import { type Concept, everyGroup, joined, list } from "#engine/compliance/frames/language";

export const exceptedFields = {
  everyone: list(
    `everyone, everybody, anyone, anybody, whoever, all comers, all welcome, all are welcome, all is welcome, all very welcome, all considered, all accepted, all may apply, all can apply,
    open to all, available to all, rent to all, renting to all, let to all, letting to all, lease to all, sell to all, welcome all, welcomes all, accept all, accepts all, take all, takes all, consider all,
    all tenants, all applicants, all renters, all buyers, all enquiries, all enquirers, all people, all sorts, all types, all kinds, all families, all backgrounds, all races, all nationalities, all religions, all faiths,
    all ethnicities, all cultures, all ages, all couples, every race, every nationality, every applicant, every family, any race, any nationality, any religion, any tenant, any applicant, any family, any background`,
  ),
  excepting: list(
    `except, except for, excepting, excepted are, save for, barring, apart from, aside from, other than, excluding, to the exclusion of, minus, with the exception of, with the sole exception of, with one exception, not including,
    but not, just not, only not, exceptions are, exception`,
  ),
};

/** Who must sign, pay or be named is another matter. */
const duty = "!(<thing>|must|should|need|needs|have|pay|pays|sign|are exempt|is exempt|who are|under)";

const excepted = (group: string): string[] => [
  `<everyone> ...6 <excepting> ..3 <${group}> ${duty}`,
  `<everyone> ...8 unless ..3 <${group}> ${duty}`,
  `<everyone> ...8 (as long as|so long as|provided|if|who) ..3 (not|aren't|isn't) ..2 <${group}> ${duty}`,
  `(all|everyone|everybody|anyone|anybody|anything) (but|save) ..2 <${group}> ${duty}`,
  `<everyone> ...4 (bar|save) ..1 <${group}> ${duty}`,
  `^ <excepting> ..3 <${group}> ...3 <everyone>`,
];
/** "All are welcome provided they're Christian": a condition that chooses. */
const provided = (group: string): string[] => [
  `<everyone> ...4 (as long as|so long as|provided|providing|provided that|only if|on condition) ..3 <${group}> ${duty}`,
];
const chosen: Record<string, Concept> = everyGroup(
  {
    "race-preferred": ["race"],
    "origin-preferred": ["origin"],
    "faith-preferred": ["faith"],
    "sex-preferred": ["male", "female"],
  },
  provided,
);
const littleOnes: Record<string, Concept> = {
  "children-unwelcome": {
    frames: [
      "(welcome|welcomed|accepted|fine|okay) ...1 (but|though|although|just|only) ..1 (not|no) ..1 (with|for)? ..1 <children> !(welcome|over|problem)",
    ],
  },
};

const excluded: Record<string, Concept> = everyGroup(
  {
    "race-preferred": ["race", "race-code"],
    "origin-preferred": ["origin", "arrivals"],
    "faith-preferred": ["faith"],
    "citizenship-required": ["visa"],
    "sex-preferred": ["male", "female"],
    "orientation-preferred": ["orientation"],
    "children-unwelcome": ["children"],
    "age-preferred": ["age"],
    "marital-preferred": ["marital"],
    "disability-unwelcome": ["disability"],
    "benefits-refused": ["benefits"],
  },
  excepted,
);

export const exceptions: Record<string, Concept> = joined(excluded, chosen, littleOnes);
