import { expect, test } from "vitest";
import { filled, neededPlaceholders, type PromptTexts, partOf, promptFaults, promptParts } from "./prompts.ts";

const whole = neededPlaceholders.map((name) => `{{${name}}}`).join("\n");
const texts = (over: Partial<PromptTexts> = {}): PromptTexts => ({
  instructions: "Write.",
  task: whole,
  styles: { professional: "dry", friendly: "warm", luxury: "calm", trendy: "short" },
  ...over,
});

test("a task with every needed placeholder is whole, with or without the agent, however it is spaced", () => {
  expect(promptFaults(texts())).toEqual({ missing: [], unknown: [] });
  expect(promptFaults(texts({ task: `${whole} {{ agent }}` }))).toEqual({ missing: [], unknown: [] });
});

test("a dropped placeholder is missing, and a misspelt one is both", () => {
  const { missing, unknown } = promptFaults(texts({ task: whole.replace("{{facts}}", "{{fact}}") }));
  expect(missing).toEqual(["facts"]);
  expect(unknown).toEqual([{ part: "task", name: "fact" }]);
});

test("outside the task nothing is filled in, so a placeholder there is a mistake", () => {
  const styles = { ...texts().styles, luxury: "{{platform}} and {{platform}}" };
  expect(promptFaults(texts({ styles, instructions: "{{}}" })).unknown).toEqual([
    { part: "instructions", name: "" },
    { part: "styles.luxury", name: "platform" },
  ]);
});

test("what is filled in is not read again", () => {
  const values = { platform: "{{facts}}", language: "$1", style: "$&", limits: "", facts: "12", agent: "" };
  expect(filled("{{platform}} {{ language }} {{style}} {{other}} {{facts}}", values)).toBe(
    "{{facts}} $1 $& {{other}} 12",
  );
});

test("every part is a text of the version", () => {
  expect(promptParts.map((part) => partOf(texts(), part))).toEqual(["Write.", whole, "dry", "warm", "calm", "short"]);
});
