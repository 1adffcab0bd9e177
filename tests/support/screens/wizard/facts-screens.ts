/** The second and third step of the wizard: the facts, the photos, and what is to be written. */
import type { Choices, KeptChoices } from "#contract/campaign";
import { fill } from "#locales/fill";
import { press, type Screen, type Stage, says } from "../kit.ts";
import { publish, tab } from "./addresses.ts";

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

export const factsScreens: Screen[] = [
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
];
