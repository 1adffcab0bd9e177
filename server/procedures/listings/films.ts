/** Films of a campaign's home: storyboard, making by a task, playing, subtitles. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { type Film, type FilmOrder, filmLimits, filmSeconds } from "#contract/media/film";
import { briefOf } from "#engine/campaign/brief";
import { saidIn } from "#engine/media/film/about";
import { cuesOf, subtitlesOf } from "#engine/media/film/subtitles";
import { timelineOf } from "#engine/media/film/timeline";
import { beatFor } from "#engine/media/sound/beds";
import { safeName } from "#engine/pack/names";
import { PHOTO_URL_SECONDS, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { FilmRow } from "#server/db/tables/media";
import type { TaskRow } from "#server/db/tables/tasks";
import { enqueueTask } from "#server/jobs/job";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { cancelWithin } from "#server/procedures/tasks/cancel";
import { campaignWithFacts, sameFacts } from "#server/publishing/piece-facts";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { FILM_BUCKET, filmOfTask, filmsOfCampaign, getFilm, insertFilm, removeFilm } from "#server/queries/films/films";
import { getSound } from "#server/queries/films/sounds";
import { type getCampaign, pageOfCampaign } from "#server/queries/listings/campaigns";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { piecesForRequest } from "#server/queries/listings/pieces";
import { humanNumber, taskOf } from "#server/queries/tasks/task-shape";
import { findTask, findTaskByKey, insertTask } from "#server/queries/tasks/tasks";
import { pictureContentInThread, storyboardInThread } from "#server/thread/index";
import { assertMayTell, checksFor, writeReleased } from "./film-captions.ts";
import { filmSounds } from "./film-sounds.ts";

type Context = RequestContext & MemberContext;

const filmOf = (row: FilmRow, task: TaskRow | null, facts: Listing): Film => ({
  id: row.id,
  order: row.wanted,
  seconds: row.seconds,
  bytes: row.bytes === null ? null : Number(row.bytes),
  outdated: row.listing !== null && !sameFacts(row.listing, facts),
  task: task && taskOf(task),
  createdAt: row.created_at.toISOString(),
});

/** HD is the plan's second word about films. */
const featuresOf = ({ quality }: FilmOrder) =>
  quality === "hd" ? (["video", "hdVideo"] as const) : (["video"] as const);

/** Every photo is one of the campaign's, every sound the owner's. Throws invalid_input, not_found. */
async function assertHas(db: Db, owner: Owner, campaignId: string, { shots, music, voiceId }: FilmOrder) {
  const photos = (await photosOfCampaign(db, owner, campaignId)).length;
  const beyond = shots.find(({ photo }) => photo !== null && photo >= photos);
  if (beyond) throw new AppError("invalid_input", { data: { field: "shots", value: String(beyond.photo) } });
  if (music?.kind === "own") await getSound(db, owner, music.soundId);
  if (voiceId !== null) await getSound(db, owner, voiceId);
}

/** The brief of a campaign as its pictures have it. */
const pictureBrief = (context: Context, campaign: Awaited<ReturnType<typeof getCampaign>>) =>
  briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });

/** Whose film it is, how it was ordered, and the campaign it is of. Throws not_found. */
async function filmAndCampaign({ asUser, owner }: Context, id: string) {
  return await asUser(async (db) => {
    const film = await getFilm(db, owner, id);
    if (film.campaign_id === null) throw new AppError("not_found");
    return { film, ...(await campaignWithFacts(db, owner, film.campaign_id)) };
  });
}

const fileName = (number: number, { ratio, language }: FilmOrder): string =>
  safeName(`${humanNumber("PROP", number)}-${ratio.replace(":", "x")}-${language}`, 80);

export const films = {
  ...filmSounds,

  storyboard: signedIn.films.storyboard.handler(async ({ context, input }) => {
    const { owner } = context;
    const { campaign, facts, rows, pieces } = await context.asUser(async (db) => ({
      ...(await campaignWithFacts(db, owner, input.campaignId)),
      rows: await photosOfCampaign(db, owner, input.campaignId),
      pieces: await piecesForRequest(db, owner, input.campaignId),
    }));
    const written = pieces.filter(({ kind, language }) => kind === "post" && language === input.language);
    const captions = rows.map(({ caption }) => caption);
    const about = { listing: facts, brief: pictureBrief(context, campaign), language: input.language, captions };
    const texts = written.map(({ platform, body }) => ({ platform, body }));
    const shots = await storyboardInThread(owner.userId, { ...about, pieces: texts });
    return { shots, speaks: context.speech !== null };
  }),

  check: signedIn.films.check.handler(async ({ context, input }) => {
    const { campaign, facts } = await context.asUser((db) => campaignWithFacts(db, context.owner, input.campaignId));
    return await checksFor(context, campaign, facts, input);
  }),

  list: signedIn.films.list.handler(async ({ context, input }) => {
    const { owner } = context;
    const { facts, found } = await context.asUser(async (db) => ({
      ...(await campaignWithFacts(db, owner, input.campaignId)),
      found: await filmsOfCampaign(db, owner, input.campaignId),
    }));
    return found.map(({ film, task }) => filmOf(film, task, facts));
  }),

  start: signedIn.films.start.handler(async ({ context, input }) => {
    const { db, owner, boss } = context;
    const { campaignId, order, reason, idempotencyKey } = input;
    const { campaign, facts, released } = await assertMayTell(context, campaignId, order, reason);
    return await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const earlier = await findTaskByKey(trx, owner, "film", idempotencyKey);
      const known = earlier && (await filmOfTask(trx, owner, earlier.id));
      if (earlier && known) return filmOf(known, earlier, facts);
      await assertAllowed(trx, owner, { features: featuresOf(order) }, context.now());
      await assertMayCreate(trx, owner, "films", rowLimits.films);
      await assertHas(trx, owner, campaignId, order);
      const seconds = filmSeconds(order.shots);
      const task = await insertTask(trx, owner, {
        kind: "film",
        title: campaign.property_title,
        weight: Math.round(seconds) * (order.quality === "hd" ? 2 : 1),
        campaignId,
        propertyId: campaign.property_id,
        idempotencyKey,
      });
      const film = await insertFilm(trx, owner, { campaignId, taskId: task.id, wanted: order, seconds, released });
      await writeReleased(trx, context, { campaignId, reason, released });
      await enqueueTask(boss, trx, task);
      return filmOf(film, task, facts);
    });
  }),

  link: signedIn.films.link.handler(async ({ context, input }) => {
    const { film, campaign } = await filmAndCampaign(context, input.id);
    if (film.path === null) throw new AppError("not_found");
    const save = { download: `${fileName(campaign.property_number, film.wanted)}.mp4` };
    return {
      play: await context.files.signedUrl(FILM_BUCKET, film.path, PHOTO_URL_SECONDS),
      save: await context.files.signedUrl(FILM_BUCKET, film.path, PHOTO_URL_SECONDS, save),
    };
  }),

  subtitles: signedIn.films.subtitles.handler(async ({ context, input: { id, format } }) => {
    const { film, campaign, facts } = await filmAndCampaign(context, id);
    const { language, shots, music } = film.wanted;
    const content = await pictureContentInThread(
      context.owner.userId,
      // they say what the film says, whatever the home has become since
      film.listing ?? facts,
      pictureBrief(context, campaign),
      language,
    );
    const timeline = timelineOf(shots, filmLimits.end, beatFor(music));
    const text = subtitlesOf(
      cuesOf(timeline, (scene) => saidIn(scene, content)),
      format,
      language,
    );
    const type = format === "srt" ? "application/x-subrip" : "text/vtt";
    return new File([text], `${fileName(campaign.property_number, film.wanted)}.${format}`, { type });
  }),

  remove: signedIn.films.remove.handler(async ({ context, input }) => {
    const { db, owner, files } = context;
    const path = await db.transaction().execute(async (trx) => {
      const film = await getFilm(trx, owner, input.id);
      const task = film.task_id === null ? undefined : await findTask(trx, owner, film.task_id);
      if (task?.status === "pending" || task?.status === "processing") await cancelWithin(trx, owner, task.id);
      return await removeFilm(trx, owner, film.id);
    });
    if (path !== null) await files.remove(FILM_BUCKET, [path]);
    return { removed: true };
  }),
};
