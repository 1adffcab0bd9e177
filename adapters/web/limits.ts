/** What a stranger's server may cost us. One place, so that texts and tests quote the same numbers. */
export const MAX_REDIRECTS = 5;
/** Bytes of the body after decompression. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Photos of cameras are larger than pages. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
/** From the first look-up to the last byte, redirects included. */
export const MAX_TOTAL_MS = 15_000;
export const MAX_IMAGE_PIXELS = 60_000_000;
