/** A table or a feed as a file -> columns and rows of text. Works in a thread of its own. */
import { feedAmong } from "#adapters/documents/archive";
import { unpack } from "#adapters/documents/unpack";
import { zipNames } from "#adapters/documents/zip";
import { decodePage } from "#adapters/web/charset";
import {
  type BatchField,
  type BatchFormat,
  type BatchMapping,
  batchFields,
  MAX_BATCH_ROWS,
} from "#contract/batch/batch";
import { AppError } from "#contract/errors";
import { guessMapping } from "#engine/bulk/columns";
import { blmHomes, isBlm } from "#engine/bulk/feeds/blm";
import type { FeedHome } from "#engine/bulk/feeds/home";
import { isKyero, kyeroHomes } from "#engine/bulk/feeds/kyero";
import { isOpenImmo, openImmoHomes } from "#engine/bulk/feeds/openimmo";
import { isReso, type JsonRecord, recordsIn, resoHomes } from "#engine/bulk/feeds/reso";
import { isTrovit, trovitHomes } from "#engine/bulk/feeds/trovit";
import { childrenOf, parseXml } from "#engine/bulk/feeds/xml";
import { csvTable } from "./csv.ts";

export interface ReadBatch {
  format: BatchFormat;
  columns: string[];
  /** A guess for a table, known for a feed. */
  mapping: BatchMapping;
  rows: string[][];
}

const MAX_COLUMNS = 200;
const MAX_CELL = 20_000;

function ofTable(format: "csv" | "xlsx", table: string[][]): ReadBatch {
  const lines = table.filter((row) => row.some((cell) => cell.trim() !== ""));
  const [heading = [], ...rows] = lines.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL)));
  const columns = heading.map((name) => name.trim().slice(0, 200));
  return { format, columns, mapping: guessMapping(columns), rows };
}

function ofFeed(format: BatchFormat, homes: readonly FeedHome[]): ReadBatch {
  const used = batchFields.filter((field: BatchField) => homes.some(({ cells }) => cells[field] !== undefined));
  const names = [...new Set(homes.flatMap(({ disclosures }) => Object.keys(disclosures)))];
  const rows = homes.map(({ cells, disclosures }) =>
    [...used.map((field) => cells[field]), ...names.map((name) => disclosures[name])].map(
      (cell) => cell?.slice(0, MAX_CELL) ?? "",
    ),
  );
  return { format, columns: [...used, ...names], mapping: [...used, ...names.map(() => "disclosure" as const)], rows };
}

/** Throws damaged_file for one that ends in its middle: its transfer broke off, and its last home is not whole. */
function ofXml(text: string): ReadBatch {
  const document = parseXml(text);
  const root = childrenOf(document).at(-1);
  if (root && !text.includes(`</${root.name}`)) throw new AppError("damaged_file");
  if (isKyero(document)) return ofFeed("kyero", kyeroHomes(document));
  if (isTrovit(document)) return ofFeed("trovit", trovitHomes(document));
  if (isOpenImmo(document)) return ofFeed("openimmo", openImmoHomes(document));
  throw new AppError("unsupported_file");
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("damaged_file", { cause });
  }
};
/** One value, or one a line. */
function jsonOf(text: string): unknown {
  const lines = text.trim().split(/\r?\n/);
  return lines.length > 1 && lines.every((line) => /^\{.*\},?$/.test(line.trim()) || line.trim() === "")
    ? lines.filter((line) => line.trim() !== "").map((line) => parsed(line.trim().replace(/,$/, "")))
    : parsed(text);
}

const cellOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(cellOf).filter(Boolean).join("; ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};
/** Records that are named by no dictionary, as those of RETS: a table whose columns a person maps. */
function ofRecords(records: readonly JsonRecord[]): ReadBatch {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].slice(0, MAX_COLUMNS);
  return ofTable("csv", [names, ...records.map((record) => names.map((name) => cellOf(record[name])))]);
}

function ofJson(text: string): ReadBatch {
  const json = jsonOf(text);
  const records = recordsIn(json);
  if (records && isReso(records)) return ofFeed("reso", resoHomes(records));
  if (!records || !Array.isArray(json) || records.length === 0) throw new AppError("unsupported_file");
  return ofRecords(records);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A workbook, or a delivery: a feed and its pictures. Throws unsupported_file for any other zip. */
async function readZip(bytes: Uint8Array): Promise<ReadBatch> {
  const names = zipNames(bytes);
  if (names.includes("xl/workbook.xml")) return ofTable("xlsx", await unpack("workbook", bytes));
  const feed = feedAmong(names) === null ? null : await unpack("feed", bytes);
  if (feed === null || isZip(feed)) throw new AppError("unsupported_file");
  return await read(feed);
}

async function read(bytes: Uint8Array): Promise<ReadBatch> {
  if (isZip(bytes)) return await readZip(bytes);
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (bytes.subarray(0, 4_096).includes(0) && !wide) throw new AppError("unsupported_file");
  const text = decodePage(bytes, null).replace(/^\uFEFF/, "");
  if (isBlm(text)) return ofFeed("blm", blmHomes(text));
  if (/^\s*</.test(text)) return ofXml(text);
  if (/^\s*[[{]/.test(text)) return ofJson(text);
  return ofTable("csv", csvTable(text));
}

/** Throws unsupported_file, damaged_file, no_homes for one without a row, too_many_rows. */
export async function readBatch(bytes: Uint8Array): Promise<ReadBatch> {
  const batch = await read(bytes);
  if (batch.rows.length === 0 || batch.columns.length === 0) throw new AppError("no_homes");
  if (batch.rows.length > MAX_BATCH_ROWS) throw new AppError("too_many_rows", { data: { max: MAX_BATCH_ROWS } });
  return batch;
}
