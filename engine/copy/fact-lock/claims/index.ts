/** Falsehoods in words that only show beside the listing: each file knows one way to contradict it. */
import type { CopyLanguage } from "#contract/copy";
import type { Book } from "#engine/statements/index";
import { mentions } from "#engine/statements/mentions";
import type { Span } from "#engine/text/span";
import { deniedAttributes } from "./attributes.ts";
import { swappedBearers } from "./bearers.ts";
import { extrasWithoutSource } from "./extras.ts";
import { lookedAtAbsent } from "./looks.ts";
import { tooSoon } from "./occupancy.ts";
import { pickedPeople } from "./people.ts";
import { promisesOfValue } from "./promises.ts";
import { renewedBeyond } from "./renewals.ts";
import { ranksAmongHomes } from "./superlatives.ts";
import { termsWithoutSource } from "./terms.ts";
import { strangeLines } from "./transport.ts";
import { waivedCharges } from "./waived.ts";
import { strangeWards } from "./wards.ts";

/** Stretches of `text` (width-folded) that contradict the listing or exceed it. */
export const contradictions = (
  text: string,
  language: CopyLanguage,
  facts: { readonly corpus: string; readonly names: string; readonly book: Book },
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
];
