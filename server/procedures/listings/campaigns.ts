/** Step 3 of the wizard and the results: forecast, create, read, download. */

import type { Preferences } from "#contract/campaign";
import { AppError } from "#contract/errors";
import { assertConfirmed } from "#engine/campaign/enough";
import { seedOf } from "#engine/campaign/seed";
import { marketForCountry } from "#engine/compliance/countries";
import { targetsFor } from "#engine/copy/targets";
import { leadingTo } from "#engine/pieces/page-link";
import { getPlatform } from "#engine/platforms/index";
import { rowLimits } from "#server/base/limits";
import { enqueueTask } from "#server/jobs/job";
import { signedIn } from "#server/procedures/base/base";
import { photosOf } from "#server/procedures/base/photo-shape";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { takeQuota } from "#server/queries/billing/quota";
import {
  findCampaignByKey,
  getCampaign,
  insertCampaign,
  pageLinksOf,
  tasksOfCampaign,
} from "#server/queries/listings/campaigns";
import { carryPhotos, photosOfCampaign } from "#server/queries/listings/photos";
import { draftsOfCampaign } from "#server/queries/listings/piece-drafts";
import { pieceOf, piecesForRequest } from "#server/queries/listings/pieces";
import { signerPictures } from "#server/queries/listings/public-pages";
import { estimateSeconds } from "#server/queries/tasks/estimates";
import { humanNumber, taskOf } from "#server/queries/tasks/task-shape";
import { insertTask } from "#server/queries/tasks/tasks";
import { anglesInThread } from "#server/thread/index";
import { packOfCampaign } from "./campaign-pack.ts";
import { propertyForCampaign } from "./campaign-property.ts";

/** Seconds a piece takes before any was written here: the composer's own time with some air. */
const FIRST_GUESS_SECONDS = 0.2;

function targetsWanted(preferences: Preferences) {
  const unknown = preferences.platforms.find((id) => getPlatform(id) === null);
  if (unknown !== undefined)
    throw new AppError("invalid_input", { data: { field: "preferences.platforms", value: unknown } });
  const targets = targetsFor(preferences);
  if (targets.length === 0) throw new AppError("nothing_to_write");
  return targets;
}

export const campaigns = {
  forecast: signedIn.campaigns.forecast.handler(async ({ context, input }) => {
    const pieces = targetsWanted(input).length;
    const learned = await estimateSeconds(context.db, "write", pieces);
    return { pieces, seconds: learned ?? Math.max(1, pieces * FIRST_GUESS_SECONDS), quota: 1 };
  }),

  angles: signedIn.campaigns.angles.handler(({ context, input }) =>
    anglesInThread(context.owner.userId, input.listing, input.language),
  ),

  create: signedIn.campaigns.create.handler(async ({ context, input }) => {
    const { db, owner } = context;
    assertConfirmed(input.listing);
    const targets = targetsWanted(input.preferences);
    return await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const earlier = await findCampaignByKey(trx, owner, input.idempotencyKey);
      if (earlier) {
        const tasks = await tasksOfCampaign(trx, owner, earlier.id);
        return { campaignId: earlier.id, propertyId: earlier.property_id, taskIds: tasks.map((task) => task.id) };
      }
      const { platforms, languages } = input.preferences;
      await assertAllowed(trx, owner, { platforms, languages, listing: true }, context.now());
      await assertMayCreate(trx, owner, "campaigns", rowLimits.campaigns);
      const property = await propertyForCampaign(trx, owner, input, context.now());
      const campaign = await insertCampaign(trx, owner, {
        propertyId: property.id,
        market: marketForCountry(input.listing.country),
        preferences: input.preferences,
        agent: input.agent,
        listing: input.listing,
        seed: seedOf(input.idempotencyKey),
        idempotencyKey: input.idempotencyKey,
      });
      await carryPhotos(trx, owner, campaign.id, input.photoIds);
      const task = await insertTask(trx, owner, {
        kind: "write",
        title: property.title,
        weight: targets.length,
        campaignId: campaign.id,
        propertyId: property.id,
      });
      await takeQuota(trx, owner, { propertyId: property.id, taskId: task.id }, context.now());
      await enqueueTask(context.boss, trx, task);
      return { campaignId: campaign.id, propertyId: property.id, taskIds: [task.id] };
    });
  }),

  get: signedIn.campaigns.get.handler(async ({ context, input }) => {
    const { owner } = context;
    const { campaign, signer, tasks, pieces, photos } = await context.asUser(async (db) => {
      const campaign = await getCampaign(db, owner, input.id);
      return {
        campaign,
        signer: await signerPictures(db, owner, campaign),
        tasks: await tasksOfCampaign(db, owner, input.id),
        pieces: await piecesForRequest(db, owner, input.id),
        photos: await photosOfCampaign(db, owner, input.id),
      };
    });
    return {
      id: campaign.id,
      propertyId: campaign.property_id,
      propertyNumber: humanNumber("PROP", campaign.property_number),
      title: campaign.property_title,
      market: campaign.market,
      preferences: campaign.preferences,
      agent: campaign.agent,
      signer: { portraitUrl: signer.portrait, wechatUrl: signer.wechat },
      listing: campaign.listing,
      photos: await photosOf(context.files, photos),
      tasks: tasks.map(taskOf),
      pieces: pieces.map((row) => pieceOf(leadingTo(row, pageLinksOf(context.origin(), campaign)))),
      createdAt: campaign.created_at.toISOString(),
    };
  }),

  drafts: signedIn.campaigns.drafts.handler(({ context, input }) =>
    context.asUser((db) => draftsOfCampaign(db, context.owner, input.id)),
  ),

  download: signedIn.campaigns.download.handler(({ context, input }) => packOfCampaign(context, input.id, input.films)),
};
