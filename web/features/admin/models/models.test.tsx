import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { ModelProvider, ModelState } from "#contract/admin/models";
import { AdminModelsScreen } from "#web/routes/admin-models.tsx";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const ID = "6b1f4a52-0000-4000-8000-000000000001";
const provider = (over: Partial<ModelProvider> = {}): ModelProvider => ({
  id: ID,
  updatedAt: "2026-01-02T00:00:00.000Z",
  name: "deepseek",
  kind: "openai-compatible",
  baseUrl: "https://api.deepseek.com",
  model: "deepseek-chat",
  perMinute: 60,
  tokensPerDay: null,
  moneyPerDay: 5_000,
  priceIn: 200,
  priceOut: 800,
  currency: "CNY",
  enabled: true,
  key: { set: true, lastFour: "9876" },
  today: { calls: 3, failures: 1, tokens: 2_500, cost: 0.8, elsewhere: [] },
  health: { kind: "model", name: "deepseek", lastGood: null, lastBad: null, idle: null, today: null },
  ...over,
});
let state: ModelState;
beforeEach(() => {
  // a text field that grows waits for them
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  resetFakeApi();
  answers["admin.inbox"] = async () => ({ money: null, work: {}, fallbacks: null });
  const reading = { off: false, reader: null };
  state = { off: false, offReason: "", providers: [provider()], reading, canKeepKeys: true };
  answers["account.me"] = async () => ({ scope: "super" });
  answers["admin.models.get"] = async () => state;
});
afterEach(unmountAll);

async function show(tab = "providers") {
  const router = createRouter({
    routeTree: createRootRoute({ component: AdminModelsScreen }),
    history: createMemoryHistory({ initialEntries: [`/?tab=${tab}`] }),
    defaultNotFoundComponent: () => null,
  });
  await mount(<RouterProvider router={router as never} />);
  await settle();
}
async function fill(label: string, value: string) {
  const named = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  const field = named && document.getElementById(named.htmlFor);
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
async function submit() {
  const form = document.querySelector('[role="dialog"] form');
  await act(async () => void form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

const nobody = { byModels: 8, byComposer: 0, fallbacks: [{ reason: "untrue", pieces: 2 }] };

test("a provider shows its limits, prices and today, and of its key the end only", async () => {
  await show();
  for (const part of ["deepseek-chat", "已设置，尾号 9876", "每分钟 60 次", "每天 ¥50.00", "3 次调用，1 次未成功"])
    expect(pageText()).toContain(part);
});

test("a provider does as the first page says it does, and the tab of usage tells how often the composer stepped in", async () => {
  const health = { ...provider().health, lastGood: "2026-11-20T08:00:00Z", lastBad: "2026-11-20T09:00:00Z" };
  state = { ...state, providers: [provider({ health })] };
  answers["admin.inbox"] = async () => ({ money: null, work: {}, fallbacks: { asked: 20, fallen: 3 } });
  await show();
  expect(pageText()).toContain("最近一次未成功");
  expect(button("用量与费用").textContent).toContain("15%");
});

test("one of the environment can be tested and not changed", async () => {
  state = { ...state, providers: [provider({ id: null })] };
  await show();
  expect(pageText()).toContain("由服务器的环境变量设置");
  expect(() => button("编辑")).toThrow();
  answers["admin.models.test"] = async () => ({
    ...{ ok: false, cause: "key_refused", milliseconds: 80, answer: "" },
    error: "HTTP 401\nthe account has been closed",
  });
  await press("测试");
  expect(inputsOf("admin.models.test")).toEqual([{ name: "deepseek" }]);
  expect(pageText()).toContain("密钥被拒绝");
  expect(document.querySelector('[aria-label="服务商返回的错误"]')?.textContent).toContain("has been closed");
  expect(pageText()).not.toContain("未能使用的回答");
});

test("a new provider needs its address, and is sent in minor units", async () => {
  state = { ...state, providers: [] };
  answers["admin.models.create"] = async () => ({ ...state, providers: [provider()] });
  await show();
  await press("添加服务商");
  await fill("名称", "deepseek");
  await fill("模型", "deepseek-chat");
  await submit();
  expect(pageText()).toContain("请填写完整的 http 或 https 地址");
  expect(inputsOf("admin.models.create")).toEqual([]);
  await fill("接口地址", "https://api.deepseek.com");
  await fill("输入价格", "2");
  await fill("密钥（可不填）", "sk-very-secret-9876");
  await submit();
  expect(inputsOf("admin.models.create")).toMatchObject([
    { name: "deepseek", priceIn: 200, moneyPerDay: null, key: "sk-very-secret-9876" },
  ]);
  expect(pageText()).toContain("尾号 9876");
});

test("what was typed stays when the server refuses it", async () => {
  answers["admin.models.update"] = () => Promise.reject(apiError("address_not_allowed"));
  await show();
  await press("编辑");
  await fill("接口地址", "http://169.254.169.254/v1");
  await submit();
  expect(inputsOf("admin.models.update")).toHaveLength(1);
  expect(document.querySelector<HTMLInputElement>('input[type="url"]')?.value).toBe("http://169.254.169.254/v1");
  expect(pageText()).toContain("不允许使用这个地址");
});

test("only super types a key, and nobody else moves the address it goes to", async () => {
  answers["account.me"] = async () => ({ scope: "system" });
  await show();
  await press("设置密钥");
  expect(pageText()).toContain("只有超级管理员能设置密钥。");
  expect(document.querySelector('input[type="password"]')).toBeNull();
  await press("取消");
  await press("编辑");
  expect(document.querySelector<HTMLInputElement>('input[type="url"]')?.disabled).toBe(true);
});

test("a provider with a key is removed by super alone, and the screen says so", async () => {
  answers["account.me"] = async () => ({ scope: "system" });
  state = {
    ...state,
    providers: [provider(), provider({ id: `${ID.slice(0, -1)}2`, name: "bare", key: { set: false, lastFour: null } })],
  };
  await show();
  const labels = [...document.querySelectorAll("li")].map((card) =>
    [...card.querySelectorAll("button")].some((one) => one.textContent === "删除"),
  );
  expect(labels.slice(0, 2)).toEqual([false, true]);
  expect(pageText()).toContain("这个服务商存有密钥，只有超级管理员能删除它。");
});

test("all models go off after a reason is given", async () => {
  answers["admin.models.turn"] = async () => ({ ...state, off: true, offReason: "价格写错" });
  await show();
  await press("关闭所有模型");
  await submit();
  expect(inputsOf("admin.models.turn")).toEqual([]);
  const reason = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(reason, "价格写错");
    reason?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await submit();
  expect(inputsOf("admin.models.turn")).toEqual([{ off: true, reason: "价格写错" }]);
  expect(pageText()).toContain("所有模型已关闭");
});

test("the second reading is switched off, and its reader chosen, each at once", async () => {
  const { promise: told, resolve } = Promise.withResolvers<ModelState>();
  answers["admin.models.reading"] = () => told;
  await show();
  expect(pageText()).toContain("写成后再对照一遍事实");
  const field = [...document.querySelectorAll("select")].find((one) => one.textContent?.includes("按上面的顺序"));
  await act(async () => {
    if (field) field.value = "deepseek";
    field?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(inputsOf("admin.models.reading")).toEqual([{ off: false, reader: "deepseek" }]);
  resolve({ ...state, reading: { off: true, reader: "deepseek" } });
  await settle();
  expect(document.querySelectorAll("select")).toHaveLength(0);
  await act(async () => document.querySelector<HTMLInputElement>('input[role="switch"]')?.click());
  expect(inputsOf("admin.models.reading").at(-1)).toEqual({ off: false, reader: "deepseek" });
});

test("usage is shown by day, account and cause, and an empty time says so", async () => {
  const sums = { calls: 3, failures: 1, tokensIn: 2_000, tokensOut: 500, cost: 0.8, currency: "CNY" };
  answers["admin.models.usage"] = async () => ({
    byDay: [{ day: "2026-11-21", provider: "deepseek", ...sums }],
    byAccount: [{ userId: ID, email: null, ...sums, paid: [{ currency: "CNY", amountMinor: 9_900 }] }],
    written: nobody,
    failures: [{ provider: "deepseek", cause: "rate_limited", calls: 1 }],
  });
  await show("usage");
  for (const part of ["¥0.008", "已删除的账号", "调用过于频繁", "账号付款", "¥99"]) expect(pageText()).toContain(part);
  expect(pageText()).toContain("0%");
  const abroad = { ...sums, currency: "USD", paid: [{ currency: "CNY", amountMinor: 9_900 }] };
  answers["admin.models.usage"] = async () => ({
    byDay: [{ day: "2026-11-21", provider: "gpt", ...sums, currency: "USD" }],
    byAccount: [{ userId: ID, email: "lin@example.com", ...abroad }],
    written: nobody,
    failures: [],
  });
  await press("近 90 天");
  await settle();
  // what was paid in another currency than the model costs is seen, and no share is made of the two
  expect(pageText()).toMatch(/\$0\.0080\s*¥99\s*–/);
  answers["admin.models.usage"] = async () => ({ byDay: [], byAccount: [], failures: [], written: nobody });
  await press("近 7 天");
  await settle();
  expect(pageText()).toContain("这段时间没有调用模型");
});

test("on a phone each row of usage is a card that names all of its figures, cost and payments too", async () => {
  const matchMedia = window.matchMedia.bind(window);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), "matches", { value: query.includes("max-width: 767") }),
  );
  const sums = { calls: 3, failures: 1, tokensIn: 2_000, tokensOut: 500, cost: 0.8, currency: "CNY" };
  answers["admin.models.usage"] = async () => ({
    byDay: [{ day: "2026-11-21", provider: "deepseek", ...sums }],
    byAccount: [{ userId: ID, email: "lin@example.com", ...sums, paid: [{ currency: "CNY", amountMinor: 9_900 }] }],
    written: { byModels: 3, byComposer: 0, fallbacks: [{ reason: "untrue", pieces: 1 }] },
    failures: [],
  });
  await show("usage");
  const named = [...document.querySelectorAll("li dl > div")].map((fact) => fact.textContent);
  for (const fact of ["费用¥0.0080", "账号付款¥99", "占比25%"]) expect(named).toContain(fact);
  expect(named.filter((fact) => /^费用占付款\d/u.test(fact))).toHaveLength(1);
  expect(document.querySelectorAll("table")).toHaveLength(0);
});

test("a trial shows both writers with what keeps one back", async () => {
  answers["admin.models.homes"] = async () => [{ home: { example: "x" }, title: { zh: "梅川苑", en: "Meichuan" } }];
  const about = { milliseconds: 1_200, tokensIn: 10, tokensOut: 5, cost: 0.1, currency: "CNY", cause: null };
  const piece = (body: string) => ({
    language: "zh",
    title: null,
    body,
    hashtags: [],
    findings: [],
    length: { used: 9, max: 100, unit: "chars" },
  });
  answers["admin.models.trial"] = async () => [
    { ...about, writer: "deepseek", piece: piece("顶级豪宅"), faults: ["“顶级”"] },
    { ...about, writer: "composer", piece: piece("南北通透"), faults: [], currency: null },
  ];
  await show("trial");
  await press("开始试写");
  expect(inputsOf("admin.models.trial")).toMatchObject([{ home: { example: "x" }, writers: ["deepseek", "composer"] }]);
  for (const part of ["顶级豪宅", "不会发布：1 处问题", "南北通透", "可以发布", "1.2 秒"])
    expect(pageText()).toContain(part);
});

test("providers move by buttons at once, stay where the server refuses, and the composer stays last", async () => {
  const second = provider({ id: "6b1f4a52-0000-4000-8000-000000000002", name: "qwen" });
  state = { ...state, providers: [provider(), second] };
  answers["admin.models.arrange"] = async () => ({ ...state, providers: [second, provider()] });
  await show();
  expect(button("将 deepseek 提前").getAttribute("aria-disabled")).toBe("true");
  await press("将 qwen 提前");
  await settle();
  expect(inputsOf("admin.models.arrange")).toEqual([{ names: ["qwen", "deepseek"] }]);
  expect(pageText()).toMatch(/1. qwen[\s\S]*2. deepseek[\s\S]*内置撰写引擎/);
  expect(pageText()).toContain("qwen 现在排在第 1 位，共 2 位");
  answers["admin.models.arrange"] = () => Promise.reject(apiError("conflict"));
  state = { ...state, providers: [second, provider()] };
  await press("将 qwen 推后");
  await settle();
  expect(pageText()).toMatch(/1. qwen[\s\S]*2. deepseek/);
});

test("an account's figures open from the list, and lead back to everybody's", async () => {
  const sums = { calls: 3, failures: 0, tokensIn: 2_000, tokensOut: 500, cost: 0.8, currency: "CNY" };
  const one = { userId: ID, email: "lin@example.com", ...sums, paid: [] };
  answers["admin.models.usage"] = async () => ({
    byDay: [
      { day: "2026-11-21", provider: "deepseek", ...sums },
      { day: "2026-11-21", provider: "gpt", ...sums, currency: "USD" },
    ],
    byAccount: [one],
    written: nobody,
    failures: [],
  });
  await show("usage");
  // two currencies are not one sum
  expect(pageText()).toContain("¥0.008 + $0.008");
  await press("lin@example.com");
  await settle();
  expect(inputsOf("admin.models.usage").at(-1)).toMatchObject({ userId: ID });
  expect(pageText()).not.toContain("按账号");
  await press("查看全部账号");
  await settle();
  expect(pageText()).toContain("按账号");
});

test("what a report's figure opens is asked for the same days and currency, until another range is chosen", async () => {
  answers["admin.models.usage"] = async () => ({ byDay: [], byAccount: [], failures: [], written: nobody });
  await show("usage&within=2026-03-01..2026-03-07&currency=USD");
  expect(inputsOf("admin.models.usage")).toEqual([{ from: "2026-03-01", until: "2026-03-07", currency: "USD" }]);
  expect(pageText()).toContain("USD");
  await press("查看近 30 天");
  await settle();
  const last = inputsOf("admin.models.usage").at(-1);
  expect(last).not.toHaveProperty("currency");
  expect(last).not.toMatchObject({ from: "2026-03-01" });
});
