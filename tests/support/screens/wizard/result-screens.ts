/** The texts of a campaign: a piece with its law, its readers, its leave to post, and what can go wrong. */
import type { Page } from "playwright-core";
import { z } from "zod";
import { savedPiece } from "#contract/campaign";
import { platforms } from "#engine/platforms/index";
import { answers, holds, press, type Screen, type Stage } from "../kit.ts";
import { results } from "./addresses.ts";

/** The right to advertise a listing that names others. */
const elsewhere = { holder: "others", allowed: false, record: null, listedBy: { agent: "李明", company: "链家" } };

const lawQuestion = (key: string, zh: string, en: string, given: boolean | null) => ({
  key,
  text: { zh, en },
  answer: "yes-no",
  choices: [],
  rules: ["cn-owner-consent"],
  statement: null,
  reason: null,
  places: [],
  given,
});

/** The piece of a platform, by the name the interface gives it. */
const piece =
  (id: string) =>
  async ({ page, t, language }: Stage) => {
    const name = platforms.find((platform) => platform.id === id)?.name[language];
    const label = id === "email" || id === "sms" ? t.facts.kinds[id] : (name ?? id);
    await page
      .getByRole("navigation", { name: t.pieces.platformsNav })
      .getByRole("button", { name: new RegExp(`^${label.replace(/[()]/g, "\\$&")}`) })
      .click();
  };

const write = async (page: Page, label: string, text: string) => {
  const body = page.getByRole("textbox", { name: label, exact: true });
  await body.fill(`${await body.inputValue()}\n${text}`);
};

const tasksOf = ({ tasks }: Record<string, unknown>, change: object) =>
  (Array.isArray(tasks) ? tasks : []).map((task) => ({ ...task, ...change }));

const liveDrafts = [
  {
    ...{ platform: "xiaohongshu", language: "zh", kind: "post", state: "checking", title: "厨房有窗，油烟有路走" },
    body: "看户型图先找厨房：这套的厨房有窗，炒辣椒不用先憋一口气。\n\n🛗 有电梯，搬家那天少欠人情\n☀️ 客厅朝南带阳台，被子轮流晒\n🚇 离最近的地铁站620米",
  },
  {
    ...{ platform: "facebook", language: "en", kind: "post", state: "writing", title: null },
    body: "The kitchen has a window, which anyone who has ever fried chillies will tell you is not a detail. The living room fa",
  },
];

export const resultScreens: Screen[] = [
  { name: "results", caption: ["推广内容：朋友圈", "Results: WeChat"], who: "importer", path: results },
  ...(["weibo", "xiaohongshu", "facebook", "instagram", "twitter", "email", "sms"] as const).map(
    (id): Screen => ({
      name: `results-${id}`,
      caption: [`推广内容：${id}`, `Results: ${id}`],
      who: "importer",
      path: results,
      act: piece(id),
      state: true,
    }),
  ),
  {
    name: "results-law",
    caption: ["推广内容：法规的问题与检查了什么", "Results: questions of law and what was checked"],
    who: "importer",
    path: results,
    before: answers("law.get", (law) => ({
      ...law,
      questions: [
        lawQuestion(
          "owners_agreed",
          "所有业主都已书面同意发布吗？",
          "Have all owners agreed to the advertisement?",
          null,
        ),
        {
          ...lawQuestion("state", "房屋在哪个州、哪个城市？", "In which state and city is the home?", null),
          answer: "name",
          choices: [{ value: "NJ", label: "New Jersey" }],
        },
        {
          ...lawQuestion(
            "claims_are_proven",
            "手上有能证明这句话的资料吗？",
            "Do you hold proof of this statement?",
            null,
          ),
          statement: "小区成交量连续三年全区第一",
          reason: { zh: "数据须注明出处。", en: "Figures need a source." },
          places: [{ platform: "xiaohongshu", kind: "post", language: "zh" }],
        },
        {
          ...lawQuestion("urgency_is_real", "期限是否真实存在？", "Does the deadline really exist?", true),
          statement: "本周日截止",
          reason: { zh: "催促须属实。", en: "Urgency must be real." },
        },
      ],
    })),
    act: async ({ page, t }) => page.getByText(t.law.panel.more, { exact: true }).click(),
  },
  {
    name: "results-read",
    caption: ["推广内容：模型对照事实的意见", "Results: what a model read beside the facts"],
    who: "importer",
    path: results,
    before: answers("campaigns.get", (campaign) => ({
      ...campaign,
      pieces: z
        .array(savedPiece)
        .parse(campaign.pieces)
        .map((piece) => {
          const said = { kind: "claim" as const, model: "deepseek" };
          const [first = "", second = ""] = piece.body.split(/[，。\n]/u).filter((words) => words.trim().length > 3);
          const at = (text: string) => ({
            start: piece.body.indexOf(text),
            end: piece.body.indexOf(text) + text.length,
            text,
          });
          return {
            ...piece,
            untraced: [
              { ...at(first), ...said, grade: "block" as const, source: "两室一厅一卫" },
              { ...at(second), ...said, grade: "note" as const },
            ],
          };
        }),
    })),
    state: true,
  },
  {
    name: "results-right",
    caption: ["推广内容：由别人挂牌的房源", "Results: somebody else's listing"],
    who: "importer",
    path: results,
    before: answers("rights.get", (right) => ({ ...right, ...elsewhere })),
    state: true,
  },
  {
    name: "results-right-form",
    caption: ["推广内容：登记推广授权", "Results: recording a consent"],
    who: "importer",
    path: results,
    before: answers("rights.get", (right) => ({ ...right, ...elsewhere })),
    act: async (stage) => {
      await press((t) => t.law.right.agreed)(stage);
      await stage.page.getByRole("dialog").getByRole("button", { name: stage.t.law.right.form.save }).waitFor();
    },
    state: true,
  },
  {
    name: "results-unsaved",
    caption: ["推广内容：有未保存的修改", "Results: an unsaved edit"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => write(page, t.pieces.bodyField, "全国最佳楼盘，距地铁站 200 米。"),
    state: true,
  },
  {
    name: "results-writing",
    caption: ["推广内容：正在写", "Results: being written"],
    who: "importer",
    path: results,
    before: async (stage) => {
      await holds("tasks.events")(stage);
      await answers("campaigns.get", (campaign) => ({
        ...campaign,
        tasks: tasksOf(campaign, { status: "processing", progress: 40 }),
        pieces: (Array.isArray(campaign.pieces) ? campaign.pieces : []).filter((one) => one.language === "zh"),
      }))(stage);
    },
    state: true,
  },
  {
    name: "results-live",
    caption: ["推广内容：边写边看", "Results: reading along"],
    who: "importer",
    path: results,
    before: async (stage) => {
      await holds("tasks.events")(stage);
      await answers("campaigns.get", (campaign) => ({
        ...campaign,
        tasks: tasksOf(campaign, { status: "processing", progress: 20 }),
        pieces: [],
      }))(stage);
      await answers("campaigns.drafts", () => ({ written: 0, drafts: liveDrafts }))(stage);
    },
    act: async ({ page, t }) => page.getByRole("heading", { name: t.pieces.live.title }).waitFor(),
    state: true,
  },
  {
    name: "results-fallback",
    caption: ["推广内容：由内置撰写引擎代写，说明原因", "Results: written by the composer, with the reason"],
    who: "importer",
    path: results,
    before: answers("campaigns.get", (campaign) => ({
      ...campaign,
      pieces: (Array.isArray(campaign.pieces) ? campaign.pieces : []).map((one) => ({ ...one, fallback: "untrue" })),
    })),
    state: true,
  },
  {
    name: "results-many",
    caption: ["推广内容：三十二个平台，没有照片，标题很长", "Results: 32 platforms, no photos, a long title"],
    who: "importer",
    path: results,
    before: answers("campaigns.get", (campaign) => {
      const ids = platforms.filter(({ variantOf, family }) => variantOf === null && family !== "sms").slice(0, 32);
      const [piece] = Array.isArray(campaign.pieces) ? campaign.pieces : [];
      return {
        ...campaign,
        title:
          "梅川苑 南北两房 客厅朝南带阳台 满五唯一 近地铁 Sunny two-bedroom home with a balcony by the metro, top school nearby",
        photos: [],
        preferences: { ...Object(campaign.preferences), platforms: ids.map(({ id }) => id) },
        pieces: ids.map(({ id }, index) => ({
          ...piece,
          platform: id,
          kind: "post",
          id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
        })),
      };
    }),
    state: true,
  },
  {
    name: "results-failed",
    caption: ["推广内容：一种语言没有写成", "Results: one language failed"],
    who: "importer",
    path: results,
    before: answers("campaigns.get", (campaign) => ({
      ...campaign,
      tasks: tasksOf(campaign, {
        status: "failed",
        cause: { code: "not_written", data: { count: 6, languages: "日本語" } },
      }),
    })),
    state: true,
  },
  {
    name: "results-none",
    caption: ["推广内容：没有这次发布", "Results: no such campaign"],
    who: "importer",
    path: "/dashboard/campaigns/00000000-0000-4000-8000-000000000000",
  },
];
