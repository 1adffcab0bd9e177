/** Captions of a film or a voice that is asked for: none leaves that is not borne out, or that its owner does not answer for. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { FilmOrder } from "#contract/media/film";
import { briefOf } from "#engine/campaign/brief";
import type { Db } from "#server/db/tables";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { captionChecks } from "#server/publishing/film-words";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { type getCampaign, pageOfCampaign } from "#server/queries/listings/campaigns";
import { answeredFor } from "./poster-words.ts";

type Context = RequestContext & MemberContext;
type Campaign = Awaited<ReturnType<typeof getCampaign>>;

interface Told {
  language: CopyLanguage;
  captions: readonly (string | null)[];
}

/** What facts and law object to in captions of the campaign. */
export const checksFor = (context: Context, campaign: Campaign, facts: Listing, { language, captions }: Told) =>
  captionChecks(
    context.owner.userId,
    facts,
    briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) }),
    language,
    captions,
  );

type Wish = Pick<FilmOrder, "language" | "shots">;

/**
 * The campaign that may be advertised in these words, and what their owner answers for. Throws not_found, no_right_to_advertise,
 * piece_not_ready.
 */
export async function assertMayTell(context: Context, campaignId: string, { language, shots }: Wish, reason?: string) {
  const { owner } = context;
  const { campaign, facts } = await context.asUser(async (db) => {
    const found = await campaignWithFacts(db, owner, campaignId);
    const home = { id: found.campaign.property_id, listing: found.facts };
    await assertRightToAdvertise(db, owner, home, context.origin());
    return found;
  });
  const captions = shots.map(({ caption }) => caption);
  const released = answeredFor(await checksFor(context, campaign, facts, { language, captions }), reason);
  return { campaign, facts, released };
}

/** Writes down, in the transaction that makes the film or the voice, what its owner answers for. */
export async function writeReleased(
  trx: Db,
  { owner, address }: Pick<Context, "owner" | "address">,
  about: { campaignId: string; reason: string | undefined; released: readonly string[] },
): Promise<void> {
  if (about.released.length === 0) return;
  await actAs(trx, `user:${owner.userId}`, address);
  const after = { reason: about.reason, over: about.released };
  await writeAudit(trx, { action: "films.release", subjectId: about.campaignId, accountId: owner.userId, after });
}
