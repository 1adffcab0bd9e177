/** The letter of an email that is sent to a list: its HTML, the photo at its head, the face and code of whoever signs it. */
import type { MailPictures } from "#adapters/mail/eml";
import { copyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { PieceRow } from "#server/db/tables/pieces";
import type { PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { getCampaign } from "#server/queries/listings/campaigns";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { leadPhoto, mailPicturesFor } from "./leaving/mail-pictures.ts";
import type { PublishServices } from "./services.ts";

interface Words {
  readonly piece: Pick<PieceRow, "kind" | "html">;
  readonly campaign: { readonly id: string };
}

/** An email's HTML, and the photo it leads with; null for other pieces. */
export async function letterOf(
  trx: Db,
  owner: Owner,
  { piece, campaign }: Words,
): Promise<{ html: string; photoIds: string[] } | null> {
  if (piece.kind !== "email" || piece.html === null) return null;
  const photo = leadPhoto(await photosOfCampaign(trx, owner, campaign.id));
  return { html: piece.html, photoIds: photo ? [photo.id] : [] };
}

/** Who signed it and where; nobody where the campaign is gone. */
async function signedOf(db: Db, owner: Owner, campaignId: string | null) {
  try {
    if (campaignId !== null) return await getCampaign(db, owner, campaignId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  }
  return { agent: null, market: null, property_title: "" };
}

/** The pictures of a letter: its photo as it was frozen, its signer's as they are now. */
export async function letterPictures(
  { db, files }: Pick<PublishServices, "db" | "files">,
  row: Pick<PublicationRow, "user_id" | "campaign_id">,
  about: { language: string; photos: readonly PhotoRow[] },
): Promise<MailPictures> {
  const owner = ownerOfRow(row);
  const { agent, market, property_title: title } = await signedOf(db, owner, row.campaign_id);
  const language = copyLanguage.parse(about.language);
  return mailPicturesFor({ files }, (read) => read(db), owner, {
    agent,
    market,
    language,
    title,
    photos: about.photos,
  });
}
