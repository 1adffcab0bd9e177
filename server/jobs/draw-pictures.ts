/** Pictures: draws a campaign's set of posters or carousels, one picture after the other, and keeps the files. */
import { AppError } from "#contract/errors";
import type { PictureOrder } from "#contract/media/picture-set";
import { frameOf } from "#engine/media/content/format";
import { saysOf } from "#engine/media/content/says";
import { blockersInWords } from "#engine/pieces/readiness";
import { taskLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { KeptPicture } from "#server/db/tables/media";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import {
  assertTold,
  carouselPages,
  drawPage,
  type PosterHome,
  type PosterPage,
  posterPage,
  wordsOfPoster,
} from "#server/publishing/poster-pages";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { PICTURE_BUCKET, picturePath, pictureSetOfTask, storePictureSet } from "#server/queries/films/picture-sets";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { ownWords } from "#server/queries/listings/poster-words";
import { keepPoster } from "#server/queries/listings/saved-posters";
import type { JobDeps } from "./deps.ts";
import { type TaskJob, taskMessage } from "./job.ts";

/** Percent of the task when the last picture is drawn. */
const DRAWN = 98;

/** A picture of the set before it is drawn. */
interface Planned extends PosterPage {
  language: PictureOrder["languages"][number];
  /** Of its language, from 1. */
  number: number;
}

export const drawPictures: TaskJob = {
  name: "draw-pictures",
  queue: { kind: "pictures", ...taskLimits.pictures },
  schema: taskMessage,
  async handler(deps, task, run) {
    const owner = ownerOfRow(task);
    const set = await pictureSetOfTask(deps.db, owner, task.id);
    if (!set || set.campaign_id === null) throw new AppError("not_found");
    // stored by a run that was cut off before it could say so
    if (set.pictures !== null) return;
    const home = await homeOf(deps, owner, set.campaign_id);
    const told = await plan(deps, home, set.wanted);
    const planned = told.flatMap(({ pages }) => pages);
    const { template, ratio, accent, typeface, logoPlace } = set.wanted;
    const { width, height } = frameOf(ratio, 1);
    const drawn: KeptPicture[] = [];
    const remove = () =>
      deps.files.remove(
        PICTURE_BUCKET,
        drawn.map(({ path }) => path),
      );
    try {
      for (const page of planned) {
        run.signal.throwIfAborted();
        const jpeg = await drawPage(deps, home, page, { ratio, scale: 1, look: { accent, typeface, logoPlace } });
        const path = picturePath(owner, set.id, `${page.language}-${page.number}`);
        await deps.files.put(PICTURE_BUCKET, path, jpeg, { type: "image/jpeg", owner: owner.userId });
        const { headline, name } = page.content;
        drawn.push({ language: page.language, path, width, height, alt: headline ?? name });
        await run.progress(Math.floor((DRAWN * drawn.length) / planned.length));
      }
      const store = async (trx: Db) => {
        const kept = await storePictureSet(trx, owner, set.id, { listing: home.facts, pictures: drawn });
        if (!kept) throw new AppError("cancelled");
        // a later change of the facts calls back what was drawn, and nothing that never was
        const ids = { property_id: home.campaign.property_id, campaign_id: home.campaign.id };
        for (const { language, says } of told)
          await keepPoster(trx, owner, { ...ids, template, ratio, language, says }, deps.now());
      };
      await run.progress(99, { store });
    } catch (error) {
      // cancelled, or removed meanwhile: nobody would find the files again. Another run may have stored them, though.
      const stored = (await pictureSetOfTask(deps.db, owner, task.id))?.pictures;
      if (!stored) await remove();
      throw error;
    }
  },
};

/** Throws not_found for what is gone. */
async function homeOf({ db, origin }: JobDeps, owner: Owner, campaignId: string): Promise<PosterHome> {
  const { campaign, facts } = await campaignWithFacts(db, owner, campaignId);
  const rows = await photosOfCampaign(db, owner, campaignId);
  return { owner, campaign, facts, rows, origin: origin(), read: (work) => work(db) };
}

/** What is said in one language, line by line, and on which pictures. */
interface Told {
  language: Planned["language"];
  says: string[];
  pages: Planned[];
}

/**
 * Every picture of the set, what each says settled before the first is drawn: own words that are not borne out any more refuse the
 * set whole.
 */
async function plan({ db }: JobDeps, home: PosterHome, wanted: PictureOrder): Promise<Told[]> {
  const { owner, campaign } = home;
  const { template, photo, carousel } = wanted;
  assertTold(template, campaign.preferences);
  const told: Told[] = [];
  for (const language of wanted.languages) {
    const { words } = await ownWords(db, owner, campaign.id, language);
    const wish = { template, language, words };
    const said = await wordsOfPoster(home, wish);
    if (blockersInWords(said.checks).length > 0) throw new AppError("piece_not_ready");
    const pages = carousel ? await carouselPages(home, wish) : [posterPage(home, template, said.content, photo)];
    told.push({
      language,
      says: saysOf(said.home),
      pages: pages.map((page, at) => ({ ...page, language, number: at + 1 })),
    });
  }
  return told;
}
