/** A brochure as PDF: text that can be found and copied, subset faces, links that open. The same brochure always gives the same bytes. */
import PDFDocument from "pdfkit";
import type { CopyLanguage } from "#contract/copy";
import { type BrochureOrder, brochureParts, layOutBrochure } from "#engine/media/brochure/brochure";
import { sheets, UNITS } from "#engine/media/brochure/sheet";
import { brochureWords } from "#engine/media/brochure/words";
import { alteredUse } from "#engine/media/layout/altered-mark";
import { textsIn } from "#engine/media/layout/texts-in";
import { openFaces } from "./faces.ts";
import { paintPdf } from "./paint-pdf.ts";
import { saySource } from "./say-source.ts";

/** A photo as it is printed: kept (`reencodeImage`), and made as small as paper allows. */
interface PrintedPhoto {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** It shows what is not there. */
  altered?: boolean;
}

export interface BrochureFile extends Omit<BrochureOrder, "photos" | "logo"> {
  /** In the order the book names them; null where one is shown nowhere. */
  photos: readonly (PrintedPhoto | null)[];
  logo: PrintedPhoto | null;
  /** What the file's properties call it, and who made it. */
  title: string;
  author: string;
  /** Also the file's date. */
  date: Date;
  /** Of what made the words, for markets that ask for it; one line. */
  mark: string | null;
}

const tags: Readonly<Record<CopyLanguage, string>> = {
  zh: "zh-CN",
  en: "en",
  ja: "ja-JP",
  ko: "ko-KR",
  fr: "fr-FR",
  de: "de-DE",
};
/** Of a photo that is shown nowhere. */
const NOTHING = { width: 1, height: 1 };

/** PDF of it, a page for each of the book's. Throws where a text does not fit, which no book of ours may come to. */
export async function brochurePdf({
  photos,
  logo,
  title,
  author,
  date,
  mark,
  ...order
}: BrochureFile): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = order.book.content;
  const laid: BrochureOrder = { ...order, photos: photos.map((photo) => photo ?? NOTHING), logo };
  // what stands on such photos is no part of a page
  const onPhotos = photos.some((photo) => photo?.altered) ? [alteredUse(language)] : [];
  const faces = await openFaces([...brochureParts(laid).flatMap(textsIn), ...onPhotos], language);
  const { width, height } = sheets[order.size];
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: tags[language],
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: brochureWords[language].name,
      Creator: author,
      Producer: author,
      CreationDate: date,
      ModDate: date,
      ...(mark === null ? {} : { AIGC: mark }),
    },
  });
  saySource(
    doc,
    photos.some((photo) => photo?.altered),
  );
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  const images = [...photos, logo].map((photo) => Buffer.from(photo?.jpeg ?? []));
  for (const font of faces.all) doc.registerFont(font.name, font.bytes);
  for (const page of layOutBrochure(laid, faces.measure)) {
    doc.addPage();
    doc.scale(1 / UNITS);
    paintPdf(doc, page.commands, images, faces);
    for (const { box, url } of page.links) doc.link(box.x, box.y, box.width, box.height, url);
  }
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
