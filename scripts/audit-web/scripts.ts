/** The script a first visit loads, cold: what the landing page's HTML names, and what the dashboard asks for. */
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { RunningApp } from "#tests/support/app";
import { launchBrowser } from "#tests/support/browser";
import { type Person, signUpNewcomer } from "./newcomer.ts";

/** After the heading stands, what a first visit still asks for comes within this time. */
const REST_MS = 4_000;

export interface Sizes {
  /** Bytes, gzip. */
  landing: number;
  dashboard: number;
}

const sizeOf = async (address: string): Promise<number> =>
  gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer()), { level: 9 }).length;

const total = async (addresses: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...new Set(addresses)].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Every script the page asks for until it has come to rest. */
async function requested(browser: Browser, app: RunningApp, path: string, person?: Person) {
  const context = await browser.newContext(person ? { storageState: person } : {});
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(request.url());
  });
  await page.goto(`${app.url}${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // the stream of events never ends, so the network is never idle
  await page.waitForTimeout(REST_MS);
  const landed = new URL(page.url()).pathname;
  if (landed !== path) throw new Error(`${path} led to ${landed}`);
  await context.close();
  return scripts;
}

export async function scriptsOfFirstVisits(app: RunningApp): Promise<Sizes> {
  const browser = await launchBrowser();
  try {
    const landing = await requested(browser, app, "/");
    const dashboard = await requested(browser, app, "/dashboard", await signUpNewcomer(browser, app));
    return { landing: await total(landing), dashboard: await total(dashboard) };
  } finally {
    await browser.close();
  }
}
