/** A page's photos in the sizes browsers ask for: made from the kept original on demand, and kept in memory for a while. */
import sharp from "sharp";
import { AppError } from "#contract/errors";
import type { Files } from "#server/backend/types";
import { pagePhotoLimits } from "#server/limits";
import { PHOTO_BUCKET } from "#server/queries/photos";

/** Widths in pixels; an original is never made larger. JPEG is what link previews of every app can read. */
export const photoWidths = [640, 1280, 2048] as const;
export const PREVIEW_WIDTH = 1200;

export interface PhotoForm {
  width: number;
  format: "webp" | "jpg";
}

/** "1280.webp" or "1200.jpg"; null for any other. */
export function photoForm(name: string): PhotoForm | null {
  const [, digits = "", format = ""] = /^(\d{3,4})\.(webp|jpg)$/.exec(name) ?? [];
  const width = Number(digits);
  if (format === "jpg") return width === PREVIEW_WIDTH ? { width, format } : null;
  return format === "webp" && photoWidths.some((known) => known === width) ? { width, format } : null;
}

const make = (bytes: Uint8Array, { width, format }: PhotoForm): Promise<Buffer> => {
  const smaller = sharp(bytes).resize({ width, withoutEnlargement: true });
  return (format === "jpg" ? smaller.jpeg({ quality: 80 }) : smaller.webp({ quality: 78 })).toBuffer();
};

/** Answers the bytes, or null when the original is gone. Throws `unavailable` when too many wait. */
export function openPhotos(files: Pick<Files, "get">) {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer | null>>();
  const line: (() => void)[] = [];
  let busy = 0;
  let bytes = 0;

  const keep = (key: string, made: Buffer) => {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, other] of kept) {
      if (bytes <= pagePhotoLimits.cacheBytes) break;
      kept.delete(oldest);
      bytes -= other.length;
    }
  };
  const turn = async () => {
    if (busy >= pagePhotoLimits.atOnce) await new Promise<void>((go) => line.push(go));
    else busy += 1;
  };
  // whoever waits takes over the place, so that it is never counted twice
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };
  const produce = async (key: string, path: string, form: PhotoForm): Promise<Buffer | null> => {
    await turn();
    try {
      const original = await files.get(PHOTO_BUCKET, path);
      if (!original) return null;
      const made = await make(original.bytes, form);
      keep(key, made);
      return made;
    } finally {
      leave();
    }
  };
  return async (path: string, form: PhotoForm): Promise<Buffer | null> => {
    const key = `${path} ${form.width}.${form.format}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const underWay = making.get(key);
    if (underWay) return underWay;
    if (line.length >= pagePhotoLimits.waiting) throw new AppError("unavailable");
    const mine = produce(key, path, form).finally(() => making.delete(key));
    making.set(key, mine);
    return mine;
  };
}
