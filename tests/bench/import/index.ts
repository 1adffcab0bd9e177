/**
 * How long reading a listing takes beside general scrapers, page by page in turns so that the machine is the same for all, and
 * how many of the labelled facts each has right. `npm run bench -- import [folder of .html with .url beside, labels in ../labels]`;
 * without one, the labelled pages.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decodePage } from "#adapters/web/charset";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { readListing } from "#engine/listing/read";
import type { Labels } from "#tests/support/reading/labels";
import { labelledPages } from "#tests/support/reading/pages";
import { median } from "../median.ts";
import { type Column, columns, homeOf, labelsIn, rightFacts } from "./right-facts.ts";
import { openScrapers } from "./scrapers.ts";

/** What there is to find. */
const LABELLED = "labelled";
const ROUNDS = 7;
const WARM_UP = 2;

interface Page {
  html: string;
  url: string;
  /** Null where nobody wrote down what the page says: it is timed alone. */
  says: Labels | null;
}

function pagesIn(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .sort()
    .map((name) => {
      const beside = path.join(folder, name.replace(/\.html$/, ".url"));
      const url = existsSync(beside) ? readFileSync(beside, "utf8").trim() : "";
      return {
        html: decodePage(readFileSync(path.join(folder, name)), null),
        url: url || "https://example.com/1",
        says: labelsIn(path.join(folder, "..", "labels", name.replace(/\.html$/, ".json"))),
      };
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
  const found = new Map<string, Map<Column, number>>();
  const count = (name: string, facts: readonly Column[]) => {
    const of = found.get(name) ?? new Map<Column, number>();
    for (const fact of facts) of.set(fact, (of.get(fact) ?? 0) + 1);
    found.set(name, of);
  };
  for (const page of pages) {
    if (page.says === null) continue;
    const { labelled, right } = rightFacts(page.says, ours(page));
    count(LABELLED, labelled);
    count("Listcast", right);
    for (const { name, read } of scrapers) {
      const scraped = await read(page.html, page.url).catch(() => null);
      count(name, rightFacts(page.says, scraped && homeOf(scraped)).right);
    }
  }
  const kilobytes = mean(pages.map(({ html }) => html.length / 1024));
  console.log(`${pages.length} pages of ${Math.round(kilobytes)} kB on average; the median of ${ROUNDS} rounds a page`);
  console.log(["", "median ms", "mean ms", ...columns, "all"].join("\t"));
  const counted = (name: string): number[] => {
    const of = columns.map((fact) => found.get(name)?.get(fact) ?? 0);
    return [...of, of.reduce((sum, one) => sum + one, 0)];
  };
  console.log([LABELLED, "", "", ...counted(LABELLED)].join("\t"));
  for (const { name } of readers) {
    const each = [...(times.get(name)?.values() ?? [])].map(median);
    console.log([name, median(each).toFixed(1), mean(each).toFixed(1), ...counted(name)].join("\t"));
  }
}
