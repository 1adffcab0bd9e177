/** A thread's work on written pieces. */
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { GroundedSentence, PlacedSentence } from "#contract/piece-work";
import type { OvertakenSentence } from "#contract/publishing/recall";
import { overtakenBy } from "#engine/pieces/changes";
import { groundsOf, outdatedBy } from "#engine/pieces/grounds";
import { type Rewritten, refresh, rewrite } from "#engine/pieces/rewrite";
import { singleFactsOf } from "#engine/pieces/single-facts";
import type { Overtaken, Rewriting } from "./order.ts";

/** Sentences with their facts as stated; figures are written by who shows them. */
export function factsBehind(listing: Listing, brief: Brief, piece: Piece): GroundedSentence[] {
  const words = new Map(singleFactsOf(listing).map((fact) => [fact.path, fact.words]));
  return groundsOf(listing, brief, piece).map((sentence) => ({
    ...sentence,
    facts: sentence.facts.map((path) => ({ path, value: words.get(path) ?? null })),
  }));
}

/** Pieces of one campaign have mostly the same facts: each listing is read once. */
const withEach =
  <Sentence>(finder: (before: Listing, facts: Listing, brief: Brief) => (piece: Overtaken) => Sentence[]) =>
  (facts: Listing, brief: Brief, pieces: readonly Overtaken[]): Sentence[][] => {
    const byFacts = new Map<string, (piece: Overtaken) => Sentence[]>();
    return pieces.map((piece) => {
      const key = JSON.stringify(piece.before);
      const find = byFacts.get(key) ?? finder(piece.before, facts, brief);
      byFacts.set(key, find);
      return find(piece);
    });
  };

export const overtaken = withEach<PlacedSentence>(outdatedBy);
/** The same with the facts behind each sentence. */
export const overtakenWithFacts = withEach<OvertakenSentence>(overtakenBy);

export const rewritten = ({ facts, base, brief, piece, wish, order, own }: Rewriting): Rewritten =>
  order.how === "facts" ? refresh(base, facts, brief, piece, wish, own) : rewrite(facts, brief, piece, wish, order);
