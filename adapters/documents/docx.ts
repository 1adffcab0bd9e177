/** A Word document as a page: its headings, paragraphs and tables as HTML, its pictures as bytes. */
import { unzipSync } from "fflate";
import mammoth from "mammoth";
import { AppError } from "#contract/errors";
import { assertModestZip } from "./zip.ts";

const MAX_PICTURES = 20;

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** `pictures` in the order of the document's parts. Throws damaged_file, too_large. */
export async function readWordDocument(
  bytes: Uint8Array,
): Promise<{ html: string; text: string; pictures: Uint8Array[] }> {
  assertModestZip(bytes);
  const media = unzipSync(bytes, {
    filter: ({ name }) => /^word\/media\/[^/]+\.(?:jpe?g|png|webp|gif|tiff?)$/i.test(name),
  });
  try {
    const buffer = Buffer.from(bytes);
    const nothing = mammoth.images.imgElement(async () => ({ src: "" }));
    const { value } = await mammoth.convertToHtml({ buffer }, { convertImage: nothing });
    const { value: text } = await mammoth.extractRawText({ buffer });
    const title = text.trim().split("\n", 1)[0]?.trim() ?? "";
    return {
      html: `<title>${escapeHtml(title)}</title>${value}`,
      text,
      pictures: Object.values(media).slice(0, MAX_PICTURES),
    };
  } catch (cause) {
    throw new AppError("damaged_file", { cause });
  }
}
