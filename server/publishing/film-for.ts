/** The film a post takes along. */
import { newestFitting } from "#engine/media/film/fitting";
import { getPlatform } from "#engine/platforms/index";
import type { Db } from "#server/db/tables";
import type { PublicationRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { filmsOfCampaign } from "#server/queries/films/films";

/** The newest finished film that a platform of short video takes with these words; null for other platforms, and where there is none. */
export async function filmFor(
  db: Db,
  row: Pick<PublicationRow, "user_id" | "campaign_id" | "platform" | "kind" | "language">,
): Promise<{ id: string; path: string; seconds: number } | null> {
  const platform = getPlatform(row.platform);
  if (row.kind !== "post" || row.campaign_id === null || platform?.family !== "video-script") return null;
  const films = await filmsOfCampaign(db, ownerOfRow(row), row.campaign_id);
  const made = films.map(({ film }) => film).filter(({ wanted }) => wanted.language === row.language);
  const { id, path, seconds } =
    newestFitting(
      made.filter((film) => film.path !== null),
      platform,
    ) ?? {};
  return id === undefined || seconds === undefined || !path ? null : { id, path, seconds };
}
