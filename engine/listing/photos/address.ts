/** Addresses of pictures: made whole, compared without sizes, and which of them show no home. */
import type { Page } from "../page/page.ts";
import { until } from "../units/number.ts";

/** An address that names a kind of picture. */
export const IMAGE = /\.(?:jpe?g|png|webp|avif)(?:$|[?#!@;&/,])/i;
/** What else pages show: logos, maps, people, traps. */
export const NOT_A_PHOTO =
  /logo|icon|sprite|avatar|placeholder|blank|pixel|spacer|loading|banner|favicon|captcha|qr-?code|qrcode|badge|button|arrow|flag|marker|staticmap|maps\.|\/map\/|tracking|analytics|facebook|doubleclick|default[_-]?(?:img|image|photo)|no-?(?:photo|image)|profile|portrait|touxiang|common\/|\.svg|data:image|base64|1x1|emoji|sns|btn_|bg_|\/ads?\/|app-?store|google-?play/i;
/** Signs of an address; longer ones are pictures written out, or traps. */
export const MAX_ADDRESS = 4_000;
/** The address made whole; null for one that is none or written out. */
export const absolute = (src: string, page: Page): string | null => {
  if (src.length > MAX_ADDRESS) return null;
  const raw = src
    .trim()
    .replace(/\\u002F/gi, "/")
    .replace(/\\\//g, "/")
    .replace(/&amp;/g, "&");
  if (raw === "" || raw.startsWith("data:") || raw.startsWith("blob:")) return null;
  if (/^https?:\/\//i.test(raw)) return URL.canParse(raw) ? raw : null;
  if (raw.startsWith("//")) return URL.canParse(`https:${raw}`) ? `https:${raw}` : null;
  if (page.url !== null && URL.canParse(raw, page.url)) return new URL(raw, page.url).href;
  return /^[\w./-]+$/.test(raw) ? raw : null;
};

/** Same picture in another size: sizes, query and extension do not count. */
export const identity = (url: string): string => {
  const bare = url.slice(0, MAX_ADDRESS).replace(/^(?:https?:)?\/\/[^/]+/, "");
  const named = until(bare, /[?#]/);
  // a program that answers with pictures tells them apart by what it is asked
  if (/\.(?:ashx|aspx|php|cgi|axd|jsp|do)$/i.test(named) || /\/image$/i.test(named))
    if (!/[?&](?:url|src)=/.test(bare))
      return bare.replace(/[?&](?:w|h|width|height|q|quality|size|sz|resize)=[^&]*/gi, "");
  const path = /[?&](?:url|src)=/.test(bare) ? decodeURIComponentSafe(bare) : named;
  return until(path, /[?&](?:w|h|width|height|q)=\d/)
    .replace(
      /\/_\d{0,4}x\d{0,4}_(?=\/)|\/\d{3,4}[wx](?=\/)|[_-](?:extra_)?(?:large|medium|small)_\d{3,4}_\d{3,4}(?=\.)|\/resize(?=\/)|\/[A-Z]\d{2,4}x\d{2,4}(?=\/)|[./][VWHvwh]\d{2,4}(?=\/)|(?:[@_-]|\b)\d{2,4}x\d{2,4}(?:c|h|q\d+)?|[_-](?:full|large|big|small|medium|thumb|hoved|mini|tiny|max|x{1,2}[ls]|[smlcwh]-?c?)(?=[._/-]|$)|\/(?:thumbs?|thumbnails?|small|medium|large|big|full|mini)(?=\/)|\/w_?\d{2,4}[-_,]h_?\d{2,4}(?=\/)|\/(?:(?!(?:19|20)\d\d\/)\d{3,4}\/\d{3,4}|\d{2,4}x\d{2,4}|[a-z]-c|(?:x{0,3}[sml]|full|large|medium|small|thumb|orig(?:inal)?)(?:-c)?(?=\.))(?=\/|\.|$)/gi,
      "",
    )
    .replace(/-[a-z]{1,4}_(?:[a-z]{2}_)?\d{3,4}(?=\.)|-p_[a-z](?=\.)/gi, "")
    .replace(/\.(?:jpe?g|png|webp|avif)/gi, "");
};
function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Host and first directory, without numbers and sizes: what the pictures of one gallery share. */
export const family = (url: string): string => {
  const [host = "", ...path] = until(url.replace(/^https?:\/\//, ""), /[?#]/).split("/");
  const first = path.slice(0, -1).find((part) => !/\d|=|,/.test(part)) ?? "";
  return `${host.replace(/\d+/g, "")}/${first}`;
};

/** The host of an address, "" without one. */
export const hostOf = (url: string): string => /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? "";
