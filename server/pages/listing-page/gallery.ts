/** The photos in a strip that is swiped, scrolled or stepped through with the keyboard; each opens larger. */
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import { photoAt } from "./head.ts";
import { photoWidths } from "./photos.ts";
import type { Shown, ShownPhoto } from "./shown.ts";
import { pageTexts } from "./texts/index.ts";

const [, medium, large] = photoWidths;
/** Of a phone the whole width, of a desk the strip's column less a glimpse of the next photo. */
const SIZES = "(min-width: 1168px) 1120px, 100vw";

function picture({ path, photos, title, language }: Shown, photo: ShownPhoto): Html {
  const t = pageTexts[language];
  const at = (width: number) => photoAt(path, photo, `${width}.webp`);
  const where = fill(t.photo, { n: photo.n, all: photos.length });
  const set = photoWidths.map((width) => `${at(width)} ${Math.min(width, photo.width)}w`).join(", ");
  const first = photo.n === 1;
  const loading = first ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`;
  return html`<li><figure><a href="${at(large)}" aria-label="${t.largePhoto}: ${photo.caption ?? where}"><img src="${at(medium)}" srcset="${set}" sizes="${SIZES}" width="${photo.width}" height="${photo.height}" alt="${photo.caption ?? (first ? title : where)}" ${loading}></a><figcaption><span class="count">${photo.n} / ${photos.length}</span>${photo.caption ? html`<span>${photo.caption}</span>` : ""}</figcaption></figure></li>`;
}

/** The photos, the first one large; nothing where there are none. */
export const gallery = (shown: Shown): Html | "" =>
  shown.photos.length === 0
    ? ""
    : html`<section class="gallery" aria-label="${pageTexts[shown.language].photos}"><ul class="strip" tabindex="0" aria-label="${pageTexts[shown.language].photos}">${shown.photos.map((photo) => picture(shown, photo))}</ul></section>`;
