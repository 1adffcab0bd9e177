/** Strangers' images are never passed on: they are decoded and written anew, which drops metadata and anything hidden. */
import { z } from "zod";
import { drawAside } from "#adapters/images/index";
import type { PhotoEdit } from "#adapters/images/order";
import { photoHints } from "#contract/import";

/** What comes back from an image process. */
export const imageBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const side = z.number().int().positive();
const look = z.object({ hash: z.string().nullable(), drawn: z.boolean() });
const kept = z.object({
  jpeg: imageBytes,
  width: side,
  height: side,
  look,
  /** Mean colour, "#rrggbb". */
  tint: z.string(),
  hints: z.array(z.enum(photoHints)),
  /** Its own file said that it shows what is not there. */
  altered: z.boolean(),
});
export type KeptImage = z.infer<typeof kept>;

/**
 * JPEG, PNG, WebP, GIF, AVIF or TIFF bytes -> an upright sRGB JPEG of at most 2560 px a side, without metadata; transparency
 * becomes white. Throws not_an_image (also for SVG, which can load other files), too_large and unavailable, see drawAside.
 */
export const reencodeImage = async (bytes: Uint8Array): Promise<KeptImage> =>
  kept.parse(await drawAside({ what: "photo", bytes }));

/** A kept photo of at most so many pixels in width, as JPEG. Throws likewise. */
export const shrinkImage = async (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "smaller", bytes, width, format: "jpg" }));

/** A kept photo made ready to post, as JPEG. Throws likewise. */
export const readyPhoto = async (edit: Omit<PhotoEdit, "what">): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "ready", ...edit }));

const lighter = z.object({ jpeg: imageBytes, width: side, height: side });

/** A kept picture as a JPEG of at most so many bytes. Throws likewise. */
export const lighterPicture = async (bytes: Uint8Array, most: number) =>
  lighter.parse(await drawAside({ what: "lighter", bytes, most }));
