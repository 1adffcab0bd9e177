/** The calendar of posts: where a post stands, how it is moved, what keeps it waiting. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Publication } from "#contract/publishing/publication";
import { addDays, momentAt, wallOf } from "#engine/publishing/times/wall-clock";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll, untilShown } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const { Calendar } = await import("./calendar.tsx");

const ZONE = "America/New_York";
/** The week of the day after tomorrow, so that moving on is always possible. */
const day = addDays(wallOf(new Date().toISOString(), ZONE).day, 2);
const dueAt = momentAt({ day, at: "21:30" }, ZONE).iso;

const post: Publication = {
  id: "1",
  pieceId: null,
  campaignId: null,
  propertyId: "h1",
  connectionId: "c",
  accountName: "@lin",
  platform: "twitter",
  language: "en",
  kind: "post",
  homeTitle: "运河边两房",
  state: "planned",
  stateAt: dueAt,
  dueAt,
  nextAt: dueAt,
  address: null,
  failure: null,
  asksPerson: false,
  pieceVersion: null,
  approval: "none",
  heldBy: null,
  openHouseId: null,
  figures: null,
  people: null,
  may: { edit: false, remove: false, stop: false },
};
const other: Publication = { ...post, id: "2", platform: "linkedin", homeTitle: "花园三房", propertyId: "h2" };

async function open(posts: readonly Publication[] = [post], settings: object = {}) {
  answers["calendar.settings"] = async () => ({ timeZone: ZONE, approval: false, slots: [], ...settings });
  answers["calendar.posts"] ??= async () => ({ posts, openHouses: [], more: false });
  answers["publications.paused"] = async () => ({ pausedAt: null });
  answers["approvals.list"] ??= async () => [];
  answers["approvals.waiting"] ??= async () =>
    posts.filter(({ state, approval }) => state === "planned" && approval !== "none" && approval !== "approved");
  const root = createRootRoute({ component: Outlet });
  const screen = createRoute({ getParentRoute: () => root, path: "/dashboard/publish/calendar", component: Calendar });
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: ["/dashboard/publish/calendar"] }),
  });
  await mount(<RouterProvider router={router as never} />);
  await settle();
  await settle();
}
const card = (id = "1") => document.querySelector<HTMLButtonElement>(`[data-post="${id}"]`);
const dayOf = (id = "1") => card(id)?.closest("[data-day]")?.getAttribute("data-day") ?? "";
const key = async (name: string) => {
  card()?.focus();
  await act(async () =>
    card()?.dispatchEvent(new KeyboardEvent("keydown", { key: name, altKey: true, bubbles: true, cancelable: true })),
  );
  await settle();
};

beforeEach(resetFakeApi);
afterEach(unmountAll);

test("by the keyboard a post goes to the next day at the same time of its clock, and can be taken back", async () => {
  answers["publications.move"] = async (input) => ({ ...post, ...Object(input) });
  await open();
  const before = dayOf();
  await key("ArrowRight");
  const moved = momentAt({ day: addDays(day, 1), at: "21:30" }, ZONE).iso;
  expect(inputsOf("publications.move")).toEqual([{ id: "1", dueAt: moved }]);
  expect(dayOf()).not.toBe(before);
  await press("撤销");
  expect(inputsOf("publications.move").at(-1)).toEqual({ id: "1", dueAt });
});

test("a post that will not leave at its time says so on its day", async () => {
  await open([
    { ...post, heldBy: "recall" },
    { ...other, heldBy: "stop" },
  ]);
  expect(card()?.textContent).toContain("已拦下");
  expect(card()?.textContent).not.toContain("已安排");
  expect(card("2")?.textContent).toContain("平台暂停中");
});

test("moved step by step, a post has one message, and that takes back the last step", async () => {
  answers["publications.move"] = async (input) => ({ ...post, ...Object(input) });
  await open();
  const ways = () => [...document.querySelectorAll("button")].filter((one) => one.textContent === "撤销");
  await key("ArrowRight");
  const first = Object(inputsOf("publications.move").at(-1)).dueAt;
  await key("ArrowRight");
  await vi.waitFor(() => expect(ways()).toHaveLength(1));
  await press("撤销");
  expect(inputsOf("publications.move").at(-1)).toEqual({ id: "1", dueAt: first });
});

test.each([
  ["America/New_York", "2027-03-13", ["2027-03-14T07:30:00.000Z", "2027-03-15T06:30:00.000Z"]],
  ["Europe/Berlin", "2027-03-27", ["2027-03-28T01:30:00.000Z", "2027-03-29T00:30:00.000Z"]],
] as const)(
  "moved over the night its clock is put forward, half past two is half past two again: %s",
  async (timeZone, from, moves) => {
    // of time only the date stands still: what waits for a moment goes on
    vi.setSystemTime(new Date(`${from}T00:00:00Z`));
    const waiting = { ...post, dueAt: momentAt({ day: from, at: "02:30" }, timeZone).iso };
    answers["publications.move"] = async (input) => ({ ...waiting, ...Object(input) });
    await open([waiting], { timeZone });
    await key("ArrowRight");
    await key("ArrowRight");
    expect(inputsOf("publications.move").map((input) => Object(input).dueAt)).toEqual(moves);
    vi.useRealTimers();
  },
);

test("a post that has moved on says so, and the calendar is read again", async () => {
  answers["publications.move"] = async () => Promise.reject(apiError("publication_moved_on"));
  await open();
  await key("ArrowDown");
  expect(pageText()).toContain("这条内容的状态刚有变化");
  expect(inputsOf("calendar.posts").length).toBeGreaterThan(1);
});

test("nothing is moved into the past, nor what is out", async () => {
  await open([post, { ...other, state: "live" }]);
  await key("ArrowUp");
  expect(inputsOf("publications.move")).toEqual([]);
  expect(pageText()).toContain("请选择");
  expect(card("2")?.getAttribute("draggable")).toBe("false");
});

test("dropped on another day a post is moved there", async () => {
  answers["publications.move"] = async (input) => ({ ...post, ...Object(input) });
  await open();
  const next = card()?.closest("[data-day]")?.nextElementSibling;
  const drop = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { getData: () => "1" } });
  await act(async () => next?.dispatchEvent(drop));
  await settle();
  expect(inputsOf("publications.move")).toEqual([
    { id: "1", dueAt: momentAt({ day: addDays(day, 1), at: "21:30" }, ZONE).iso },
  ]);
});

test("of a day with many posts the month shows the first, then all; what is moved there by keyboard is not lost", async () => {
  const others = Array.from({ length: 8 }, (_, at) => ({
    ...other,
    id: `many${at}`,
    dueAt: momentAt({ day: addDays(day, 1), at: `0${at}:00` }, ZONE).iso,
  }));
  answers["publications.move"] = async (input) => ({ ...post, ...Object(input) });
  await open([post, ...others]);
  const cards = () => document.querySelectorAll("[data-post^=many]").length;
  expect(cards()).toBe(5);
  await key("ArrowRight");
  expect(card(), "the ninth of its day").toBeNull();
  expect(document.activeElement?.textContent).toBe("另有 4 条");
  await press("另有 4 条");
  expect([cards(), card()?.textContent?.includes("运河边两房")]).toEqual([8, true]);
});

test("moved beyond the week that is shown, a post takes its week and the keyboard along", async () => {
  let dueNow = dueAt;
  answers["publications.move"] = async (input) => {
    dueNow = Object(input).dueAt;
    return { ...post, dueAt: dueNow };
  };
  answers["calendar.posts"] = async (input) => {
    const { from, until } = Object(input);
    const here = new Date(dueNow) >= new Date(from) && new Date(dueNow) < new Date(until);
    return { posts: here ? [{ ...post, dueAt: dueNow }] : [], openHouses: [], more: false };
  };
  await open();
  await press("周");
  await settle();
  for (const weeks of [1, 2]) {
    await key("ArrowDown");
    await vi.waitFor(() => expect(dayOf()).toBe(addDays(day, 7 * weeks)));
    await settle();
    expect(document.activeElement?.getAttribute("data-post"), `week ${weeks}`).toBe("1");
  }
  await key("ArrowUp");
  await vi.waitFor(() => expect(dayOf()).toBe(addDays(day, 7)));
  expect(document.activeElement?.getAttribute("data-post")).toBe("1");
});

test("narrowed to a platform only its posts stand there, and nothing found says so", async () => {
  await open([post, other]);
  const select = document.querySelector<HTMLSelectElement>("select");
  await act(async () => {
    if (select) select.value = "linkedin";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
  expect([card("1"), card("2")?.textContent?.includes("花园三房")]).toEqual([null, true]);
});

test("narrowed to a home the open houses of others are left out, and one on another clock names it", async () => {
  const house = {
    id: "o1",
    propertyId: "h1",
    homeTitle: "运河边两房",
    day,
    from: "14:00",
    until: "16:00",
    timeZone: "Asia/Tokyo",
    startsAt: dueAt,
    endsAt: dueAt,
    waiting: 0,
  };
  const houses = [house, { ...house, id: "o2", propertyId: "h2", homeTitle: "花园三房", timeZone: ZONE }];
  answers["calendar.posts"] = async () => ({ posts: [post, other], openHouses: houses, more: false });
  await open();
  const shown = () => [...document.querySelectorAll("[data-open-house]")].map((one) => one.textContent);
  expect(shown().map((text) => text?.includes("日本"))).toEqual([true, false]);
  const select = document.querySelectorAll<HTMLSelectElement>("select")[1];
  await act(async () => {
    if (select) select.value = "h2";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toContain("花园三房");
});

test("approval whose link ran out unanswered can be asked for again", async () => {
  const request = { id: "r", note: "", posts: 1, askedAt: dueAt, expiresAt: dueAt, answer: null };
  const asks = () => [...document.querySelectorAll("button")].some(({ textContent }) => textContent === "请人审批");
  answers["approvals.list"] = async () => [{ ...request, address: "https://x.example/approve/a" }];
  await open([{ ...post, approval: "asked" }]);
  expect(asks(), "its link is out").toBe(false);
  await unmountAll();
  answers["approvals.list"] = async () => [{ ...request, address: null }];
  await open([{ ...post, approval: "asked" }]);
  expect(asks(), "its link ran out").toBe(true);
});

test("with nothing planned it says how to begin, and a failure can be tried again", async () => {
  await open([]);
  expect(pageText()).toContain("这段时间还没有安排");
  await unmountAll();
  answers["calendar.posts"] = async () => Promise.reject(apiError("unavailable"));
  await open();
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

test("posts that want approval are approved in one go", async () => {
  const approved = { ...post, approval: "approved" };
  answers["approvals.approve"] = async () => {
    answers["calendar.posts"] = async () => ({ posts: [approved], openHouses: [], more: false });
    return [approved];
  };
  const late = { ...post, id: "late", approval: "draft" };
  answers["approvals.waiting"] = async () => [{ ...post, approval: "draft" }, late];
  await open([{ ...post, approval: "draft" }]);
  expect(card()?.textContent).toContain("待送审");
  expect(pageText(), "one is due after the days that are shown").toContain("2 条内容待审批");
  await press("全部通过");
  expect(inputsOf("approvals.approve")).toEqual([{ ids: ["1", "late"] }]);
  expect(card()?.textContent).not.toContain("待送审");
});

test("weekly times are added and dropped in the settings", async () => {
  answers["connections.list"] = async () => [{ id: "c", platform: "twitter", accountName: "@lin", health: "good" }];
  answers["calendar.feed"] = async () => ({ address: null });
  answers["calendar.saveSlots"] = async (input) => ({
    timeZone: ZONE,
    approval: false,
    slots: [{ connectionId: "c", times: Object(input).times }],
  });
  await open();
  await press("排期设置");
  await untilShown("每周发布时段");
  await press("添加");
  expect(inputsOf("calendar.saveSlots")).toEqual([
    { connectionId: "c", times: [{ weekday: 1, at: "18:00" }], timeZone: ZONE },
  ]);
  await act(async () => button("删除").click());
  await settle();
  expect(inputsOf("calendar.saveSlots").at(-1)).toMatchObject({ times: [] });
});
