import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PricesTab } from "#web/features/admin/packages/prices-tab.tsx";
import { press } from "#web/testing/act-on.ts";
import { fieldOf, showTab, submitTop } from "#web/testing/admin-tab.tsx";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { pageText, type, unmountAll } from "#web/testing/mount.tsx";
import { PricePreview } from "./admin-price-preview.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

beforeAll(() => {
  // a textarea that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
});
beforeEach(resetFakeApi);
afterEach(unmountAll);

const plan = (code: string, priceMinor: number | null) => ({
  code,
  version: 3,
  name: { zh: `${code}版`, en: code },
  priceMinor,
  currency: "CNY",
  listingQuota: 10,
  popular: false,
  benefits: { zh: ["五个平台"], en: ["Five platforms"] },
  entitlements: {
    platforms: 5,
    languages: 2,
    onlyLanguages: null,
    video: false,
    hdVideo: false,
    crm: false,
    reports: "monthly",
    api: false,
    customTemplates: false,
    manager: false,
    support: { zh: "客服", en: "Support" },
  },
});
const prices = (version: number, basic: number) => ({
  list: "member",
  version,
  plans: [plan("basic", basic), plan("professional", 29_900), plan("enterprise", null)],
  packs: [],
  versions: [
    { version, at: "2026-01-02T00:00:00Z", by: "root@example.com" },
    { version: 1, at: null, by: null },
  ],
});
const first = (label: string) => `#${CSS.escape(fieldOf(label).id)}`;

test("a price that changes is compared, previewed, and saved with the version it was begun with", async () => {
  answers["admin.prices.get"] = async () => prices(3, 9_900);
  answers["admin.prices.save"] = async () => Promise.reject(apiError("conflict"));
  await showTab(() => <PricesTab Preview={PricePreview} />, "/admin/packages?tab=prices");
  expect(pageText()).toContain("没有改动。");
  await type(first("每月价格"), "x");
  await press("保存为新版本");
  expect(pageText()).toContain("请输入大于 0 的金额");
  expect(document.querySelector(first("每月价格"))?.getAttribute("aria-invalid")).toBe("true");
  await type(first("每月价格"), "129");
  expect(pageText()).toContain("原：99");
  expect(pageText()).toContain("¥129");
  await press("保存为新版本");
  await submitTop();
  expect(inputsOf("admin.prices.save")).toEqual([expect.objectContaining({ list: "member", seen: 3 })]);
  expect(pageText()).toContain("别人刚保存了新版本，您的改动还在这里");
  expect(document.querySelector<HTMLInputElement>(first("每月价格"))?.value).toBe("129");
});

test("an earlier version comes into the form and is a change like any other", async () => {
  answers["admin.prices.get"] = async () => prices(3, 9_900);
  answers["admin.prices.version"] = async () => ({ plans: prices(1, 8_800).plans, packs: [] });
  await showTab(() => <PricesTab Preview={PricePreview} />, "/admin/packages?tab=prices");
  await press("查看并恢复版本 1");
  expect(inputsOf("admin.prices.version")).toEqual([{ list: "member", version: 1 }]);
  expect(document.querySelector<HTMLInputElement>(first("每月价格"))?.value).toBe("88");
  expect(pageText()).toContain("原：99");
});

test("a version says what it changed of the one before it", async () => {
  answers["admin.prices.get"] = async () => prices(3, 9_900);
  answers["admin.prices.version"] = async (input) => ({
    plans: prices(1, Reflect.get(Object(input), "version") === 1 ? 8_800 : 9_900).plans,
    packs: [],
  });
  await showTab(() => <PricesTab Preview={PricePreview} />, "/admin/packages?tab=prices");
  await press("版本 3 的改动");
  expect(inputsOf("admin.prices.version")).toEqual([
    { list: "member", version: 1 },
    { list: "member", version: 3 },
  ]);
  expect(pageText()).toContain("基础版 · 价格（CNY）: 99原：88");
});
