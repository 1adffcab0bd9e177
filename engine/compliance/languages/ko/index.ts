/** Korean: its word fields and what can be said with them. A syllable is a unit; blanks between syllables do not count. */
import { joined, type Language } from "#engine/compliance/frames/language";
import { boasts } from "./concepts/boasts.ts";
import { exceptedFields, exceptions } from "./concepts/excepted.ts";
import { gains } from "./concepts/gains.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { pressed } from "./concepts/pressed.ts";
import { promised } from "./concepts/promised.ts";
import { roundabout as roundaboutConcepts } from "./concepts/roundabout.ts";
import { statements } from "./concepts/statements.ts";
import { underwritten } from "./concepts/underwritten.ts";
import { disowning } from "./disowning.ts";
import { claims } from "./fields/claims.ts";
import { people } from "./fields/people.ts";
import { places } from "./fields/places.ts";
import { roundabout } from "./fields/roundabout.ts";
import { denials, disclaims, stating, turnFields, turns } from "./turns.ts";

export const ko: Language = {
  id: "ko",
  characters: true,
  marks: ["이", "은", "는", "을", "를", "에", "의", "가", "다", "고", "도", "요", "니"],
  fields: { ...roundabout, ...people, ...places, ...claims, ...turnFields, ...exceptedFields },
  turns,
  denials,
  disclaims,
  disowning,
  statements: stating,
  concepts: joined(
    peopleConcepts,
    exceptions,
    boasts,
    gains,
    statements,
    roundaboutConcepts,
    underwritten,
    promised,
    pressed,
  ),
};
