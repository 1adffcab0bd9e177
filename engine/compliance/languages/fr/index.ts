/** French, as written in France and in Canada: its word fields and what can be said with them. */
import { joined, joinedLoose, type Language, wordsOf } from "#engine/compliance/frames/language";
import { broad as broadConcepts } from "./concepts/broad.ts";
import { claims as claimConcepts } from "./concepts/claims.ts";
import { exceptedFields, exceptions } from "./concepts/excepted.ts";
import { hints } from "./concepts/hinted.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { priceSure } from "./concepts/price-sure.ts";
import { prices } from "./concepts/prices.ts";
import { promised } from "./concepts/promised.ts";
import { roundabout as roundaboutConcepts } from "./concepts/roundabout.ts";
import { underwritten } from "./concepts/underwritten.ts";
import { disowning } from "./disowning.ts";
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
  marks:
    wordsOf(`le les du et pas pour une un sans avec est sont vous nous aux ou très uniquement seulement d l qui ne n que non dans par
ni aucun aucune s'il plaît svp interdit refusés acceptés sur chez jamais réservé`),
  inflect,
  fields: { ...places, ...people, ...choosing, ...roundabout, ...claims, ...broad, ...turnFields, ...exceptedFields },
  turns,
  denials,
  disclaims,
  disowning,
  statements: stating,
  broad: joinedLoose(broadConcepts, hints),
  concepts: joined(
    peopleConcepts,
    exceptions,
    roundaboutConcepts,
    claimConcepts,
    prices,
    underwritten,
    promised,
    priceSure,
  ),
};
