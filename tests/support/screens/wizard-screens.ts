/** The wizard's three steps and the results of a campaign, with what can go wrong in them. */
import type { Page } from "playwright-core";
import { z } from "zod";
import { type Choices, type KeptChoices, savedPiece } from "#contract/campaign";
import { platforms } from "#engine/platforms/index";
import { fill } from "#locales/fill";
import { homesCsv } from "#tests/support/documents/homes-table";
import { all, answers, fails, holds, press, type Screen, type Stage, says } from "./kit.ts";

const publish = "/dashboard/publish";
const results = (world: { campaign: string }) => world.campaign;

const choices: Choices = {
  languages: ["zh"],
  style: "professional",
  platforms: ["wechat", "xiaohongshu"],
  kinds: ["post"],
};
const presets: KeptChoices = {
  last: choices,
  named: [
    {
      id: "6b1f4a52-0000-4000-8000-000000000031",
      name: "海外买家 / abroad",
      choices: { ...choices, languages: ["zh", "en"], style: "luxury", platforms: ["facebook", "instagram", "email"] },
    },
    { id: "6b1f4a52-0000-4000-8000-000000000032", name: "门店日常", choices: { ...choices, style: "friendly" } },
  ],
};

const lawQuestion = (key: string, zh: string, en: string, given: boolean | null) => ({
  key,
  text: { zh, en },
  answer: "yes-no",
  choices: [],
  rules: ["cn-owner-consent"],
  given,
});

const cover = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="${color}" d="M0 0h3v4H0z"/></svg>`)}`;
const pictureTask = {
  ...{ id: "6b1f4a52-0000-4000-8000-000000000033", number: "TASK-012", kind: "pictures", title: "梅川苑" },
  ...{ status: "processing", progress: 42, estimatedSeconds: 30, attempts: 1, campaignId: null, propertyId: null },
  ...{ cause: null, createdAt: "2026-11-28T08:00:00.000Z", startedAt: "2026-11-28T08:00:01.000Z", finishedAt: null },
};
const pictureSet = (over: Record<string, unknown>) => ({
  ...{ id: "6b1f4a52-0000-4000-8000-000000000034", pictures: null, covers: [], outdated: false, task: null },
  order: {
    ...{ languages: ["zh", "en"], template: "luxury", ratio: "3:4", accent: "#D9481C", typeface: "serif" },
    ...{ logoPlace: "start", photo: 0, carousel: true },
  },
  createdAt: "2026-11-28T08:00:00.000Z",
  ...over,
});
/** One under way, one finished, one that facts have overtaken. */
const pictureSets = [
  pictureSet({ task: pictureTask }),
  pictureSet({
    ...{ id: "6b1f4a52-0000-4000-8000-000000000035", pictures: 12 },
    covers: [
      { language: "zh", url: cover("#c8553d") },
      { language: "en", url: cover("#588b8b") },
    ],
  }),
  pictureSet({
    ...{ id: "6b1f4a52-0000-4000-8000-000000000036", pictures: 2, outdated: true },
    covers: [{ language: "zh", url: cover("#8d6b94") }],
  }),
];

/** Captions being read aloud, whatever the film's language. */
const voices = ["zh", "en"].map((language, at) => ({
  id: `6b1f4a52-0000-4000-8000-00000000004${at}`,
  order: { language, music: null, shots: [] },
  ...{ sound: null, shots: null, createdAt: "2026-11-28T08:00:00.000Z" },
  task: { ...pictureTask, kind: "speech" },
}));

/** The right to advertise a listing that names others. */
const elsewhere = { holder: "others", allowed: false, record: null, listedBy: { agent: "李明", company: "链家" } };

/** A draft whose page held back two of its photos. */
const photosMissing = async ({ page }: Stage) => {
  await page.evaluate(() => {
    const key = Object.keys({ ...localStorage }).find((one) => one.startsWith("listcast-draft:")) ?? "";
    const draft = JSON.parse(localStorage.getItem(key) ?? "{}");
    const cause = { code: "http_error", data: { status: 403 } };
    draft.missingPhotos = [7, 8].map((n) => ({ url: `https://img.example/${n}.jpg`, cause }));
    localStorage.setItem(key, JSON.stringify(draft));
  });
};

/** From the confirmed facts to the preferences. */
const toPreferences = async ({ page, t }: Stage) => {
  await page.getByRole("button", { name: t.wizard.next, exact: true }).click();
  await page.getByRole("heading", { name: t.wizard.preferences.title }).waitFor();
};

const tab =
  (name: "text" | "file" | "html" | "manual") =>
  async ({ page, t }: Stage) =>
    page.getByRole("tab", { name: t.wizard.link.modes[name], exact: true }).click();

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

const failedImport = (code: string) => fails("imports.start", code, 422);
const readLink = async ({ page, t }: Stage) => {
  await page.getByLabel(t.wizard.link.url, { exact: true }).fill("https://listing.example/room/42");
  await page.getByRole("button", { name: t.wizard.link.parse, exact: true }).click();
  await page.getByRole("alert").waitFor();
};

export const wizardScreens: Screen[] = [
  { name: "wizard-link", caption: ["发布第 1 步：链接", "Wizard, step 1: link"], who: "newcomer", path: publish },
  {
    name: "wizard-link-text",
    caption: ["第 1 步：粘贴文字", "Step 1: pasted text"],
    who: "newcomer",
    path: publish,
    act: tab("text"),
    state: true,
  },
  {
    name: "wizard-link-file",
    caption: ["第 1 步：文件和照片", "Step 1: files and photos"],
    who: "newcomer",
    path: publish,
    act: async (stage) => {
      await tab("file")(stage);
      const files = [
        { name: "brochure.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 ".padEnd(900_000)) },
      ];
      await stage.page.locator('input[type="file"]').setInputFiles(files);
      await stage.page.getByText("brochure.pdf").waitFor();
    },
    state: true,
  },
  {
    name: "import-many",
    caption: ["批量导入", "Many homes at once"],
    who: "newcomer",
    path: "/dashboard/properties/import",
  },
  {
    name: "import-many-check",
    caption: ["批量导入：核对列和有问题的行", "Many homes: columns and rows with problems"],
    who: "newcomer",
    path: "/dashboard/properties/import",
    act: async (stage) => {
      const files = [{ name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(homesCsv()) }];
      await stage.page.locator('input[type="file"]').setInputFiles(files);
      await stage.page.getByLabel(stage.t.batch.check.country, { exact: true }).selectOption("CN");
      await press((t) => t.batch.check.look)(stage);
      await stage.page.getByRole("heading", { name: stage.t.batch.troubles.title }).waitFor();
    },
    state: true,
  },
  {
    name: "wizard-link-html",
    caption: ["第 1 步：从浏览器发送", "Step 1: from the browser"],
    who: "newcomer",
    path: publish,
    act: tab("html"),
    state: true,
  },
  {
    name: "wizard-link-blank",
    caption: ["第 1 步：没有填链接", "Step 1: no link given"],
    who: "newcomer",
    path: publish,
    act: press((t) => t.wizard.link.parse),
    state: true,
  },
  {
    name: "wizard-link-blocked",
    caption: ["第 1 步：网站拦截", "Step 1: blocked by the site"],
    who: "newcomer",
    path: publish,
    before: failedImport("blocked"),
    act: readLink,
    state: true,
  },
  { name: "wizard-confirm", caption: ["第 2 步：确认房源信息", "Step 2: the facts"], who: "importer", path: publish },
  {
    name: "wizard-confirm-open",
    caption: ["第 2 步：展开一组，有照片没取到", "Step 2: a group unfolded, photos missing"],
    who: "importer",
    path: publish,
    before: photosMissing,
    act: async ({ page, t }) => {
      await page.getByText(t.wizard.photos.originals).click();
      await page.getByRole("button", { name: fill(t.facts.unfoldGroup, { group: t.facts.groups.money }) }).click();
    },
    state: true,
  },
  {
    name: "wizard-photo",
    caption: ["第 2 步：看大图", "Step 2: a photo, large"],
    who: "importer",
    path: publish,
    act: async ({ page }) => {
      await page.locator("[data-photo] button").first().click();
      await page.getByRole("dialog").locator("img").waitFor();
    },
    state: true,
  },
  {
    name: "wizard-manual",
    caption: ["第 2 步：手动填写，没有照片", "Step 2: by hand, no photos"],
    who: "newcomer",
    path: publish,
    act: async (stage) => {
      await tab("manual")(stage);
      await press((t) => t.wizard.link.manualStart)(stage);
      await stage.page.getByRole("heading", { name: stage.t.wizard.confirm.title }).waitFor();
    },
    state: true,
  },
  {
    name: "wizard-manual-stopped",
    caption: ["第 2 步：还缺什么", "Step 2: what is missing"],
    who: "newcomer",
    path: publish,
    act: async (stage) => {
      await tab("manual")(stage);
      await press((t) => t.wizard.link.manualStart)(stage);
      await press((t) => t.wizard.next)(stage);
      await stage.page.getByText(stage.t.wizard.confirm.stopped).waitFor();
    },
    state: true,
  },
  {
    name: "wizard-preferences",
    caption: ["第 3 步：偏好", "Step 3: preferences"],
    who: "importer",
    path: publish,
    act: toPreferences,
    state: true,
  },
  {
    name: "wizard-preferences-presets",
    caption: ["第 3 步：上次的选择和存好的组合", "Step 3: the last choices and those with a name"],
    who: "importer",
    path: publish,
    before: says("presets.list", presets),
    act: async (stage) => {
      await toPreferences(stage);
      await stage.page.getByRole("button", { name: presets.named[0]?.name ?? "", exact: true }).click();
    },
    state: true,
  },
  {
    name: "wizard-preferences-missing",
    caption: ["第 3 步：还没选全", "Step 3: something is missing"],
    who: "importer",
    path: publish,
    // with the last choices nothing is missing, and a campaign would begin
    before: says("presets.list", { last: null, named: [] }),
    act: async (stage) => {
      await toPreferences(stage);
      await press((t) => t.wizard.generate)(stage);
    },
    state: true,
  },
  {
    name: "wizard-preferences-many",
    caption: ["第 3 步：更多平台", "Step 3: more platforms"],
    who: "importer",
    path: publish,
    act: async (stage) => {
      await toPreferences(stage);
      await stage.page.locator('[aria-controls="more-platforms"]').click();
    },
    state: true,
  },
  {
    name: "wizard-start-over",
    caption: ["重新开始前的询问", "Asking before starting over"],
    who: "importer",
    path: publish,
    act: press((t) => t.wizard.startOver),
    state: true,
  },
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
        lawQuestion("urgency_is_real", "期限是否真实存在？", "Does the deadline really exist?", true),
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
    name: "results-posters",
    caption: ["推广内容：海报", "Results: posters"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-poster-words",
    caption: ["推广内容：海报的文字与样式", "Results: words and looks of posters"],
    who: "importer",
    path: results,
    before: answers("posters.words", (kept) => ({
      ...kept,
      version: 2,
      words: { headline: "今天能看", price: "128万" },
      checks: [
        { slot: "price", findings: [], untraced: [{ start: 0, end: 4, text: "128万", kind: "money", grade: "block" }] },
      ],
    })),
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.getByText(t.pieces.posters.words, { exact: true }).click();
      await page.getByRole("button", { name: t.pieces.posters.keepLook, exact: true }).click();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-carousel",
    caption: ["推广内容：组图", "Results: carousel"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.getByRole("button", { name: t.pieces.posters.amounts.carousel, exact: true }).click();
      await page.locator("details[open] section [aria-busy=false] > img").last().waitFor();
      await page.locator("details[open] section [aria-busy=true]").first().waitFor({ state: "detached" });
    },
    state: true,
  },
  {
    name: "results-picture-sets",
    caption: ["推广内容：画好的海报", "Results: drawn picture sets"],
    who: "importer",
    path: results,
    before: says("pictureSets.list", pictureSets),
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.getByText(t.pieces.pictureSet.made, { exact: true }).waitFor();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-film",
    caption: ["推广内容：视频", "Results: film"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.film.lead, { exact: true }).click();
      await page.locator("details[open] ol li").first().waitFor();
    },
    state: true,
  },
  {
    name: "results-film-voice",
    caption: ["推广内容：旁白正在念", "Results: captions being read aloud"],
    who: "importer",
    path: results,
    before: all(
      answers("films.storyboard", (board) => ({ ...board, speaks: true })),
      says("voices.list", voices),
    ),
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.film.lead, { exact: true }).click();
      await page.getByRole("progressbar").first().waitFor();
    },
    state: true,
  },
  {
    name: "results-brochure",
    caption: ["推广内容：房源册", "Results: brochure"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.brochure.lead, { exact: true }).click();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-photos",
    caption: ["推广内容：照片", "Results: photos"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.photoSet.lead, { exact: true }).click();
      await page.locator("details[open] [aria-busy=false] img").first().waitFor();
    },
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
