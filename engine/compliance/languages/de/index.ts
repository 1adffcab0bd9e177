/** German: its word fields and what can be said with them. */
import { joined, joinedLoose, type Language, wordsOf } from "#engine/compliance/frames/language";
import { broad as broadConcepts } from "./concepts/broad.ts";
import { claims as claimConcepts } from "./concepts/claims.ts";
import { creditTerms } from "./concepts/credit-terms.ts";
import { energyCertificate } from "./concepts/energy-certificate.ts";
import { exceptedFields, exceptions } from "./concepts/excepted.ts";
import { hints } from "./concepts/hinted.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { promised } from "./concepts/promised.ts";
import { roundabout as roundaboutConcepts } from "./concepts/roundabout.ts";
import { underwritten } from "./concepts/underwritten.ts";
import { disowning } from "./disowning.ts";
import { broad } from "./fields/broad.ts";
import { choosing } from "./fields/choosing.ts";
import { claims } from "./fields/claims.ts";
import { people } from "./fields/people.ts";
import { roundabout } from "./fields/roundabout.ts";
import { inflect } from "./inflect.ts";
import { respelt } from "./respelt.ts";
import { denials, disclaims, stating, turnFields, turns } from "./turns.ts";

export const de: Language = {
  id: "de",
  marks:
    wordsOf(`und der das mit keine kein keinen nur nicht bitte wir ist sind für ein eine einen zu von vom im an bei den dem auf oder
sie werden wird ohne gern gesucht nichts unser`),
  inflect,
  respelt,
  fields: { ...people, ...choosing, ...roundabout, ...claims, ...broad, ...turnFields, ...exceptedFields },
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
    underwritten,
    promised,
    creditTerms,
    energyCertificate,
  ),
};
