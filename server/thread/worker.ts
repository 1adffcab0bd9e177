/** The file of the engine's threads. */
import { zip } from "#adapters/archive/zip";
import { checkDraft } from "#adapters/models/check-draft";
import { anglesOf } from "#engine/copy/angles";
import { compose } from "#engine/copy/index";
import { pageCopy } from "#engine/copy/page-copy";
import { findingsOf, finishPiece } from "#engine/copy/writing/finish-piece";
import { readListing, readText } from "#engine/listing/read";
import { planPack } from "#engine/pack/pack";
import type { Order } from "./order.ts";
import { answering } from "./worker-side.ts";

export const work = answering((order: Order): unknown => {
  switch (order.what) {
    case "listing":
      return readListing(order.html, { url: order.url });
    case "text":
      return readText(order.text);
    case "page":
      return pageCopy(order.listing, order.brief, order.language, order.written);
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
    case "pack":
      return zip(
        order.folder,
        planPack(order.pack).map((file) => ({
          path: file.path,
          bytes: "text" in file ? new TextEncoder().encode(file.text) : (order.photos[file.photo] ?? new Uint8Array()),
        })),
        order.at,
      );
    case "receipt":
      // the fonts of papers are opened only where one is printed
      return import("#adapters/render/receipt").then(({ receiptPdf }) => receiptPdf(order.receipt, order.language));
  }
});
