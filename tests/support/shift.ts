/** Cumulative layout shift as browsers report it, with our own API made slow so that shifts can be seen. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { z } from "zod";
import { intercept } from "./intercept.ts";

const API_DELAY_MS = 300;
const report = z.object({ score: z.number(), moved: z.array(z.string()) });

/** Before anything is loaded: nothing cached, every answer late, shifts written down. */
export async function measureShift(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  for (const part of ["api", "auth/v1", "rest/v1", "storage/v1"])
    await intercept(
      page,
      `*/${part}/*`,
      async ({ go }) => {
        await sleep(API_DELAY_MS);
        await go();
      },
      { lasting: true },
    );
  await page.addInitScript(() => {
    const shifts = { score: 0, moved: [] as string[] };
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        shifts.score += Number(Reflect.get(entry, "value"));
        for (const source of Reflect.get(entry, "sources") ?? []) {
          const node: unknown = Reflect.get(source, "node");
          const rects = ["previousRect", "currentRect"].map((name) => Reflect.get(source, name));
          const way = rects.map((rect) => `${Math.round(rect.top)}+${Math.round(rect.height)}`).join(" to ");
          if (node instanceof Element)
            shifts.moved.push(`${`${node.tagName.toLowerCase()}.${node.className}`.slice(0, 60)} ${way}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum so far and what moved. */
export async function shiftOf(page: Page): Promise<z.infer<typeof report>> {
  await page.waitForTimeout(API_DELAY_MS);
  return report.parse(await page.evaluate(() => Reflect.get(window, "shifts")));
}
