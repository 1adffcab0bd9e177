/** The calendar of posts: a month, a week, a list, what wants approval, its settings; and times in the dialog that publishes. */
import type { CalendarSettings, OpenHouse } from "#contract/publishing/calendar";
import type { Publication } from "#contract/publishing/publication";
import { all, fails, holds, press, type Screen, type Stage, says } from "./kit.ts";
import { connected, idOf, post } from "./publishing-rows.ts";

const PATH = "/dashboard/publish/calendar";
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const settings: CalendarSettings = {
  timeZone: "Asia/Shanghai",
  approval: true,
  slots: [
    {
      connectionId: idOf(1),
      times: [
        { weekday: 2, at: "09:00" },
        { weekday: 5, at: "18:30" },
      ],
    },
  ],
};
const homes = ["梅川苑 南北两房 客厅朝南", "滨江一号 江景三房", "Canal view flat with two bedrooms"];

/** Around the moment they are looked at, so that some are out and some wait. */
const at = (days: number, hours: number): string => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today + days * DAY_MS + hours * HOUR_MS).toISOString();
};
const calendarPosts = (): Publication[] =>
  Array.from({ length: 17 }, (_, index) => {
    const days = [-4, -3, -3, -2, -1, 1, 1, 1, 2, 3, 3, 4, 5, 6, 6, 8, 11][index] ?? 0;
    const waits = days > 0;
    return {
      ...post(index, waits ? "planned" : index === 2 ? "failed" : "live"),
      homeTitle: homes[index % 3] ?? "",
      propertyId: idOf(300 + (index % 3)),
      dueAt: at(days, [1, 4, 12][index % 3] ?? 1),
      approval: waits && index % 4 === 0 ? "draft" : waits && index % 4 === 1 ? "asked" : "none",
    };
  });
/** Twenty platforms on one day. */
const crowd = (): Publication[] =>
  Array.from({ length: 20 }, (_, index) => ({
    ...post(40 + index, "planned"),
    homeTitle: homes[0] ?? "",
    propertyId: idOf(300),
    dueAt: at(2, 1 + index / 2),
  }));
const openHouses = (): OpenHouse[] => [
  {
    id: idOf(500),
    propertyId: idOf(300),
    homeTitle: homes[0] ?? "",
    day: at(5, 6).slice(0, 10),
    from: "14:00",
    until: "16:00",
    timeZone: "Asia/Shanghai",
    startsAt: at(5, 6),
    endsAt: at(5, 8),
    waiting: 2,
  },
];
const request = {
  id: idOf(700),
  note: "",
  posts: 2,
  askedAt: "2026-11-22T08:30:00.000Z",
  expiresAt: "2026-11-29T08:30:00.000Z",
  address: "https://listcast.example/approve/AAAAAAAA",
  answer: null,
};
const answered = {
  ...request,
  id: idOf(701),
  address: null,
  answer: { verdict: "refused", at: new Date().toISOString(), by: "周敏", words: "第二段的“唯一”请改掉，其余可以。" },
};
const filled = all(
  says("calendar.settings", settings),
  (stage) => says("calendar.posts", { posts: calendarPosts(), openHouses: openHouses(), more: false })(stage),
  says("approvals.list", [request, answered]),
  (stage) =>
    says(
      "approvals.waiting",
      calendarPosts().filter(({ approval }) => approval !== "none"),
    )(stage),
);
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();
const results = ({ campaign }: { campaign: string }) => campaign;
const publishing = all(connected, says("publications.list", []), says("calendar.settings", settings));
const opened = (mode: (t: Stage["t"]) => string) =>
  all(
    press((t) => t.publishing.open),
    dialog,
    press(mode),
  );

export const calendarScreens: Screen[] = [
  { name: "calendar", caption: ["发布日历", "Publishing calendar"], who: "agent", path: PATH, before: filled },
  {
    name: "calendar-week",
    caption: ["发布日历：一周", "Publishing calendar: a week"],
    who: "agent",
    path: PATH,
    before: filled,
    act: press((t) => t.publishing.calendar.views.week),
    state: true,
  },
  {
    name: "calendar-list",
    caption: ["发布日历：列表", "Publishing calendar: a list"],
    who: "agent",
    path: PATH,
    before: filled,
    act: press((t) => t.publishing.calendar.views.list),
    state: true,
  },
  {
    name: "calendar-crowded",
    caption: ["发布日历：一天二十条", "Publishing calendar: twenty posts on one day"],
    who: "agent",
    path: PATH,
    before: all(filled, (stage) =>
      says("calendar.posts", { posts: [...calendarPosts(), ...crowd()], openHouses: openHouses(), more: false })(stage),
    ),
    state: true,
  },
  {
    name: "calendar-post",
    caption: ["发布日历：一条内容", "Publishing calendar: one post"],
    who: "agent",
    path: PATH,
    before: filled,
    act: all(async ({ page }) => page.locator('[data-post][draggable="true"]').first().click(), dialog),
    state: true,
  },
  {
    name: "calendar-settings",
    caption: ["发布日历：排期设置", "Publishing calendar: settings"],
    who: "agent",
    path: PATH,
    before: all(filled, connected, says("calendar.feed", { address: "https://listcast.example/calendar/AAAA.ics" })),
    act: all(
      press((t) => t.publishing.calendar.settings),
      dialog,
    ),
    state: true,
  },
  {
    name: "calendar-none",
    caption: ["发布日历：还没有安排", "Publishing calendar: nothing planned"],
    who: "newcomer",
    path: PATH,
    state: true,
  },
  {
    name: "calendar-waiting",
    caption: ["发布日历：读取中", "Publishing calendar: loading"],
    who: "agent",
    path: PATH,
    before: holds("calendar.posts"),
    state: true,
    waiting: true,
  },
  {
    name: "calendar-failed",
    caption: ["发布日历：读取失败", "Publishing calendar: failed"],
    who: "agent",
    path: PATH,
    before: fails("calendar.posts", "too_many_requests", 429),
    state: true,
  },
  {
    name: "publish-dialog-spread",
    caption: ["发布推广内容：分几天发", "Publishing a campaign: over several days"],
    who: "importer",
    path: results,
    before: publishing,
    act: opened((t) => t.publishing.timing.spread),
    state: true,
  },
  {
    name: "publish-dialog-open-house",
    caption: ["发布推广内容：开放看房", "Publishing a campaign: an open house"],
    who: "importer",
    path: results,
    before: publishing,
    act: opened((t) => t.publishing.timing.openHouse),
    state: true,
  },
];
