import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlatformApp } from "#contract/admin/integration";
import { AppsPanel } from "#web/features/admin/integration/apps-panel.tsx";
import { button } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const SECRET = "a-secret-nobody-reads";
let app: PlatformApp;
let scope: "super" | "system";

beforeEach(() => {
  resetFakeApi();
  scope = "super";
  app = {
    platform: "weibo",
    name: { zh: "微博", en: "Weibo" },
    docs: "https://open.weibo.com/wiki/2/statuses/share",
    callback: "https://x.example/api/platforms/weibo/callback",
    limits: [{ zh: "每条最多 140 个汉字。", en: "140 characters." }],
    fields: [
      { name: "id", label: "App Key", secret: false, value: "12345678", keptSince: null },
      { name: "secret", label: "App Secret", secret: true, value: null, keptSince: null },
    ],
    enabled: false,
    complete: false,
    version: 3,
  };
  answers["account.me"] = async () => ({ scope });
  answers["admin.platformApps.list"] = async () => [app];
});
afterEach(unmountAll);

const open = async () => {
  await mount(<AppsPanel />);
  await settle();
  await act(async () => document.querySelector<HTMLElement>('[aria-label="查看微博的应用凭证"]')?.click());
  await settle();
};
const secretField = (): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>('input[type="password"]');
  if (!field) throw new Error("no field for a secret");
  return field;
};
const type = async (field: HTMLInputElement, value: string) => {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};
const press = async (label: string) => {
  await act(async () => button(label).click());
  await settle();
};

test("nothing is shown as connected, and what is not whole cannot be enabled", async () => {
  await open();
  expect(pageText()).toContain("没有填全");
  expect(pageText()).toContain("填全并启用后");
  expect(document.body.textContent).toContain("https://x.example/api/platforms/weibo/callback");
  expect(document.querySelector<HTMLInputElement>('input[role="switch"]')?.disabled).toBe(true);
});

test("a secret is sent once with the version that was seen, and the field is empty afterwards", async () => {
  answers["admin.platformApps.secrets"] = async () => ({
    ...app,
    complete: true,
    version: 4,
    fields: app.fields.map((field) => (field.secret ? { ...field, keptSince: "2026-01-05T00:00:00.000Z" } : field)),
  });
  await open();
  await type(secretField(), SECRET);
  await press("保存密钥");
  expect(inputsOf("admin.platformApps.secrets")).toEqual([
    { platform: "weibo", secrets: { secret: SECRET }, version: 3 },
  ]);
  expect(secretField().value).toBe("");
  expect(document.querySelector<HTMLInputElement>('input[role="switch"]')?.disabled).toBe(false);
});

test("when it was refused what was typed is still there", async () => {
  answers["admin.platformApps.secrets"] = async () => Promise.reject(apiError("secret_key_missing"));
  await open();
  await type(secretField(), SECRET);
  await press("保存密钥");
  expect(secretField().value).toBe(SECRET);
});

test("an administrator of the system reads who may write secrets, and has no button for it", async () => {
  scope = "system";
  await open();
  expect(document.body.textContent).toContain("只有超级管理员可以填写密钥");
  expect(secretField().disabled).toBe(true);
  const buttons = [...document.querySelectorAll("button")].map((one) => one.textContent);
  expect(buttons).not.toContain("保存密钥");
  expect(buttons).not.toContain("删除凭证");
});
