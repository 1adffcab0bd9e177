// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Recall, RecallItem } from "#contract/publishing/recall";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, settle, unmountAll, untilShown } from "#web/testing/mount.tsx";
import { Recalls } from "./recalls.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

beforeEach(resetFakeApi);
afterEach(unmountAll);

const AT = "2026-11-24T08:30:00.000Z";
const entry = (id: string, more: Partial<RecallItem>): RecallItem => ({
  id,
  kind: "post",
  reason: "facts",
  platform: "mastodon",
  language: "zh",
  accountName: null,
  publicationId: id,
  pieceId: null,
  campaignId: "c1",
  address: null,
  postState: "live",
  asksPerson: false,
  editTaken: false,
  poster: null,
  film: null,
  sentences: [{ field: "body", start: 0, end: 4, text: "698万", facts: [] }],
  state: "open",
  ordered: null,
  may: { update: false, remove: false },
  trouble: null,
  dueAt: AT,
  settledAt: null,
  how: null,
  proof: null,
  ...more,
});
const recall = (items: RecallItem[]): Recall => ({
  id: "r1",
  propertyId: "p1",
  homeTitle: "梅川苑",
  openedAt: AT,
  emptiedAt: null,
  over: null,
  changes: [],
  pageUrl: null,
  items,
});

async function show(...items: RecallItem[]) {
  answers["recalls.list"] = async () => ({ recalls: [recall(items)] });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Recalls propertyId={null} /> }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await untilShown("梅川苑");
  return document.body.textContent ?? "";
}

test("of a post nobody knows of the question is shown and the way to its answer, not that it is on its way", async () => {
  const text = await show(entry("1", { postState: "unknown", asksPerson: true }));
  expect(text).toContain("平台无法确认这条有没有发出去");
  expect(text).not.toContain("正发往平台");
  const way = [...document.querySelectorAll("a")].find((one) => one.textContent === "去文案页答复");
  expect(way?.getAttribute("href")).toBe("/dashboard/campaigns/c1");
});

test("one that is still asked about, and one whose new words are looked at, are waited for", async () => {
  const asked = await show(entry("1", { postState: "unknown" }), entry("2", { editTaken: true }));
  expect(asked).toContain("正发往平台");
  expect(asked).toContain("新内容已交给平台审核");
  expect(asked).not.toContain("去文案页答复");
});

test("what can be put right from here is ordered for this entry alone", async () => {
  await show(entry("1", { may: { update: true, remove: false } }), entry("2", {}));
  answers["recalls.order"] = async () => recall([entry("1", { state: "ordered", ordered: "update" }), entry("2", {})]);
  await press("更新到平台");
  await settle();
  expect(inputsOf("recalls.order")).toEqual([{ id: "r1", itemIds: ["1"], work: "update" }]);
});
