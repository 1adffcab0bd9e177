/** Every job there is. */
import { exportData } from "./export-data.ts";
import { importListing } from "./import-listing.ts";
import type { TaskJob } from "./job.ts";
import { writeCampaign } from "./write-campaign.ts";

export const jobs: readonly TaskJob[] = [importListing, writeCampaign, exportData];
