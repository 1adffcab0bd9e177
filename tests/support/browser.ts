/** A real Chromium: the installed one where there is one, else the one inside an npm package. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const INSTALLED = [
  process.env.CHROMIUM_PATH ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Quiet, and nothing of its own on the network. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Flags of the packaged one that make it another browser than people have: one process and no zygote are meant for tiny
 * containers and make crashes, not speed; without web security a page may do what no visitor's browser allows it.
 */
const UNFIT = /^--(single-process|no-zygote|headless|window-size|disable-web-security|allow-running-insecure-content)/;

async function packaged(): Promise<{ executablePath: string; args: string[] }> {
  const { default: packagedChromium } = await import("@sparticuz/chromium");
  return { executablePath: await packagedChromium.executablePath(), args: packagedChromium.args };
}

/** Which browser there is, and the flags it is started with. */
export async function browserCommand(): Promise<{ executablePath: string; args: string[] }> {
  const installed = INSTALLED.find((at) => at !== "" && existsSync(at));
  const { executablePath, args } = installed ? { executablePath: installed, args: [] } : await packaged();
  return { executablePath, args: [...new Set([...args.filter((flag) => !UNFIT.test(flag)), ...FLAGS])] };
}

/** How long a machine that others use too may take over a step of a journey; not how long anything should. */
const PATIENCE_MS = 180_000;

/** Every window of it waits as long as a busy machine may take. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...(await browserCommand()), headless: true });
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

let shared: Promise<Browser> | undefined;

/** The browser that the files of a worker share: each opens windows of its own in it, and it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const open = await shared?.catch(() => undefined);
  if (open?.isConnected()) return open;
  shared = launchBrowser();
  return shared;
}

/** Closes every window that a file opened; the browser stays for the next file. */
export async function closeWindows(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}
