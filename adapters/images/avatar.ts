/** A person's picture: the square they chose, drawn anew in two sizes. */
import { z } from "zod";
import { drawAside } from "#adapters/images/index";
import type { Crop } from "#adapters/images/order";
import { imageBytes } from "./image.ts";

const sizes = z.object({ large: imageBytes, small: imageBytes });

/**
 * `crop` in fractions of the upright picture. Answers WebP of 512 and 96 pixels a side, sRGB, without metadata, transparency on
 * white. Throws as `reencodeImage` does, and invalid_input for a crop of next to nothing.
 */
export const drawAvatar = async (bytes: Uint8Array, crop: Crop): Promise<z.infer<typeof sizes>> =>
  sizes.parse(await drawAside({ what: "avatar", bytes, crop }));
