/** Homes of all accounts as administrators see them, a page taken down among them, and what its owner sees of that. */
import type { AdminHome } from "#contract/admin/content";
import { all, answers, holds, ofFirstProperty, press, type Screen, type Stage, says } from "./kit.ts";

const id = "6b1f4a52-0000-4000-8000-000000000021";
const CONTENT = "/admin/users?view=content";
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();

const home: AdminHome = {
  ...{ id, number: "PROP-012", title: "锦和苑 南北通三房 近世纪公园", address: "上海市浦东新区锦和路 88 弄" },
  ...{ path: "/p/jin-he-yuan-abcdefgh", pieces: 1, createdAt: "2026-11-20T06:12:09.000Z" },
  status: "published",
  account: { id: "6b1f4a52-0000-4000-8000-000000000022", email: "lin@example.com", name: "林芳" },
  takedown: null,
};
const down: AdminHome = {
  ...home,
  status: "draft",
  path: null,
  takedown: {
    ...{ reason: "图片带有其他机构的水印", at: "2026-11-22T02:00:00.000Z", by: "admin@listcast.local" },
    ...{ objection: "照片是我自己拍的，水印是我们门店的。", objectedAt: "2026-11-22T05:30:00.000Z" },
    returns: true,
  },
};
const written = { platform: "wechat", language: "zh", kind: "post", writtenBy: "composer" };
const pieces = [
  {
    ...{ ...written, id, at: "2026-11-20T06:20:00.000Z", title: "南北通的三房，下楼就是世纪公园" },
    body: "锦和苑，三室两厅，建筑面积 118.68 ㎡，2012 年建成。挂牌价 698 万。",
  },
];
const open = (one: AdminHome) =>
  says("admin.content.get", { home: one, preview: one.path ? null : "/p/preview/token", pieces, nextCursor: null });
const list = (items: AdminHome[]) =>
  says("admin.content.list", { items, next: null, previous: null, count: { count: items.length, more: false } });
const admin = { who: "admin" } as const;
const over = { ...admin, path: `${CONTENT}&open=${id}`, state: true } as const;

/** The agent's first home, its page taken down. */
const heldDown = (objection: string | null) =>
  answers("pages.get", (page) => ({
    ...page,
    url: null,
    takedown: { reason: "图片带有其他机构的水印", at: "2026-11-22T02:00:00.000Z", objection },
  }));
const share = ofFirstProperty((t) => t.properties.share);

export const adminContentScreens: Screen[] = [
  {
    ...admin,
    name: "admin-content",
    caption: ["用户管理：房源与内容", "User management: homes and content"],
    path: CONTENT,
    before: list([down, { ...home, id: "6b1f4a52-0000-4000-8000-000000000023" }]),
  },
  {
    ...admin,
    name: "admin-content-none",
    caption: ["房源与内容：没有异议", "Homes and content: no objections"],
    path: `${CONTENT}&takedown=objected`,
    state: true,
  },
  {
    ...over,
    name: "admin-content-home",
    caption: ["一套房源：房源网页和写好的内容", "A home: its page and what was written"],
    before: all(list([home]), open(home)),
    act: dialog,
  },
  {
    ...over,
    name: "admin-content-waiting",
    caption: ["一套房源：读取中", "A home: loading"],
    before: all(list([home]), holds("admin.content.get")),
    act: dialog,
    waiting: true,
  },
  {
    ...over,
    name: "admin-content-take-down",
    caption: ["下架页面前填写原因", "A reason before a page is taken down"],
    before: all(list([home]), open(home)),
    act: async (stage) => {
      await press((t) => t.users.content.takeDown)(stage);
      await stage.page.getByLabel(stage.t.users.content.reason).fill("图片带有其他机构的水印");
    },
  },
  {
    ...over,
    name: "admin-content-objected",
    caption: ["页面已下架，房源主人有异议", "A page taken down, and its owner objects"],
    before: all(list([down]), open(down)),
    act: dialog,
  },
  {
    ...over,
    name: "admin-content-allow",
    caption: ["恢复公开前的确认", "Before a page is put back online"],
    before: all(list([down]), open(down)),
    act: press((t) => t.users.content.return),
  },
  {
    who: "agent",
    name: "properties-share-taken-down",
    caption: ["分享：网页已被管理员下架", "Sharing: an administrator took the page down"],
    path: "/dashboard/properties",
    before: heldDown(null),
    act: all(share, async ({ page, t }) => page.getByLabel(t.propertyPage.takenDown.label).waitFor()),
    state: true,
  },
  {
    who: "agent",
    name: "properties-share-objected",
    caption: ["分享：已提出异议", "Sharing: the objection stands"],
    path: "/dashboard/properties",
    before: heldDown("照片是我自己拍的，水印是我们门店的。"),
    act: all(share, async ({ page, t }) =>
      page.getByRole("button", { name: t.propertyPage.takenDown.change }).waitFor(),
    ),
    state: true,
  },
];
