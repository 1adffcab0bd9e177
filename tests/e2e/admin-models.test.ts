/** A model provider from its address to its cost, and what it is told from one version to another, over a model on this machine. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { asksForReading } from "#tests/support/truthful-reader";
import { visit } from "#tests/support/visitor";

const KEY = "sk-journey-secret-4321";
let app: RunningApp;
let browser: Browser;
let model: ModelServer;

beforeAll(async () => {
  model = await startModelServer();
  app = await startApp();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closeAll(browser, app);
  await model.close();
});

/** What the model was asked last to write, as text. */
const told = () => JSON.stringify(model.requests.findLast(({ body }) => !asksForReading(body))?.body);
const within = (page: Page) => page.getByRole("dialog");

async function addProvider(page: Page): Promise<void> {
  await page.getByRole("button", { name: "添加服务商" }).click();
  await page.getByLabel("名称").fill("local");
  await page.getByRole("combobox", { name: "模型" }).fill("m");
  await page.getByLabel("接口地址").fill(model.url);
  await page.getByLabel("输入价格").fill("2");
  await within(page).getByRole("button", { name: "保存", exact: true }).click();
  await page.getByRole("heading", { name: "1. local" }).waitFor();
  await page.getByRole("button", { name: "设置密钥" }).click();
  await page.getByLabel("新密钥").fill(KEY);
  await page.getByRole("button", { name: "保存密钥" }).click();
  await page.getByText("已设置，尾号 4321").waitFor();
}

async function tryPrompt(page: Page): Promise<void> {
  const trial = page.waitForResponse((answer) => answer.url().includes("/admin/models/trial"));
  await page.getByRole("button", { name: "开始试写" }).click();
  await trial;
}

test("a provider is added with its key, tested, compared, told something else and back, and switched off", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  const answers: Promise<string>[] = [];
  page.on("response", (answer) => {
    // a stream of events has no end to wait for
    if (answer.headers()["content-type"]?.startsWith("application/json")) answers.push(answer.text().catch(() => ""));
  });
  // the first piece of a language compiles what writes it, on a machine that others use too
  await signIn(page, app, app.demo()[1] ?? { email: "", password: "" });
  await page.goto(`${app.url}/admin/config/api`);
  await page.getByText("还没有服务商").waitFor();
  await addProvider(page);

  const content = JSON.stringify({ title: null, body: "普陀梅川苑，南北通透。", hashtags: [] });
  model.behave({ kind: "answer", content, usage: { in: 1_000, out: 200 } });
  await page.getByRole("button", { name: "测试", exact: true }).click();
  await page.getByText(/^可用，用时 [\d.]+ 秒$/).waitFor();
  expect(model.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);

  await page.getByRole("button", { name: "对比试写" }).click();
  await page.getByRole("button", { name: "开始试写" }).click();
  await page.getByRole("heading", { name: "local", exact: true }).waitFor();
  await page.getByRole("heading", { name: "内置撰写引擎", exact: true }).waitFor();
  await page.getByText("普陀梅川苑，南北通透。").waitFor();

  await page.getByRole("button", { name: "提示词", exact: true }).click();
  const wording = page.getByRole("textbox", { name: "总则", exact: true });
  await wording.fill("You write like a harbour pilot.");
  await page.getByText(/草稿，从版本 0 开始，改动了：总则/).waitFor();
  await page.reload();
  expect(await wording.inputValue()).toBe("You write like a harbour pilot.");
  await page.getByLabel("改动说明").fill("更短");
  await page.getByRole("button", { name: "保存为新版本" }).click();
  await page.getByText("已保存为版本 1").waitFor();
  // kept, and not yet told
  await page.getByRole("button", { name: "对比试写" }).click();
  await tryPrompt(page);
  expect(told()).not.toContain("harbour pilot");

  await page.getByRole("button", { name: "提示词", exact: true }).click();
  await page.getByRole("button", { name: "将版本 1 与生效版本对比" }).click();
  await within(page).getByText("You write like a harbour pilot.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "发布版本 1" }).click();
  await within(page).getByRole("button", { name: "发布", exact: true }).click();
  await page.getByText("版本 1 已生效").waitFor();
  await page.getByRole("button", { name: "对比试写" }).click();
  await tryPrompt(page);
  expect(told()).toContain("harbour pilot");
  expect(told()).toContain("梅川苑");

  await page.getByRole("button", { name: "提示词", exact: true }).click();
  await page.getByRole("button", { name: "回退至版本 0" }).click();
  await within(page).getByRole("button", { name: "回退", exact: true }).click();
  await page.getByText("版本 0 已生效").waitFor();

  await page.getByRole("button", { name: "用量与费用" }).click();
  await page.getByRole("button", { name: "admin@listcast.local" }).click();
  await page.getByText("正在查看").waitFor();

  await page.getByRole("button", { name: "服务商", exact: true }).click();
  await page.getByRole("button", { name: "关闭所有模型" }).click();
  await within(page).getByLabel("原因").fill("演练");
  await within(page).getByRole("button", { name: "关闭所有模型" }).click();
  await page.getByText("现在全部文案由它完成。").waitFor();
  const asked = model.requests.length;
  await page.getByRole("button", { name: "测试", exact: true }).click();
  await page.getByText(/^所有模型已关闭（/).waitFor();
  expect(model.requests.length).toBe(asked);

  expect((await Promise.all(answers)).join("\n")).not.toContain("journey-secret");
  expect(app.said()).not.toContain("journey-secret");
  expect(problems).toEqual([]);
  await leave();
});
