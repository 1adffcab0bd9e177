/** The thread of the process that unpacks one document: the readers that open packed bytes, and nothing of ours. */
import { parentPort } from "node:worker_threads";
import { told } from "../processes/expendable.ts";
import type { Answer } from "../processes/parent.ts";
import type { Unpacked, UnpackOrder } from "./unpack-order.ts";

/** Bytes of a document's pictures together: they are handed to whoever asked, and held there. */
const MOST_BYTES = 48 * 1024 * 1024;

/** The first of them. */
function few(pictures: readonly Uint8Array[]): Uint8Array[] {
  let left = MOST_BYTES;
  return pictures.filter(({ length }) => {
    left -= length;
    return left >= 0;
  });
}

type Reader<What extends keyof Unpacked> = (
  bytes: Uint8Array,
  asked: Pick<UnpackOrder, "most" | "names">,
) => Promise<Unpacked[What]>;
const readers: { [What in keyof Unpacked]: Reader<What> } = {
  pdf: async (bytes) => {
    const { pdfText, pdfPictures } = await import("./pdf.ts");
    return { text: await pdfText(bytes), pictures: few(await pdfPictures(bytes)) };
  },
  scan: async (bytes, { most }) => few(await (await import("./pdf-scan.ts")).scannedPages(bytes, most)),
  word: async (bytes) => {
    const document = await (await import("./docx.ts")).readWordDocument(bytes);
    return { ...document, pictures: few(document.pictures) };
  },
  workbook: async (bytes) => (await import("./workbook.ts")).workbookTable(bytes),
  feed: async (bytes) => (await import("./archive.ts")).archivedFeed(bytes),
  delivered: async (bytes, { names }) => (await import("./archive.ts")).archivedPictures(bytes, names),
};

async function answerTo({ what, bytes, most, names }: UnpackOrder): Promise<Answer> {
  try {
    return { value: await readers[what](bytes, { most, names }) };
  } catch (error) {
    return told(error);
  }
}

parentPort?.once("message", async (order: UnpackOrder) => parentPort?.postMessage(await answerTo(order)));
