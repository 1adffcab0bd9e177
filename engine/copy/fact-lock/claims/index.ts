/** Falsehoods in words that only show beside the listing: each file knows one way to contradict it. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Compass } from "#engine/statements/facing";
import type { Book } from "#engine/statements/index";
import { mentions } from "#engine/statements/mentions";
import type { Span } from "#engine/text/span";
import { unborneAssertions } from "./assertions/index.ts";
import { tooNear } from "./at-the-door.ts";
import { deniedAttributes } from "./attributes.ts";
import { freeTooSoon } from "./availability.ts";
import { swappedBearers } from "./bearers.ts";
import { facingAllRooms, wrongBearings } from "./bearing.ts";
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
import { otherModes } from "./other-modes.ts";
import { pickedPeople } from "./people.ts";
import { promisesOfValue } from "./promises.ts";
import { strangeQuarters } from "./quarters.ts";
import { ranksWithoutSource } from "./ranks.ts";
import { renewedBeyond } from "./renewals.ts";
import { listedAsNew } from "./renewed-lists.ts";
import { returnsWithoutSource } from "./returns.ts";
import { rightsWithoutSource } from "./rights.ts";
import { otherOutlooks } from "./room-outlooks.ts";
import { spokenWithoutSource } from "./spoken/index.ts";
import { ranksAmongHomes } from "./superlatives.ts";
import { wronglyMeasured } from "./surveyed.ts";
import { termsWithoutSource } from "./terms.ts";
import { strangeLines } from "./transport.ts";
import { freeOfCharge, waivedCharges } from "./waived.ts";
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
): (Span & { readonly rule: string })[] => [
  ...by(
    "extrasWithoutSource",
    extrasWithoutSource(text, language, facts.corpus, (words) =>
      mentions(words, language).some(({ concept }) => facts.book.nearly.has(concept.id)),
    ),
  ),
  ...spokenWithoutSource(text, language, facts.corpus),
  ...by("promisesOfValue", promisesOfValue(text, language)),
  ...by("pickedPeople", pickedPeople(text, language, facts.corpus)),
  ...by("ranksAmongHomes", ranksAmongHomes(text, language, facts.corpus)),
  ...by("termsWithoutSource", termsWithoutSource(text, language, facts.corpus)),
  ...by("tooSoon", tooSoon(text, language, facts.corpus)),
  ...by("waivedCharges", waivedCharges(text, language, facts.corpus)),
  ...by("freeOfCharge", freeOfCharge(text, language, facts.corpus)),
  ...by("renewedBeyond", renewedBeyond(text, language, facts.corpus)),
  ...by("lookedAtAbsent", lookedAtAbsent(text, language, facts.corpus)),
  ...by("strangeWards", strangeWards(text, facts)),
  ...by("strangeLines", strangeLines(text, facts.corpus)),
  ...by("deniedAttributes", deniedAttributes(text, language, facts.corpus)),
  ...by("swappedBearers", swappedBearers(text, facts.corpus)),
  ...by("freeTooSoon", freeTooSoon(text, language, facts.corpus)),
  ...by("rulesForPeople", rulesForPeople(text, language, facts.corpus)),
  ...by("ranksWithoutSource", ranksWithoutSource(text, language, facts.corpus)),
  ...by("returnsWithoutSource", returnsWithoutSource(text, language, facts.corpus)),
  ...by("rightsWithoutSource", rightsWithoutSource(text, language, facts.corpus)),
  ...by("withoutLimit", withoutLimit(text, language, facts.corpus)),
  ...by("facingAllRooms", facingAllRooms(text, language, facts.corpus, facts.compass)),
  ...by("wrongBearings", wrongBearings(text, language, facts.compass)),
  ...by("wrongCounts", wrongCounts(text, facts.corpus)),
  ...by("tooNear", tooNear(text, language, facts.corpus)),
  ...by("wrongLineKinds", wrongLineKinds(text, facts.corpus)),
  ...by("widenedToAll", widenedToAll(text, language, facts.corpus)),
  ...by("nearlyTheirNames", nearlyTheirNames(text, facts.listing.agent, facts.corpus)),
  ...by("strangeQuarters", strangeQuarters(text, language, facts.corpus, facts.listing.address)),
  ...by("onOneSide", onOneSide(text, language, facts.corpus)),
  ...by("listedAsNew", listedAsNew(text, language, facts.corpus)),
  ...by("wronglyMeasured", wronglyMeasured(text, language, facts.corpus)),
  ...by("otherModes", otherModes(text, language, facts.corpus)),
  ...by("otherOutlooks", otherOutlooks(text, language, facts.corpus)),
  ...unborneAssertions(text, language, facts.corpus).map(({ start, end, id }) => ({
    start,
    end,
    rule: `assertion:${id}`,
  })),
];

const by = (rule: string, spans: readonly Span[]) => spans.map(({ start, end }) => ({ start, end, rule }));
