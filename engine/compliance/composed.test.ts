import { expect, it } from "vitest";
import { copyLanguages } from "#contract/copy";
import { firmMarkets } from "#tests/support/composed/homes";
import { composedPiece, forbiddenIn } from "#tests/support/composed/pieces";

const round = firmMarkets.length * copyLanguages.length;

it("no piece the composer writes trips a rule of its own market, in any of them, in any language", () => {
  // one of ten thousand: npm run bench -- law
  const pieces = Array.from({ length: round }, (_, number) => composedPiece(5 * number));
  expect(new Set(pieces.map(({ market, piece }) => `${market} ${piece.language}`)).size).toBe(round);
  const told = pieces.map((made) => ({
    where: `${made.market} ${made.piece.language} ${made.piece.platform}\n${made.piece.title}\n${made.piece.body}`,
    forbidden: forbiddenIn(made).map(({ rule, text }) => `${rule}: ${text}`),
  }));
  expect(told.filter(({ forbidden }) => forbidden.length > 0)).toEqual([]);
}, 120_000);
