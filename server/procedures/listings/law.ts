/** Advertising law for the home of a campaign: what was checked, what is not known, what its agent is asked and answered. */
import { AppError } from "#contract/errors";
import type { ListingLaw } from "#contract/law/listing-law";
import { briefOf } from "#engine/campaign/brief";
import { adContext, houseOf } from "#engine/compliance/ad-context";
import { answers, listingQuestions, questionOf, withAnswers } from "#engine/compliance/answers";
import { legalPanel } from "#engine/compliance/legal-panel";
import { signerOf } from "#engine/copy/writing/signer";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { actAs } from "#server/queries/audit/audit";
import { getCampaign } from "#server/queries/listings/campaigns";
import { saveAnswer } from "#server/queries/listings/listing-answers";
import { piecesForRequest } from "#server/queries/listings/pieces";
import { checkAgain } from "./recheck.ts";

async function lawOf({ asUser, owner }: RequestContext & MemberContext, campaignId: string): Promise<ListingLaw> {
  const { campaign, pieces } = await asUser(async (db) => ({
    campaign: await getCampaign(db, owner, campaignId),
    pieces: await piecesForRequest(db, owner, campaignId),
  }));
  const { market, listing, preferences, answers: given } = campaign;
  if (market === null) return { panel: null, questions: [] };
  // reading a home's facts is the work, and the same for every platform
  const { context } = adContext(listing, signerOf(listing, briefOf(campaign)), null);
  const houses = [...new Set(preferences.platforms.map(houseOf))];
  const contexts = houses.map((platform) => withAnswers({ ...context, platform }, given));
  return {
    panel: legalPanel(market, contexts, preferences.languages),
    questions: listingQuestions(
      market,
      pieces.flatMap(({ findings }) => findings),
      context,
      given,
    ),
  };
}

export const law = {
  get: signedIn.law.get.handler(({ context, input }) => lawOf(context, input.campaignId)),

  answer: signedIn.law.answer.handler(async ({ context, input }) => {
    const { db, owner, address } = context;
    const { campaignId, key, answer } = input;
    const campaign = await context.asUser((own) => getCampaign(own, owner, campaignId));
    const question = campaign.market === null ? null : questionOf(campaign.market, key);
    if (!question || (answer !== null && !answers(question, answer)))
      throw new AppError("invalid_input", { data: { field: question ? "answer" : "key" } });
    await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      await saveAnswer(trx, owner, { propertyId: campaign.property_id, key, answer }, context.now());
    });
    await checkAgain(db, owner, campaign.property_id);
    return await lawOf(context, campaignId);
  }),
};
