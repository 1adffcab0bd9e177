/** Model API management: its tabs, what opens over them, and providers that no deployment of a test has. */
import type { ModelProvider, ModelState, ModelUsage, TrialResult } from "#contract/admin/models";
import type { PromptTexts } from "#contract/admin/prompts";
import { ownPrompt } from "#engine/copy/prompts/index";
import { fails, holds, like, press, type Screen, type Stage, says } from "./kit.ts";

const at = (tab: string) => `/admin/config/api?tab=${tab}`;
const id = (last: number) => `6b1f4a52-0000-4000-8000-00000000000${last}`;

const deepseek: ModelProvider = {
  id: id(1),
  updatedAt: "2026-11-20T08:10:00.000Z",
  name: "DeepSeek",
  kind: "openai-compatible",
  baseUrl: "https://api.deepseek.com",
  model: "deepseek-chat",
  perMinute: 60,
  tokensPerDay: 2_000_000,
  moneyPerDay: 5_000,
  priceIn: 200,
  priceOut: 800,
  currency: "CNY",
  enabled: true,
  key: { set: true, lastFour: "9f3a" },
  today: { calls: 128, failures: 3, tokens: 214_380, cost: 68.42 },
};
const unlimited = { perMinute: null, tokensPerDay: null, moneyPerDay: null };
const providers: ModelProvider[] = [
  deepseek,
  {
    ...deepseek,
    ...unlimited,
    id: null,
    updatedAt: null,
    name: "qwen",
    baseUrl: "https://dashscope.aliyuncs.com/compatible-mode/v1",
    model: "qwen-plus",
    priceIn: 0,
    priceOut: 0,
    key: { set: true, lastFour: "77c2" },
    today: { calls: 3, failures: 0, tokens: 5_120, cost: 0 },
  },
  {
    ...deepseek,
    ...unlimited,
    id: id(3),
    name: "Claude",
    kind: "anthropic",
    baseUrl: null,
    model: "claude-sonnet-4-5",
    priceIn: 300,
    priceOut: 1_500,
    currency: "USD",
    enabled: false,
    key: { set: false, lastFour: null },
    today: { calls: 0, failures: 0, tokens: 0, cost: 0 },
  },
];
const state: ModelState = { off: false, offReason: "", providers, canKeepKeys: true };
const off: ModelState = { ...state, off: true, offReason: "供应商调价，核对账单 / prices changed, bills are checked" };

const texts: PromptTexts = {
  ...ownPrompt,
  instructions: ownPrompt.instructions.replace("never translate word by word", "never translate, never use 您"),
  styles: { ...ownPrompt.styles, luxury: "calm and short, one picture, then silence" },
};
const made = { by: "admin@listcast.local", inForce: false };
const versions = [
  { ...made, version: 2, texts, note: "高端风格更克制 / calmer luxury", at: "2026-11-20T08:10:00Z", inForce: true },
  {
    ...made,
    version: 1,
    texts: { ...texts, styles: ownPrompt.styles },
    note: "不用“您” / no polite you",
    at: "2026-11-12T02:30:00Z",
  },
  { ...made, version: 0, texts: ownPrompt, note: "", at: null, by: null },
];

const sums = (calls: number, failures: number, cost: number, currency = "CNY") => ({
  calls,
  failures,
  tokensIn: calls * 1_290,
  tokensOut: calls * 385,
  cost,
  currency,
});
const usage: ModelUsage = {
  byDay: [
    { day: "2026-11-21", provider: "DeepSeek", ...sums(128, 3, 68.42) },
    { day: "2026-11-20", provider: "DeepSeek", ...sums(204, 1, 109.1) },
    { day: "2026-11-20", provider: "Claude", ...sums(12, 0, 11.34, "USD") },
    { day: "2026-11-19", provider: "DeepSeek", ...sums(96, 7, 51.29) },
  ],
  byAccount: [
    { userId: id(5), email: "lin.wei@example.com", ...sums(310, 8, 166.02) },
    { userId: id(6), email: "mei@example.com", ...sums(118, 3, 62.79) },
    { userId: id(7), email: null, ...sums(12, 0, 11.34, "USD") },
  ],
  failures: [
    { provider: "DeepSeek", cause: "rate_limited", calls: 8 },
    { provider: "DeepSeek", cause: "timed_out", calls: 3 },
  ],
};

const body = "普陀梅川苑，两室两厅，建筑面积 89.3 ㎡，总价 698 万。南北通透，有电梯，近期可看房。";
const result = (writer: string, over: Partial<TrialResult> = {}): TrialResult => ({
  writer,
  piece: {
    platform: "wechat",
    language: "zh",
    kind: "post",
    title: null,
    preheader: null,
    body,
    html: null,
    hashtags: ["梅川苑", "普陀二手房"],
    length: { used: 44, max: 1_500, unit: "chars" },
    findings: [],
    untraced: [],
    writtenBy: writer,
  },
  faults: [],
  cause: null,
  milliseconds: 2_140,
  tokensIn: 1_312,
  tokensOut: 402,
  cost: 0.58,
  currency: "CNY",
  ...over,
});

const all =
  (...steps: ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage): Promise<void> => {
    for (const step of steps) await step(stage);
  };
const withProviders = says("admin.models.get", state);
const withPrompts = all(withProviders, says("admin.models.prompts.list", versions));
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();
const admin = { who: "admin" } as const;
const over = { ...admin, state: true } as const;

export const adminModelsScreens: Screen[] = [
  {
    ...admin,
    name: "admin-models-empty",
    caption: ["模型接口：还没有供应商", "Model API: no provider yet"],
    path: at("providers"),
  },
  {
    ...admin,
    name: "admin-models-providers",
    caption: ["模型接口：供应商", "Model API: providers"],
    path: at("providers"),
    before: withProviders,
  },
  {
    ...over,
    name: "admin-models-off",
    caption: ["模型接口：全部关闭", "Model API: all off"],
    path: at("providers"),
    before: says("admin.models.get", off),
  },
  {
    ...over,
    name: "admin-models-turn-off",
    caption: ["关闭所有模型前的确认", "Before all models go off"],
    path: at("providers"),
    before: withProviders,
    act: all(
      press((t) => t.adminModels.off.turnOff),
      dialog,
    ),
  },
  {
    ...over,
    name: "admin-models-tested",
    caption: ["模型接口：测试结果", "Model API: a test's result"],
    path: at("providers"),
    before: all(
      withProviders,
      says("admin.models.test", { ok: true, milliseconds: 842, cause: null, tokensIn: 31, tokensOut: 7 }),
    ),
    act: async (stage) => {
      const { works } = stage.t.adminModels;
      await press((t) => t.adminModels.actions.test)(stage);
      await stage.page.getByText(like(works)).waitFor();
    },
  },
  {
    ...over,
    name: "admin-models-edit",
    caption: ["编辑供应商", "Editing a provider"],
    path: at("providers"),
    before: withProviders,
    act: all(
      press((t) => t.adminModels.actions.edit),
      dialog,
    ),
  },
  {
    ...over,
    name: "admin-models-key",
    caption: ["设置密钥", "Setting a key"],
    path: at("providers"),
    before: withProviders,
    act: all(
      press((t) => t.adminModels.actions.key),
      dialog,
    ),
  },
  {
    ...over,
    name: "admin-models-waiting",
    caption: ["模型接口：读取中", "Model API: loading"],
    path: at("providers"),
    before: holds("admin.models.get"),
    act: async ({ page }) => page.locator("h1").waitFor(),
    waiting: true,
  },
  {
    ...over,
    name: "admin-models-failed",
    caption: ["模型接口：读取失败", "Model API: could not be read"],
    path: at("providers"),
    before: fails("admin.models.get", "not_found", 404),
  },
  {
    ...over,
    name: "admin-models-forbidden",
    caption: ["模型接口：没有权限", "Model API: no permission"],
    path: at("providers"),
    before: fails("admin.models.get", "forbidden", 403),
  },
  {
    ...admin,
    name: "admin-models-prompts",
    caption: ["模型接口：提示词", "Model API: prompts"],
    path: at("prompts"),
    before: withPrompts,
  },
  {
    ...over,
    name: "admin-models-prompt-draft",
    caption: ["提示词：草稿缺少占位符", "Prompts: a draft that lacks a placeholder"],
    path: at("prompts"),
    before: withPrompts,
    act: async ({ page, t }) => {
      const { partNames } = t.adminModels.prompts;
      await page.getByRole("button", { name: partNames.task, exact: true }).click();
      await page.getByRole("textbox", { name: partNames.task, exact: true }).fill("{{platform}} {{language}} {{fact}}");
      await page.getByText(like(t.adminModels.prompts.draftText)).waitFor();
    },
  },
  {
    ...over,
    name: "admin-models-compare",
    caption: ["提示词：版本对比", "Prompts: two versions compared"],
    path: at("prompts"),
    before: withPrompts,
    act: async (stage) => {
      await stage.page
        .getByRole("button", { name: stage.t.adminModels.prompts.compareNamed.replace("{{version}}", "0") })
        .click();
      await dialog(stage);
    },
  },
  {
    ...over,
    name: "admin-models-roll-back",
    caption: ["提示词：回退前的确认", "Prompts: before rolling back"],
    path: at("prompts"),
    before: withPrompts,
    act: async (stage) => {
      await stage.page
        .getByRole("button", { name: stage.t.adminModels.prompts.backNamed.replace("{{version}}", "0") })
        .click();
      await dialog(stage);
    },
  },
  {
    ...admin,
    name: "admin-models-trial",
    caption: ["模型接口：对比试写", "Model API: side by side"],
    path: at("trial"),
    before: withProviders,
  },
  {
    ...over,
    name: "admin-models-tried",
    caption: ["对比试写：结果", "Side by side: what was written"],
    path: at("trial"),
    before: all(
      withProviders,
      says("admin.models.trial", [
        result("DeepSeek"),
        result("qwen", { faults: ['"地铁 5 分钟" (minutes) does not follow from the facts: leave it out.'] }),
      ]),
    ),
    act: async (stage) => {
      await press((t) => t.adminModels.trial.run)(stage);
      await stage.page.getByText(stage.t.adminModels.trial.ready, { exact: true }).waitFor();
    },
  },
  {
    ...admin,
    name: "admin-models-usage",
    caption: ["模型接口：用量与费用", "Model API: usage and cost"],
    path: at("usage"),
    before: all(withProviders, says("admin.models.usage", usage)),
  },
  {
    ...over,
    name: "admin-models-usage-account",
    caption: ["用量与费用：一个账号", "Usage and cost: one account"],
    path: `${at("usage")}&account=${id(5)}`,
    before: all(
      withProviders,
      says("admin.models.usage", { ...usage, byAccount: usage.byAccount.slice(0, 1), failures: [] }),
    ),
  },
  {
    ...admin,
    name: "admin-models-usage-empty",
    caption: ["用量与费用：没有调用", "Usage and cost: none"],
    path: at("usage"),
  },
];
