/** Checks everything written for a home again after an answer: what the law says changes, the texts do not. */
import { briefOf } from "#engine/campaign/brief";
import { notAnswered } from "#engine/compliance/second-opinion/read";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { campaignsOfProperty, getCampaign } from "#server/queries/listings/campaigns";
import { pieceOf, piecesOfCampaign, saveFindings } from "#server/queries/listings/pieces";
import { checkAgainInThread } from "#server/thread/index";

/** A piece that is edited meanwhile is checked with its edit and left alone here. Throws as the threads do. */
export async function checkAgain(db: Db, owner: Owner, propertyId: string): Promise<void> {
  for (const id of await campaignsOfProperty(db, owner, propertyId)) {
    const campaign = await getCampaign(db, owner, id);
    const rows = await piecesOfCampaign(db, owner, id);
    const pieces = rows.map(pieceOf);
    if (rows.length === 0) continue;
    const findingsByPiece = await checkAgainInThread(owner.userId, campaign.listing, briefOf(campaign), pieces);
    const opinions = (findings: (typeof pieces)[number]["findings"]) =>
      campaign.market === null ? [] : notAnswered(campaign.market, campaign.answers, findings);
    const checked = rows.map(({ id: pieceId, version, findings: stored }, index) => ({
      id: pieceId,
      version,
      findings: [...(findingsByPiece[index] ?? []), ...opinions(stored)],
    }));
    await saveFindings(db, owner, checked);
  }
}
