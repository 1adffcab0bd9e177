/** The thread's side: does one piece of the engine's work at a time and answers it, or the error's code. */
import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "#contract/errors";
import { finishPiece } from "#engine/copy/finish";
import { compose } from "#engine/copy/index";
import { pageCopy } from "#engine/copy/page-copy";
import { readListing, readText } from "#engine/listing/read";
import type { Answer, Order } from "./lane.ts";

function work(order: Order): unknown {
  // the fonts of papers are opened only where one is printed
  if (order.what === "receipt")
    return import("#adapters/render/receipt").then(({ receiptPdf }) => receiptPdf(order.receipt, order.language));
  if (order.what === "listing") return readListing(order.html, { url: order.url });
  if (order.what === "text") return readText(order.text);
  if (order.what === "page") return pageCopy(order.listing, order.brief, order.language, order.written);
  if (order.what === "compose") return compose(order.listing, order.brief, order.target);
  return finishPiece(order.listing, order.brief, order.draft);
}

async function answer(order: Order): Promise<Answer> {
  try {
    return { value: await work(order) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, data: error.data };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// on a busy machine opening the printing room takes longer than printing
if (workerData === "prints") await import("#adapters/render/receipt");
// everything is loaded: orders are timed from here on
parentPort?.postMessage("ready");
parentPort?.on("message", async (order: Order) => parentPort?.postMessage(await answer(order)));
