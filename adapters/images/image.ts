/** Strangers' images are never passed on: they are decoded and written anew, which drops metadata and anything hidden. */
import { z } from "zod";
import { drawAside } from "#adapters/images/index";

/** What comes back from an image process. */
export const imageBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const side = z.number().int().positive();
const look = z.object({ hash: z.string().nullable(), drawn: z.boolean() });
const kept = z.object({ jpeg: imageBytes, width: side, height: side, look });
export type KeptImage = z.infer<typeof kept>;

/**
 * JPEG, PNG, WebP, GIF, AVIF or TIFF bytes -> an upright sRGB JPEG of at most 2560 px a side, without metadata; transparency
 * becomes white. Throws not_an_image (also for SVG, which can load other files), too_large and unavailable, see drawAside.
 */
export const reencodeImage = async (bytes: Uint8Array): Promise<KeptImage> =>
  kept.parse(await drawAside({ what: "photo", bytes }));
