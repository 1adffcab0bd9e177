/** Providers, prompts, usage and trials that no deployment of a test has. */
import type { ModelProvider, ModelState, ModelUsage, TrialResult } from "#contract/admin/models";
import type { PromptTexts } from "#contract/admin/prompts";
import { ownPrompt } from "#engine/copy/prompts/index";

const healthOf = (name: string, over: Partial<ModelProvider["health"]>): ModelProvider["health"] => ({
  ...{ kind: "model", name, lastGood: null, lastBad: null, idle: null, today: null },
  ...over,
});

export const id = (last: number) => `6b1f4a52-0000-4000-8000-00000000000${last}`;

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
  today: { calls: 128, failures: 3, tokens: 214_380, cost: 68.42, elsewhere: [] },
  health: healthOf("DeepSeek", { lastGood: "2026-11-20T08:10:00.000Z", lastBad: "2026-11-19T08:10:00.000Z" }),
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
    today: { calls: 3, failures: 0, tokens: 5_120, cost: 0, elsewhere: [] },
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
    today: { calls: 0, failures: 0, tokens: 0, cost: 0, elsewhere: [] },
    health: healthOf("Claude", { idle: "disabled" }),
  },
];

export const state: ModelState = {
  off: false,
  offReason: "",
  providers,
  reading: { off: false, reader: null },
  canKeepKeys: true,
};

export const off: ModelState = {
  ...state,
  off: true,
  offReason: "服务商调价，核对账单 / prices changed, bills are checked",
};

const texts: PromptTexts = {
  ...ownPrompt,
  instructions: ownPrompt.instructions.replace("never translate word by word", "never translate, never use 您"),
  styles: { ...ownPrompt.styles, luxury: "calm and short, one picture, then silence" },
};

const made = { by: "admin@listcast.local", inForce: false };

export const versions = [
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

export const usage: ModelUsage = {
  byDay: [
    { day: "2026-11-21", provider: "DeepSeek", ...sums(128, 3, 68.42) },
    { day: "2026-11-20", provider: "DeepSeek", ...sums(204, 1, 109.1) },
    { day: "2026-11-20", provider: "Claude", ...sums(12, 0, 11.34, "USD") },
    { day: "2026-11-19", provider: "DeepSeek", ...sums(96, 7, 51.29) },
  ],
  byAccount: [
    {
      userId: id(5),
      email: "lin.wei@example.com",
      ...sums(310, 8, 166.02),
      paid: [{ currency: "CNY", amountMinor: 29_900 }],
    },
    {
      userId: id(6),
      email: "mei@example.com",
      ...sums(118, 3, 62.79),
      paid: [{ currency: "CNY", amountMinor: 9_900 }],
    },
    { userId: id(7), email: null, ...sums(12, 0, 11.34, "USD"), paid: [] },
  ],
  written: {
    byModels: 412,
    byComposer: 36,
    fallbacks: [
      { reason: "untrue", pieces: 19 },
      { reason: "timed_out", pieces: 7 },
    ],
  },
  failures: [
    { provider: "DeepSeek", cause: "rate_limited", calls: 8 },
    { provider: "DeepSeek", cause: "timed_out", calls: 3 },
  ],
};

const body = "普陀梅川苑，两室两厅，建筑面积 89.3 ㎡，总价 698 万。南北通透，有电梯，近期可看房。";

export const result = (writer: string, over: Partial<TrialResult> = {}): TrialResult => ({
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
  error: null,
  answer: "",
  milliseconds: 2_140,
  tokensIn: 1_312,
  tokensOut: 402,
  cost: 0.58,
  currency: "CNY",
  ...over,
});

/** Two calls: one whose answer was mended, one that failed. */
export const calls = {
  items: [
    {
      ...{ id: id(1), at: "2026-11-21T06:12:09.000Z", provider: "deepseek", model: "deepseek-chat" },
      ...{ accountId: id(5), accountEmail: "lin@example.com", campaignId: id(4), purpose: "pack", language: "zh" },
      ...{ pieces: ["xiaohongshu/post", "wechat/post"], promptVersion: 3, outcome: "written" },
      answer:
        '{"piece":"xiaohongshu/post","title":"厨房有窗，油烟有路走","preheader":null,"body":"看户型图先找厨房。带泳池。想看房打 •••","hashtags":["上海二手房"]}',
      findings: [
        {
          piece: "xiaohongshu/post",
          reason: null,
          findings: [
            { why: "untrue", part: "body", found: "泳池", note: '"泳池" (claim) does not follow from the facts.' },
          ],
        },
        { piece: "wechat/post", reason: "untrue", findings: [] },
      ],
      error: null,
      ...{ tokensIn: 5_210, tokensOut: 1_384, cost: 1.72, currency: "CNY", milliseconds: 18_420 },
    },
    {
      ...{ id: id(2), at: "2026-11-21T06:10:40.000Z", provider: "gpt", model: "gpt-5-mini" },
      ...{ accountId: id(5), accountEmail: "lin@example.com", campaignId: id(4), purpose: "sentences", language: "en" },
      ...{ pieces: ["facebook/post"], promptVersion: 3, outcome: "timed_out", answer: "", findings: [] },
      ...{ tokensIn: null, tokensOut: null, cost: 0, currency: "USD", milliseconds: 60_012, error: null },
    },
    {
      ...{ id: id(3), at: "2026-11-21T06:09:12.000Z", provider: "gpt", model: "gpt-5-mini" },
      ...{ accountId: id(5), accountEmail: "lin@example.com", campaignId: id(4), purpose: "pack", language: "en" },
      ...{ pieces: ["facebook/post"], promptVersion: 3, outcome: "refused", findings: [] },
      answer: "I'm sorry, but I can't help with writing this advertisement.",
      error: `HTTP 400\nThe response was filtered.\n{"error":{"code":"content_filter","message":"The response was filtered."}}`,
      ...{ tokensIn: 5_198, tokensOut: 17, cost: 0.14, currency: "USD", milliseconds: 1_204 },
    },
  ],
  ...{ next: null, previous: null, count: { count: 3, more: false } },
};
