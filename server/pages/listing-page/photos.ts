/** A page's photos in the sizes browsers ask for: made from the kept original on demand, and kept in memory for a while. */
import type { ShownFormat } from "#adapters/images/order";
import type { Files } from "#server/base/files";
import { pagePhotoLimits } from "#server/base/limits";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { shrinkFor } from "#server/work/images";

/** Widths in pixels; an original is never made larger. JPEG is what link previews of every app can read. */
export const photoWidths = [640, 1280, 2048] as const;
export const PREVIEW_WIDTH = 1200;

export interface PhotoForm {
  width: number;
  format: ShownFormat;
}

/** "1280.webp", "640.avif" or "1200.jpg"; null for any other. */
export function photoForm(name: string): PhotoForm | null {
  const [, digits = "", format = ""] = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(name) ?? [];
  const width = Number(digits);
  if (format === "jpg") return width === PREVIEW_WIDTH ? { width, format } : null;
  const known = photoWidths.some((one) => one === width);
  return known && (format === "webp" || format === "avif") ? { width, format } : null;
}

/**
 * Answers the bytes of a photo of the account's, or null when the original is gone. Throws too_many_requests when too many of
 * the account's wait, and unavailable when too many of all do.
 */
export function openPhotos(files: Pick<Files, "get">) {
  const cache = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array | null>>();
  let bytes = 0;

  const keep = (key: string, made: Uint8Array) => {
    cache.set(key, made);
    bytes += made.length;
    for (const [oldest, other] of cache) {
      if (bytes <= pagePhotoLimits.cacheBytes) break;
      cache.delete(oldest);
      bytes -= other.length;
    }
  };
  const original = async (path: string) => (await files.get(PHOTO_BUCKET, path))?.bytes ?? null;
  const produce = async (userId: string, key: string, path: string, form: PhotoForm) => {
    const made = await shrinkFor(userId, () => original(path), form);
    if (made) keep(key, made);
    return made;
  };
  return async (userId: string, path: string, form: PhotoForm): Promise<Uint8Array | null> => {
    const key = `${path} ${form.width}.${form.format}`;
    const cached = cache.get(key);
    if (cached) {
      cache.delete(key);
      cache.set(key, cached);
      return cached;
    }
    const underWay = making.get(key);
    if (underWay) return underWay;
    const mine = produce(userId, key, path, form).finally(() => making.delete(key));
    making.set(key, mine);
    return mine;
  };
}
