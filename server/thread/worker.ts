/** The file of the engine's threads. */
import { packFiles } from "#adapters/archive/pack-files";
import { zip } from "#adapters/archive/zip";
import { readRows } from "#engine/bulk/read-rows";
import { anglesOf } from "#engine/copy/angles";
import { checkDraft } from "#engine/copy/drafts/check-draft";
import { compose } from "#engine/copy/index";
import { pageCopy } from "#engine/copy/page-copy";
import { findingsOf, finishPiece } from "#engine/copy/writing/finish-piece";
import { readListing, readText, visibleText } from "#engine/listing/read";
import { bookOf } from "#engine/media/brochure/book-of";
import { carouselOf } from "#engine/media/carousel";
import { contentOf } from "#engine/media/content/content-of";
import { worded } from "#engine/media/content/worded";
import { checkCaptions } from "#engine/media/film/check-captions";
import { storyboardOf } from "#engine/media/film/storyboard";
import { mend } from "#engine/pieces/mend";
import { makeReady } from "./make-ready.ts";
import type { Order } from "./order.ts";
import { factsBehind, overtaken, overtakenWithFacts, rewritten } from "./piece-orders.ts";
import { renderLanding } from "./render-landing.ts";
import { answering, sayReady } from "./worker-side.ts";

export const work = answering((order: Order): unknown => {
  switch (order.what) {
    case "listing":
      return readListing(order.html, { url: order.url });
    case "text":
      return readText(order.text);
    case "words":
      return visibleText(order.html);
    case "document":
      // their readers are large and seldom needed
      return import("#adapters/documents/read-document").then(({ readDocument }) =>
        readDocument(order.kind, order.bytes),
      );
    case "scan":
      return import("#adapters/documents/unpack").then(({ unpack }) =>
        unpack("scan", order.bytes, { most: order.most }),
      );
    case "batch":
      return import("#adapters/bulk/read-batch").then(({ readBatch }) => readBatch(order.bytes));
    case "rows":
      return readRows(order);
    case "page":
      return pageCopy(order.listing, order.brief, order.language, order.written);
    case "picture":
      return contentOf(order.listing, order.brief, order.language);
    case "worded":
      return worded(order.listing, order.brief, order.language, order.words);
    case "carousel":
      return carouselOf(order.listing, order.brief, order.language, order.cover, order.captions, order.pieces);
    case "storyboard":
      return storyboardOf(order);
    case "captions":
      return checkCaptions(order);
    case "book":
      return bookOf(order.listing, order.brief, order.language, order.photos, order.written);
    case "brochure":
      return import("#adapters/render/brochure/brochure").then(({ brochurePdf }) => brochurePdf(order));
    case "angles":
      return anglesOf(order.listing, order.language);
    case "compose":
      return compose(order.listing, order.brief, order.target);
    case "piece":
      return finishPiece(order.listing, order.brief, order.draft);
    case "law":
      return order.drafts.map((draft) => findingsOf(order.listing, order.brief, draft, draft.body));
    case "written":
      return checkDraft(order.listing, order.brief, order.text);
    case "grounds":
      return factsBehind(order.listing, order.brief, order.piece);
    case "outdated":
      return overtaken(order.facts, order.brief, order.pieces);
    case "overtaken":
      return overtakenWithFacts(order.facts, order.brief, order.pieces);
    case "rewrite":
      return rewritten(order);
    case "mend":
      return mend(order.listing, order.brief, order.piece, order.about);
    case "pack":
      return packFiles(order.pack, order.assets, order.at).then((files) => zip(order.folder, files, order.at));
    case "landing":
      return renderLanding(order);
    case "receipt":
      // the fonts of papers are opened only where one is printed
      return import("#adapters/render/receipt").then(({ receiptPdf }) => receiptPdf(order.receipt, order.language));
    case "publishingReceipt":
      return import("#adapters/render/publishing-receipt").then(({ publishingReceiptPdf }) =>
        publishingReceiptPdf(order.receipt, order.language),
      );
    case "pageReport":
      return import("#adapters/render/page-report").then(({ pageReportPdf }) =>
        pageReportPdf(order.report, order.language),
      );
  }
});

// before the thread is given work: whoever comes first does not wait for it
makeReady(process.argv);
sayReady();
