/**
 * Every screen of the product and its important states, one line each: the gallery photographs them, and
 * tests/e2e/quality.test.ts holds each to the quality floor. A new screen or state is a new line in ./screens/.
 */
import type { Browser, Page } from "playwright-core";
import { texts as en } from "#locales/en/index";
import { texts as zh } from "#locales/zh/index";
import { clearIntercepted } from "#tests/support/intercept";
import { type Look, type Person, type Visit, visit } from "#tests/support/visitor";
import { LANGUAGE_COOKIE, LANGUAGE_KEY, type Language } from "#web/lib/language.ts";
import { adminConfigScreens } from "./screens/admin-config-screens.ts";
import { adminContentScreens } from "./screens/admin-content-screens.ts";
import { adminModelsScreens } from "./screens/admin-models/index.ts";
import { adminPackagesScreens } from "./screens/admin-packages/index.ts";
import { adminReportsScreens } from "./screens/admin-reports-screens.ts";
import { adminTasksScreens } from "./screens/admin-tasks/index.ts";
import { adminUsersScreens } from "./screens/admin-users-screens.ts";
import { approvalScreens } from "./screens/approval-screens.ts";
import { calendarScreens } from "./screens/calendar-screens.ts";
import { checkoutScreens } from "./screens/checkout-screens.ts";
import { dashboardScreens } from "./screens/dashboard-screens.ts";
import { figuresScreens } from "./screens/figures-screens.ts";
import type { Screen, Stage, Who } from "./screens/kit.ts";
import { openScreens } from "./screens/open-screens.ts";
import { publishingScreens } from "./screens/publishing-screens.ts";
import { recallScreens } from "./screens/recall-screens.ts";
import { wizardScreens } from "./screens/wizard/index.ts";
import type { World } from "./screens/world.ts";

export const screens: readonly Screen[] = [
  ...openScreens,
  ...dashboardScreens,
  ...checkoutScreens,
  ...wizardScreens,
  ...publishingScreens,
  ...calendarScreens,
  ...approvalScreens,
  ...recallScreens,
  ...figuresScreens,
  ...adminUsersScreens,
  ...adminContentScreens,
  ...adminConfigScreens,
  ...adminTasksScreens,
  ...adminModelsScreens,
  ...adminReportsScreens,
  ...adminPackagesScreens,
];

/** The screens whose names begin with one of these words ("admin-tasks,packages"); all without any. A word nobody has is an error. */
export function screensNamed(words = ""): readonly Screen[] {
  const wanted = words.split(",").filter((word) => word !== "");
  const unknown = wanted.filter((word) => !screens.some(({ name }) => name.startsWith(word)));
  if (unknown.length > 0) throw new Error(`no screen begins with ${unknown.join(", ")}`);
  return wanted.length === 0 ? screens : screens.filter(({ name }) => wanted.some((word) => name.startsWith(word)));
}

/** Lines that belong there: the specification asks for the first, what tests put into a mail's closed frame makes the second. */
const CALLED_FOR = /^404: no page at|Blocked script execution in 'about:srcdoc'/;

/** What a window's console says that nobody called for. */
export const unexpected = (problems: readonly string[]): string[] => problems.filter((line) => !CALLED_FOR.test(line));

/** Loaded, drawn and still: fonts there, pictures there, nothing on its way that the screen waits for. */
export async function settle(page: Page, screen: Pick<Screen, "waiting">): Promise<void> {
  // a screen that waits on purpose still has its title, and comes after the "loading" of its own script
  await page
    .locator(screen.waiting ? "h1" : "h1, [role=status]")
    .first()
    .waitFor();
  // at the door of the administration, also of a state that waits on purpose
  const door = page.getByRole("status").filter({ hasText: /^正在确认权限|^Checking your permissions/ });
  await door.first().waitFor({ state: "detached" });
  if (!screen.waiting)
    await page
      .getByRole("status")
      .filter({ hasText: /加载中|正在打开|^Loading|^Opening/ })
      .first()
      .waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.loading !== "lazy" && image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // what moves for ever (dots of waiting) is not waited for
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
}

/** Windows of each kind of person, kept open from screen to screen: what a browser has loaded once it need not load again. */
export interface Desk {
  windowOf(who: Who, look: Look): Promise<Visit>;
  close(): Promise<void>;
}

export function openDesk(
  browser: Browser,
  world: World,
  prepare: (page: Page) => Promise<void> = async () => {},
): Desk {
  const open = new Map<Who, Visit>();
  return {
    windowOf: async (who, look) => {
      const visitor = open.get(who) ?? (await visit(browser, world.app.url, look, world.people[who]));
      if (!open.has(who)) await prepare(visitor.page);
      open.set(who, visitor);
      visitor.problems.length = 0;
      return visitor;
    },
    close: async () => {
      for (const visitor of open.values()) await visitor.leave();
    },
  };
}

/** Opens a screen in its state, in a window that remembers nothing of the screen before. */
export async function show(desk: Desk, world: World, screen: Screen, look: Look): Promise<Visit> {
  const visitor = await desk.windowOf(screen.who, look);
  const { page } = visitor;
  const { language, colours, width } = look;
  const stage: Stage = { page, world, language, t: language === "zh" ? zh : en };
  try {
    await clearIntercepted(page);
    await page.emulateMedia({ colorScheme: colours, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await restore(page, world, world.people[screen.who], language);
    await screen.before?.(stage);
    const path = typeof screen.path === "string" ? screen.path : screen.path(world, language);
    await page.goto(`${world.app.url}${path}`);
    await settle(page, screen);
    await screen.act?.(stage);
    await settle(page, screen);
  } catch (error) {
    throw new Error(`in ${language}: ${error instanceof Error ? error.message : error}`);
  }
  return visitor;
}

/** The browser's memory as the person had it, and the language; done on a page of ours that runs no script. */
async function restore(page: Page, { app }: World, person: Person | undefined, language: Language): Promise<void> {
  await page.goto(`${app.url}/favicon.svg`);
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.url }]);
  const stored = typeof person === "object" ? person.origins.flatMap(({ localStorage }) => localStorage) : [];
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      const begun = sessionStorage.getItem("visit") ?? "begun";
      sessionStorage.clear();
      sessionStorage.setItem("visit", begun);
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    [...stored, { name: LANGUAGE_KEY, value: language }],
  );
}
