/** The engine's work on strangers' pages and agents' texts, done aside with a limit of time. */
import { type Brief, type Piece, piece } from "#contract/copy";
import { type Listing, listing } from "#contract/listing";
import type { Draft } from "#engine/copy/finish";
import { threadLimits } from "#server/limits";
import { openLane } from "./lane.ts";

const reading = openLane(threadLimits.reading);
const finishing = openLane(threadLimits.finishing);

/** `readListing` of the engine; throws its errors, and too_large for a page that cannot be read in reasonable time. */
export const readListingAside = async (html: string, url: string | null): Promise<Listing> =>
  listing.parse(await reading({ what: "listing", html, url }));

/** `readText` of the engine, likewise. */
export const readTextAside = async (text: string): Promise<Listing> =>
  listing.parse(await reading({ what: "text", text }));

/** `finishPiece` of the engine; too_large for a text that cannot be traced in reasonable time. */
export const finishPieceAside = async (about: Listing, brief: Brief, draft: Draft): Promise<Piece> =>
  piece.parse(await finishing({ what: "piece", listing: about, brief, draft }));
