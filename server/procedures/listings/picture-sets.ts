/** Picture sets of a campaign's home: asked for, drawn by a task, listed, taken away. */
import { AppError } from "#contract/errors";
import type { PictureOrder, PictureSet } from "#contract/media/picture-set";
import { PHOTO_URL_SECONDS, rowLimits } from "#server/base/limits";
import type { PictureSetRow } from "#server/db/tables/media";
import type { TaskRow } from "#server/db/tables/tasks";
import { enqueueTask } from "#server/jobs/job";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { cancelWithin } from "#server/procedures/tasks/cancel";
import { campaignWithFacts, sameFacts } from "#server/publishing/piece-facts";
import { assertTold, wordsOfPoster } from "#server/publishing/poster-pages";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import {
  getPictureSet,
  insertPictureSet,
  PICTURE_BUCKET,
  pictureSetOfTask,
  pictureSetsOfCampaign,
  removePictureSet,
} from "#server/queries/films/picture-sets";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { ownWords } from "#server/queries/listings/poster-words";
import { taskOf } from "#server/queries/tasks/task-shape";
import { findTask, findTaskByKey, insertTask } from "#server/queries/tasks/tasks";
import { assertReady } from "./poster-words.ts";

type Context = RequestContext & MemberContext;

/** What the screen shows of a set. `outdated` is told by whoever knows today's facts. */
async function setOf(
  { files }: Pick<Context, "files">,
  row: PictureSetRow,
  task: TaskRow | null,
  outdated: boolean,
): Promise<PictureSet> {
  const covers = row.wanted.languages.flatMap((language) => {
    const first = row.pictures?.find((picture) => picture.language === language);
    return first ? [{ language, path: first.path }] : [];
  });
  return {
    id: row.id,
    order: row.wanted,
    pictures: row.pictures?.length ?? null,
    covers: await Promise.all(
      covers.map(async ({ language, path }) => ({
        language,
        url: await files.signedUrl(PICTURE_BUCKET, path, PHOTO_URL_SECONDS),
      })),
    ),
    outdated,
    task: task && taskOf(task),
    createdAt: row.created_at.toISOString(),
  };
}

/** Own words speak for every picture of their language: a set is refused before it is begun. */
async function assertMayDraw(context: Context, campaignId: string, order: PictureOrder) {
  const { owner, asUser } = context;
  const { campaign, facts, rows } = await asUser(async (db) => ({
    ...(await campaignWithFacts(db, owner, campaignId)),
    rows: await photosOfCampaign(db, owner, campaignId),
  }));
  const { template, languages } = order;
  assertTold(template, campaign.preferences);
  const foreign = languages.find((language) => !campaign.preferences.languages.includes(language));
  if (foreign) throw new AppError("invalid_input", { data: { field: "languages", value: foreign } });
  await asUser((db) =>
    assertRightToAdvertise(db, owner, { id: campaign.property_id, listing: facts }, context.origin()),
  );
  const home = { owner, campaign, facts, rows, origin: context.origin(), read: asUser };
  for (const language of languages) {
    const { words } = await asUser((db) => ownWords(db, owner, campaignId, language));
    if (Object.keys(words).length === 0) continue;
    const { checks } = await wordsOfPoster(home, { template, language, words });
    await assertReady(context, campaign, checks, undefined);
  }
  return campaign;
}

export const pictureSets = {
  list: signedIn.pictureSets.list.handler(async ({ context, input }) => {
    const { owner } = context;
    const { facts, found } = await context.asUser(async (db) => ({
      ...(await campaignWithFacts(db, owner, input.campaignId)),
      found: await pictureSetsOfCampaign(db, owner, input.campaignId),
    }));
    return await Promise.all(
      found.map(({ set, task }) => setOf(context, set, task, set.listing !== null && !sameFacts(set.listing, facts))),
    );
  }),

  start: signedIn.pictureSets.start.handler(async ({ context, input }) => {
    const { db, owner, boss } = context;
    const { campaignId, order, idempotencyKey } = input;
    const campaign = await assertMayDraw(context, campaignId, order);
    return await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const earlier = await findTaskByKey(trx, owner, "pictures", idempotencyKey);
      const known = earlier && (await pictureSetOfTask(trx, owner, earlier.id));
      if (earlier && known) return await setOf(context, known, earlier, false);
      await assertMayCreate(trx, owner, "picture_sets", rowLimits.pictureSets);
      const task = await insertTask(trx, owner, {
        kind: "pictures",
        title: campaign.property_title,
        weight: order.languages.length * (order.carousel ? 4 : 1),
        campaignId,
        propertyId: campaign.property_id,
        idempotencyKey,
      });
      const set = await insertPictureSet(trx, owner, { campaignId, taskId: task.id, wanted: order });
      await enqueueTask(boss, trx, task);
      return await setOf(context, set, task, false);
    });
  }),

  remove: signedIn.pictureSets.remove.handler(async ({ context, input }) => {
    const { db, owner, files } = context;
    const paths = await db.transaction().execute(async (trx) => {
      const set = await getPictureSet(trx, owner, input.id);
      const task = set.task_id === null ? undefined : await findTask(trx, owner, set.task_id);
      if (task?.status === "pending" || task?.status === "processing") await cancelWithin(trx, owner, task.id);
      return await removePictureSet(trx, owner, set.id);
    });
    if (paths.length > 0) await files.remove(PICTURE_BUCKET, paths);
    return { removed: true };
  }),
};
