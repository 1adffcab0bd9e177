/** People at their browsers: windows of a language, colour mode and size, what went wrong in them, and axe. */
import axe from "axe-core";
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import { expect } from "vitest";
import { LANGUAGE_COOKIE, LANGUAGE_KEY, type Language } from "#web/lib/language.ts";

declare global {
  interface Window {
    /** There once `bringAxe` brought it. */
    axe: typeof axe;
  }
}

/** A signed-in person's cookies and local storage, as `context.storageState()` gives them. */
export type Person = Exclude<BrowserContextOptions["storageState"], string | undefined>;

export interface Look {
  readonly language: Language;
  readonly colours: "light" | "dark";
  readonly width: number;
}
export const desk: Look = { language: "zh", colours: "light", width: 1440 };
export const phone: Look = { language: "en", colours: "dark", width: 390 };

/** Errors the tests call forth: a refused request is a line of the browser's own. */
const CALLED_FOR = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** Whether the server is able to work is what the page asks there, and a busy machine's server is not. */
const isTooBusy = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith("/readyz") && message.text().includes("status of 503");

export interface Visit {
  page: Page;
  /** Every line on the console. */
  lines: string[];
  /** Page errors and console errors nobody called for. */
  problems: string[];
  leave(): Promise<void>;
}

/** A window of its own. What the person changes in it (language, colours) stays changed. */
export async function visit(browser: Browser, url: string, look: Look = desk, person?: Person): Promise<Visit> {
  const { language, colours, width } = look;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: colours,
    // motion explains, but a test need not wait for it
    reducedMotion: "reduce",
    ...(person ? { storageState: person } : {}),
  });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  await context.addInitScript(
    ([key, value]) => {
      // once a window: what the person changes later stays
      if (sessionStorage.getItem("visit") !== null) return;
      sessionStorage.setItem("visit", "begun");
      localStorage.setItem(key, value);
    },
    [LANGUAGE_KEY, language] as const,
  );
  const page = await context.newPage();
  const lines: string[] = [];
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    lines.push(message.text());
    if (message.type() === "error" && !CALLED_FOR.test(message.text()) && !isTooBusy(message))
      problems.push(message.text());
  });
  return { page, lines, problems, leave: () => context.close() };
}

/** Axe into every frame that has none yet: it stays there as long as the document does. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const brought = frame.evaluate(() => "axe" in window).then((there) => there || frame.evaluate(axe.source));
    // a frame may leave while it is asked; the page itself may not
    await (frame === page.mainFrame() ? brought : brought.catch(() => {}));
  }
}

/** What axe finds on the page, a line each; `rules` limits it to those. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await bringAxe(page);
  // what passes is not written down: naming every element of it takes longer than the examination
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) };
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, chosen);
    return violations.map(({ id, nodes }) => {
      const said = nodes.map(({ html, any }) => [html.slice(0, 300), ...any.map(({ message }) => message)].join(" "));
      return `${id}: ${said.join("; ")}`;
    });
  }, options);
}

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await violationsOf(page), screen).toEqual([]);
  await expectNoSideways(page, screen);
}

/** Nobody has to scroll sideways to read a screen, once a window that was just narrowed has been laid out anew. */
export async function expectNoSideways(page: Page, screen: string): Promise<void> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 5000 })
    .catch(() => {});
  const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(needed, `${screen} fits ${given} px`).toBeLessThanOrEqual(given ?? 0);
}
