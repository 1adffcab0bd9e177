/**
 * The quality floor, on every line of tests/support/screens.ts: axe in both languages, light and dark, at a desk and on a
 * phone; nothing lost at 320 px, at 200 % zoom or with text twice as large (one of them a screen); no layout shift over 0.05 at a desk on a slow
 * network; a quiet console. Each screen is judged once, of the states of screens every third, in a look that changes from one
 * to the next; EVERY=1 takes all states, `npm run quality` judges all in every look (LOOKS=all). For one area: SCREENS=admin-tasks,packages takes the screens whose names begin so.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { dealt } from "#tests/support/dealt";
import { crossed, spread } from "#tests/support/looks";
import { findLosses } from "#tests/support/losses";
import { type Desk, openDesk, screens, screensNamed, settle, show, unexpected } from "#tests/support/screens";
import { closeWorld, openWorld, type World } from "#tests/support/screens/world";
import { measureShift, shiftOf } from "#tests/support/shift";
import { desk, type Look, violationsOf } from "#tests/support/visitor";

/** WCAG's reflow: 1280 px at 400 %. */
const NARROW = { width: 320, height: 700 };
/** 1440 px at 200 %: to the layout a window half as wide. */
const ZOOMED = { width: 720, height: 450 };
/** How a page is strained to see whether anything is lost. */
const STRAINS = [
  { size: ZOOMED, large: false },
  { size: NARROW, large: false },
  { size: ZOOMED, large: true },
] as const;
const MAX_SHIFT = 0.05;
/** A screen waits more than it works. */
const WINDOWS = 3;
const everything = process.env.LOOKS === "all";
const MAX_MS = everything ? 7_200_000 : 1_800_000;
const named = new Set(screensNamed(process.env.SCREENS));
/** Dealt out over all of them, so that a screen has the same look whichever are named. */
const chosen = (everything ? crossed(screens) : spread(screens)).filter(({ screen }) => named.has(screen));

let browser: Browser;
let world: World | undefined;

beforeAll(async () => {
  browser = await sharedBrowser();
  world = await openWorld(browser);
}, MAX_MS);
afterAll(async () => {
  await closeWindows(browser);
  await closeWorld(world);
});

type Judged = (typeof chosen)[number];
type Examine = (page: Page, judged: Judged) => Promise<string[]>;

/** One visit of a screen in its language and colours, all that is asked of it there in that order, and a quiet console. */
async function examine(windows: Desk, judged: Judged, at: World, questions: readonly Examine[]) {
  const { screen, look } = judged;
  const { page, problems } = await show(windows, at, screen, screen.state ? look : { ...look, width: desk.width });
  const faults: string[] = [];
  for (const ask of questions) faults.push(...(await ask(page, judged)));
  faults.push(...unexpected(problems).map((line) => `console: ${line}`));
  return faults;
}

const nameOf = ({ language, colours, width }: Look) => `${language}, ${colours}, ${width} px`;

/** Runs over the screens a few at a time; answers every fault, each beginning with the screen's name and its look. */
async function faultsOf(of: readonly Judged[], questions: readonly Examine[], prepare?: (page: Page) => Promise<void>) {
  const waiting = [...of];
  const faults: string[] = [];
  const work = async () => {
    if (!world) throw new Error("no server");
    const windows = openDesk(browser, world, prepare);
    for (let judged = waiting.shift(); judged; judged = waiting.shift()) {
      const { screen, look } = judged;
      const judge = (at: World) => examine(windows, judged, at, questions).catch((error: unknown) => [String(error)]);
      let found = await judge(world);
      // a busy machine may lose a race no person would: what is really wrong with a screen is wrong the second time too
      if (found.length > 0) found = await judge(world);
      faults.push(...found.map((fault) => `${screen.name} (${nameOf(look)}): ${fault}`));
    }
    await windows.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  return faults.sort();
}

/** Asked first, at a desk and of a window that measures: what is done to a page later moves its parts on purpose. */
const still: Examine = async (page) => {
  const { score, moved } = await shiftOf(page);
  return score > MAX_SHIFT ? [`shifts ${score.toFixed(3)} by ${moved.join(", ")}`] : [];
};

/** From the desk where arriving was measured to the width of its look. */
const accessible: Examine = async (page, { screen, look: { width } }) => {
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await settle(page, screen);
  }
  return violationsOf(page);
};

/** Asked last: it changes the window, and what is measured before must not meet that. */
const smallAndLarge: Examine = async (page, { screen }) => {
  const faults: string[] = [];
  for (const { size, large } of everything ? STRAINS : dealt(STRAINS, screens.indexOf(screen))) {
    await page.setViewportSize(size);
    // by script: a strict page takes no style element
    if (large) await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
    await settle(page, screen);
    faults.push(...(await findLosses(page)).map((line) => `${size.width} px${large ? ", text 200 %" : ""}: ${line}`));
  }
  return faults;
};

test("over a slow network arriving shifts nothing, axe finds nothing, and nothing is lost when narrow, zoomed or with large text", {
  // a screen at fault has been judged twice
  retry: 0,
  timeout: MAX_MS,
}, async () => {
  const arrivals = chosen.filter(({ screen }) => !screen.state);
  expect(await faultsOf(arrivals, [still, accessible, smallAndLarge], measureShift)).toEqual([]);
});

test("in the states of screens axe finds nothing, and nothing is lost when narrow, zoomed or with large text", {
  retry: 0,
  timeout: MAX_MS,
}, async () => {
  const all = chosen.filter(({ screen }) => screen.state);
  const states = everything || process.env.SCREENS ? all : dealt(all);
  expect(await faultsOf(states, [accessible, smallAndLarge])).toEqual([]);
});

test("the keyboard starts at a link past the sidebar", async () => {
  const tasks = screens.find(({ name }) => name === "tasks");
  if (!world || !tasks) throw new Error("no tasks");
  const windows = openDesk(browser, world);
  const { page } = await show(windows, world, tasks, desk);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  await windows.close();
});
