/** Galleries in page data of any shape: lists in which every item names a picture of its own, told from lists of other homes. */
import { isObject, type Json, type JsonObject, opened } from "../page/json.ts";
import { meaningOfKey } from "./keys.ts";

const IMAGE = /\.(?:jpe?g|png|webp|avif)(?:$|[?#!@;&/,])/i;
/** An address that names no kind of picture: only where keys say that it is one. */
const ADDRESS = /^(?:https?:\/\/|\/{1,2})[^\s"'<>]{3,}$/;
const PICTURES =
  /photo|image|img|pic(?:s|ture|$)|galler|galer|media|foto|bild|afbeelding|immagin|imagen|album|slide|visual|gazou|gazo|사진|照片|图片|圖片|写真|画像/i;
const NOT_PICTURES =
  /similar|related|recommend|nearby|suggest|agent|broker|avatar|team|logo|icon|banner|video|articles|blog|news|sponsor|floor_?plan|map/i;
const NAMED = /url|src|href|path|link|uri|location|file|image|photo|picture|foto|img|original|large|full|big|name$/i;
const LARGE = /orig|large|full|big|xl|max|high|zoom|desktop|master|hd/i;
const SMALL = /thumb|small|mini|tiny|low|mobile|preview|icon|placeholder|blur/i;
/** What only a home has: a list of such objects is other homes, each with its picture. */
const OF_A_HOME: ReadonlySet<string | null> = new Set(["price", "bedrooms", "bathrooms", "area", "address", "city"]);

const FEWEST = 3;
const MAX_ITEMS = 200;
const MAX_NODES = 60_000;
const MAX_DEPTH = 24;
const MAX_GALLERIES = 40;
const MAX_ADDRESS = 2_000;

const isPicture = (text: string, said: boolean): boolean =>
  text.length <= MAX_ADDRESS &&
  !/\s/.test(text) &&
  (IMAGE.test(text) || (said && ADDRESS.test(text))) &&
  !/\.(?:svg|mp4|pdf|html?)(?:$|\?)/i.test(text);

/** The address of an item's largest picture; `said`: the keys around call it a picture. */
function pictureOf(item: Json, said: boolean, depth = 0): string | null {
  if (typeof item === "string") return isPicture(item, said) ? item : null;
  if (!isObject(item) || depth > 2) return null;
  let best: { address: string; rank: number } | null = null;
  for (const [key, value] of Object.entries(item).slice(0, 40)) {
    const named = NAMED.test(key) || LARGE.test(key) || SMALL.test(key);
    const inner = Array.isArray(value) ? (value.at(-1) ?? null) : value;
    const address =
      typeof inner === "string"
        ? isPicture(inner, said && named)
          ? inner
          : null
        : pictureOf(inner, said || PICTURES.test(key), depth + 1);
    const rank = (SMALL.test(key) ? 0 : LARGE.test(key) ? 3 : 2) + (NAMED.test(key) ? 0.5 : 0);
    if (address !== null && (best === null || rank > best.rank)) best = { address, rank };
  }
  return best?.address ?? null;
}

/** Whether an object of page data is a home: two facts only homes have. */
export const isHome = (item: JsonObject): boolean =>
  Object.keys(item).filter((key) => OF_A_HOME.has(meaningOfKey(key))).length >= 2;

/** The pictures of a list in which nearly every item is one; null for any other list. */
function galleryOf(list: readonly Json[], said: boolean): string[] | null {
  if (list.length < FEWEST) return null;
  const items = list.slice(0, MAX_ITEMS);
  if (items.filter(isObject).some(isHome)) return null;
  const found = items.map((item) => pictureOf(item, said)).filter((address) => address !== null);
  const different = [...new Set(found)];
  return different.length >= FEWEST && different.length >= items.length * 0.7 ? different : null;
}

/** Every gallery of the states, those of other homes and of people left out; addresses as written, relative ones too. */
export function galleriesIn(states: readonly Json[]): string[][] {
  const queue: { value: Json; said: boolean; depth: number }[] = states.map((value) => ({
    value,
    said: false,
    depth: 0,
  }));
  const found: string[][] = [];
  for (let at = 0; at < queue.length && at < MAX_NODES && found.length < MAX_GALLERIES; at++) {
    const { value, said, depth } = queue[at] ?? { value: null, said: false, depth: 0 };
    if (depth > MAX_DEPTH) continue;
    if (Array.isArray(value)) {
      const gallery = galleryOf(value, said);
      if (gallery !== null) found.push(gallery);
      // what stands in a list of several is one of several homes
      else if (value.filter(isObject).length <= 1 || !value.filter(isObject).some(isHome))
        for (const one of value.slice(0, 400))
          if (typeof one === "object" && one !== null) queue.push({ value: one, said, depth: depth + 1 });
    } else if (isObject(value))
      for (const [key, one] of Object.entries(value)) {
        if (NOT_PICTURES.test(key)) continue;
        const inner = typeof one === "string" && one.length > 30 ? opened(one) : one;
        if (typeof inner === "object" && inner !== null)
          queue.push({ value: inner, said: PICTURES.test(key) || (said && !Array.isArray(value)), depth: depth + 1 });
      }
  }
  return found;
}
