/** Pictures we lay out ourselves: painted and encoded by an image process. */
import { imageBytes } from "#adapters/images/image";
import { drawAside } from "#adapters/images/index";
import type { BrochureLook, PosterOrder } from "#adapters/images/order";

/**
 * JPEG or PNG bytes, A4 marked with 300 dots an inch. Photos are kept ones (`reencodeImage`). Throws as `drawAside` does.
 */
export const renderPoster = async (order: Omit<PosterOrder, "what">): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "poster", ...order }));

/** JPEG bytes: the pages of a brochure below one another. Photos are kept ones. Throws as `drawAside` does. */
export const renderBrochureLook = async (order: Omit<BrochureLook, "what">): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "brochure", ...order }));
