// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageFigures as Figures } from "#contract/leads/figures";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { PageFigures } = await import("./page-figures.tsx");

const campaignId = "11111111-1111-4111-8111-111111111111";
const figures: Figures = {
  total: { views: 1_234, leads: 5, posts: 4 },
  days: Array.from({ length: 30 }, (_, at) => ({
    date: `2026-03-${String(at + 1).padStart(2, "0")}`,
    views: at === 28 ? 1_000 : at === 1 ? 234 : 0,
    leads: at === 28 ? 5 : 0,
    posts: at === 1 ? 4 : 0,
  })),
  sources: [
    { source: "wechat", views: 1_000, leads: 3, posts: 3 },
    { source: "direct", views: 234, leads: 1, posts: 0 },
    { source: "hand", views: 0, leads: 1, posts: 0 },
  ],
  languages: [
    { language: "ja", views: 1_200, leads: 4, posts: 4 },
    { language: null, views: 34, leads: 1, posts: 0 },
  ],
  pieces: [
    { piece: { id: campaignId, campaignId, platform: "wechat", language: "ja" }, views: 900, leads: 2, posts: 1 },
    { piece: null, views: 334, leads: 3, posts: 0 },
  ],
  platforms: [
    { platform: "twitter", posts: 2, views: 5_400, likes: 31, comments: 4, shares: null },
    { platform: "mastodon", posts: 1, views: null, likes: 7, comments: 0, shares: 2 },
  ],
};

async function show(propertyId?: string) {
  const root = createRootRoute();
  const component = () => <PageFigures {...(propertyId ? { propertyId } : {})} />;
  const route = createRoute({ getParentRoute: () => root, path: "/", component });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
  await settle();
}
const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(() => {
  resetFakeApi();
  answers["pages.figures"] = async () => figures;
});
afterEach(unmountAll);

test("views and leads stand by source, language and post, and another period is asked for", async () => {
  await show(campaignId);
  expect(pageText()).toContain("30 天内 1,234 次浏览，5 位客户，发布 4 条");
  expect(rows()).toEqual([
    ["微信", "1,000", "3", "3"],
    ["网页", "234", "1", "0"],
    ["手动添加", "0", "1", "0"],
    ["日本語", "1,200", "4", "4"],
    ["未记录", "34", "1", "0"],
    ["微信 · 日本語", "900", "2", "1"],
    ["不是从文案的链接来", "334", "3", "0"],
    ["3月29日周日", "1,000", "5", "0"],
    ["3月2日周一", "234", "0", "4"],
    ["X (推特)", "2", "5,400", "31", "4", "–"],
    ["Mastodon", "1", "–", "7", "0", "2"],
  ]);
  expect(document.querySelector(`a[href="/dashboard/campaigns/${campaignId}"]`)).not.toBeNull();
  await press("7 天");
  expect(inputsOf("pages.figures")).toMatchObject([
    { propertyId: campaignId, days: 30 },
    { propertyId: campaignId, days: 7 },
  ]);
});

test("a long list is folded into a line that holds the rest, and opens", async () => {
  const sources = Array.from({ length: 12 }, (_, at) => ({ source: `s${at}`, views: 12 - at, leads: 0, posts: 1 }));
  answers["pages.figures"] = async () => ({ ...figures, sources });
  await show();
  expect(rows()[8]).toEqual(["其余 4 项", "10", "0", "4"]);
  await press("其余 4 项");
  expect(rows()[11]).toEqual(["s11", "1", "0", "1"]);
  expect(pageText()).not.toContain("其余");
});

test("nothing in the period, and a failure, each say what they are", async () => {
  answers["pages.figures"] = async () => ({ ...figures, total: { views: 0, leads: 0, posts: 0 } });
  await show();
  expect(pageText()).toContain("这段时间还没有浏览、客户和发布");
  await unmountAll();
  answers["pages.figures"] = () => Promise.reject(apiError("unavailable"));
  await show();
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});
