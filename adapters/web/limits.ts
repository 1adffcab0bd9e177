/** What a stranger's server may cost us. One place, so that texts and tests quote the same numbers. */
export const MAX_REDIRECTS = 5;
/** Bytes of the body after decompression. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Photos of cameras are larger than pages. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
/** From the first look-up to the last byte, redirects included. */
export const MAX_TOTAL_MS = 15_000;
export const MAX_IMAGE_PIXELS = 60_000_000;
/** Pixels a side. */
export const MAX_IMAGE_SIDE = 16_384;
/** Pages or frames a file may name; only the first is shown. */
export const MAX_IMAGE_FRAMES = 1_000;
/** Width x height x channels x bytes of a sample: 60 megapixels of 16 bits and three channels. */
export const MAX_IMAGE_DECODED_BYTES = 384 * 1024 * 1024;
/** Processes that decode images, at once in one process of ours, and what one image may cost (see adapters/images/pool.ts). */
export const imageProcessLimits = {
  processes: 4,
  milliseconds: 30_000,
  processorMs: 8_000,
  memoryBytes: 1024 * 1024 * 1024,
  idleMs: 60_000,
} as const;
