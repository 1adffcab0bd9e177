/** The engine's work on strangers' pages and agents' texts, done aside with a limit of time. */
import { z } from "zod";
import { type Brief, type CopyLanguage, type Piece, piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import { type Listing, listing } from "#contract/listing";
import type { PrintedReceipt } from "#contract/receipt";
import type { Draft } from "#engine/copy/finish";
import type { Target } from "#engine/copy/index";
import { type PageCopy, pageCopyShape } from "#engine/copy/page-copy";
import { storableJson } from "#server/db/tables/json";
import { threadLimits } from "#server/limits";
import { openLane } from "./lane.ts";

/** Without the characters the database has none for: pages write NUL and halves of characters into their data. */
const readable = (value: unknown): Listing => listing.parse(JSON.parse(storableJson(value)));

const reading = openLane(threadLimits.reading);
const finishing = openLane(threadLimits.finishing);
const composing = openLane(threadLimits.composing);
/** Beside the agents' own lane: visitors of public pages must not keep an editor waiting. */
const showing = openLane(threadLimits.showing);
const printing = openLane({ ...threadLimits.printing, prints: true });

/** `readListing` of the engine; throws its errors, and too_large for a page that cannot be read in reasonable time. */
export const readListingAside = async (html: string, url: string | null): Promise<Listing> =>
  readable(await reading({ what: "listing", html, url }));

/** `readText` of the engine, likewise. */
export const readTextAside = async (text: string): Promise<Listing> => readable(await reading({ what: "text", text }));

/** `finishPiece` of the engine; too_large for a text that cannot be traced in reasonable time. */
export const finishPieceAside = async (about: Listing, brief: Brief, draft: Draft): Promise<Piece> =>
  piece.parse(await finishing({ what: "piece", listing: about, brief, draft }));

/** `compose` of the engine; too_large for a listing that cannot be written about in reasonable time. */
export const composeAside = async (about: Listing, brief: Brief, target: Target): Promise<Piece> =>
  piece.parse(await composing({ what: "compose", listing: about, brief, target }));

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** `receiptPdf` of the printing room; too_many_requests when too many wait. */
export const printAside = async (receipt: PrintedReceipt, language: "zh" | "en"): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.parse(await printing({ what: "receipt", receipt, language }));

/** `pageCopy` of the engine; too_large or too_many_requests when it cannot be had in reasonable time. */
export const pageCopyAside = async (
  about: Listing,
  brief: Brief,
  language: CopyLanguage,
  written: string | null,
): Promise<PageCopy> => pageCopyShape.parse(await showing({ what: "page", listing: about, brief, language, written }));

/** Whether a thread answers; its turn among the orders of the agents is part of it. */
export async function probeThreads(): Promise<void> {
  await reading({ what: "text", text: "" }).catch((error) => {
    // it read the text and found no listing in it
    if (!(error instanceof AppError && error.code === "not_a_listing")) throw error;
  });
}
