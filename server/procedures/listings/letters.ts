/** Emails of a campaign as files for a mail program. */
import { emlOf } from "#adapters/mail/eml";
import { AppError } from "#contract/errors";
import { machineMetadata } from "#engine/compliance/labels";
import { safeName } from "#engine/pack/names";
import { readinessOf } from "#engine/pieces/readiness";
import { signedIn } from "#server/procedures/base/base";
import { mailPicturesFor } from "#server/publishing/leaving/mail-pictures";
import { outdatedAmong, readPiece } from "#server/publishing/piece-facts";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { pieceOf } from "#server/queries/listings/pieces";
import { humanNumber } from "#server/queries/tasks/task-shape";

export const letters = {
  file: signedIn.letters.file.handler(async ({ context, input }) => {
    const { owner } = context;
    const { inHand, photos } = await context.asUser(async (db) => {
      const found = await readPiece(db, owner, input.id, context.origin());
      const home = { id: found.campaign.property_id, listing: found.facts };
      await assertRightToAdvertise(db, owner, home, context.origin());
      return { inHand: found, photos: await photosOfCampaign(db, owner, found.campaign.id) };
    });
    const { row, campaign } = inHand;
    if (row.kind !== "email") throw new AppError("invalid_input", { data: { field: "id" } });
    const piece = pieceOf(row);
    const [outdated] = await outdatedAmong(owner, campaign, inHand.facts, [row]);
    if (readinessOf(piece, outdated?.sentences ?? []) === "not-ready")
      throw new AppError("piece_not_ready", { data: { pieceId: row.id } });
    const number = humanNumber("PROP", campaign.property_number);
    const { agent } = campaign;
    const mark = machineMetadata(campaign.market, { producer: "Listcast", id: number });
    const bytes = await emlOf({
      piece,
      sender: { name: agent.company ?? agent.name, email: agent.email },
      pictures: await mailPicturesFor(context, context.asUser, owner, {
        ...{ agent, market: campaign.market, language: piece.language, title: campaign.property_title, photos },
      }),
      date: context.now(),
      mark: mark && JSON.stringify(mark.AIGC),
    });
    return new File([bytes], `${safeName(`${number}-${piece.title ?? ""}`, 60)}.eml`, { type: "message/rfc822" });
  }),
};
