/** `listcast import`: one listing from a link, a file or standard input, or a line per page, text and document of a folder. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { documentKind } from "#adapters/documents/kind";
import { decodePage } from "#adapters/web/charset";
import { fetchPage } from "#adapters/web/page";
import type { Command, Io } from "#cli/shared/command";
import { notReadable, readBytes } from "#cli/shared/read-file";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { readListing, readText } from "#engine/listing/read";

/** The address beside a saved page: `page.html` -> `page.url`. Null when there is none. */
const addressBeside = async (file: string): Promise<string | null> =>
  (await readFile(file.replace(/\.\w{1,5}$/, ".url"), "utf8").catch(() => "")).trim() || null;

const looksLikeMarkup = (text: string): boolean =>
  /<(?:!doctype|html|head|body|div|script|table|h1|p)\b/i.test(text.slice(0, 20_000));

/** Markup or plain text -> listing. */
const read = (text: string, url: string | null): Listing =>
  looksLikeMarkup(text) ? readListing(text, { url }) : readText(text);

/** A web address, a file (a page, a text, a PDF, a Word document) or "-" -> listing. Throws the door's and the reader's errors, file_not_readable. */
export async function importSource(source: string, originalUrl: string | null, io: Io): Promise<Listing> {
  if (source === "-") return read(await io.stdin(), originalUrl);
  if (/^https?:\/\//i.test(source)) {
    const page = await fetchPage(source);
    return readListing(page.html, { url: originalUrl ?? page.finalUrl });
  }
  const bytes = await readBytes(source, io, "import --batch reads the pages of a folder.");
  return importFile(bytes, originalUrl ?? (await addressBeside(path.resolve(io.cwd, source))));
}

/** What a file holds, told by its bytes and not by its name. Throws as `importSource` does. */
async function importFile(bytes: Uint8Array, url: string | null): Promise<Listing> {
  const kind = documentKind(bytes);
  if (kind === "pdf" || kind === "docx" || kind === "mhtml") {
    const { readDocument } = await import("#adapters/documents/read-document");
    return (await readDocument(kind, bytes)).listing;
  }
  return read(decodePage(bytes, null), url);
}

/** Files of a folder that may hold a listing. Addresses, labels and pictures lie beside them. */
const READABLE = /\.(?:html?|mhtml?|txt|pdf|docx)$/i;

async function importFolder(typed: string, io: Io): Promise<void> {
  const folder = path.resolve(io.cwd, typed);
  const names = await readdir(folder).catch((cause: unknown) => {
    throw notReadable(typed, cause);
  });
  for (const name of names.filter((one) => READABLE.test(one)).sort()) {
    const file = path.join(folder, name);
    const started = performance.now();
    const bytes = await readBytes(file, io);
    const url = await addressBeside(file);
    const result = await importBytes(name, bytes, url);
    io.stdout(
      `${JSON.stringify({ file: name, ms: Math.round((performance.now() - started) * 10) / 10, ...result })}\n`,
    );
  }
}

async function importBytes(name: string, bytes: Uint8Array, url: string | null) {
  try {
    // a file that says it is a page is one, however little markup it begins with
    if (/\.html?$/i.test(name)) return { listing: readListing(decodePage(bytes, null), { url }) };
    return { listing: await importFile(bytes, url) };
  } catch (error) {
    if (error instanceof AppError) return { error: { code: error.code } };
    throw error;
  }
}

export const command: Command = {
  name: "import",
  usage: "import <url|file|-> [--url ORIGINAL_URL] --json | import --batch <dir> --json",
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { url: { type: "string" }, batch: { type: "string" }, json: { type: "boolean" } },
    });
    if (values.batch !== undefined) {
      if (positionals.length > 0 || values.url !== undefined)
        throw new AppError("bad_usage", { message: "--batch takes a folder and nothing else" });
      await importFolder(values.batch, io);
      return 0;
    }
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0)
      throw new AppError("bad_usage", { message: "one address, file or - is needed" });
    const listing = await importSource(source, values.url ?? null, io);
    io.stdout(`${JSON.stringify(listing, null, values.json ? 0 : 2)}\n`);
    return 0;
  },
};
