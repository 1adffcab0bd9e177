/**
 * How long reading a listing takes beside general scrapers, page by page in turns so that the machine is the same for all, and
 * which facts each finds. `npm run bench -- import [folder of .html with .url beside]`; without one, the labelled pages.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decodePage } from "#adapters/web/charset";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { readListing } from "#engine/listing/read";
import { labelledPages } from "#tests/support/reading/pages";
import { median } from "../median.ts";
import { openScrapers } from "./scrapers.ts";

const ROUNDS = 7;
const WARM_UP = 2;

interface Page {
  html: string;
  url: string;
}

function pagesIn(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .sort()
    .map((name) => {
      const beside = path.join(folder, name.replace(/\.html$/, ".url"));
      const url = existsSync(beside) ? readFileSync(beside, "utf8").trim() : "";
      return { html: decodePage(readFileSync(path.join(folder, name)), null), url: url || "https://example.com/1" };
    });
}

/** Null for a page that is refused: no listing, and said so. */
function ours({ html, url }: Page): Listing | null {
  try {
    return readListing(html, { url });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const facts: readonly [string, (listing: Listing) => unknown][] = [
  ["title", (one) => one.title],
  ["description", (one) => one.description],
  ["photo", (one) => one.photos[0]],
  ["price", (one) => one.price],
  ["area", (one) => one.area],
  ["rooms", (one) => one.rooms.bedrooms],
  ["place", (one) => one.address.text ?? one.address.city],
  ["agent", (one) => one.agent.name ?? one.agent.company],
];

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  // one that fails has taken its time, too
  await Promise.resolve()
    .then(work)
    .catch(() => null);
  return performance.now() - begun;
}

export async function bench([folder]: readonly string[]): Promise<void> {
  const pages = folder ? pagesIn(folder) : [...labelledPages("read"), ...labelledPages("held")];
  const scrapers = await openScrapers();
  const readers = [
    { name: "Listcast", run: async (page: Page) => void ours(page) },
    ...scrapers.map(({ name, read }) => ({ name, run: async (page: Page) => void (await read(page.html, page.url)) })),
  ];
  const times = new Map(readers.map(({ name }) => [name, new Map<Page, number[]>()]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const page of pages)
      for (const { name, run } of readers) {
        const took = await timed(() => run(page));
        const ofPage = times.get(name);
        if (round >= WARM_UP) ofPage?.set(page, [...(ofPage.get(page) ?? []), took]);
      }
  const found = new Map<string, Map<string, number>>([
    ["Listcast", new Map()],
    ...scrapers.map(({ name }) => [name, new Map<string, number>()] as const),
  ]);
  const count = (name: string, fact: string) => {
    const of = found.get(name);
    of?.set(fact, (of.get(fact) ?? 0) + 1);
  };
  for (const page of pages) {
    const listing = ours(page);
    if (listing) for (const [fact, get] of facts) if (get(listing) != null) count("Listcast", fact);
    for (const { name, read } of scrapers) {
      const scraped = await read(page.html, page.url).catch(() => null);
      if (scraped?.title) count(name, "title");
      if (scraped?.description) count(name, "description");
      if (scraped?.image) count(name, "photo");
    }
  }
  const kilobytes = mean(pages.map(({ html }) => html.length / 1024));
  console.log(`${pages.length} pages of ${Math.round(kilobytes)} kB on average; the median of ${ROUNDS} rounds a page`);
  console.log(["", "median ms", "mean ms", ...facts.map(([fact]) => fact)].join("\t"));
  for (const { name } of readers) {
    const each = [...(times.get(name)?.values() ?? [])].map(median);
    const counts = facts.map(([fact]) => found.get(name)?.get(fact) ?? 0);
    console.log([name, median(each).toFixed(1), mean(each).toFixed(1), ...counts].join("\t"));
  }
}
