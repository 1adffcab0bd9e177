/**
 * Task management, as an administrator meets it: a failed task is tried again, a queue is paused and a person's new task waits
 * for it, workers are seen, what was given up is run again, and a mail that did not leave is sent again by the keyboard.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type RunningApp, startApp } from "#tests/support/app";
import { openAppDatabase } from "#tests/support/app-database";
import { sharedBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { expectAccessible, type Visit, visit } from "#tests/support/visitor";

const nobody = { email: "", password: "" };
let app: RunningApp;
let browser: Browser;
let agent: Visit;
let admin: Visit;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  [agent, admin] = [await visit(browser, app.url), await visit(browser, app.url)];
  await signIn(agent.page, app, app.demo()[0] ?? nobody);
  await signIn(admin.page, app, app.demo()[1] ?? nobody);
});
afterAll(() => closeAll(browser, app));

const imports = () => admin.page.getByRole("region", { name: "读取房源", exact: true });

test("a failed task is found, tried again, and its course says so", async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/tasks?q=fangyuan`);
  const menu = page.getByRole("button", { name: /的操作$/ });
  await menu.waitFor();
  await expectAccessible(page, "found tasks");
  await menu.click();
  await page.getByRole("menuitem", { name: "重试" }).click();
  await page.getByText("1 个任务已重新排队").waitFor();
  await menu.click();
  await page.getByRole("menuitem", { name: "查看详情" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.locator("ol").getByText("人工重试").waitFor();
  // nobody can open that link: it fails again, for the same reason
  await drawer.getByText("未成功", { exact: true }).first().waitFor();
});

test("while a queue is paused a person's task waits and they are told; resumed, it goes on by itself", async () => {
  await admin.page.goto(`${app.url}/admin/tasks?tab=queues`);
  await imports().getByRole("button", { name: "暂停" }).click();
  const dialog = admin.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "原因" }).fill("升级读取程序");
  await dialog.getByRole("button", { name: "暂停" }).click();
  await imports().getByText("已暂停").waitFor();
  await expectAccessible(admin.page, "queues");

  const { page } = agent;
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByText(/读取房源正在暂停维护/).waitFor();
  await page.getByRole("button", { name: /梅川苑/ }).click();
  await page.getByText("暂停维护", { exact: true }).waitFor();
  await expectAccessible(page, "a waiting import");
  // the demo account's own import is always under way
  await expect.poll(() => imports().textContent()).toContain("等待1进行中1");

  await imports().getByRole("button", { name: "恢复" }).click();
  await page.getByRole("heading", { name: "确认房源信息" }).waitFor();
  await imports().getByText("运行中").waitFor();
});

test("the process that works is listed", async () => {
  const { page } = admin;
  await page.getByRole("button", { name: "处理进程" }).click();
  await page.getByRole("heading", { name: new RegExp(`· ${app.pid}$`) }).waitFor();
  await expectAccessible(page, "workers");
});

test("what was given up lies among the dead letters, is run again, and is done", async () => {
  const database = await openAppDatabase(app.dataDir);
  // as a site leaves it that was out of reach for all attempts
  const { rows } = await database.query(
    `update public.tasks set status = 'failed', cause = '{"code":"timed_out","data":{}}', attempts = 4, finished_at = now()
     where id = (select id from public.tasks where kind = 'import' and status = 'completed' order by created_at desc limit 1)
     returning id`,
  );
  const { id } = z.object({ id: z.uuid() }).parse(rows[0]);
  await database.query("insert into pgboss.job (name, data) values ('task.dead', $1)", [{ taskId: id, said: null }]);
  const { page } = admin;
  await page.goto(`${app.url}/admin/tasks?tab=dead`);
  await page.getByRole("button", { name: "死信 1" }).waitFor();
  await expectAccessible(page, "dead letters");
  await page.getByRole("button", { name: /的操作$/ }).click();
  await page.getByRole("menuitem", { name: "再次执行" }).click();
  await page.getByText("1 个任务已重新排队").waitFor();
  await page.getByText("没有死信").waitFor();
  const status = async () => (await database.query("select status from public.tasks where id = $1", [id])).rows[0];
  await expect.poll(status).toEqual({ status: "completed" });
  await database.end();
});

test("a mail that was given up is found, opened and sent again by the keyboard, and the audit says who did it", async () => {
  const database = await openAppDatabase(app.dataDir);
  const { rows } = await database.query(
    `insert into public.mail_outbox (user_id, kind, subject_id, tries, ended_at, outcome)
     select id, 'deletion_cancelled', gen_random_uuid(), 20, now(), 'failed' from auth.users where email = $1 returning id`,
    [app.demo()[0]?.email],
  );
  const { id } = z.object({ id: z.uuid() }).parse(rows[0]);
  const { page } = admin;
  await page.goto(`${app.url}/admin/tasks?tab=mails`);
  await page.getByRole("button", { name: "未送达邮件 1" }).waitFor();
  await expectAccessible(page, "undelivered mails");
  await page.getByRole("button", { name: /的操作$/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "查看详情" }).press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "再次发送" }).waitFor();
  await expectAccessible(page, "an undelivered mail");
  await drawer.getByRole("button", { name: "再次发送" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("已放回待发送").waitFor();
  await page.getByText("没有未送达的邮件").waitFor();
  const audit = await database.query(
    "select actor from public.audit_entries where action = 'mails.resend' and subject_id = $1",
    [id],
  );
  expect(audit.rows).toEqual([{ actor: expect.stringMatching(/^admin:/) }]);
  await database.end();
});
