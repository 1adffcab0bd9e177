/** Photos of the home: the family of images the page shows or names in its data, without icons, agents and neighbours. */
import type { Element } from "domhandler";
import { type Candidate, fact, from } from "../facts/candidate.ts";
import { isCarded } from "../page/cards.ts";
import { around, parentOf, textIn } from "../page/element.ts";
import type { Page } from "../page/page.ts";
import { elementsOf, tagged } from "../page/tagged.ts";
import { isLarger } from "../photos/variant.ts";

const IMAGE = /\.(?:jpe?g|png|webp|avif)(?:$|[?#!@;&/,])/i;
const NOT_A_PHOTO =
  /logo|icon|sprite|avatar|placeholder|blank|pixel|spacer|loading|banner|favicon|captcha|qr-?code|qrcode|badge|button|arrow|flag|marker|staticmap|maps\.|\/map\/|tracking|analytics|facebook|doubleclick|default[_-]?(?:img|image|photo)|no-?(?:photo|image)|profile|portrait|touxiang|common\/|\.svg|data:image|base64|1x1|emoji|sns|btn_|bg_|\/ads?\/|app-?store|google-?play/i;
const MAX_PHOTOS = 120;
/** Addresses of one page's scripts that are looked at. */
const MAX_WRITTEN = 1_500;
/** Signs of an address; longer ones are pictures written out, or traps. */
const MAX_ADDRESS = 4_000;
/** Levels up to the link around a picture. */
const MAX_LEVELS = 300;
/** Signs of a script that are looked through. */
const MAX_SCRIPT = 3_000_000;
const IN_TEXT = /(?:https?:)?(?:\\?\/){2}[^\s"'<>()\\]{4,60}(?:\\?\/[^\s"'<>()\\]{1,200}){1,12}/g;

type Found = { url: string; caption: string | null; own: boolean };

const absolute = (src: string, page: Page): string | null => {
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

/** An address before what the pattern finds in it. */
const until = (address: string, pattern: RegExp): string => {
  const at = address.search(pattern);
  return at < 0 ? address : address.slice(0, at);
};

/** Same picture in another size: sizes, query and extension do not count. */
const identity = (url: string): string => {
  const bare = url.slice(0, MAX_ADDRESS).replace(/^https?:\/\/[^/]+/, "");
  const named = until(bare, /[?#]/);
  // a program that answers with pictures tells them apart by what it is asked
  if (/\.(?:ashx|aspx|php|cgi|axd|jsp|do)$/i.test(named) || /\/image$/i.test(named))
    if (!/[?&](?:url|src)=/.test(bare))
      return bare.replace(/[?&](?:w|h|width|height|q|quality|size|sz|resize)=[^&]*/gi, "");
  const path = /[?&](?:url|src)=/.test(bare) ? decodeURIComponentSafe(bare) : named;
  return until(path, /[?&](?:w|h|width|height|q)=\d/)
    .replace(
      /(?:[_-]|\b)\d{2,4}x\d{2,4}(?:c|h|q\d+)?|[_-](?:full|large|small|medium|thumb|max|[smlcwh]-?c?)(?=[._/-]|$)|\/w_?\d{2,4}[-_,]h_?\d{2,4}(?=\/)|\/(?:\d{3,4}\/\d{3,4}|\d{2,4}x\d{2,4}|[a-z]-c)(?=\/|\.|$)/gi,
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
const family = (url: string): string => {
  const [host = "", ...path] = until(url.replace(/^https?:\/\//, ""), /[?#]/).split("/");
  const first = path.slice(0, -1).find((part) => !/\d|=|,/.test(part)) ?? "";
  return `${host.replace(/\d+/g, "")}/${first}`;
};

const hostOf = (url: string): string => /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? "";

const best = (srcset: string): string =>
  srcset
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/))
    .sort((a, b) => Number.parseFloat(b[1] ?? "0") - Number.parseFloat(a[1] ?? "0"))[0]?.[0] ?? "";

const isLink = ({ name, attribs }: Element): boolean => name === "a" && attribs.href !== undefined;

/** An element that is a picture, leads to one or carries its address. */
const mayShow = ({ name, attribs }: Element): boolean =>
  name === "img" ||
  name === "source" ||
  (name === "a" && attribs.href !== undefined) ||
  attribs["data-src"] !== undefined ||
  attribs["data-original"] !== undefined ||
  attribs["data-bg"] !== undefined ||
  attribs["data-image"] !== undefined ||
  attribs["data-pic"] !== undefined ||
  (attribs.style?.includes("url(") ?? false);

/** Images of elements, in page order, leaving navigation and similar homes aside. */
function shown(page: Page): Found[] {
  // A link that stands right in the body makes no aside of the whole page.
  const asides = new Set(
    page.lines
      .filter((line) => line.aside && !/^(?:body|html|main|article)$/.test(line.block.name))
      .map((line) => line.block),
  );
  const found: Found[] = [];
  elementsOf(page)
    .filter(mayShow)
    .slice(0, 3000)
    .forEach((element) => {
      const { attribs } = element;
      // Lazy loaders keep the address in an attribute of their own naming.
      const lazy = Object.entries(attribs).flatMap(([name, value]) =>
        (name.startsWith("data-") || /^(?:rel|lazy|lazy[_-]?src|original|_src|file|big|full)$/.test(name)) &&
        value.length < 600 &&
        /^(?:https?:)?\/{1,2}\S+$/.test(value) &&
        (IMAGE.test(value) || (element.name === "img" && /src|lazy|original/.test(name)))
          ? [IMAGE.test(value) ? (/^(?:.*[/.])?[^,/.]*/.exec(value)?.[0] ?? value) : value]
          : [],
      );
      const sources = [
        attribs["data-src"],
        attribs["data-original"],
        ...lazy,
        attribs.srcset ? best(attribs.srcset) : undefined,
        ...["data-srcset", "data-lazy-srcset", "lazy-srcset"].map((name) =>
          attribs[name] ? best(attribs[name]) : undefined,
        ),
        element.name === "img" ? attribs.src : undefined,
        element.name === "a" && IMAGE.test(attribs.href ?? "") ? attribs.href : undefined,
        /url\(\s*['"]?([^'")]+)/.exec(attribs.style ?? "")?.[1],
      ];
      const small = [attribs.width, attribs.height].some(
        (size) => size !== undefined && /^\d+$/.test(size) && Number(size) > 0 && Number(size) < 60,
      );
      if (small) return;
      const parent = parentOf(element)?.attribs;
      const names = `${attribs.class ?? ""} ${attribs.id ?? ""} ${parent?.class ?? ""} ${parent?.href ?? ""}`;
      if (/avatar|agent|broker|logo|icon|profile|similar|recommend|related/i.test(names)) return;
      // Inside a link to another listing it is a neighbour's photo.
      const link = (isLink(element) ? element : around(element, MAX_LEVELS, isLink))?.attribs.href ?? "";
      const elsewhere =
        link !== "" &&
        !link.startsWith("#") &&
        !/^javascript/i.test(link) &&
        !IMAGE.test(link) &&
        /\d{4,}/.test(link) &&
        !page.isOwnUrl(absolute(link, page));
      const apart = around(element, 6, (one) => asides.has(one) || one.name === "footer" || one.name === "nav");
      if (elsewhere || apart || isCarded(element, page.cards)) return;
      for (const source of sources) {
        const url = source ? absolute(source, page) : null;
        if (url && !NOT_A_PHOTO.test(url)) {
          found.push({ url, caption: attribs.alt?.trim() || null, own: false });
          return;
        }
      }
    });
  return found;
}

/** Image addresses in a text that is data. */
function addressesIn(text: string, page: Page): Found[] {
  const found: Found[] = [];
  for (const [match] of text.matchAll(IN_TEXT)) {
    const url = IMAGE.test(match) || /\/(?:images?|photos?)\//i.test(match) ? absolute(match, page) : null;
    if (url && !NOT_A_PHOTO.test(url)) found.push({ url, caption: null, own: false });
    if (found.length > MAX_WRITTEN) break;
  }
  return found;
}

/** Image addresses written in scripts: galleries are often only there. */
function written(page: Page): Found[] {
  const found: Found[] = [];
  for (const element of tagged(page, "script").filter(({ attribs }) => attribs.src === undefined)) {
    const text = textIn(element, MAX_SCRIPT + 1);
    if (text.length > MAX_SCRIPT) continue;
    found.push(...addressesIn(text, page));
    if (found.length > MAX_WRITTEN) return found;
  }
  return found;
}

/** Pictures other readers found that make a gallery. */
const A_GALLERY = 3;
/** Pictures on a page that may be the first of a gallery its scripts hold. */
const FEW = 12;
/** A gallery in an attribute, as JSON or one address after another: "https://…/1.jpg#,!https://…/2.jpg". */
const holdsSeveral = (value: string): boolean =>
  (value.slice(0, MAX_ADDRESS).match(/\/\\?\/[^\s"'/\\]/g)?.length ?? 0) > 1;
const MIN_GALLERY = 100;

/** Pictures of the gallery's family that only scripts and attributes name. */
function hidden(
  page: Page,
  families: ReadonlySet<string>,
  hosts: ReadonlySet<string>,
  gallery: readonly Found[],
  told: boolean,
): Found[] {
  const own = new Set(families.size > 0 ? families : gallery.slice(0, 3).map(({ url }) => family(url)));
  const found = written(page);
  const carried: Found[] = [];
  for (const { attribs } of elementsOf(page))
    for (const [name, value] of Object.entries(attribs))
      if (
        value.length > MIN_GALLERY &&
        value.length < MAX_SCRIPT &&
        carried.length < MAX_WRITTEN &&
        // objects are page state: where that told a gallery, it knew the sizes
        !(told && /^\s*(?:\{|\[\s*\{)/.test(value)) &&
        !/srcset$|^(?:style|d|class|content)$/.test(name) &&
        holdsSeveral(value)
      )
        carried.push(...addressesIn(value.replace(/(?<![#,;|!])[#,;|!]+(?=(?:https?:)?\/\/)/g, " "), page));
  if (own.size === 0) {
    const largest = largestFamily([...found, ...carried]);
    if (largest !== null) own.add(largest);
  }
  // what one attribute lists is one home's, in whatever size; scripts hold the neighbours' pictures, too
  const listed = carried.filter(({ url }) => own.has(family(url)) || hosts.has(hostOf(url)));
  return [...found.filter(({ url }) => own.has(family(url))), ...listed];
}

/** The family most pictures belong to, three at least. */
function largestFamily(found: readonly Found[]): string | null {
  const sizes = new Map<string, Set<string>>();
  for (const { url } of found) {
    const key = family(url);
    const before = sizes.get(key);
    if (before) before.add(identity(url));
    else sizes.set(key, new Set([identity(url)]));
  }
  const [largest] = [...sizes].sort((a, b) => b[1].size - a[1].size);
  return largest && largest[1].size >= 3 ? largest[0] : null;
}

/** Groups by family, takes the family of the lead picture (og:image), else the largest shown. */
export function readPhotos(page: Page, leads: readonly string[]): Candidate[] {
  const lead = leads.map((url) => absolute(url, page)).filter((url) => url !== null);
  const families = new Set(lead.map(family));
  const onPage = shown(page);
  // On a host of its own for pictures, other directories hold other sizes.
  const hosts = new Set(lead.map(hostOf).filter((host) => page.site === null || !host.endsWith(page.site)));
  const chosen =
    families.size > 0 ? onPage.filter(({ url }) => families.has(family(url)) || hosts.has(hostOf(url))) : [];
  const sizes = new Map<string, number>();
  for (const { url } of onPage) sizes.set(family(url), (sizes.get(family(url)) ?? 0) + 1);
  const typed = new Set(onPage.filter(({ url }) => IMAGE.test(url)).map(({ url }) => family(url)));
  // addresses that name no kind of picture are a gallery only where there are several
  const largest = [...sizes]
    .filter(([name, count]) => typed.has(name) || count >= A_GALLERY)
    .sort((a, b) => b[1] - a[1])[0];
  const gallery =
    chosen.length > 0 || families.size > 0
      ? chosen
      : largest && largest[1] >= 2
        ? onPage.filter(({ url }) => family(url) === largest[0])
        : onPage.filter(({ url }) => IMAGE.test(url)).slice(0, 3);
  const inScripts =
    new Set(gallery.map(({ url }) => identity(url))).size < FEW
      ? hidden(page, families, hosts, gallery, leads.length >= A_GALLERY)
      : [];
  const unique = new Map<string, { url: string; caption: string | null }>();
  for (const { url, caption } of [...gallery, ...inScripts]) {
    const key = identity(url);
    const before = unique.get(key);
    if (before ? isLarger(url, before.url) : unique.size < MAX_PHOTOS)
      unique.set(key, { url, caption: before?.caption ?? caption });
  }
  return from(
    "text",
    [...unique.values()].map(({ url, caption }) => fact("photo", { url, width: null, height: null, caption }, 0.62)),
  );
}

/** Drops other sizes of a picture already listed. */
export const photoIdentity = identity;
