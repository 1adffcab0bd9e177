/**
 * Removes what nobody can reach any more: old events and news, photos that nothing carries, properties hidden long ago
 * with the papers about them,
 * pictures of no setting; and forgets who was counted on public pages before today.
 */
import { forgetDeliveries } from "#server/queries/developer/webhooks";
import { forgetFilms } from "#server/queries/films/films";
import { forgetPictureSets } from "#server/queries/films/picture-sets";
import { forgetSounds } from "#server/queries/films/sounds";
import { forgetLines } from "#server/queries/films/spoken-lines";
import { forgetJournals } from "#server/queries/journals/journals";
import { forgetLeads } from "#server/queries/leads/forget-leads";
import { forgetRights } from "#server/queries/listings/advertising-rights";
import { forgetEnquiries } from "#server/queries/listings/page-enquiries";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { forgetVisitors } from "#server/queries/listings/property-views";
import { removeHiddenProperties, removeUnusedPhotos } from "#server/queries/listings/unused-photos";
import { forgetCalls } from "#server/queries/models/model-log";
import { forgetMails } from "#server/queries/notifications/mail-outbox";
import { removeOldNews } from "#server/queries/notifications/old-news";
import { forgetItems } from "#server/queries/publications/recall-items";
import { forgetPictures } from "#server/queries/site/site-pictures";
import { forgetBatches, oldArchives } from "#server/queries/tasks/import-batches";
import { forgetImportFiles } from "#server/queries/tasks/import-files";
import { forgetPageTokens } from "#server/queries/tasks/page-tokens";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

export async function sweep({ db, files, now }: Pick<JobDeps, "db" | "files" | "now">): Promise<void> {
  await removeOldNews(db);
  await removeHiddenProperties(db);
  await forgetJournals(db, now());
  await forgetMails(db, now());
  await forgetCalls(db, now());
  const archives = await oldArchives(db, now());
  await forgetBatches(db, now());
  await forgetImportFiles(db, now());
  await forgetPageTokens(db, now());
  await forgetPictures(db, now());
  await forgetEnquiries(db, now());
  await forgetLeads(db, now());
  await forgetDeliveries(db, now());
  await forgetVisitors(db, now().toISOString().slice(0, 10));
  const paths = [
    ...archives,
    ...(await removeUnusedPhotos(db)),
    ...(await forgetRights(db)),
    ...(await forgetItems(db)),
    ...(await forgetFilms(db)),
    ...(await forgetSounds(db)),
    ...(await forgetLines(db)),
    ...(await forgetPictureSets(db)),
  ];
  if (paths.length > 0) await files.remove(PHOTO_BUCKET, paths);
}

export const sweepJob: RoundJob = { name: "sweep", schedule: { everyMs: 60 * 60_000 }, handler: sweep };
