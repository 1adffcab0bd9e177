/** Film: draws and encodes one film in a process of its own, and keeps the file. */
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { makeFilmAside } from "#adapters/film/index";
import { AppError } from "#contract/errors";
import { filmLimits } from "#contract/media/film";
import { briefOf } from "#engine/campaign/brief";
import { machineMark } from "#engine/compliance/labels";
import { showsAltered } from "#engine/media/content/altered";
import { aboutFilm, linesSaid, scaleOf } from "#engine/media/film/about";
import { withSpokenMark } from "#engine/media/film/spoken";
import { timelineOf } from "#engine/media/film/timeline";
import { beatFor } from "#engine/media/sound/beds";
import { taskLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { FilmRow } from "#server/db/tables/media";
import { assertAnsweredFor, captionChecks } from "#server/publishing/film-words";
import { logoOf } from "#server/publishing/leaving/own-pictures";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { FILM_BUCKET, filmOfTask, filmPath, storeFilm } from "#server/queries/films/films";
import { getSound } from "#server/queries/films/sounds";
import { getCampaign, pageOfCampaign } from "#server/queries/listings/campaigns";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { getPropertyListing } from "#server/queries/listings/properties";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { pictureContentInThread } from "#server/thread/index";
import type { JobDeps } from "./deps.ts";
import { type TaskJob, taskMessage } from "./job.ts";
import type { TaskRun } from "./run-task.ts";

/** Percent of the task before the first frame, and when the last is written. */
const BEFORE = 3;
const DRAWN = 96;

export const makeFilm: TaskJob = {
  name: "make-film",
  queue: { kind: "film", ...taskLimits.film },
  schema: taskMessage,
  async handler(deps, task, run) {
    const owner = ownerOfRow(task);
    const film = await filmOfTask(deps.db, owner, task.id);
    if (!film || film.campaign_id === null) throw new AppError("not_found");
    // stored by a run that was cut off before it could say so
    if (film.path !== null) return;
    const { facts, ...work } = await workOf(deps, owner, film.campaign_id, film);
    await run.progress(BEFORE);
    const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-film-"));
    try {
      const out = path.join(folder, "film.mp4");
      const watching = { signal: run.signal, onProgress: telling(run) };
      const made = await makeFilmAside({ ...work, out }, watching);
      const timeline = timelineOf(film.wanted.shots, filmLimits.end, beatFor(film.wanted.music));
      const says = linesSaid(timeline.scenes, work.content);
      const name = filmPath(owner, film.id);
      await deps.files.put(FILM_BUCKET, name, createReadStream(out), { type: "video/mp4", owner: owner.userId });
      const store = async (trx: Db) => {
        if (!(await storeFilm(trx, owner, film.id, { ...made, listing: facts, says }))) throw new AppError("cancelled");
      };
      try {
        await run.progress(99, { store });
      } catch (error) {
        // cancelled, or removed meanwhile: nobody would find the file again. Another run may have stored it, though.
        const stored = (await filmOfTask(deps.db, owner, task.id))?.path;
        if (!stored) await deps.files.remove(FILM_BUCKET, [name]);
        throw error;
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Tells each percent once, one after the other; a claim that is lost is told by the run's signal. */
function telling(run: TaskRun): (part: number) => void {
  let last: Promise<void> = Promise.resolve();
  let told = BEFORE;
  return (part) => {
    const percent = Math.floor(BEFORE + part * (DRAWN - BEFORE));
    if (percent <= told) return;
    told = percent;
    last = last.then(() => run.progress(percent)).catch(() => {});
  };
}

/** All that a film is made of: today's facts, the photos it shows, its sounds. Throws not_found for what is gone, piece_not_ready. */
async function workOf({ db, files, origin }: JobDeps, owner: Owner, campaignId: string, { wanted, released }: FilmRow) {
  const campaign = await getCampaign(db, owner, campaignId);
  const facts = await getPropertyListing(db, owner, campaign.property_id);
  const rows = await photosOfCampaign(db, owner, campaignId);
  const brief = briefOf({ ...campaign, page: pageOfCampaign(origin(), campaign) });
  const captions = wanted.shots.map(({ caption }) => caption);
  assertAnsweredFor(await captionChecks(owner.userId, facts, brief, wanted.language, captions), released);
  const said = await pictureContentInThread(owner.userId, facts, brief, wanted.language);
  const voice = wanted.voiceId === null ? null : await getSound(db, owner, wanted.voiceId);
  const content = voice?.spoken ? withSpokenMark(said) : said;
  const shown = [...new Set(wanted.shots.flatMap(({ photo }) => photo ?? []))];
  const photos = await Promise.all(
    shown.map(async (at) => {
      const row = rows[at];
      const file = row && (await files.get(FILM_BUCKET, row.path));
      // a photo whose file is gone must not keep the film from its owner: its words stand on a plain ground
      return file ? [{ at, jpeg: file.bytes, plan: row.plan, altered: showsAltered(row) }] : [];
    }),
  );
  const there = photos.flat();
  const shots = wanted.shots.map((shot) => {
    const at = there.findIndex((photo) => photo.at === shot.photo);
    return { ...shot, photo: at < 0 ? null : at };
  });
  const bytesOf = async ({ path: name }: { path: string }) => {
    const file = await files.get(FILM_BUCKET, name);
    if (!file) throw new AppError("not_found");
    return file.bytes;
  };
  const { music } = wanted;
  return {
    facts,
    content,
    look: { accent: wanted.accent },
    ratio: wanted.ratio,
    scale: scaleOf(wanted.quality),
    shots,
    end: filmLimits.end,
    photos: there.map(({ at: _, ...photo }) => photo),
    logo: await logoOf(db, files, owner),
    music:
      music === null
        ? null
        : music.kind === "bed"
          ? { bed: music.bed }
          : { bytes: await bytesOf(await getSound(db, owner, music.soundId)) },
    voice: voice && (await bytesOf(voice)),
    spoken: voice?.spoken,
    about: aboutFilm(content),
    mark: machineMark(campaign.market, humanNumber("PROP", campaign.property_number)),
  };
}
