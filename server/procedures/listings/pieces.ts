/** An agent's edit of a piece: the server counts, checks and traces the text again before it stores it. */
import { AppError } from "#contract/errors";
import { briefOf } from "#engine/campaign/brief";
import { plainEmailHtml } from "#engine/campaign/plain-email";
import { stillSaid } from "#engine/compliance/second-opinion/read";
import { signedIn } from "#server/procedures/base/base";
import { getCampaign } from "#server/queries/listings/campaigns";
import { getPiece, pieceOf, updatePiece } from "#server/queries/listings/pieces";
import { finishPieceInThread } from "#server/thread/index";

export const pieces = {
  update: signedIn.pieces.update.handler(async ({ context, input }) => {
    const { owner, db } = context;
    const [piece, campaign] = await context.asUser(async (own) => {
      const row = await getPiece(own, owner, input.id);
      return [row, await getCampaign(own, owner, row.campaign_id)] as const;
    });
    if (piece.version !== input.version) throw new AppError("stale_edit");
    const edited = { ...pieceOf(piece), title: input.title, body: input.body, hashtags: input.hashtags };
    const finished = await finishPieceInThread(owner.userId, campaign.listing, briefOf(campaign), edited);
    // a model is asked once, when the piece is written; what it said holds while its words stand
    const findings = [...finished.findings, ...stillSaid(finished.body, piece.findings)];
    // The designed letter was made of the old words; an edited one is sent as it reads.
    const rewritten = piece.kind === "email" && (finished.body !== piece.body || finished.title !== piece.title);
    const html = rewritten ? plainEmailHtml(finished) : piece.html;
    return pieceOf(await updatePiece(db, owner, input.id, input.version, { ...finished, findings, html }));
  }),
};
