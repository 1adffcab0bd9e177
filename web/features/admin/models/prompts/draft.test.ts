import { beforeEach, expect, test } from "vitest";
import type { PromptTexts } from "#contract/admin/prompts";
import { changedParts, keepDraft, loadDraft, withPart } from "./draft.ts";

beforeEach(() => localStorage.clear());

const texts: PromptTexts = {
  instructions: "Write.",
  task: "{{facts}}",
  styles: { professional: "dry", friendly: "warm", luxury: "calm", trendy: "short" },
};

test("a draft is found again by whoever wrote it, and by nobody else", () => {
  keepDraft("a", { base: 2, texts, note: "why" });
  expect(loadDraft("a")).toEqual({ base: 2, texts, note: "why" });
  expect(loadDraft("b")).toBeNull();
  keepDraft("a", null);
  expect(loadDraft("a")).toBeNull();
});

test("what is no draft is as if none were kept", () => {
  localStorage.setItem("listcast-prompt-draft:a", '{"base":1}');
  expect(loadDraft("a")).toBeNull();
  localStorage.setItem("listcast-prompt-draft:a", "{");
  expect(loadDraft("a")).toBeNull();
});

test("only parts in other words count as changed, not spaces at their ends", () => {
  const other = withPart(withPart(texts, "styles.luxury", "quiet"), "task", "{{facts}} ");
  expect(changedParts(texts, other)).toEqual(["styles.luxury"]);
  expect(changedParts(texts, withPart(texts, "instructions", "Tell."))).toEqual(["instructions"]);
});
