/** Pictures in page state: lists of addresses, of objects with addresses, of one picture in several sizes. */
import { type Fact, fact } from "../facts/candidate.ts";
import { isObject, type Json, type JsonObject, numberOf, textOf } from "../page/json.ts";

const IMAGE_URL = /^(?:https?:)?\/\/\S+$/;

/** {"size720x480": "https://…", "size360x240": …}: the address under the largest size; null where keys name no sizes. */
function largestOf(value: JsonObject): string | null {
  const sizes = Object.entries(value).flatMap(([key, one]) => {
    const size = /(\d{2,4})(?:x\d{2,4}|w|px)?$/i.exec(key)?.[1];
    const url = size === undefined ? null : textOf(one);
    return url !== null && IMAGE_URL.test(url) ? [{ url, size: Number(size) }] : [];
  });
  return sizes.sort((a, b) => b.size - a.size)[0]?.url ?? null;
}

/** Image addresses below a key that says photos; the widest of several sizes. */
export function photosBelow(value: Json, depth = 0): Fact[] {
  if (depth > 5) return [];
  const text = textOf(value);
  if (text !== null)
    return IMAGE_URL.test(text) &&
      !/\.(?:mp4|pdf|svg|m3u8|html?)(?:$|\?)/i.test(text) &&
      !/youtube|vimeo|matterport/i.test(text)
      ? [fact("photo", { url: text, width: null, height: null, caption: null }, 0.66)]
      : [];
  if (Array.isArray(value)) {
    const widths = value.filter(isObject).map((one) => numberOf(one.width));
    // A list of {url, width} with rising widths is one picture in several sizes.
    if (
      value.length > 1 &&
      widths.length === value.length &&
      widths.every((width, at) => width !== null && (at === 0 || width !== widths[at - 1])) &&
      depth > 0
    )
      return photosBelow(
        value.reduce((a, b) =>
          isObject(a) && isObject(b) && (numberOf(b.width) ?? 0) > (numberOf(a.width) ?? 0) ? b : a,
        ),
        depth + 1,
      );
    return value.slice(0, 150).flatMap((one) => photosBelow(one, depth + 1));
  }
  if (!isObject(value)) return [];
  const direct = [
    "original",
    "large",
    "full",
    "fullScreenPhotoUrl",
    "src",
    "url",
    "contentUrl",
    "href",
    "uri",
    "link",
    "mainImageUrl",
    "imageUrl",
    "photoUrl",
    "path",
    "fullUrl",
    "imageDataService",
  ]
    .map((key) => textOf(value[key]))
    .find((url) => url !== null && IMAGE_URL.test(url));
  if (direct) return photosBelow(direct, depth + 1);
  const sized = largestOf(value);
  if (sized !== null) return photosBelow(sized, depth + 1);
  return Object.entries(value)
    .slice(0, 12)
    .flatMap(([key, one]) =>
      typeof one === "object" && !/thumb|logo|video|floorplan|icon|agent|avatar/i.test(key)
        ? photosBelow(one, depth + 1).slice(0, Array.isArray(value) ? 150 : 150)
        : [],
    );
}
