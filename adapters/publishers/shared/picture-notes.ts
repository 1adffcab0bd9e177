/** What is said of a picture that a platform would not take: found out before it is sent. */
import { houseNote } from "#contract/publishing/house-notes";

const formats: Readonly<Record<string, string>> = { "image/jpeg": "JPEG", "image/png": "PNG", "image/webp": "WebP" };
const named = (type: string) => formats[type] ?? type;

/** Of a picture whose format is not among those taken. */
export const pictureFormat = (type: string, taken: readonly string[]): string =>
  houseNote("picture_format", { type: named(type), takes: taken.map(named).join(" / ") });

const MB = 1024 * 1024;
/** Of a picture with more bytes than are taken: never shown as being within the limit. */
export const pictureHeavy = ({ byteLength }: Uint8Array, most: number): string =>
  houseNote("picture_heavy", {
    megabytes: Math.ceil((byteLength / MB) * 100 + 1e-6) / 100,
    most: Math.floor((most / MB) * 100) / 100,
  });
