/**
 * `npm run gallery`: photographs every screen of tests/support/screens.ts in both languages, at 390 and 1440 px, light
 * and dark, on a real server of its own. PNGs and a page to leaf through go to gallery/, which is not in git.
 * `npm run gallery -- results tasks` takes those whose names say so; `-- --docs` takes only the twelve that the
 * documentation shows, and writes them to docs/images/.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { projectRoot } from "#server/base/root";
import { launchBrowser } from "#tests/support/browser";
import { type Desk, openDesk, screens, settle, show, unexpected } from "#tests/support/screens";
import type { Screen } from "#tests/support/screens/kit";
import { closeWorld, openWorld, type World } from "#tests/support/screens/world";
import { docPictures, type Shot, shotName, shotsOf, showcase } from "./gallery-page.ts";

const folder = path.join(projectRoot, "gallery");
const images = path.join(projectRoot, "docs/images");
/** A page longer than this shows no more of its design. */
const MAX_HEIGHT = 5200;
/** Of the copies in git: a phone at its own width, a desk at two thirds and cut below the first window. */
const COPY = { quality: 72, desk: 960, phone: 390, height: 900 };
/** Two windows at a time: a screen waits more than it works. */
const WINDOWS = 2;

const forDocs = process.argv.includes("--docs");
const wanted = process.argv.slice(2).filter((word) => word !== "--docs");
const isWanted = ({ name }: Screen) =>
  forDocs
    ? docPictures.some((file) => file.startsWith(`${name}.`))
    : wanted.length === 0 || wanted.some((word) => name.includes(word));
const chosen = screens.filter(isWanted);
const failures: string[] = [];

async function photograph(page: Page, screen: Screen, shot: Shot): Promise<void> {
  await page.emulateMedia({ colorScheme: shot.colours, reducedMotion: "reduce" });
  await page.setViewportSize({ width: shot.width, height: shot.width < 768 ? 844 : 900 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settle(page, screen);
  // what opens over a screen covers the window, not the page below it
  const over = await page.locator("[role=dialog], dialog[open], [role=menu]").first().isVisible();
  const height = Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
  const whole = { fullPage: true, clip: { x: 0, y: 0, width: shot.width, height } };
  const png = await page.screenshot({ ...(over ? {} : whole), animations: "disabled", caret: "hide" });
  writeFileSync(path.join(folder, `${shotName(screen, shot)}.png`), png);
}

/** A small copy for the documentation. */
async function copy(file: string): Promise<void> {
  const width = file.includes(".390.") ? COPY.phone : COPY.desk;
  const { data, info } = await sharp(path.join(folder, `${file}.png`))
    .resize({ width })
    .toBuffer({ resolveWithObject: true });
  await sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(info.height, COPY.height) })
    .webp({ quality: COPY.quality })
    .toFile(path.join(images, `${file}.webp`));
}

async function take(windows: Desk, world: World, screen: Screen): Promise<void> {
  for (const language of ["zh", "en"] as const) {
    const shots = shotsOf(language);
    const [first] = shots;
    if (!first) continue;
    const { page, problems } = await show(windows, world, screen, first);
    for (const shot of shots) await photograph(page, screen, shot);
    failures.push(...unexpected(problems).map((line) => `${screen.name} ${language}: ${line}`));
  }
  console.log(`  ${screen.name}`);
}

async function walk(world: World): Promise<void> {
  const waiting = [...chosen];
  const began = new Date();
  const work = async () => {
    // one time for the whole walk, so that "5 minutes ago" does not differ between pictures
    const windows = openDesk(browser, world, (page) => page.clock.setFixedTime(began));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name } = next;
      await take(windows, world, next).catch((error: unknown) => failures.push(`${name} ${error}`));
    }
    await windows.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
}

mkdirSync(folder, { recursive: true });
if (chosen.length === screens.length)
  for (const file of readdirSync(folder)) if (file.endsWith(".png")) rmSync(path.join(folder, file));
const browser = await launchBrowser();
try {
  const world = await openWorld(browser);
  await walk(world).finally(() => closeWorld(world));
} finally {
  await browser.close();
}
if (forDocs) for (const file of docPictures) await copy(file);
writeFileSync(path.join(folder, "index.html"), showcase(screens));
for (const line of failures) console.log(`✗ ${line}`);
console.log(`${chosen.length} screens, ${failures.length} problems: ${path.join(folder, "index.html")}`);
process.exitCode = failures.length === 0 ? 0 : 1;
