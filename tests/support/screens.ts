/**
 * Every screen of the product and its important states, one line each: the gallery photographs them, and
 * tests/e2e/quality.test.ts holds each to the quality floor. A new screen or state is a new line in ./screens/.
 */
import type { Browser, Page } from "playwright-core";
import { texts as en } from "#locales/en/index";
import { texts as zh } from "#locales/zh/index";
import { type Look, type Visit, visit } from "#tests/support/visitor";
import type { Language } from "#web/lib/language.ts";
import { dashboardScreens } from "./screens/dashboard-screens.ts";
import type { Screen, Stage } from "./screens/kit.ts";
import { openScreens } from "./screens/open-screens.ts";
import { wizardScreens } from "./screens/wizard-screens.ts";
import type { World } from "./screens/world.ts";

export const screens: readonly Screen[] = [...openScreens, ...dashboardScreens, ...wizardScreens];

export interface Shown extends Visit {
  stage: Stage;
}

/** Loaded, drawn and still: fonts there, pictures there, nothing on its way that the screen waits for. */
export async function settle(page: Page, screen: Pick<Screen, "waiting">): Promise<void> {
  await page.locator("h1, [role=status]").first().waitFor();
  if (!screen.waiting)
    await page
      .getByRole("status")
      .filter({ hasText: /加载中|正在打开|^Loading|^Opening/ })
      .waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.loading !== "lazy" && image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Opens a screen in a window of its own, in its state. `prepare` runs before anything is loaded. */
export async function show(
  browser: Browser,
  world: World,
  screen: Screen,
  look: Look,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Shown> {
  const { app, people } = world;
  const visitor = await visit(browser, app.url, look, people[screen.who]);
  const { page } = visitor;
  const stage: Stage = { page, world, language: look.language, t: textsIn(look.language) };
  try {
    await prepare(page);
    await screen.before?.(stage);
    const path = typeof screen.path === "string" ? screen.path : screen.path(world, look.language);
    await page.goto(`${app.url}${path}`);
    await settle(page, screen);
    await screen.act?.(stage);
    await settle(page, screen);
  } catch (error) {
    await visitor.leave();
    throw new Error(`${screen.name} in ${look.language}: ${error instanceof Error ? error.message : error}`);
  }
  return { ...visitor, stage };
}

const textsIn = (language: Language) => (language === "zh" ? zh : en);
