/**
 * The quality floor, on every line of tests/support/screens.ts: axe in both languages, light and dark; nothing lost at
 * 320 px, at 200 % zoom and with text twice as large; no layout shift over 0.05 on a slow network; a quiet console.
 * For one area: SCREENS=admin-tasks,packages takes the screens whose names begin so.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser";
import { findLosses } from "#tests/support/losses";
import { type Desk, openDesk, screens, screensNamed, settle, show, unexpected } from "#tests/support/screens";
import type { Screen } from "#tests/support/screens/kit";
import { closeWorld, openWorld, type World } from "#tests/support/screens/world";
import { measureShift, shiftOf } from "#tests/support/shift";
import { desk, type Look, phone, violationsOf } from "#tests/support/visitor";

/** WCAG's reflow: 1280 px at 400 %. */
const NARROW = { width: 320, height: 700 };
/** 1440 px at 200 %: to the layout a window half as wide. */
const ZOOMED = { width: 720, height: 450 };
const MAX_SHIFT = 0.05;
/** A screen waits more than it works. */
const WINDOWS = 3;
const MAX_MS = 900_000;
const chosen = screensNamed(process.env.SCREENS);

let browser: Browser;
let world: World | undefined;

beforeAll(async () => {
  browser = await launchBrowser();
  world = await openWorld(browser);
}, MAX_MS);
afterAll(async () => {
  await browser?.close();
  await closeWorld(world);
});

/** Runs over the screens a few at a time; answers every fault, each beginning with the screen's name. */
async function faultsOf(
  of: readonly Screen[],
  examine: (desk: Desk, screen: Screen, world: World) => Promise<string[]>,
  prepare?: (page: Page) => Promise<void>,
) {
  const waiting = [...of];
  const faults: string[] = [];
  const work = async () => {
    if (!world) throw new Error("no server");
    const windows = openDesk(browser, world, prepare);
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const { name } = screen;
      const found = await examine(windows, screen, world).catch((error: unknown) => [String(error)]);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    await windows.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  return faults.sort();
}

type Examine = (page: Page, screen: Screen) => Promise<string[]>;

/** One visit of each screen in a look, all that is asked of it there in that order, and a quiet console. */
const inLook =
  (look: Look, ...questions: readonly Examine[]) =>
  async (windows: Desk, screen: Screen, at: World) => {
    const { page, problems } = await show(windows, at, screen, look);
    const faults: string[] = [];
    for (const ask of questions) faults.push(...(await ask(page, screen)));
    faults.push(...unexpected(problems).map((line) => `console: ${line}`));
    return faults;
  };

/** Asked first, and of a window that measures: what is done to a page later moves its parts on purpose. */
const still: Examine = async (page) => {
  const { score, moved } = await shiftOf(page);
  return score > MAX_SHIFT ? [`shifts ${score.toFixed(3)} by ${moved.join(", ")}`] : [];
};

const accessible: Examine = (page) => violationsOf(page);

/** Only contrast can break by colours alone. */
const inTheDark: Examine = async (page, screen) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // a page of the application hears of it a moment later: colours of both halves would be compared
  await page.locator("html:not([data-mantine-color-scheme=light])").waitFor();
  await settle(page, screen);
  return (await violationsOf(page, ["color-contrast"])).map((line) => `dark: ${line}`);
};

/** Asked in English, whose words are the longer ones. */
const smallAndLarge: Examine = async (page, screen) => {
  const faults: string[] = [];
  for (const [size, large] of [
    [ZOOMED, false],
    [NARROW, false],
    [ZOOMED, true],
  ] as const) {
    await page.setViewportSize(size);
    // by script: a strict page takes no style element
    if (large) await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
    await settle(page, screen);
    faults.push(...(await findLosses(page)).map((line) => `${size.width} px${large ? ", text 200 %" : ""}: ${line}`));
  }
  return faults;
};

test(
  "Chinese, at a desk, over a slow network: arriving shifts nothing, and axe finds nothing in the light and in the dark",
  async () => {
    const arrivals = chosen.filter(({ state }) => !state);
    expect(await faultsOf(arrivals, inLook(desk, still, accessible, inTheDark), measureShift)).toEqual([]);
  },
  MAX_MS,
);

test(
  "Chinese, at a desk: axe finds nothing in the states of screens, in the light and in the dark",
  async () => {
    const states = chosen.filter(({ state }) => state);
    expect(await faultsOf(states, inLook(desk, accessible, inTheDark))).toEqual([]);
  },
  MAX_MS,
);

test(
  "English, on a phone: axe finds nothing, and nothing is lost when narrow, zoomed or with large text",
  async () => {
    expect(await faultsOf(chosen, inLook(phone, accessible, smallAndLarge))).toEqual([]);
  },
  MAX_MS,
);

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
