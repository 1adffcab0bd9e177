/** Pages of a PDF that are pictures of paper: the largest picture of each, as a decoder takes it. */
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { packedPicture } from "./picture.ts";

/** Smaller ones are stamps. */
const LEAST_SIDE = 600;
const MAX_PIXELS = 24_000_000;
/** A page is one picture, or a few stripes and a stamp. */
const MAX_PICTURES = 20;

const picture = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  data: z.custom<Uint8Array | Uint8ClampedArray>(
    (value) => value instanceof Uint8Array || value instanceof Uint8ClampedArray,
  ),
});
type Picture = z.infer<typeof picture>;

/** One bit a pixel, rows padded to whole bytes, as fax machines and scanners store black and white; set bits are white. */
function unpacked({ width, height, data }: Picture): Uint8Array {
  const stride = (width + 7) >> 3;
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      grey[y * width + x] = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return grey;
}

async function asPicture(one: Picture): Promise<Uint8Array | null> {
  const { width, height, data } = one;
  const channels = data.length / (width * height);
  if (channels === 1 || channels === 3 || channels === 4) return await packedPicture(data, width, height, channels);
  return data.length === ((width + 7) >> 3) * height ? await packedPicture(unpacked(one), width, height, 1) : null;
}

/** Of the first `most` pages. A page without a picture of its size has none. Throws damaged_file. */
export async function scannedPages(bytes: Uint8Array, most: number): Promise<Uint8Array[]> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { OPS } = await getResolvedPDFJS();
    const pages: Uint8Array[] = [];
    for (let number = 1; number <= Math.min(document.numPages, most); number++) {
      const page = await document.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      const names = fnArray.flatMap((operation, at) => {
        const name: unknown = argsArray[at]?.[0];
        return operation === OPS.paintImageXObject && typeof name === "string" ? [name] : [];
      });
      const found: Picture[] = [];
      for (const name of [...new Set(names)].slice(0, MAX_PICTURES)) {
        const held = name.startsWith("g_") ? page.commonObjs : page.objs;
        const read = picture.safeParse(await new Promise<unknown>((resolve) => held.get(name, resolve))).data;
        const fits = read && Math.min(read.width, read.height) >= LEAST_SIDE && read.width * read.height <= MAX_PIXELS;
        if (fits) found.push(read);
      }
      const [largest] = found.sort((a, b) => b.width * b.height - a.width * a.height);
      const scan = largest && (await asPicture(largest));
      if (scan) pages.push(scan);
      page.cleanup();
    }
    return pages;
  } catch (cause) {
    throw new AppError("damaged_file", { cause });
  }
}
