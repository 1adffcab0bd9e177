/** Photos of the home: the family of images the page shows or names in its data, without icons, agents and neighbours. */
import type { Element } from "domhandler";
import { type Candidate, fact, from } from "../facts/candidate.ts";
import { isCarded } from "../page/cards.ts";
import { around, isElement, nodesIn, parentOf, textIn } from "../page/element.ts";
import type { Page } from "../page/page.ts";
import { scriptText } from "../page/script-text.ts";
import { elementsOf, tagged } from "../page/tagged.ts";
import { absolute, family, hostOf, IMAGE, identity, MAX_ADDRESS, NOT_A_PHOTO } from "../photos/address.ts";
import { isLarger } from "../photos/variant.ts";
import { statesOf } from "../state/scan.ts";
import { apartOf, besidePeople, filedUnderPeople, ofNeighbours, withoutOdd } from "./foreign-photos.ts";
import { A_GALLERY, toldGallery } from "./told-gallery.ts";

const MAX_PHOTOS = 120;
/** Addresses of one page's scripts that are looked at. */
const MAX_WRITTEN = 1_500;
/** Levels up to the link around a picture. */
const MAX_LEVELS = 300;
/** Signs of a script that are looked through. */
const MAX_SCRIPT = 3_000_000;
/** Signs of a style sheet that are looked through. */
const MAX_STYLE = 200_000;
/** An address on the page's own host, in quotes. */
const OWN_PATH = /(?<=["'])\/(?!\/)[^\s"'<>()\\]{3,200}\.(?:jpe?g|webp|png)(?=["'?])/gi;
const IN_TEXT = /(?:https?:)?(?:\\?\/){2}[^\s"'<>()\\]{4,60}(?:\\?\/[^\s"'<>()\\]{1,200}){1,12}/g;

type Found = { url: string; caption: string | null; person?: boolean };

const best = (srcset: string): string =>
  srcset
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/))
    .sort((a, b) => Number.parseFloat(b[1] ?? "0") - Number.parseFloat(a[1] ?? "0"))[0]?.[0] ?? "";

const isLink = ({ name, attribs }: Element): boolean => name === "a" && attribs.href !== undefined;

/** A picture in a style. */
const PAINTED = /url\(\s*['"]?([^'")]+)/;
/** Signs of an attribute that may be one picture's address. */
const MAX_ATTRIBUTE = 600;
/** Attributes that hold words, or an address that is looked at by itself; lazy loaders name theirs as they please. */
const OTHERWISE = /^(?:class|id|style|alt|title|content|href|src|srcset|value|action|name|type|d)$|srcset$/;
const carriesPicture = (name: string, value: string): boolean =>
  value.length < MAX_ATTRIBUTE &&
  value.includes("/") &&
  !OTHERWISE.test(name) &&
  (IMAGE.test(value) || value.includes("url(") || SAID_TO_BE.test(name));
/** "data-photo-url": its name says that it is one, whatever the address looks like. */
const SAID_TO_BE = /(?:photo|image|picture|img)[-_]?(?:url|src)$/;
/** A component that shows a picture, such as <amp-img>. */
const SHOWING = /-(?:img|image|picture|photo)$/;

/** An element that is a picture, leads to one or carries its address, whatever the attribute is called. */
function mayShow({ name, attribs }: Element): boolean {
  if (name === "meta") return attribs.itemprop === "image";
  if (name === "img" || name === "source" || SHOWING.test(name)) return true;
  if (name === "a" && attribs.href !== undefined && IMAGE.test(attribs.href)) return true;
  if (attribs["data-src"] !== undefined || (attribs.style?.includes("url(") ?? false)) return true;
  for (const key in attribs) if (carriesPicture(key, attribs[key] ?? "")) return true;
  return false;
}

/** Nodes of a box that holds one picture. */
const MAX_BOX = 40;

/** The box around a picture names it in full: "<a data-src='large.jpg'><img src='small.jpg'></a>". */
function namedByItsBox(picture: Element): boolean {
  const box = around(picture, 2, ({ attribs }) =>
    Object.entries(attribs).some(([name, value]) => !value.includes("url(") && carriesPicture(name, value)),
  );
  if (box === null) return false;
  let pictures = 0;
  for (const node of nodesIn(box, MAX_BOX)) if (isElement(node) && node.name === "img") pictures++;
  return pictures === 1;
}

/** Images of elements, in page order, leaving navigation and similar homes aside. */
function shown(page: Page): Found[] {
  const isApart = apartOf(page);
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
      const small = [attribs.width, attribs.height].some(
        (size) => size !== undefined && /^\d+$/.test(size) && Number(size) > 0 && Number(size) < 60,
      );
      if (small) return;
      const parent = parentOf(element)?.attribs;
      const names = `${attribs.class ?? ""} ${attribs.id ?? ""} ${parent?.class ?? ""} ${parent?.href ?? ""}`;
      if (/avatar|agent|broker|logo|icon|profile|similar|recommend|related/i.test(names)) return;
      // Lazy loaders keep the address in an attribute of their own naming.
      const lazy = Object.entries(attribs).flatMap(([name, value]) =>
        !OTHERWISE.test(name) &&
        value.length < MAX_ATTRIBUTE &&
        /^(?:https?:)?\/{1,2}\S+$/.test(value) &&
        (IMAGE.test(value) || SAID_TO_BE.test(name) || (element.name === "img" && /src|lazy|original/.test(name)))
          ? [IMAGE.test(value) ? (/^(?:.*[/.])?[^,/.]*/.exec(value)?.[0] ?? value) : value]
          : [],
      );
      const sources = [
        attribs["data-src"],
        attribs["data-original"],
        ...lazy,
        attribs.srcset ? best(attribs.srcset) : undefined,
        ...Object.entries(attribs).map(([name, value]) =>
          name !== "srcset" && name.endsWith("srcset") ? best(value) : undefined,
        ),
        element.name === "img" || SHOWING.test(element.name)
          ? attribs.src
          : element.name === "meta"
            ? attribs.content
            : undefined,
        element.name === "a" && IMAGE.test(attribs.href ?? "") ? attribs.href : undefined,
        ...Object.entries(attribs).map(([name, value]) =>
          value.includes("url(") && (name === "style" || name.startsWith("data-"))
            ? PAINTED.exec(value.slice(0, MAX_ADDRESS))?.[1]
            : undefined,
        ),
      ];
      // Inside a link to another listing it is a neighbour's photo, inside one to a picture that picture in small.
      const link = (isLink(element) ? element : around(element, MAX_LEVELS, isLink))?.attribs.href ?? "";
      if (!isLink(element) && (IMAGE.test(link) || (element.name === "img" && namedByItsBox(element)))) return;
      const elsewhere =
        link !== "" &&
        !link.startsWith("#") &&
        !/^javascript/i.test(link) &&
        !IMAGE.test(link) &&
        /\d{4,}/.test(link) &&
        !page.isOwnUrl(absolute(link, page));
      const apart = around(element, 6, (one) => asides.has(one) || one.name === "footer" || one.name === "nav");
      if (elsewhere || apart || isApart(element) || isCarded(element, page.cards)) return;
      for (const source of sources) {
        const url = source ? absolute(source, page) : null;
        if (url && !NOT_A_PHOTO.test(url)) {
          found.push({ url, caption: attribs.alt?.trim() || null, person: besidePeople(element) });
          return;
        }
      }
    });
  return withoutOdd(found, ({ person }) => person === true);
}

/** Between two addresses of a list in one string: "https://…/1.jpg#,!https://…/2.jpg". */
const BETWEEN = /(?<![#,;|!])[#,;|!]+(?=(?:https?:)?\\?\/\\?\/)/g;

/** Image addresses in a text that is data. */
function addressesIn(text: string, page: Page): Found[] {
  const found: Found[] = [];
  for (const [match] of text.replace(BETWEEN, " ").matchAll(IN_TEXT)) {
    const url = IMAGE.test(match) || /\/(?:images?|photos?)\//i.test(match) ? absolute(match, page) : null;
    if (url && !NOT_A_PHOTO.test(url)) found.push({ url, caption: null });
    if (found.length > MAX_WRITTEN) break;
  }
  if (found.length === 0)
    for (const [match] of text.matchAll(OWN_PATH)) {
      const url = absolute(match, page);
      if (url && !NOT_A_PHOTO.test(url)) found.push({ url, caption: null });
      if (found.length > MAX_WRITTEN) break;
    }
  return found;
}

/** Image addresses written in scripts: galleries are often only there. */
function written(page: Page): Found[] {
  const found: Found[] = [];
  for (const element of tagged(page, "script").filter(({ attribs }) => attribs.src === undefined)) {
    const text = scriptText(element, MAX_SCRIPT + 1);
    if (text.length > MAX_SCRIPT) continue;
    found.push(...addressesIn(text, page));
    if (found.length > MAX_WRITTEN) return found;
  }
  for (const element of tagged(page, "style")) {
    const text = textIn(element, MAX_STYLE);
    if (text.includes("url(")) found.push(...addressesIn(text, page));
  }
  return found;
}

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
  known: readonly Found[],
  told: boolean,
): Found[] {
  const own = new Set(families.size > 0 ? families : gallery.slice(0, 3).map(({ url }) => family(url)));
  const foreign = ofNeighbours(statesOf(page), new Set(known.map(({ url }) => identity(url))));
  const found = written(page).filter(({ url }) => !foreign.has(identity(url)));
  const carried: Found[] = [];
  for (const { attribs } of elementsOf(page))
    for (const name in attribs) {
      const value = attribs[name] ?? "";
      if (
        value.length > MIN_GALLERY &&
        value.length < MAX_SCRIPT &&
        carried.length < MAX_WRITTEN &&
        // objects are page state: where that told a gallery, it knew the sizes
        !(told && /^\s*(?:\{|\[\s*\{)/.test(value)) &&
        !/srcset$|^(?:style|d|class|content)$/.test(name) &&
        holdsSeveral(value)
      )
        carried.push(...addressesIn(value, page));
    }
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
  const count = (found: readonly Found[]): number => new Set(found.map(({ url }) => identity(url))).size;
  const few = Math.max(count(gallery), new Set(lead.map(identity)).size);
  const known = [...gallery, ...lead.map((url) => ({ url, caption: null }))];
  const inScripts =
    count(gallery) < FEW ? hidden(page, families, hosts, gallery, known, leads.length >= A_GALLERY) : [];
  const told = few < FEW ? toldGallery(page, [...lead, ...gallery.map(({ url }) => url)]) : null;
  // the whole gallery stands in the data; scripts name each of its pictures in two sizes, the page a part of them
  const fuller =
    told !== null && told.gallery.length > few && 2 * told.gallery.length >= count([...gallery, ...inScripts]);
  // one that goes on where the page's pictures end holds none of them
  const rest = fuller && told.sure && told.shown === 0 ? gallery : [];
  const whole = fuller && (told.sure || few < A_GALLERY) ? [...rest, ...told.gallery] : null;
  const unique = new Map<string, { url: string; caption: string | null }>();
  for (const { url, caption } of withoutOdd(whole ?? [...gallery, ...inScripts], ({ url }) => filedUnderPeople(url))) {
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
