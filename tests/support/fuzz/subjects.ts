/** What is fed with broken inputs: every reader of what strangers write. Each answers a listing, refuses by a code, or is broken. */
import { readdirSync, readFileSync } from "node:fs";
import { readBatch } from "#adapters/bulk/read-batch";
import { readDocument } from "#adapters/documents/read-document";
import { listing as schema } from "#contract/listing";
import { readRows } from "#engine/bulk/read-rows";
import { readListing, readText } from "#engine/listing/read";
import { feeds } from "#tests/support/documents/feeds";
import { homesCsv } from "#tests/support/documents/homes-table";
import { savedPage } from "#tests/support/documents/make";
import { blm, openImmo, resoHome } from "#tests/support/documents/odd-feeds";
import { labelledTexts } from "#tests/support/reading/texts";

export interface Subject {
  name: string;
  seeds: readonly string[];
  /** Throws AppErrors for what it refuses, anything else where it is broken. */
  read(input: string): Promise<void>;
}

const folder = new URL("../../fixtures/pages/", import.meta.url);
const pages = readdirSync(folder)
  .filter((name) => name.endsWith(".html"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));
const url = "https://www.example.com/listing/1";
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const defaults = { country: null, transaction: null, period: null };

export const subjects: readonly Subject[] = [
  { name: "page", seeds: pages, read: async (input) => void schema.parse(readListing(input, { url })) },
  {
    name: "text",
    seeds: [...labelledTexts.read, ...labelledTexts.held].map(({ text }) => text),
    read: async (input) => void schema.parse(readText(input)),
  },
  {
    name: "saved page",
    seeds: pages.map((page) => latin(savedPage(page, url))),
    read: async (input) => void schema.parse((await readDocument("mhtml", Buffer.from(input, "latin1"))).listing),
  },
  {
    name: "table or feed",
    seeds: [
      homesCsv().slice(0, 3_000),
      ...Object.values(feeds).map(({ text }) => text),
      openImmo([{}, { shown: "false" }]),
      blm([{}, { PUBLISHED_FLAG: "0" }]),
      JSON.stringify([resoHome, { ...resoHome, Country: "CA" }]),
    ],
    async read(input) {
      const batch = await readBatch(bytesOf(input));
      for (const row of readRows({ ...batch, defaults })) if ("listing" in row) schema.parse(row.listing);
    },
  },
];
