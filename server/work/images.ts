/**
 * Images of strangers, in turn: however many one account sends, another's is drawn next. The drawing itself is done by
 * processes that are killed at a limit (adapters/images); here it waits for its place.
 */

import { drawAvatar } from "#adapters/images/avatar";
import { drawCodePicture } from "#adapters/images/code-picture";
import { imageBytes, lighterPicture, readyPhoto, reencodeImage, shrinkImage } from "#adapters/images/image";
import { costTooMuch, drawAside } from "#adapters/images/index";
import { drawLogo } from "#adapters/images/logo";
import type { Crop, ShownFormat } from "#adapters/images/order";
import { renderBrochureLook, renderPoster } from "#adapters/render/poster";
import { imageLimits } from "#server/base/limits";
import { guessLimit } from "#server/base/rate-limit";
import { openTurns } from "#server/base/turns";
import { withCredentials } from "./credentials.ts";

const sent = openTurns(imageLimits.sent);
const shown = openTurns(imageLimits.shown);
/** Who our own drawings and measurements are counted by: an account like any other. */
const OURS = "ours";

/** Those that were killed count, the others are given back. */
const killed = guessLimit(imageLimits.killed);

const forAccount = <T>(userId: string, draw: () => Promise<T>): Promise<T> =>
  sent.take(userId, async () => {
    await killed.take(userId);
    try {
      const drawn = await draw();
      await killed.giveBack(userId);
      return drawn;
    } catch (error) {
      if (!costTooMuch(error)) await killed.giveBack(userId);
      throw error;
    }
  });

/**
 * `reencodeImage` for an account; also throws too_many_requests when too many of its images wait or had to be killed, and
 * unavailable when too many of all wait. `signal` while it waits.
 */
export const reencodeFor = (userId: string, bytes: Uint8Array, signal?: AbortSignal) =>
  forAccount(userId, async () => {
    signal?.throwIfAborted();
    return reencodeImage(bytes);
  });

/** A JPEG of at most so many pixels in width, likewise. */
export const smallerFor = (userId: string, bytes: Uint8Array, width: number, signal?: AbortSignal) =>
  forAccount(userId, async () => {
    signal?.throwIfAborted();
    return shrinkImage(bytes, width);
  });

/** `drawAvatar`, likewise. */
export const drawAvatarFor = (userId: string, bytes: Uint8Array, crop: Crop) =>
  forAccount(userId, () => drawAvatar(bytes, crop));

/** `drawCodePicture`, likewise. */
export const drawCodePictureFor = (userId: string, bytes: Uint8Array) =>
  forAccount(userId, () => drawCodePicture(bytes));

/** `drawLogo`, likewise. */
export const drawLogoFor = (userId: string, bytes: Uint8Array) => forAccount(userId, () => drawLogo(bytes));

/** `renderPoster`, likewise; in full it carries credentials, where the operator has a certificate. */
export const renderPosterFor = async (userId: string, order: Parameters<typeof renderPoster>[0]) => {
  const drawn = await forAccount(userId, () => renderPoster(order));
  return order.scale < 1 ? drawn : await withCredentials(drawn);
};

/** `renderBrochureLook`, likewise. */
export const renderBrochureLookFor = (userId: string, order: Parameters<typeof renderBrochureLook>[0]) =>
  forAccount(userId, () => renderBrochureLook(order));

/** `readyPhoto`, likewise. */
export const readyPhotoFor = (userId: string, edit: Parameters<typeof readyPhoto>[0]) =>
  forAccount(userId, () => readyPhoto(edit));

/** `lighterPicture`, likewise. */
export const lighterFor = (userId: string, bytes: Uint8Array, most: number) =>
  forAccount(userId, () => lighterPicture(bytes, most));

/** A kept photo made smaller, for a page of this account's; `read` is asked when it is its turn, null when there is none. */
export const shrinkFor = (
  userId: string,
  read: () => Promise<Uint8Array | null>,
  form: { width: number; format: ShownFormat },
): Promise<Uint8Array | null> =>
  shown.take(userId, async () => {
    const bytes = await read();
    return bytes && imageBytes.parse(await drawAside({ what: "smaller", bytes, ...form }));
  });

/** A drawing of our own as a picture; full size unless there is a `width`. */
export const drawSvg = async (svg: string, format: "jpg" | "webp", width: number | null = null): Promise<Uint8Array> =>
  shown.take(OURS, async () => imageBytes.parse(await drawAside({ what: "drawing", svg, width, format })));

/** Waits for a place and for an image process to answer. */
export const imagesAnswer = async (): Promise<void> => {
  await sent.take(OURS, () => drawAside({ what: "nothing" }));
};
