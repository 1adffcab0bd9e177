/** A poster as a file: laid out, painted and encoded by an image process. */
import { imageBytes } from "#adapters/images/image";
import { drawAside } from "#adapters/images/index";
import type { PosterOrder } from "#adapters/images/order";

/**
 * JPEG or PNG bytes, A4 marked with 300 dots an inch. Photos are kept ones (`reencodeImage`). Throws as `drawAside` does.
 */
export const renderPoster = async (order: Omit<PosterOrder, "what">): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "poster", ...order }));
