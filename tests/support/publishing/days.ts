/** Steps of a campaign that goes out over days, in the product's own screens: with platforms of this machine, and with real servers. */
import type { Page } from "playwright-core";
import { z } from "zod";
import type { RunningApp } from "#tests/support/app";
import { askApi } from "#tests/support/ask-api";
import { app as consentApp } from "#tests/support/publishers/consent";

const MINUTE = 60_000;

const posts = z.array(z.object({ id: z.uuid(), platform: z.string(), dueAt: z.string(), state: z.string() }));
export const postsOf = async (page: Page) => posts.parse(await askApi(page, "GET", "/publishing/publications"));

/** The administrator registers the application at X. */
export async function registerApp(admin: Page): Promise<void> {
  await askApi(admin, "PUT", "/admin/integration/apps/twitter/secrets", {
    secrets: { secret: consentApp.secret },
    version: 0,
  });
  await askApi(admin, "PUT", "/admin/integration/apps/twitter", {
    values: { id: consentApp.id },
    enabled: true,
    version: 1,
  });
}

/** On the page of accounts: by what the platform's form asks, each by its label. */
export async function connectByForm(
  page: Page,
  platform: string,
  fields: Readonly<Record<string, string>>,
  patienceMs = 30_000,
) {
  await page.getByRole("button", { name: `连接${platform}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: "连接", exact: true }).click();
  await dialog.waitFor({ state: "detached", timeout: patienceMs });
}

/** Through the platform's own window, and back. */
export async function connectByWindow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "连接X (推特)", exact: true }).click();
  await page.getByText("X (推特)已连接").first().waitFor();
  await page.getByText("@lin_realty").first().waitFor();
}

/** Five posts at the times that are proposed. */
export async function scheduleOverDays(page: Page, app: RunningApp, campaignId: string): Promise<void> {
  await page.goto(`${app.url}/dashboard/campaigns/${campaignId}`);
  await page.getByRole("button", { name: "发布", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "分几天发", exact: true }).click();
  await dialog.getByRole("region", { name: "建议的时间" }).getByRole("listitem").nth(4).waitFor();
  await dialog.getByRole("button", { name: "安排 5 条" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** How far ahead the clock has to be for the last post of each day to be due. */
export function endsOfDays(due: readonly string[]): number[] {
  const days = Map.groupBy(due.toSorted(), (at) => new Date(at).toDateString());
  return [...days.values()].map((of) => Date.parse(of.at(-1) ?? "") - Date.now() + MINUTE);
}
