/**
 * The photos in a strip that is swiped, scrolled or stepped through with the keyboard. Each opens larger over the page, and leads on
 * to the others: links to what stands on the page already, so that it works without a script and the browser's way back closes it.
 */
import type { ShownFormat } from "#adapters/images/order";
import { alteredWords, unalteredWords } from "#engine/media/content/altered";
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import { photoAt } from "./head.ts";
import { photoWidths } from "./photos.ts";
import type { Shown, ShownPhoto } from "./shown.ts";
import { pageTexts } from "./texts/index.ts";

const [, medium, large] = photoWidths;
const PLACE = "photos";
const placeOf = (n: number): string => `photo-${n}`;
/** Of a phone the whole width, of a desk the strip's column less a glimpse of the next photo. */
const SIZES = "(min-width: 1168px) 1120px, 100vw";

/** Of a photo that shows what is not there: that it does, and the way to one of the same room that nobody altered. */
function alteredNote({ altered }: ShownPhoto, language: Shown["language"]): Html | "" {
  if (altered === null) return "";
  const { unaltered } = altered;
  const way = unaltered === null ? "" : html` <a href="#${placeOf(unaltered)}">${unalteredWords[language]}</a>`;
  return html`<strong>${alteredWords[language]}${way}</strong>`;
}

function picture({ path, photos, title, language }: Shown, photo: ShownPhoto): Html {
  const t = pageTexts[language];
  const at = (width: number, format: ShownFormat = "webp") => photoAt(path, photo, `${width}.${format}`);
  const where = fill(t.photo, { n: photo.n, all: photos.length });
  const setOf = (format: ShownFormat) =>
    photoWidths.map((width) => `${at(width, format)} ${Math.min(width, photo.width)}w`).join(", ");
  const first = photo.n === 1;
  const loading = first ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`;
  return html`<li><figure><a href="#${placeOf(photo.n)}" aria-label="${t.largePhoto}: ${photo.caption ?? where}"><picture><source type="image/avif" srcset="${setOf("avif")}" sizes="${SIZES}"><img src="${at(medium)}" srcset="${setOf("webp")}" sizes="${SIZES}" width="${photo.width}" height="${photo.height}" alt="${photo.caption ?? (first ? title : where)}" ${loading}></picture></a><figcaption><span class="count">${photo.n} / ${photos.length}</span>${photo.caption ? html`<span>${photo.caption}</span>` : ""}${alteredNote(photo, language)}</figcaption></figure></li>`;
}

/** One photo over the whole window. Its picture is fetched when it is opened. */
function viewer({ path, photos, language }: Shown, photo: ShownPhoto): Html {
  const t = pageTexts[language];
  const { n } = photo;
  const where = fill(t.photo, { n, all: photos.length });
  const to = (other: number) => `#${placeOf(((other - 1 + photos.length) % photos.length) + 1)}`;
  const steps =
    photos.length > 1 &&
    html`<a class="step" href="${to(n - 1)}" aria-label="${t.previousPhoto}">\u2190</a><a class="step" href="${to(n + 1)}" aria-label="${t.nextPhoto}">\u2192</a>`;
  return html`<section class="viewer" id="${placeOf(n)}" tabindex="-1" aria-label="${where}"><img src="${photoAt(path, photo, `${large}.webp`)}" width="${photo.width}" height="${photo.height}" alt="${photo.caption ?? where}" loading="lazy" decoding="async"><p><span class="count">${n} / ${photos.length}</span>${photo.caption ? html` ${photo.caption} ` : ""}${alteredNote(photo, language)}</p><div>${steps || ""}<a class="step" href="#${PLACE}" aria-label="${t.closePhoto}">\u00d7</a></div></section>`;
}

/** The photos, the first one large; nothing where there are none. */
export const gallery = (shown: Shown): Html | "" =>
  shown.photos.length === 0
    ? ""
    : html`<section class="gallery" id="${PLACE}" aria-label="${pageTexts[shown.language].photos}"><ul class="strip" tabindex="0" aria-label="${pageTexts[shown.language].photos}">${shown.photos.map((photo) => picture(shown, photo))}</ul></section>${shown.photos.map((photo) => viewer(shown, photo))}`;
