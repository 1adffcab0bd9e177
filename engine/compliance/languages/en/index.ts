/** English: its word fields and what can be said with them. */
import { joined, joinedLoose, type Language, wordsOf } from "#engine/compliance/frames/language";
import { abroad } from "./concepts/abroad.ts";
import { askingPrices } from "./concepts/asking-prices.ts";
import { bestOfPlace } from "./concepts/best-of-place.ts";
import { broad as broadConcepts } from "./concepts/broad.ts";
import { broadClaims as broadClaimConcepts } from "./concepts/broad-claims.ts";
import { claims as claimConcepts } from "./concepts/claims.ts";
import { conduct } from "./concepts/conduct.ts";
import { exceptedFields, exceptions } from "./concepts/excepted.ts";
import { hints } from "./concepts/hinted.ts";
import { occupations } from "./concepts/occupations.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { priceSure } from "./concepts/price-sure.ts";
import { prices } from "./concepts/prices.ts";
import { roundabout as roundaboutConcepts } from "./concepts/roundabout.ts";
import { sketched as sketchedConcepts } from "./concepts/sketched.ts";
import { underwritten } from "./concepts/underwritten.ts";
import { winnings } from "./concepts/winnings.ts";
import { disowning } from "./disowning.ts";
import { amounts } from "./fields/amounts.ts";
import { broad } from "./fields/broad.ts";
import { broadClaims } from "./fields/broad-claims.ts";
import { choosing } from "./fields/choosing.ts";
import { claims } from "./fields/claims.ts";
import { money } from "./fields/money.ts";
import { people } from "./fields/people.ts";
import { places } from "./fields/places.ts";
import { priceToCome } from "./fields/price-to-come.ts";
import { roundabout } from "./fields/roundabout.ts";
import { sketched } from "./fields/sketched.ts";
import { turningAway } from "./fields/turning-away.ts";
import { inflect } from "./inflect.ts";
import { denials, disclaims, stating, turnFields, turns } from "./turns.ts";

export const en: Language = {
  id: "en",
  marks:
    wordsOf(`the and of with for to is your no not only please are we you or welcome must this that have has will be who kids
children by our from don't won't can't preferred allowed need apply`),
  inflect,
  fields: {
    ...turnFields,
    ...exceptedFields,
    ...places,
    ...people,
    ...choosing,
    ...turningAway,
    ...broad,
    ...broadClaims,
    ...roundabout,
    ...sketched,
    ...claims,
    ...money,
    ...amounts,
    ...priceToCome,
  },
  turns,
  denials,
  disclaims,
  disowning,
  statements: stating,
  broad: joinedLoose(broadConcepts, broadClaimConcepts, sketchedConcepts, hints),
  concepts: joined(
    peopleConcepts,
    roundaboutConcepts,
    exceptions,
    occupations,
    claimConcepts,
    bestOfPlace,
    winnings,
    priceSure,
    prices,
    askingPrices,
    conduct,
    abroad,
    underwritten,
  ),
};
