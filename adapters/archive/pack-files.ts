/** The files of a pack with their bytes, for an archive or a folder. */

import type { MailPicture } from "#adapters/mail/eml";
import { machineMetadata } from "#engine/compliance/labels";
import { leadingPhoto, mailCaptions, type Pack, type PackedPiece, type PackFile, planPack } from "#engine/pack/pack";
import type { ArchiveFile } from "./zip.ts";

export interface PackAssets {
  /** JPEG, in the pack's order. */
  photos: readonly Uint8Array[];
  /** PDF, in the pack's order. */
  brochures: readonly Uint8Array[];
  /** JPEG, in the pack's order. */
  pictures?: readonly Uint8Array[];
  /** The photo of emails, as small as a letter shows it; null: the kept one. */
  mailPhoto: Uint8Array | null;
  /** The signer's pictures, as small as a letter shows them. */
  signer?: { readonly portrait: Uint8Array | null; readonly wechat: Uint8Array | null };
  /** Finished films, as they are. */
  films?: readonly { path: string; bytes: Uint8Array }[];
}

const nothing = new Uint8Array();

/** Every file of the pack, in its order. `at`: the date emails bear. */
export async function packFiles(pack: Pack, assets: PackAssets, at: Date): Promise<ArchiveFile[]> {
  const mark = machineMetadata(pack.market, { producer: "Listcast", id: pack.id });
  const jpeg = assets.mailPhoto ?? assets.photos[leadingPhoto(pack)] ?? null;
  const { portrait = null, wechat = null } = assets.signer ?? {};
  const picturesOf = (piece: PackedPiece) => {
    const captions = mailCaptions(pack, piece);
    const picture = (bytes: Uint8Array | null, type: MailPicture["type"], caption: string) =>
      bytes && { bytes, type, caption };
    return {
      photo: picture(jpeg, "image/jpeg", captions.photo),
      portrait: picture(portrait, "image/jpeg", captions.portrait),
      wechat: picture(wechat, "image/png", captions.wechat),
    };
  };
  const bytesOf = async (file: PackFile): Promise<Uint8Array> => {
    if ("text" in file) return new TextEncoder().encode(file.text);
    if ("photo" in file) return assets.photos[file.photo] ?? nothing;
    if ("picture" in file) return assets.pictures?.[file.picture] ?? nothing;
    if ("signer" in file) return assets.signer?.[file.signer] ?? nothing;
    if ("brochure" in file) return assets.brochures[file.brochure] ?? nothing;
    // mail is composed only where there is one
    const { emlOf } = await import("#adapters/mail/eml");
    return emlOf({
      piece: file.mail,
      sender: { name: pack.agent?.company ?? pack.agent?.name ?? "", email: pack.agent?.email ?? null },
      pictures: picturesOf(file.mail),
      date: at,
      mark: mark && JSON.stringify(mark.AIGC),
    });
  };
  const files: ArchiveFile[] = [];
  for (const file of planPack(pack))
    files.push({ path: file.path, comment: "text" in file ? file.comment : undefined, bytes: await bytesOf(file) });
  for (const { path, bytes } of assets.films ?? []) files.push({ path, comment: undefined, bytes });
  return files;
}
