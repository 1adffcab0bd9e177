// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LeadDetail } from "#contract/leads/lead";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll, untilShown } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { LeadsScreen } = await import("#web/routes/leads.tsx");
const { readLeadSearch } = await import("./lead-search.ts");

const id = "11111111-1111-4111-8111-111111111111";
const other = "22222222-2222-4222-8222-222222222222";
const lead = (over: Partial<LeadDetail> = {}): LeadDetail => ({
  id,
  name: "王女士",
  email: null,
  phone: "+8613900001111",
  handle: null,
  stage: "new",
  tags: [],
  source: "xiaohongshu",
  language: "zh",
  home: { id: other, title: "梅川苑" },
  nextDueAt: null,
  createdAt: "2026-03-02T08:00:00Z",
  activeAt: "2026-03-02T08:00:00Z",
  piece: null,
  reminders: [],
  events: [
    {
      id: other,
      kind: "enquiry",
      text: "能看房吗？",
      home: null,
      from: null,
      to: null,
      merged: null,
      by: "王女士 · 139 0000 1111",
      at: "2026-03-02T08:00:00Z",
    },
  ],
  ...over,
});
const none = { new: 0, contacted: 0, viewing: 0, offer: 0, closed: 0, lost: 0 };
const listOf = (items: LeadDetail[]) => ({
  ...{ items, nextCursor: null, counts: { ...none, new: items.length }, tags: [] },
  ...{ sources: ["direct", "xiaohongshu"], languages: ["zh"] },
});
const running = (crm: boolean) => ({
  ...{
    state: "running",
    subscriptionId: id,
    source: "order",
    planCode: "basic",
    planName: { zh: "基础版", en: "Basic" },
  },
  entitlements: {
    ...{ platforms: null, languages: null, onlyLanguages: null, video: false, hdVideo: false, crm, reports: "monthly" },
    ...{ api: false, customTemplates: false, manager: false, support: { zh: "", en: "" } },
  },
  quota: { plan: null, extra: 0, limit: null, used: 0, left: null },
  ...{ startsAt: "2026-03-01T00:00:00Z", endsAt: "2199-03-01T00:00:00Z" },
});

async function open(address: string) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/dashboard/leads",
    validateSearch: readLeadSearch,
    component: LeadsScreen,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
  await settle();
  return router;
}

beforeEach(() => {
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  resetFakeApi();
  answers["account.entitled"] = async () => running(true);
  answers["leads.list"] = async () => listOf([lead()]);
  answers["leads.get"] = async () => lead();
  answers["plans.onSale"] = async () => ({ list: "member", plans: [], packs: [] });
});
afterEach(unmountAll);

test("the address's filters are asked for, and a stage pressed goes into the address", async () => {
  const router = await open("/dashboard/leads?source=xiaohongshu&q=王");
  expect(inputsOf("leads.list")[0]).toMatchObject({ source: "xiaohongshu", query: "王" });
  expect(pageText()).toContain("王女士");
  expect(pageText()).toContain("小红书");
  await press("看房");
  expect(router.state.location.search).toEqual({ source: "xiaohongshu", q: "王", stage: "viewing" });
});

test("a lead is opened by its name, noted on, and its note stands in the history", async () => {
  answers["leads.note"] = async () => {
    const note = {
      id,
      kind: "note",
      text: "喜欢南向",
      home: null,
      by: null,
      from: null,
      to: null,
      merged: null,
    } as const;
    return lead({ events: [{ ...note, at: "2026-03-03T08:00:00Z" }, ...lead().events] });
  };
  const router = await open("/dashboard/leads");
  await press("王女士");
  expect(router.state.location.search).toEqual({ open: id });
  await untilShown("能看房吗？");
  const area = document.querySelector("textarea");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, "喜欢南向");
    area?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => area?.form?.requestSubmit());
  await settle();
  expect(inputsOf("leads.note")).toEqual([{ id, text: "喜欢南向" }]);
  expect(document.querySelector("ol")?.textContent).toContain("喜欢南向");
});

test("a contact that another lead has asks whether they are one person, and merges them", async () => {
  answers["leads.update"] = () => Promise.reject(apiError("conflict", { other, name: "王玲" }));
  answers["leads.merge"] = async () => lead({ email: "w@example.com" });
  await open(`/dashboard/leads?open=${id}`);
  await untilShown("修改姓名或联系方式");
  await press("修改姓名或联系方式");
  await type("form input[minlength]", "w@example.com");
  await submit();
  expect(inputsOf("leads.update")).toEqual([{ id, name: "王女士", contact: "w@example.com" }]);
  expect(pageText()).toContain("“王玲”已经用这个联系方式");
  await press("合并为一位");
  expect(inputsOf("leads.merge")).toEqual([{ id, other }]);
});

test("a lead that is gone says so; removing one asks first", async () => {
  answers["leads.get"] = () => Promise.reject(apiError("not_found"));
  await open(`/dashboard/leads?open=${id}`);
  await untilShown("没有这位客户");
  await unmountAll();
  answers["leads.get"] = async () => lead();
  answers["leads.remove"] = async () => ({ id });
  const router = await open(`/dashboard/leads?open=${id}`);
  await untilShown("删除客户");
  await press("删除客户");
  expect(inputsOf("leads.remove")).toEqual([]);
  const yes = [...document.querySelectorAll<HTMLButtonElement>("button")].filter(
    (one) => one.textContent === "删除客户",
  );
  await act(async () => yes.at(-1)?.click());
  await settle();
  expect(inputsOf("leads.remove")).toEqual([{ id }]);
  expect(router.state.location.search).toEqual({});
});

test("nobody yet, nobody that matches, and a list that cannot be read each say what they are", async () => {
  answers["leads.list"] = async () => listOf([]);
  await open("/dashboard/leads");
  expect(pageText()).toContain("还没有客户");
  await unmountAll();
  await open("/dashboard/leads?stage=lost");
  expect(pageText()).toContain("没有符合条件的客户");
  await unmountAll();
  answers["leads.list"] = () => Promise.reject(apiError("unavailable"));
  await open("/dashboard/leads");
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

test("a plan without leads says so, asks for none and leads to the packages", async () => {
  answers["account.entitled"] = async () => running(false);
  await open("/dashboard/leads");
  expect(pageText()).toContain("基础版不含客户管理");
  expect(inputsOf("leads.list")).toEqual([]);
  expect(document.querySelector('a[href="/dashboard/packages"]')).not.toBeNull();
});

test("the file has what the filters show", async () => {
  answers["leads.file"] = async () => new File(["x"], "listcast-leads.csv");
  await open("/dashboard/leads?stage=new");
  await press("导出 CSV");
  expect(inputsOf("leads.file")).toMatchObject([{ stage: "new", language: "zh", timeZone: expect.any(String) }]);
});
