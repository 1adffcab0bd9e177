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

async function packaged(): Promise<{ executablePath: string; args: string[] }> {
  const { default: packagedChromium } = await import("@sparticuz/chromium");
  return { executablePath: await packagedChromium.executablePath(), args: packagedChromium.args };
}

/** Which browser there is, and the flags it is started with. */
export async function browserCommand(): Promise<{ executablePath: string; args: string[] }> {
  const installed = INSTALLED.find((at) => at !== "" && existsSync(at));
  const { executablePath, args } = installed ? { executablePath: installed, args: [] } : await packaged();
  // one process and shared memory on disk are meant for tiny containers: they make crashes, not speed
  const kept = args.filter((flag) => !/^--(single-process|no-zygote|headless|window-size)/.test(flag));
  return { executablePath, args: [...new Set([...kept, ...FLAGS])] };
}

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...(await browserCommand()), headless: true });
