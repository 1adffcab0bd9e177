/** French, as written in France and in Canada: its word fields and what can be said with them. */
import { joined, joinedLoose, type Language } from "#engine/compliance/frames/language";
import { broad as broadConcepts } from "./concepts/broad.ts";
import { claims as claimConcepts } from "./concepts/claims.ts";
import { hints } from "./concepts/hinted.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { prices } from "./concepts/prices.ts";
import { roundabout as roundaboutConcepts } from "./concepts/roundabout.ts";
import { broad } from "./fields/broad.ts";
import { choosing } from "./fields/choosing.ts";
import { claims } from "./fields/claims.ts";
import { inflect } from "./fields/inflect.ts";
import { people } from "./fields/people.ts";
import { places } from "./fields/places.ts";
import { roundabout } from "./fields/roundabout.ts";
import { denials, disclaims, stating, turnFields, turns } from "./turns.ts";

export const fr: Language = {
  id: "fr",
  marks: [
    "le",
    "les",
    "des",
    "du",
    "et",
    "est",
    "pour",
    "avec",
    "dans",
    "une",
    "sur",
    "nous",
    "pas",
    "au",
    "aux",
    "vous",
  ],
  inflect,
  fields: { ...places, ...people, ...choosing, ...roundabout, ...claims, ...broad, ...turnFields },
  turns,
  denials,
  disclaims,
  statements: stating,
  broad: joinedLoose(broadConcepts, hints),
  concepts: joined(peopleConcepts, roundaboutConcepts, claimConcepts, prices),
};
