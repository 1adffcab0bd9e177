/**
 * The engine's work on strangers' pages and agents' texts, done in threads. `account` says whose work it is: accounts are served in turn.
 * Everything throws the engine's errors, too_large for what cannot be done in reasonable time, too_many_requests when the
 * account has enough waiting, and unavailable when everybody together has.
 */
import { z } from "zod";
import type { PackAssets } from "#adapters/archive/pack-files";
import type { ReadBatch } from "#adapters/bulk/read-batch";
import type { TextWork } from "#adapters/models/pack-context";
import type { BrochureFile } from "#adapters/render/brochure/brochure";
import { batchField, batchFormats, rowProblem } from "#contract/batch/batch";
import { type Angles, anglesShape } from "#contract/campaign";
import { type Brief, type CopyLanguage, copyStyle, type Piece, piece } from "#contract/copy";
import type { DocumentKind } from "#contract/import";
import type { PrintedPageReport } from "#contract/leads/report";
import { type Listing, listing } from "#contract/listing";
import { type Shot, type ShotCheck, shot, shotChecks } from "#contract/media/film";
import type { PosterWords } from "#contract/media/poster-words";
import { type GroundedSentence, groundedSentences, type PlacedSentence, placedSentences } from "#contract/piece-work";
import type { PrintedPublishingReceipt } from "#contract/publishing/publication";
import { type OvertakenSentence, overtakenSentence } from "#contract/publishing/recall";
import type { PrintedReceipt } from "#contract/receipt";
import type { RowResult, RowsToRead } from "#engine/bulk/read-rows";
import { checkedDraft } from "#engine/copy/drafts/check-draft";
import { type PageCopy, pageCopyShape } from "#engine/copy/page-copy";
import type { Draft } from "#engine/copy/writing/finish-piece";
import { type BrochureBook, brochureBook } from "#engine/media/brochure/book";
import { carouselPages } from "#engine/media/carousel";
import { type PictureContent, pictureContent } from "#engine/media/content/content";
import type { PictureBrief } from "#engine/media/content/content-of";
import { type WordedContent, wordedContent } from "#engine/media/content/worded";
import type { CaptionsToCheck } from "#engine/media/film/check-captions";
import type { StoryboardOrder } from "#engine/media/film/storyboard";
import type { Pack } from "#engine/pack/pack";
import type { Wish } from "#engine/pieces/rewrite";
import { threadLimits, workLimits } from "#server/base/limits";
import { storableJson } from "#server/db/tables/json";
import { readyFor } from "./make-ready.ts";
import type { BookToMake, CarouselToTell, Order, Overtaken, Rewriting } from "./order.ts";
import { openPool } from "./pool.ts";
import type { LandingOrder } from "./render-landing.ts";

const worker = new URL("./worker.ts", import.meta.url);

/** Somebody waits before a screen. */
const interactive = openPool<Order>({ worker, readyFor: readyFor.screens, ...threadLimits.interactive });
/** Tasks, which wait in a queue. */
const batch = openPool<Order>({ worker, readyFor: readyFor.tasks, ...threadLimits.batch });

/** So many threads of each kind stand ready before anybody asks. Resolves when they do. */
export const prepareThreads = async (standing: number): Promise<void> => {
  if (standing > 0) await Promise.all([interactive.prepare(standing), batch.prepare(standing)]);
};

/** Without the characters the database has none for: pages write NUL and halves of characters into their data. */
const readable = (value: unknown): Listing => listing.parse(JSON.parse(storableJson(value)));

/** `readListing` of the engine. */
export const readListingInThread = async (account: string, html: string, url: string | null): Promise<Listing> =>
  readable(await batch.run(account, { what: "listing", html, url }, workLimits.reading));

/** `readText` of the engine. */
export const readTextInThread = async (account: string, text: string): Promise<Listing> =>
  readable(await batch.run(account, { what: "text", text }, workLimits.reading));

/** `visibleText` of the engine. */
export const visibleTextInThread = async (account: string, html: string): Promise<string> =>
  z.string().parse(await batch.run(account, { what: "words", html }, workLimits.reading));

/** `readDocument`: the listing, its words, and the pictures that came in the file. */
export async function readDocumentInThread(account: string, kind: DocumentKind, given: Uint8Array) {
  const read = await batch.run(account, { what: "document", kind, bytes: given }, workLimits.documents);
  const { listing: found, text, pictures } = documentShape.parse(read);
  return { listing: readable(found), text, pictures };
}
const documentShape = z.object({
  listing: z.unknown(),
  text: z.string(),
  pictures: z.array(z.object({ url: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })),
});

/** `scannedPages`: pages of a PDF that are pictures of paper. */
export const scannedPagesInThread = async (account: string, given: Uint8Array, most: number): Promise<Uint8Array[]> =>
  z
    .array(z.custom<Uint8Array>((value) => value instanceof Uint8Array))
    .parse(await batch.run(account, { what: "scan", bytes: given, most }, workLimits.documents));

/** `readBatch`: columns and rows of a table or a feed. */
export const readBatchInThread = async (account: string, given: Uint8Array): Promise<ReadBatch> =>
  batchShape.parse(
    JSON.parse(storableJson(await interactive.run(account, { what: "batch", bytes: given }, workLimits.documents))),
  );
const batchShape: z.ZodType<ReadBatch> = z.object({
  format: z.enum(batchFormats),
  columns: z.array(z.string()),
  mapping: z.array(batchField.nullable()),
  rows: z.array(z.array(z.string())),
});

/** `readRows` of the engine: a listing or its problems for each row. */
export const readRowsInThread = async (account: string, about: RowsToRead): Promise<RowResult[]> =>
  rowResults.parse(await interactive.run(account, { what: "rows", ...about }, workLimits.documents));
const rowResults: z.ZodType<RowResult[]> = z.array(
  z.union([z.object({ listing }), z.object({ problems: z.array(rowProblem) })]),
);

/** What the writer of a campaign's pieces needs, done as this account's work. */
export const textWorkInThread = (account: string): TextWork => ({
  compose: async (about, brief, target, signal) => {
    const order = { what: "compose", listing: about, brief, target } as const;
    return piece.parse(await batch.run(account, order, workLimits.composing, signal));
  },
  check: async (about, brief, text) =>
    checkedDraft.parse(
      await batch.run(account, { what: "written", listing: about, brief, text }, workLimits.composing),
    ),
});

/** `anglesOf` of the engine. */
export const anglesInThread = async (account: string, about: Listing, language: "zh" | "en"): Promise<Angles> =>
  anglesShape.parse(await interactive.run(account, { what: "angles", listing: about, language }, workLimits.editing));

/** `contentOf` of the engine: what a picture says. */
export const pictureContentInThread = async (
  account: string,
  about: Listing,
  brief: PictureBrief,
  language: CopyLanguage,
): Promise<PictureContent> =>
  pictureContent.parse(
    await interactive.run(account, { what: "picture", listing: about, brief, language }, workLimits.editing),
  );

/** `worded` of the engine: what a poster says in its agent's own words. */
export const wordedInThread = async (
  account: string,
  about: Listing,
  brief: PictureBrief,
  language: CopyLanguage,
  words: PosterWords,
): Promise<WordedContent> =>
  wordedContent.parse(
    await interactive.run(account, { what: "worded", listing: about, brief, language, words }, workLimits.editing),
  );

/** `carouselOf` of the engine: what each picture of a carousel says and shows. */
export const carouselInThread = async (account: string, about: CarouselToTell) =>
  carouselPages.parse(await interactive.run(account, { what: "carousel", ...about }, workLimits.editing));

/** `storyboardOf` of the engine. */
export const storyboardInThread = async (account: string, about: StoryboardOrder): Promise<Shot[]> =>
  z.array(shot).parse(await interactive.run(account, { what: "storyboard", ...about }, workLimits.editing));

/** `checkCaptions` of the engine. */
export const captionsCheckedInThread = async (account: string, about: CaptionsToCheck): Promise<ShotCheck[]> =>
  shotChecks.parse(await interactive.run(account, { what: "captions", ...about }, workLimits.editing));

/** `bookOf` of the engine: what a brochure says and shows. */
export const brochureBookInThread = async (account: string, about: BookToMake): Promise<BrochureBook> =>
  brochureBook.parse(await interactive.run(account, { what: "book", ...about }, workLimits.composing));

/** `finishPiece` of the engine. */
export const finishPieceInThread = async (
  account: string,
  about: Listing,
  brief: Brief,
  draft: Draft,
): Promise<Piece> =>
  piece.parse(await interactive.run(account, { what: "piece", listing: about, brief, draft }, workLimits.editing));

/** `groundsOf` of the engine, with what the facts say. */
export const groundsInThread = async (
  account: string,
  about: Listing,
  brief: Brief,
  of: Piece,
): Promise<GroundedSentence[]> =>
  groundedSentences.parse(
    await interactive.run(account, { what: "grounds", listing: about, brief, piece: of }, workLimits.composing),
  );

/** For each text the sentences that `facts` have overtaken. */
export const outdatedInThread = async (
  account: string,
  facts: Listing,
  brief: Brief,
  pieces: readonly Overtaken[],
): Promise<PlacedSentence[][]> =>
  z
    .array(placedSentences)
    .parse(await interactive.run(account, { what: "outdated", facts, brief, pieces }, workLimits.comparing));

/** The same with what each sentence said and what is so by now. Nobody waits for it before a screen. */
export const overtakenInThread = async (
  account: string,
  facts: Listing,
  brief: Brief,
  pieces: readonly Overtaken[],
): Promise<OvertakenSentence[][]> =>
  z
    .array(z.array(overtakenSentence))
    .parse(await batch.run(account, { what: "overtaken", facts, brief, pieces }, workLimits.comparing));

/** `rewrite`, or where newer facts are all that is asked for `refresh`, of the engine. */
export const rewriteInThread = async (account: string, about: Rewriting): Promise<{ piece: Piece; wish: Wish }> =>
  rewrittenShape.parse(await interactive.run(account, { what: "rewrite", ...about }, workLimits.composing));
const rewrittenShape: z.ZodType<{ piece: Piece; wish: Wish }> = z.object({
  piece,
  wish: z.object({
    style: copyStyle.optional(),
    lead: z.string().optional(),
    length: z.enum(["short", "long"]).optional(),
    turn: z.number().optional(),
  }),
});

/** `mend` of the engine. */
export const mendInThread = async (
  account: string,
  about: Listing,
  brief: Brief,
  of: Piece,
  finding: { rule: string | null; start: number; end: number },
): Promise<Piece> => {
  const { rule, start, end } = finding;
  const order = { what: "mend", listing: about, brief, piece: of, about: { rule, start, end } } as const;
  return piece.parse(await interactive.run(account, order, workLimits.composing));
};
/** What the law says of texts that are written, in their order. */
export const checkAgainInThread = async (
  account: string,
  about: Listing,
  brief: Brief,
  drafts: readonly Draft[],
): Promise<Piece["findings"][]> =>
  z
    .array(piece.shape.findings)
    .parse(await interactive.run(account, { what: "law", listing: about, brief, drafts }, workLimits.checking));

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** `receiptPdf` of the printing room. */
export const printReceiptInThread = async (
  account: string,
  receipt: PrintedReceipt,
  language: "zh" | "en",
): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.parse(await interactive.run(account, { what: "receipt", receipt, language }, workLimits.printing));

/** `publishingReceiptPdf` of the printing room. */
export const printPublishingReceiptInThread = async (
  account: string,
  receipt: PrintedPublishingReceipt,
  language: "zh" | "en",
): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.parse(await interactive.run(account, { what: "publishingReceipt", receipt, language }, workLimits.printing));

/** `pageReportPdf` of the printing room. */
export const printPageReportInThread = async (
  account: string,
  report: PrintedPageReport,
  language: "zh" | "en",
): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.parse(await interactive.run(account, { what: "pageReport", report, language }, workLimits.printing));

/** `brochurePdf` of the printing room. */
export const printBrochureInThread = async (account: string, file: BrochureFile): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.parse(await interactive.run(account, { what: "brochure", ...file }, workLimits.printing));

/** A campaign's files as one zip. */
export const packInThread = async (
  account: string,
  about: { folder: string; pack: Pack; assets: PackAssets; at: Date },
): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.parse(await interactive.run(account, { what: "pack", ...about }, workLimits.packing));

/** `pageCopy` of the engine. `account` owns the page; their visitors keep them from no work of their own. */
export const pageCopyInThread = async (
  account: string,
  about: Listing,
  brief: Brief,
  language: CopyLanguage,
  written: string | null,
): Promise<PageCopy> => {
  const order = { what: "page", listing: about, brief, language, written } as const;
  return pageCopyShape.parse(await interactive.run(`page of ${account}`, order, workLimits.showing));
};

/** `renderLanding`, as nobody's work in particular. */
export const landingInThread = async (about: LandingOrder): Promise<{ head: string; body: string }> =>
  rendered.parse(await interactive.run("landing page", { what: "landing", ...about }, workLimits.rendering));
const rendered = z.object({ head: z.string(), body: z.string() });

/** Whether a thread answers whoever waits before a screen, its turn included. */
export const probeThreads = (): Promise<void> => interactive.probe("probe");

/** The same of the threads that tasks use. */
export const probeTaskThreads = (): Promise<void> => batch.probe("probe");
