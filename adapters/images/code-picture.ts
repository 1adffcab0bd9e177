/** A picture of a code to scan, drawn anew: sharp edges stay sharp, what else the file held is gone. */
import { drawAside } from "#adapters/images/index";
import { imageBytes } from "./image.ts";

/**
 * PNG of at most 720 pixels a side, sRGB, without metadata, transparency on white. Throws as `reencodeImage` does, and
 * invalid_input for one of next to nothing.
 */
export const drawCodePicture = async (bytes: Uint8Array): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "code", bytes }));
