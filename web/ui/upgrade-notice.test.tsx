// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entitled, Entitlements } from "#contract/entitlement";
import type { Plan } from "#contract/plan";
import { refusalOfError } from "#web/lib/billing/plan-refusal.ts";
import { answers, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { UpgradeNotice } from "./upgrade-notice.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const basic: Entitlements = {
  platforms: 5,
  languages: 2,
  onlyLanguages: ["zh", "en"],
  video: false,
  hdVideo: false,
  crm: false,
  reports: "monthly",
  api: false,
  customTemplates: false,
  manager: false,
  support: { zh: "客服", en: "Support" },
};
const plan = (code: Plan["code"], zh: string, quota: number | null, over: Partial<Entitlements>): Plan => ({
  code,
  version: 1,
  name: { zh, en: code },
  priceMinor: 9900,
  currency: "CNY",
  listingQuota: quota,
  popular: false,
  benefits: { zh: [], en: [] },
  entitlements: { ...basic, ...over },
});
const plans = [
  plan("basic", "基础版", 10, {}),
  plan("professional", "专业版", 50, { platforms: 20, languages: 10, onlyLanguages: null }),
  plan("enterprise", "企业版", null, { platforms: null, languages: 20, onlyLanguages: null }),
];
const running = (used: number, source: "trial" | "order" = "order"): Entitled => ({
  state: "running",
  subscriptionId: "11111111-1111-4111-8111-111111111111",
  source,
  planCode: "basic",
  planName: { zh: "基础版", en: "Basic" },
  entitlements: basic,
  quota: { plan: 10, extra: 0, limit: 10, used, left: 10 - used },
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2026-04-01T04:00:00Z",
});

beforeEach(() => {
  resetFakeApi();
  answers["plans.onSale"] = async () => ({ list: "member", plans, packs: [] });
});
afterEach(unmountAll);

async function show(element: ReactNode) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: "/", component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
  return pageText();
}
const link = () => document.querySelector("a")?.getAttribute("href");
const aListing = { listing: true };

test("nothing is said while the wish is allowed, nor before the answer is there", async () => {
  expect(await show(<UpgradeNotice entitled={running(9)} wish={aListing} />)).toBe("");
  expect(await show(<UpgradeNotice entitled={undefined} wish={aListing} />)).toBe("");
});

test("an ended trial says that nothing is lost and leads to the packages", async () => {
  const last = {
    source: "trial" as const,
    planName: { zh: "专业版", en: "Professional" },
    endedAt: "2026-03-01T00:00:00Z",
  };
  const text = await show(<UpgradeNotice entitled={{ state: "none", last }} wish={aListing} />);
  expect(text).toContain("免费试用已结束");
  expect(text).toContain("可以照常查看、修改和导出");
  expect(link()).toBe("/dashboard/packages");
});

test("a used-up period names its limit, its end, the pack and the next larger plan; a trial has no packs", async () => {
  const text = await show(<UpgradeNotice entitled={running(10)} wish={aListing} />);
  expect(text).toContain("本期 10 套额度已用完");
  expect(text).toContain("加购加量包，或换成专业版");
  await unmountAll();
  expect(await show(<UpgradeNotice entitled={running(10, "trial")} wish={aListing} />)).not.toContain("加量包");
});

test("too many platforms name the limit and the first plan that has room for all of them", async () => {
  const six = ["a", "b", "c", "d", "e", "f"];
  expect(await show(<UpgradeNotice entitled={running(0)} wish={{ platforms: six }} />)).toContain(
    "换成专业版就可以用。也可以",
  );
  await unmountAll();
  const many = Array.from({ length: 25 }, (_, at) => String(at));
  expect(await show(<UpgradeNotice entitled={running(0)} wish={{ platforms: many }} />)).toContain(
    "换成企业版就可以用。",
  );
});

test("what the server refused is explained from its answer", async () => {
  const data = { what: "onlyLanguages", max: null, planZh: "基础版", planEn: "Basic" };
  const refused = refusalOfError(Object.assign(new Error("x"), { code: "not_in_plan", data }));
  const text = await show(<UpgradeNotice entitled={running(0)} refused={refused} />);
  expect(text).toContain("基础版暂不支持这种语言");
  expect(text).toContain("换成专业版就可以用");
  expect(refusalOfError(new Error("?"))).toBeNull();
});
