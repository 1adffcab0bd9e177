/** An agent's edit of a piece: the server counts, checks and traces the text again before it stores it. */
import { AppError } from "#contract/errors";
import { plainEmailHtml } from "#engine/campaign/plain-email";
import { stillSaid } from "#engine/compliance/second-opinion/read";
import { signedIn } from "#server/procedures/base/base";
import { keptFacts, ownBrief, readPiece } from "#server/publishing/piece-facts";
import { pieceOf, replacePiece } from "#server/queries/listings/pieces";
import { finishPieceInThread, outdatedInThread } from "#server/thread/index";
import { pieceWork } from "./piece-work.ts";

export const pieces = {
  update: signedIn.pieces.update.handler(async ({ context, input }) => {
    const { owner, db, opinions } = context;
    const piece = await context.asUser((own) => readPiece(own, owner, input.id, context.origin()));
    const { row, campaign, base, facts } = piece;
    if (row.version !== input.version) throw new AppError("stale_edit");
    const brief = ownBrief(piece);
    const edited = { ...pieceOf(row), title: input.title, body: input.body, hashtags: input.hashtags };
    const finished = await finishPieceInThread(owner.userId, facts, brief, edited);
    // The designed letter was made of the old words; an edited one is sent as it reads.
    const rewritten = row.kind === "email" && (finished.body !== row.body || finished.title !== row.title);
    const html = rewritten ? plainEmailHtml(finished) : row.html;
    // as long as a sentence of the earlier facts is left, the piece stays one of them
    const [left = []] =
      keptFacts({ listing: base }, facts) === null
        ? []
        : await outdatedInThread(owner.userId, facts, brief, [{ ...finished, before: base }]);
    const listing = keptFacts(campaign, left.length > 0 ? base : facts);
    // what a model said holds while its words stand; of what is new it is asked after the save, which does not wait for it
    const findings = [...finished.findings, ...stillSaid(finished, row.findings)];
    const next = { ...finished, findings, html, origin: "edited" as const, listing, wish: row.wish };
    const saved = pieceOf(await db.transaction().execute((trx) => replacePiece(trx, owner, row, next)));
    opinions.ask({ owner, listing: facts, brief, piece: saved, before: row });
    return saved;
  }),
  ...pieceWork,
};
