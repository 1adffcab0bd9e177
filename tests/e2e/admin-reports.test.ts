/** An administrator's morning: the first page, a report by its period, comparison and parts, the list behind, both files. */
import { unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { visit } from "#tests/support/visitor";

let browser: Browser;
let app: RunningApp;

beforeAll(async () => {
  browser = await sharedBrowser();
  app = await startApp();
}, 120_000);
afterAll(() => closeAll(browser, app));

/** The bytes of the file a button hands over. */
async function download(page: Page, name: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).first().click(),
  ]);
  const parts: Uint8Array[] = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(Buffer.concat(parts)) };
}

test("an administrator follows a number of today to the rows it was counted from", { timeout: 150_000 }, async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  const [, account] = app.demo();
  if (!account) throw new Error("no demo administrator");
  await signIn(page, app, account);
  await page.goto(`${app.url}/admin`);
  // both groups of the sidebar are open at the first visit
  for (const name of ["经纪人管理", "管理员管理", "模型 API 管理", "平台集成"])
    await page.getByRole("navigation").getByRole("link", { name }).first().waitFor();

  // the tile and the report it opens say the same number; the house's own accounts are no sign-ups
  const tile = page.getByRole("link", { name: /^新注册/ });
  await expect.poll(() => tile.innerText()).toMatch(/新注册\n\d/);
  const signUps = Number(/新注册\n(\d+)/.exec(await tile.innerText())?.[1]);
  await tile.click();
  await page.getByRole("heading", { name: "统计报表" }).waitFor();
  await page.getByRole("button", { name: new RegExp(`^新注册\\s*${signUps}\\b`) }).waitFor();

  // so do a report and the list behind it
  const day = (ago: number) => new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
  // of days that are over: what ends now is counted minutes later
  await page.goto(`${app.url}/admin/reports?report=tasks&from=${day(7)}&until=${day(1)}`);
  const completed = page.getByRole("button", { name: /^成功/ });
  const counted = async () => {
    await page.reload();
    await completed.waitFor();
    if (await page.getByText("天正在统计").isVisible()) return "";
    return (await completed.innerText()).split("\n")[1] ?? "";
  };
  // counted a moment after the start
  await expect.poll(counted, { interval: 2_000 }).toMatch(/^[1-9]/);
  const tasks = await counted();
  await page.getByRole("link", { name: "查看这些任务" }).click();
  await page.getByText(/结束于/).waitFor();
  await page.getByText("仅客户账号").waitFor();
  await page
    .getByText(new RegExp(`共 ?${tasks} ?`))
    .first()
    .waitFor();

  // a period, a comparison, a part, and back
  await page.goto(`${app.url}/admin/reports?report=content`);
  await page.getByRole("button", { name: "90 天", exact: true }).click();
  await page.getByLabel("对比", { exact: true }).selectOption("year");
  await page.getByText(/^与 .+ 对比$/).waitFor();
  expect(new URL(page.url()).searchParams.get("against")).toBe("year");
  const pieces = page.getByRole("button", { name: /^生成文案/ });
  await pieces.waitFor();
  const shown = Number(((await pieces.innerText()).split("\n")[1] ?? "").replaceAll(",", ""));
  expect(shown).toBeGreaterThan(0);

  const csv = await download(page, "导出 CSV");
  const lines = new TextDecoder()
    .decode(csv.bytes)
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  expect(lines[0]?.slice(1)).toEqual(["生成文案", "生成文案（去年同期）"]);
  expect(lines).toHaveLength(91);
  expect(lines.slice(1).reduce((all, [, value]) => all + Number(value), 0)).toBe(shown);

  const book = await download(page, "导出 Excel");
  expect(book.name).toMatch(/^listcast-content-.+\.xlsx$/);
  const sheet = new TextDecoder().decode(unzipSync(book.bytes)["xl/worksheets/sheet1.xml"]);
  expect(sheet).toMatch(new RegExp(`<c r="B2"[^>]*><v>${shown}</v>`));

  await page.getByRole("button", { name: /^中文/ }).click();
  await page.getByText("语言：中文", { exact: true }).waitFor();
  await page.getByRole("button", { name: "查看全部" }).click();
  await page.getByText("语言：中文", { exact: true }).waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await leave();
});
