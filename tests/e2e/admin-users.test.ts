/** User management in a browser: inviting, finding, disabling, looking with somebody's eyes, and taking the list home. */
import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { expectAccessible, type Visit, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let admin: Visit;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  admin = await visit(browser, app.url);
  const account = app.demo()[1];
  if (!account) throw new Error("no demo administrator");
  await signIn(admin.page, app, account);
});
afterAll(() => closeAll(browser, app));

const EMAIL = "ada@example.com";
const PASSWORD = "Fang!Bo2026-lai";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
/** Takes an item of the menu of the row in which the text stands. */
async function take(page: Page, text: string, item: string): Promise<void> {
  await row(page, text)
    .getByRole("button", { name: /的操作$/ })
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("somebody is invited, sets a password by the mail, is found, and is out the moment they are disabled", async () => {
  const { page, problems } = admin;
  await page.goto(`${app.url}/admin/users`);
  await button(page, "邀请用户").click();
  await page.getByLabel("邮箱").fill(EMAIL);
  await page.getByLabel("姓名（可不填）").fill("阿达");
  await button(page, "发送邀请").click();
  await page.getByText("邀请已发送").waitFor();
  await row(page, EMAIL).getByText("待接受邀请").waitFor();

  const guest = await visit(browser, app.url);
  const link = (await app.mailTo(EMAIL)).links.find((one) => one.includes("/auth/confirm")) ?? "";
  await guest.page.goto(link);
  // the page says who invites whom, and to what, before anything is typed
  await guest.page.getByText("演示管理员 邀请您使用房播").waitFor();
  for (const fact of [EMAIL, "经纪人"]) await guest.page.getByRole("definition").filter({ hasText: fact }).waitFor();
  await guest.page.getByLabel("密码", { exact: true }).fill(PASSWORD);
  await guest.page.getByLabel("确认密码").fill(PASSWORD);
  expect(await button(guest.page, "开始使用").isEnabled()).toBe(false);
  await guest.page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await expectAccessible(guest.page, "an invitation");
  await button(guest.page, "开始使用").click();
  await guest.page.waitForURL(/\/dashboard$/);
  // neither a second password nor a second consent is asked for
  await guest.page.getByRole("heading", { level: 1, name: /阿达/ }).waitFor();
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { name: "这份邀请已经用过了" }).waitFor();
  await guest.page.goto(`${app.url}/dashboard`);
  await guest.page.getByRole("heading", { level: 1, name: /阿达/ }).waitFor();

  await page.getByRole("searchbox").fill("阿达");
  await page.waitForURL(/q=/);
  await row(page, EMAIL).getByText("正常").waitFor();
  expect(await page.getByRole("row").count()).toBe(2);

  await take(page, EMAIL, "停用账号");
  await page.getByLabel("停用原因").fill("离职");
  await page.getByRole("dialog").getByRole("button", { name: "停用账号", exact: true }).click();
  await row(page, EMAIL).getByText("已停用").waitFor();
  // nobody touches the other window
  await guest.page.waitForURL(/\/auth/);
  await guest.leave();
  expect(problems).toEqual([]);
});

const HOME = "锦和苑 南北通三房 近世纪公园";

test("a page is taken down with a reason, its owner is written to and objects, and it is online again", async () => {
  const { page, problems } = admin;
  const account = app.demo()[0];
  if (!account) throw new Error("no demo agent");
  const owner = await visit(browser, app.url);
  await signIn(owner.page, app, account);
  const share = async () => {
    await owner.page.goto(`${app.url}/dashboard/properties`);
    await button(owner.page, `“${HOME}”的更多操作`).click();
    await owner.page.getByRole("menuitem", { name: "分享", exact: true }).click();
  };
  await share();
  await button(owner.page, "发布网页并分享").click();
  const url = await owner.page.getByLabel("网页链接").inputValue();

  await page.goto(`${app.url}/admin/users?view=content&q=${encodeURIComponent("锦和苑")}`);
  await row(page, HOME).getByRole("button").first().click();
  const drawer = page.getByRole("dialog", { name: HOME, exact: true });
  await drawer.getByRole("link", { name: zh.users.content.open }).waitFor();
  await button(page, zh.users.content.takeDown).click();
  const asked = page.getByRole("dialog").last();
  await asked.getByRole("button", { name: zh.users.content.takeDown, exact: true }).click();
  await asked.getByText(zh.admin.list.reasonMissing).waitFor();
  await asked.getByLabel(zh.users.content.reason).fill("图片带有其他机构的水印");
  await asked.getByRole("button", { name: zh.users.content.takeDown, exact: true }).click();
  await drawer.getByText("图片带有其他机构的水印").waitFor();
  await expect.poll(async () => (await fetch(url)).status).toBe(410);

  const mail = await app.mailTo(account.email, /网页已下架/);
  expect(mail.text).toContain("图片带有其他机构的水印");
  await owner.page.goto(mail.links.find((one) => one.includes("/dashboard/properties?open=")) ?? "");
  // the home says it before anything else
  await owner.page.getByRole("note").getByText("原因：").waitFor();
  await button(owner.page, "提出异议").click();
  await owner.page.getByRole("dialog").last().getByText("图片带有其他机构的水印").waitFor();
  await owner.page.getByLabel("异议说明").fill("照片是我自己拍的");
  await button(owner.page, "提交异议").click();
  await button(owner.page, "修改异议").waitFor();

  await page.goto(`${app.url}/admin/users?view=content&takedown=objected`);
  await row(page, HOME).getByText("有异议").waitFor();
  await row(page, HOME).getByRole("button").first().click();
  await drawer.getByText("照片是我自己拍的").waitFor();
  await button(page, zh.users.content.return).click();
  await page.getByRole("dialog").last().getByRole("button", { name: zh.users.content.return, exact: true }).click();
  await page.getByText(zh.users.content.returned).waitFor();
  // the server's first page: a thread starts for it, and the words of its language are compiled
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  await app.mailTo(account.email, /网页已恢复公开/);
  await share();
  expect(await owner.page.getByLabel("网页链接").inputValue(), "links passed on work again").toBe(url);
  await owner.leave();
  expect(problems).toEqual([]);
});

test("a list is sorted and leafed through by its address, and taken home as a file", async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/users`);
  await button(page, /^邮箱/).click();
  await page.waitForURL(/sort=email/);
  const emails = () => page.getByRole("row").locator("td:nth-child(2)").allInnerTexts();
  // the rows of the old order stand until those of the new one are there
  await expect
    .poll(async () => {
      const shown = await emails();
      return shown.length > 1 && shown.join() === shown.toSorted().toReversed().join();
    })
    .toBe(true);
  const down = await emails();
  await button(page, /^邮箱/).click();
  await page.waitForURL(/dir=asc/);
  await expect.poll(emails).toEqual(down.toReversed());

  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "导出 CSV").click()]);
  const text = await readFile(await file.path(), "utf8");
  expect(
    text
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[1]),
  ).toEqual(down.toReversed());
});

test("a question or a drawer closed with Escape gives the focus back to what opened it", async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/users?q=demo%40`);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const dots = row(page, "demo@listcast.local").getByRole("button", { name: /的操作$/ });
  await dots.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "更改角色", exact: true }).press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe(await dots.getAttribute("aria-label"));
  const name = row(page, "demo@listcast.local").getByRole("button").first();
  await name.press("Enter");
  await page.getByRole("dialog").getByText("操作记录").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a support session shows the account under a banner, refuses what is the owner's, and ends", async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/users?q=demo%40`);
  await take(page, "demo@listcast.local", "以此身份查看");
  await page.getByLabel("查看原因").fill("看不到任务");
  await button(page, "开始查看").click();
  await page.waitForURL(/\/dashboard$/);
  const banner = page.getByRole("region", { name: /^您正在以/ });
  await banner.getByText("原因：看不到任务").waitFor();
  await page.getByTestId("sidebar").getByText("demo@listcast.local").waitFor();
  expect(await page.getByTestId("sidebar").getByText("admin@listcast.local").count()).toBe(0);
  await page.goto(`${app.url}/dashboard/profile`);
  await page.getByText("代看期间不可用").waitFor();
  await button(page, "结束查看").click();
  await page.waitForURL(/\/admin\/users$/);
  expect(await page.evaluate(() => sessionStorage.getItem("listcast-support"))).toBeNull();
  await page.goto(`${app.url}/admin/users?q=demo%40`);
  await take(page, "demo@listcast.local", "查看详情");
  const drawer = page.getByRole("dialog");
  for (const said of ["的身份查看，原因：看不到任务。", "结束了对 demo@listcast.local 的代看。"])
    await drawer.getByText(said).first().waitFor();
});

test("a role is changed with a reason, after what it opens was shown, and stands in the audit as a sentence", async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/users?q=${encodeURIComponent(EMAIL)}`);
  await take(page, EMAIL, "更改角色");
  const dialog = page.getByRole("dialog", { name: "更改角色" });
  await dialog.getByLabel("角色").selectOption({ label: "系统管理员" });
  await dialog.getByText("系统配置、模型 API 管理", { exact: false }).waitFor();
  await dialog.getByLabel("更改原因").fill("负责运维");
  await expectAccessible(page, "a role that changes");
  await dialog.getByRole("button", { name: "更改角色", exact: true }).click();
  await page.getByText("角色已更改").waitFor();
  await page.goto(`${app.url}/admin/logs?action=user_roles.update`);
  await page
    .getByText(`admin@listcast.local 更改了 ${EMAIL} 的角色：角色由“经纪人”改为“管理员”`, { exact: false })
    .waitFor();
  const rows = await page.getByRole("table").getByRole("row").locator("td:first-child").allInnerTexts();
  expect(
    rows.filter((row) => !row.includes("的角色")),
    "nothing but changed roles",
  ).toEqual([]);
});

test("two-step sign-in is turned on with an app, asked for at the next sign-in, and passed with a code on paper", async () => {
  const account = app.demo()[1];
  if (!account) throw new Error("no demo administrator");
  const { page, problems } = admin;
  const words = zh.profile.secondFactor;
  await page.goto(`${app.url}/dashboard/profile#second-factor`);
  await button(page, words.turnOn).click();
  const adding = page.getByRole("dialog", { name: words.add });
  const secret = (await adding.getByText(/^([A-Z2-7]{4} ?){6,}$/).innerText()).replaceAll(" ", "");
  const picture = adding.getByAltText(words.picture);
  // drawn, and not only there
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    .toBe(true);
  const phone = new TOTP({ secret: Secret.fromBase32(secret) });
  await adding.getByLabel(zh.auth.stepCode).fill(phone.generate());
  await expectAccessible(page, "an app that is added");
  await adding.getByRole("button", { name: words.turnOn, exact: true }).click();
  const paper = page.getByRole("dialog", { name: words.codes });
  const first = await paper.getByRole("listitem").first().innerText();
  await paper.getByRole("button", { name: words.kept }).click();
  await page.getByText(words.on, { exact: true }).waitFor();

  const other = await visit(browser, app.url);
  const enter = async () => {
    await other.page.goto(`${app.url}/auth`);
    await other.page.getByLabel("邮箱", { exact: true }).fill(account.email);
    await other.page.getByLabel("密码", { exact: true }).fill(account.password);
    await button(other.page, "登录").click();
    await other.page.getByRole("form", { name: zh.auth.step }).waitFor();
  };
  await enter();
  await other.page.getByLabel(zh.auth.stepCode).fill("000000");
  await button(other.page, zh.auth.stepSubmit).click();
  await other.page.getByRole("form", { name: zh.auth.step }).locator("[aria-invalid=true]").waitFor();
  await expectAccessible(other.page, "a code that is wrong");
  // a page that is loaded anew still asks
  await other.page.goto(`${app.url}/admin`);
  await other.page.getByRole("form", { name: zh.auth.step }).waitFor();
  await button(other.page, zh.auth.stepUsePaper).click();
  await other.page.getByLabel(zh.auth.stepPaper).fill(first);
  await button(other.page, zh.auth.stepSubmit).click();
  await other.page.waitForURL(/\/(admin|dashboard)/);
  await other.page.getByRole("heading", { level: 1 }).waitFor();
  await other.leave();

  await page.goto(`${app.url}/admin/logs?tab=signIns`);
  for (const outcome of [
    "password_awaits_factor",
    "second_factor",
    "mfa_verification_failed",
    "recovery_code",
  ] as const)
    await page.getByRole("table").getByText(zh.logs.signIns.outcomes[outcome]).first().waitFor();
  await page.goto(`${app.url}/dashboard/profile#second-factor`);
  await page.getByText(words.left.replace("{{count}}", "9")).waitFor();
  await button(page, words.turnOff).click();
  await button(page, words.turnOffAll).click();
  await page.getByText(words.removed).waitFor();
  expect(problems).toEqual([]);
});
