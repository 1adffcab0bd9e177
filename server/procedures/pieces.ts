/** An agent's edit of a piece: the server counts, checks and traces the text again before it stores it. */
import { finishPiece } from "#engine/copy/finish";
import { getCampaign } from "#server/queries/campaigns";
import { getPiece, pieceOf, updatePiece } from "#server/queries/pieces";
import { AppError } from "#contract/errors";
import { signedIn } from "./base.ts";

export const pieces = {
  update: signedIn.pieces.update.handler(async ({ context, input }) => {
    const { owner, db } = context;
    const found = await context.asUser(async (own) => {
      const piece = await getPiece(own, owner, input.id);
      return { piece, campaign: await getCampaign(own, owner, piece.campaign_id) };
    });
    if (found.piece.version !== input.version) throw new AppError("stale_edit");
    const { campaign } = found;
    const edited = { ...pieceOf(found.piece), title: input.title, body: input.body, hashtags: input.hashtags };
    const finished = finishPiece(campaign.listing, edited, { market: campaign.market, agent: campaign.agent });
    return pieceOf(await updatePiece(db, owner, input.id, input.version, finished));
  }),
};
