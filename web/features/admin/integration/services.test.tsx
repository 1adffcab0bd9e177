import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Service } from "#contract/admin/integration";
import type { Readiness } from "#contract/readiness";
import { AdminIntegrationScreen } from "#web/routes/admin-integration.tsx";
import { button } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const TEST = "admin.services.test";
const service = (over: Partial<Service>): Service => ({
  name: "mail",
  way: "smtp",
  settings: [
    { name: "SMTP_HOST", set: true, secret: false, value: "mail.example.com" },
    { name: "SMTP_PASS", set: true, secret: true, value: null },
    { name: "SMTP_USER", set: false, secret: false, value: null },
  ],
  callback: null,
  lastSuccess: null,
  lastFailure: null,
  lastCallback: null,
  lastTest: null,
  ...over,
});
let services: Service[];
let server: Readiness;

beforeEach(() => {
  resetFakeApi();
  server = { status: "ready", checks: [{ name: "database", ok: true, milliseconds: 3 }] };
  vi.stubGlobal("fetch", async (path: string) => {
    expect(path).toBe("/readyz");
    return Response.json(server, { status: server.status === "ready" ? 200 : 503 });
  });
  services = [
    service({ lastFailure: { at: "2026-01-03T00:00:00.000Z", cause: "refused (EAUTH)" } }),
    service({ name: "wechat", way: null, settings: [], callback: "https://x.example/api/payments/wechat/callback" }),
    service({
      name: "alipay",
      way: "alipay",
      settings: [],
      callback: "https://x.example/api/payments/alipay/callback",
    }),
    service({ name: "bank", way: "bank", settings: [] }),
  ];
  answers["admin.services.list"] = async () => services;
  answers["admin.platformApps.list"] = async () => [];
  answers["admin.publishing.platforms"] = async () => [];
});
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const show = async () => {
  await mount(<AdminIntegrationScreen />);
  await settle();
};
const press = async (label: string) => {
  await act(async () => button(label).click());
  await settle();
};

test("a service says how it does, what is set and where it calls back; secrets are only said to be set", async () => {
  await show();
  const text = pageText();
  for (const said of ["最近未成功", "refused (EAUTH)", "mail.example.com", "已设置，不显示", "未设置"])
    expect(text).toContain(said);
  expect(text).toContain("https://x.example/api/payments/alipay/callback");
  // nobody does its work: no address to copy, nothing to test
  expect(text).not.toContain("payments/wechat/callback");
  const buttons = [...document.querySelectorAll("button")].map((one) => one.textContent).filter(Boolean);
  expect(buttons).toEqual(["给自己发测试邮件", "用密钥查询一次"]);
});

test("a test says what it came to and reads the health again", async () => {
  answers[TEST] = async () => ({ ok: true, milliseconds: 42, code: null, cause: "" });
  await show();
  services = services.map((one) => ({ ...one, lastFailure: null, lastSuccess: "2026-01-05T00:00:00.000Z" }));
  await press("给自己发测试邮件");
  expect(inputsOf(TEST)).toEqual([{ name: "mail" }]);
  expect(pageText()).toContain("已交给邮件服务器，用时 42 毫秒");
  expect(pageText()).not.toContain("EAUTH");
});

test("a test that failed says why, and one that was refused says so", async () => {
  answers[TEST] = async () => ({
    ok: false,
    milliseconds: 7,
    code: "unavailable",
    cause: "Alipay: 40002 isv.invalid-signature",
  });
  await show();
  await press("用密钥查询一次");
  expect(pageText()).toContain("没有通过（7 毫秒）：Alipay: 40002 isv.invalid-signature");
  answers[TEST] = async () => Promise.reject(apiError("too_many_requests"));
  await press("用密钥查询一次");
  expect(pageText()).toContain("操作太频繁");
});

test("what the server leans on is named with its time; what starves is said in words, also one nobody translated", async () => {
  server = {
    status: "starving",
    checks: [
      { name: "database", ok: true, milliseconds: 3 },
      { name: "images", ok: false, milliseconds: 20_400 },
      { name: "new-thing", ok: true, milliseconds: 1 },
    ],
  };
  await show();
  const said = [...document.querySelectorAll("li")].map((line) => line.textContent).slice(0, 3);
  expect(said).toEqual(["数据库正常，3 毫秒", "图片处理没有及时答复，20400 毫秒", "new-thing正常，1 毫秒"]);
});
