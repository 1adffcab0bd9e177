/** The page of whoever is asked to approve posts: the server's own, with posts no home of the world has. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#server/base/root";
import { type AskedPost, approvalPage, freshForm } from "#server/pages/publishing/approval-page";
import type { Screen, Stage } from "./kit.ts";

const PATH = "/approve/a-link-of-three-days";
const DUE = new Date("2026-11-24T10:30:00.000Z");
const picture = readFileSync(path.join(projectRoot, "web/public/og/zh.png"));

const asked: AskedPost = {
  id: "1",
  platform: "xiaohongshu",
  home: "梅川苑 南北两房 客厅朝南",
  language: "zh",
  dueAt: DUE,
  title: "看户型图先找厨房，这套有窗",
  text: "炒辣椒不用先憋一口气。\n\n有电梯，搬家那天少欠人情\n客厅朝南带阳台，被子轮流晒\n离最近的地铁站620米",
  pictures: ["海报：南北两房", "客厅", "厨房", "主卧", "阳台"],
  film: false,
  standing: "as-asked",
};
const posts: readonly AskedPost[] = [
  asked,
  {
    ...asked,
    id: "2",
    platform: "facebook",
    language: "en",
    title: null,
    text: "Two bedrooms, windows on both sides, 620 m from the metro.",
    pictures: [""],
    standing: "changed",
  },
  { ...asked, id: "3", platform: "linkedin", title: null, text: "", pictures: [], standing: "held" },
];

const askedFor =
  (shown: readonly AskedPost[]) =>
  async ({ page, language }: Stage) => {
    await page.route(`**${PATH}/**`, (route) => route.fulfill({ body: picture, contentType: "image/png" }));
    const frame = { language, path: PATH, origin: "https://listcast.example", names: null };
    const about = { who: "林晓", note: "", until: DUE, timeZone: "Asia/Shanghai", posts: shown };
    await page.setContent(approvalPage(frame, about, freshForm));
  };

export const approvalScreens: readonly Screen[] = [
  {
    name: "approval-link",
    caption: ["请人过目：链接打开的页面", "Approval: the page its link opens"],
    who: "visitor",
    path: "/terms",
    act: askedFor(posts),
    state: true,
  },
  {
    name: "approval-link-nothing",
    caption: ["请人过目：都改过了", "Approval: all of them changed"],
    who: "visitor",
    path: "/terms",
    act: askedFor(posts.slice(1)),
    state: true,
  },
];
