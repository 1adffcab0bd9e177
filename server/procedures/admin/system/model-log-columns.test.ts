import { expect, test } from "vitest";
import type { ModelCallLine } from "#contract/admin/model-log";
import { texts } from "#locales/zh/index";
import { callColumns } from "./model-log-columns.ts";

const call: ModelCallLine = {
  id: "0190d1b6-0000-7000-8000-000000000001",
  at: "2026-01-02T03:04:05.000Z",
  provider: "house",
  model: "m-1",
  accountId: null,
  accountEmail: null,
  campaignId: null,
  purpose: "test",
  language: null,
  pieces: [],
  promptVersion: null,
  outcome: "key_refused",
  answer: "",
  error: "HTTP 401",
  findings: [],
  tokensIn: null,
  tokensOut: null,
  cost: 0,
  currency: "CNY",
  milliseconds: 43,
};
const said = (head: string, over: Partial<ModelCallLine> = {}) =>
  callColumns(texts, "zh").find(([name]) => name === head)?.[1]({ ...call, ...over });

test("what came of a call is said in words, as the screen says it", () => {
  const { outcome } = texts.adminModels.log;
  expect(said(outcome)).toBe("密钥被拒绝");
  expect(said(outcome, { outcome: "written" })).toBe("已回答");
  expect(said(outcome, { outcome: "cancelled" })).toBe("任务已取消");
});

test("a wording is called tried of a trial alone: a test and a review of a text have none", () => {
  const { promptVersion } = texts.adminModels.log;
  expect(said(promptVersion)).toBeNull();
  expect(said(promptVersion, { purpose: "opinion" })).toBeNull();
  expect(said(promptVersion, { purpose: "trial" })).toBe("试用的提示词");
  expect(said(promptVersion, { purpose: "pack", promptVersion: 3 })).toBe(3);
});
