/** A brochure for commands, from photos that were fetched or read. */
import { shrinkImage } from "#adapters/images/image";
import { brochurePdf } from "#adapters/render/brochure/brochure";
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { type BrochureSize, sizeOfMarket } from "#contract/media/brochure";
import { DEFAULT_ACCENT } from "#contract/media/poster";
import { listingTitle } from "#engine/campaign/titles";
import { machineMark } from "#engine/compliance/labels";
import { photosOn } from "#engine/media/brochure/book";
import { bookOf } from "#engine/media/brochure/book-of";
import { printedWidth } from "#engine/media/brochure/sheet";
import { showsAltered } from "#engine/media/content/altered";
import type { PictureBrief } from "#engine/media/content/content-of";
import type { Look } from "#engine/media/poster";
import type { KeptPhoto } from "./photos.ts";

/** The file's date: the same listing gives the same bytes. */
const UNDATED = new Date(0);

interface Wish {
  listing: Listing;
  brief: PictureBrief;
  language: CopyLanguage;
  photos: readonly KeptPhoto[];
  logo?: Pick<KeptPhoto, "jpeg" | "width" | "height"> | null;
  look?: Look;
  size?: BrochureSize;
}

/** PDF bytes. Throws what images and the engine throw. */
export async function brochureOf({ listing, brief, language, photos, logo = null, look, size }: Wish) {
  const captions = photos.map(({ photo }) => ({ caption: photo.caption, plan: false }));
  const book = bookOf(listing, brief, language, captions, null);
  const shown = new Map(book.pages.flatMap((page) => photosOn(page).map((at) => [at, page.kind] as const)));
  const printed = await Promise.all(
    photos.map(async ({ jpeg, width, height, photo, altered }, at) => {
      const kind = shown.get(at);
      return kind
        ? {
            jpeg: await shrinkImage(jpeg, printedWidth[kind]),
            width,
            height,
            altered: showsAltered({ caption: photo.caption, altered }),
          }
        : null;
    }),
  );
  const title = listingTitle(listing);
  return brochurePdf({
    book,
    size: size ?? sizeOfMarket(brief.market),
    look: look ?? { accent: DEFAULT_ACCENT },
    photos: printed,
    logo,
    title,
    author: brief.agent?.company ?? brief.agent?.name ?? "Listcast",
    date: UNDATED,
    mark: machineMark(brief.market, title),
  });
}
