/** The gallery a page's data holds, of which the page shows a part. */
import type { Page } from "../page/page.ts";
import { absolute, family, identity, NOT_A_PHOTO } from "../photos/address.ts";
import { galleriesIn } from "../state/galleries.ts";
import { statesOf } from "../state/scan.ts";
import { until } from "../units/number.ts";

/** Pictures other readers found that make a gallery. */
export const A_GALLERY = 3;
/** A part of an address long enough to know a picture by. */
const MIN_PATH = 8;
/** More than any gallery has pictures: one that is surely the home's comes first, then the one with most of what is shown. */
const SURE = 10_000;
const SHOWN = 200;

/** What a picture is called in every size: its number where it has a long one. */
const nameOf = (url: string): string => /(?<!\d)\d{6,12}(?=\D*$)/.exec(identity(url))?.[0] ?? identity(url);

/** What stands before the relative addresses of a gallery: what stands before one of them where the page shows it whole. */
function rootOf(gallery: readonly string[], known: readonly string[]): string | null {
  for (const address of gallery) {
    const path = until(address, /[?#!]/);
    const whole = path.length < MIN_PATH ? undefined : known.find((url) => url.includes(path));
    if (whole !== undefined) return whole.slice(0, whole.indexOf(path));
  }
  return null;
}

/** The gallery the page's data holds, its addresses whole: the one that has a picture the page shows or leads with, else the largest. */
export function toldGallery(
  page: Page,
  known: readonly string[],
): { gallery: { url: string; caption: null }[]; sure: boolean; shown: number } {
  const same = new Set(known.map(nameOf));
  const families = new Set(known.map(family));
  let best: { gallery: { url: string; caption: null }[]; rank: number; sure: boolean; shown: number } = {
    gallery: [],
    rank: 0,
    sure: false,
    shown: 0,
  };
  for (const addresses of galleriesIn(statesOf(page))) {
    const root = addresses.some((address) => !/^(?:https?:)?\/\//.test(address)) ? rootOf(addresses, known) : null;
    const urls = addresses
      .map((address) => absolute(root === null || /^(?:https?:)?\/\//.test(address) ? address : root + address, page))
      .filter((url) => url !== null)
      .filter((url) => !NOT_A_PHOTO.test(url));
    const gallery = [...new Map(urls.map((url) => [identity(url), url])).values()];
    const shown = gallery.filter((url) => same.has(nameOf(url))).length;
    const sure = root !== null || shown > 0 || gallery.some((url) => families.has(family(url)));
    const rank = gallery.length + shown * SHOWN + (sure ? SURE : 0);
    if (gallery.length >= A_GALLERY && rank > best.rank)
      best = { gallery: gallery.map((url) => ({ url, caption: null })), rank, sure, shown };
  }
  return best;
}
