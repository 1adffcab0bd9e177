/** Advertising law for the home of a campaign: what was checked, what is not known, what its agent is asked and answered. */
import { AppError } from "#contract/errors";
import type { LawQuestion, ListingLaw } from "#contract/law/listing-law";
import { briefOf } from "#engine/campaign/brief";
import { adContext, houseOf } from "#engine/compliance/ad-context";
import { answers, listingQuestions, questionOf, withAnswers } from "#engine/compliance/answers";
import { legalPanel } from "#engine/compliance/legal-panel";
import { answerKey, plainStatement } from "#engine/compliance/statements";
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
    panel: legalPanel(
      market,
      contexts,
      preferences.languages,
      pieces.flatMap(({ findings }) => findings),
    ),
    questions: listingQuestions(
      market,
      pieces.map(({ platform, kind, language, findings }) => ({ place: { platform, kind, language }, findings })),
      context,
      given,
    ),
  };
}

/** The question about a statement that a text of the home says, or that was answered; undefined for any other words. */
async function saidQuestion(
  context: RequestContext & MemberContext,
  campaignId: string,
  { key, statement }: { key: string; statement: string },
): Promise<LawQuestion | undefined> {
  const { questions } = await lawOf(context, campaignId);
  return questions.find((one) => one.key === key && one.statement === plainStatement(statement));
}

export const law = {
  get: signedIn.law.get.handler(({ context, input }) => lawOf(context, input.campaignId)),

  answer: signedIn.law.answer.handler(async ({ context, input }) => {
    const { db, owner, address } = context;
    const { campaignId, key, answer, statement } = input;
    const campaign = await context.asUser((own) => getCampaign(own, owner, campaignId));
    const question = campaign.market === null ? null : questionOf(campaign.market, answerKey(key, statement));
    const said = statement === null ? question : await saidQuestion(context, campaignId, { key, statement });
    if (!question || !said || (answer !== null && !answers(question, answer)))
      throw new AppError("invalid_input", { data: { field: question ? "answer" : "key" } });
    await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      await saveAnswer(trx, owner, { propertyId: campaign.property_id, key, statement, answer }, context.now());
    });
    await checkAgain(db, owner, campaign.property_id);
    return await lawOf(context, campaignId);
  }),
};
