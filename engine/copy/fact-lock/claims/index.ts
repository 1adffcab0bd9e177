/** Falsehoods in words that only show beside the listing: each file knows one way to contradict it. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Compass } from "#engine/statements/facing";
import type { Book } from "#engine/statements/index";
import { mentions } from "#engine/statements/mentions";
import type { Span } from "#engine/text/span";
import { tooNear } from "./at-the-door.ts";
import { deniedAttributes } from "./attributes.ts";
import { freeTooSoon } from "./availability.ts";
import { swappedBearers } from "./bearers.ts";
import { wrongBearings } from "./bearing.ts";
import { onOneSide } from "./both-sides.ts";
import { wrongCounts } from "./counted.ts";
import { rulesForPeople } from "./eligibility.ts";
import { widenedToAll } from "./every-part.ts";
import { extrasWithoutSource } from "./extras.ts";
import { withoutLimit } from "./limits.ts";
import { wrongLineKinds } from "./line-kinds.ts";
import { lookedAtAbsent } from "./looks.ts";
import { nearlyTheirNames } from "./namesakes.ts";
import { tooSoon } from "./occupancy.ts";
import { pickedPeople } from "./people.ts";
import { promisesOfValue } from "./promises.ts";
import { strangeQuarters } from "./quarters.ts";
import { ranksWithoutSource } from "./ranks.ts";
import { renewedBeyond } from "./renewals.ts";
import { listedAsNew } from "./renewed-lists.ts";
import { returnsWithoutSource } from "./returns.ts";
import { rightsWithoutSource } from "./rights.ts";
import { ranksAmongHomes } from "./superlatives.ts";
import { wronglyMeasured } from "./surveyed.ts";
import { termsWithoutSource } from "./terms.ts";
import { strangeLines } from "./transport.ts";
import { waivedCharges } from "./waived.ts";
import { strangeWards } from "./wards.ts";

/** Stretches of `text` (width-folded) that contradict the listing or exceed it. */
export const contradictions = (
  text: string,
  language: CopyLanguage,
  facts: {
    readonly corpus: string;
    readonly names: string;
    readonly book: Book;
    readonly compass: Compass;
    readonly listing: Listing;
  },
): Span[] => [
  ...extrasWithoutSource(text, language, facts.corpus, (words) =>
    mentions(words, language).some(({ concept }) => facts.book.nearly.has(concept.id)),
  ),
  ...promisesOfValue(text, language),
  ...pickedPeople(text, language, facts.corpus),
  ...ranksAmongHomes(text, language, facts.corpus),
  ...termsWithoutSource(text, language, facts.corpus),
  ...tooSoon(text, language, facts.corpus),
  ...waivedCharges(text, language, facts.corpus),
  ...renewedBeyond(text, language, facts.corpus),
  ...lookedAtAbsent(text, language, facts.corpus),
  ...strangeWards(text, facts),
  ...strangeLines(text, facts.corpus),
  ...deniedAttributes(text, language, facts.corpus),
  ...swappedBearers(text, facts.corpus),
  ...freeTooSoon(text, language, facts.corpus),
  ...rulesForPeople(text, language, facts.corpus),
  ...ranksWithoutSource(text, language, facts.corpus),
  ...returnsWithoutSource(text, language, facts.corpus),
  ...rightsWithoutSource(text, language, facts.corpus),
  ...withoutLimit(text, language, facts.corpus),
  ...wrongBearings(text, language, facts.compass),
  ...wrongCounts(text, facts.corpus),
  ...tooNear(text, language, facts.corpus),
  ...wrongLineKinds(text, facts.corpus),
  ...widenedToAll(text, language, facts.corpus),
  ...nearlyTheirNames(text, facts.listing.agent, facts.corpus),
  ...strangeQuarters(text, language, facts.corpus),
  ...onOneSide(text, language, facts.corpus),
  ...listedAsNew(text, language, facts.corpus),
  ...wronglyMeasured(text, language, facts.corpus),
];
