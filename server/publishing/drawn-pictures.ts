/** The drawn pictures that go along: in the archive, and with posts. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Db } from "#server/db/tables";
import type { KeptPicture } from "#server/db/tables/media";
import type { PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { pictureSetsOfCampaign } from "#server/queries/films/picture-sets";
import { campaignWithFacts, sameFacts } from "./piece-facts.ts";

/**
 * In each language the pictures of the newest finished set that tells the facts of today: what a set said of yesterday's goes nowhere.
 * `forScreens`: without sheets to print.
 */
export async function picturesOfCampaign(
  db: Db,
  owner: Owner,
  campaignId: string,
  facts: Listing,
  forScreens = false,
): Promise<KeptPicture[]> {
  const taken = new Set<CopyLanguage>();
  const pictures: KeptPicture[] = [];
  for (const { set } of await pictureSetsOfCampaign(db, owner, campaignId)) {
    if (set.listing === null || set.pictures === null || !sameFacts(set.listing, facts)) continue;
    if (forScreens && set.wanted.ratio === "A4") continue;
    const fresh = set.pictures.filter(({ language }) => !taken.has(language));
    for (const { language } of fresh) taken.add(language);
    pictures.push(...fresh);
  }
  return pictures;
}

type Row = Pick<PublicationRow, "user_id" | "campaign_id" | "kind" | "language">;

/**
 * Those a post leads with, in the language of its words, and the facts they tell; none for emails and what has no campaign any more.
 */
export async function drawnForPost(db: Db, row: Row): Promise<{ pictures: KeptPicture[]; drawnFrom?: Listing }> {
  if (row.kind !== "post" || row.campaign_id === null) return { pictures: [] };
  const owner = ownerOfRow(row);
  const { facts } = await campaignWithFacts(db, owner, row.campaign_id);
  const all = await picturesOfCampaign(db, owner, row.campaign_id, facts, true);
  const pictures = all.filter(({ language }) => language === row.language);
  return pictures.length > 0 ? { pictures, drawnFrom: facts } : { pictures };
}

/** The pictures alone. */
export const drawnPicturesFor = async (db: Db, row: Row): Promise<KeptPicture[]> =>
  (await drawnForPost(db, row)).pictures;
