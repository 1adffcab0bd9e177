/** A file that tells of a home -> its listing, and the pictures that came in the file itself. Works in a thread of its own. */

import { decodePage } from "#adapters/web/charset";
import { AppError } from "#contract/errors";
import type { DocumentKind } from "#contract/import";
import type { Listing } from "#contract/listing";
import { readListing, readText, visibleText } from "#engine/listing/read";
import { readSavedPage } from "./mhtml.ts";
import { unpack } from "./unpack.ts";

export interface ReadDocument {
  listing: Listing;
  /** The words it was read from, the first of them: what a model may be asked to look through. */
  text: string;
  /** By the address `listing.photos` names them with; of a document that names none, `file:` and a number. */
  pictures: { url: string; bytes: Uint8Array }[];
}

/** What browsers write into a page they save. */
const SAVED_FROM = /<!--\s?saved from url=\(\d{4}\)(https?:[^\s>]{1,2000})/i;

/** As a sheet with tables, else as prose. */
function readEither(html: string, text: string): Listing {
  try {
    return readListing(html, { url: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return readText(text);
  }
}

/** Characters of a document's words; no model is shown more. */
const MAX_WORDS = 20_000;
const wordsOf = (text: string): string => text.slice(0, MAX_WORDS);

function withPictures(listing: Listing, text: string, pictures: readonly Uint8Array[]): ReadDocument {
  const named = pictures.map((bytes, index) => ({ url: `file:${index + 1}`, bytes }));
  const photos = named.map(({ url }) => ({ url, width: null, height: null, caption: null }));
  return { listing: { ...listing, photos }, text: wordsOf(text), pictures: named };
}

/** Throws what reading throws, and damaged_file, locked_file, no_text, too_large. */
export async function readDocument(kind: DocumentKind, bytes: Uint8Array): Promise<ReadDocument> {
  switch (kind) {
    case "html": {
      const html = decodePage(bytes, null);
      const url = SAVED_FROM.exec(html.slice(0, 4_000))?.[1] ?? null;
      return { listing: readListing(html, { url }), text: wordsOf(visibleText(html)), pictures: [] };
    }
    case "mhtml": {
      const { html, url, pictures } = readSavedPage(bytes);
      const listing = readListing(html, { url });
      const named = new Set(listing.photos.map((photo) => photo.url));
      const own = pictures.filter((picture) => named.has(picture.url));
      return { listing, text: wordsOf(visibleText(html)), pictures: own };
    }
    case "text": {
      const text = decodePage(bytes, null);
      return { listing: readText(text), text: wordsOf(text), pictures: [] };
    }
    case "pdf": {
      const { text, pictures } = await unpack("pdf", bytes);
      return withPictures(readText(text), text, pictures);
    }
    case "docx": {
      const { html, text, pictures } = await unpack("word", bytes);
      return withPictures(readEither(html, text), text, pictures);
    }
  }
}
