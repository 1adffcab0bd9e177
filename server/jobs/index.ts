/** Every job there is: what is listed here runs. */
import { maintainAccountsJob } from "./account-maintenance.ts";
import { askFiguresJob } from "./ask-figures.ts";
import { billingJob } from "./billing.ts";
import { deliverNewsJob } from "./deliver-news.ts";
import { drawPictures } from "./draw-pictures.ts";
import { exportData } from "./export-data.ts";
import { importListing } from "./import-listing.ts";
import type { Job, RoundJob, TaskJob } from "./job.ts";
import { keepPublishingJob } from "./keep-publishing.ts";
import { makeFilm } from "./make-film.ts";
import { readAloud } from "./read-aloud.ts";
import { recallChangesJob, recallOrdersJob, recallRemindersJob } from "./recall-changes.ts";
import { reconcileJob } from "./reconcile.ts";
import { recoverJob } from "./recover.ts";
import { remindLeadsJob } from "./remind-leads.ts";
import { remindPackagesJob } from "./remind-packages.ts";
import { reportPagesJob } from "./report-pages.ts";
import { rollUpJob } from "./roll-up.ts";
import { sendMailsJob } from "./send-mails.ts";
import { sweepJob } from "./sweep.ts";
import { sweepLettersJob } from "./sweep-letters.ts";
import { watchSourcesJob } from "./watch-sources.ts";
import { writeCampaign } from "./write-campaign.ts";

const jobs: readonly Job[] = [
  importListing,
  writeCampaign,
  exportData,
  makeFilm,
  drawPictures,
  readAloud,
  recoverJob,
  sendMailsJob,
  keepPublishingJob,
  recallChangesJob,
  recallOrdersJob,
  recallRemindersJob,
  askFiguresJob,
  deliverNewsJob,
  billingJob,
  reconcileJob,
  remindPackagesJob,
  remindLeadsJob,
  reportPagesJob,
  rollUpJob,
  sweepJob,
  sweepLettersJob,
  watchSourcesJob,
  maintainAccountsJob,
];

export const taskJobs: readonly TaskJob[] = jobs.filter((job) => "queue" in job);
export const roundJobs: readonly RoundJob[] = jobs.filter((job) => "schedule" in job);
