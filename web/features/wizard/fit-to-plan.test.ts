import { expect, test } from "vitest";
import type { Choices } from "#contract/campaign";
import type { Entitled } from "#contract/entitlement";
import { fitToPlan } from "./fit-to-plan.ts";

const choices: Choices = {
  languages: ["zh", "ja", "en"],
  platforms: ["wechat", "weibo", "xiaohongshu"],
  style: "friendly",
  kinds: ["post"],
};
const running = (limits: object) => ({ state: "running", entitlements: limits }) as unknown as Entitled;
const open = { languages: null, platforms: null, onlyLanguages: null };

test("kept choices are taken as far as the plan goes, and what it leaves out is named", () => {
  expect(fitToPlan(choices, running({ ...open, languages: 2, platforms: 2 }))).toEqual({
    choices: { ...choices, languages: ["zh", "ja"], platforms: ["wechat", "weibo"] },
    left: { languages: ["en"], platforms: ["xiaohongshu"] },
  });
  // a language the plan does not have leaves room for one that it has
  expect(fitToPlan(choices, running({ ...open, onlyLanguages: ["zh", "en"], languages: 2 }))).toMatchObject({
    choices: { languages: ["zh", "en"] },
    left: { languages: ["ja"], platforms: [] },
  });
});

test("under a plan that allows all, and before the plan is known, nothing is left out", () => {
  for (const entitled of [running(open), undefined])
    expect(fitToPlan(choices, entitled)).toEqual({ choices, left: { languages: [], platforms: [] } });
});
