/** A PDF: its text in lines as they are printed, what stands beside each other as one line, and its pictures. */
import { createHash } from "node:crypto";
import { extractImages, extractTextItems, getDocumentProxy, type StructuredTextItem } from "unpdf";
import { AppError } from "#contract/errors";
import { packedPicture } from "./picture.ts";

/** A brochure has a dozen pages; a catalogue is no listing. */
const MAX_PAGES = 40;
const MAX_CHARS = 100_000;
/** Of the size of its letters: how far two baselines of a line may lie apart, and from which gap on there are two columns. */
const SAME_LINE = 0.4;
const COLUMN_GAP = 1.4;
/** A label is short. */
const LONGEST_LABEL = 40;

interface Cell {
  text: string;
  end: number;
}
interface Row {
  y: number;
  size: number;
  cells: Cell[];
}

/** "Price" beside "£450,000" is a pair; more columns stand side by side. */
function lineOf({ cells }: Row): string {
  const [label, value] = cells.map(({ text }) => text.replace(/\s+/g, " ").trim());
  if (cells.length === 2 && label && value && label.length <= LONGEST_LABEL && !/[:：.!?。]$/.test(label))
    return `${label}: ${value}`;
  return cells.map(({ text }) => text.trim()).join(" ");
}

/** Lines of a page in the order of its text, which is the order it is read in. */
function linesOfItems(items: readonly StructuredTextItem[]): string[] {
  const rows: Row[] = [];
  for (const { str, x, y, width, fontSize } of items) {
    if (str.trim() === "") continue;
    const size = fontSize || 10;
    const row = rows.at(-1);
    const cell = row?.cells.at(-1);
    const gap = cell ? x - cell.end : 0;
    // what jumps back to the left begins a line, also at the same height: another column
    if (!row || !cell || Math.abs(row.y - y) > SAME_LINE * Math.max(size, row.size) || gap < -size) {
      rows.push({ y, size, cells: [{ text: str, end: x + width }] });
      continue;
    }
    if (gap > COLUMN_GAP * size) row.cells.push({ text: str, end: x + width });
    else {
      const blank = gap > 0.15 * size && !/\s$/.test(cell.text) && !/^\s/.test(str);
      cell.text += (blank ? " " : "") + str;
      cell.end = x + width;
    }
  }
  return rows.map(lineOf).filter((line) => line.trim() !== "");
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

/**
 * Text of the first pages, a line each. Throws locked_file for one that asks for a password, damaged_file for what is no PDF,
 * no_text for one of pictures alone.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await open(bytes);
  const text = pages.slice(0, MAX_PAGES).flatMap(linesOfItems).join("\n").slice(0, MAX_CHARS);
  if (text.replace(/\s/g, "").length < 20) throw new AppError("no_text");
  return text;
}

/** A logo is smaller. */
const LEAST_SIDE = 320;
const MAX_PICTURES = 12;
const MAX_PICTURE_PAGES = 12;
const MAX_PIXELS = 12_000_000;

/** Pictures of the first pages, each once, as a decoder takes them. A page whose pictures cannot be had has none. */
export async function pdfPictures(bytes: Uint8Array): Promise<Uint8Array[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pictures = new Map<string, Uint8Array>();
  for (let page = 1; page <= Math.min(document.numPages, MAX_PICTURE_PAGES); page++) {
    const found = await extractImages(document, page).catch(() => []);
    for (const { data, width, height, channels } of found) {
      const fits = Math.min(width, height) >= LEAST_SIDE && width * height <= MAX_PIXELS;
      if (!fits) continue;
      const same = createHash("sha256").update(data).digest("base64");
      if (!pictures.has(same)) pictures.set(same, await packedPicture(data, width, height, channels));
      if (pictures.size >= MAX_PICTURES) return [...pictures.values()];
    }
  }
  return [...pictures.values()];
}

async function open(bytes: Uint8Array): Promise<StructuredTextItem[][]> {
  try {
    // the reader keeps the bytes for itself: it is given a copy
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    return (await extractTextItems(document)).items;
  } catch (cause) {
    throw new AppError(nameOf(cause) === "PasswordException" ? "locked_file" : "damaged_file", { cause });
  }
}
