/** The film a post takes along. */
import type { Listing } from "#contract/listing";
import { newestFitting } from "#engine/media/film/fitting";
import { getPlatform } from "#engine/platforms/index";
import type { Db } from "#server/db/tables";
import type { FilmRow } from "#server/db/tables/media";
import type { PublicationRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { filmsOfCampaign } from "#server/queries/films/films";
import { campaignWithFacts, sameFacts } from "./piece-facts.ts";

/** Whether a finished film tells the facts of today: what one said of yesterday's goes nowhere. */
export const tellsToday = ({ listing }: Pick<FilmRow, "listing">, facts: Listing): boolean =>
  listing !== null && sameFacts(listing, facts);

/** The newest finished film that tells today's facts and that a platform of short video takes with these words; null for other platforms, and where there is none. */
export async function filmFor(
  db: Db,
  row: Pick<PublicationRow, "user_id" | "campaign_id" | "platform" | "kind" | "language">,
): Promise<{ id: string; path: string; seconds: number } | null> {
  const platform = getPlatform(row.platform);
  if (row.kind !== "post" || row.campaign_id === null || platform?.family !== "video-script") return null;
  const owner = ownerOfRow(row);
  const films = await filmsOfCampaign(db, owner, row.campaign_id);
  const made = films
    .map(({ film }) => film)
    .filter(({ wanted, path }) => path !== null && wanted.language === row.language);
  if (made.length === 0) return null;
  const { facts } = await campaignWithFacts(db, owner, row.campaign_id);
  const { id, path, seconds } =
    newestFitting(
      made.filter((film) => tellsToday(film, facts)),
      platform,
    ) ?? {};
  return id === undefined || seconds === undefined || !path ? null : { id, path, seconds };
}
