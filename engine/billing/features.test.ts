import { expect, test } from "vitest";
import type { Plan } from "#contract/plan";
import { features, linesOf, standingOf } from "./features.ts";

const many = { languages: 10 };

test("a feature stands as the table says, languages as many as are written", () => {
  expect(standingOf("crm", many, 6)).toEqual({ is: features.crm });
  expect(standingOf("video", many, 6)).toEqual({ is: features.video });
  expect(standingOf(null, many, 6)).toEqual({ is: "there" });
  expect(standingOf("languages", many, 6)).toEqual({ is: "fewer", have: 6 });
  expect(standingOf("languages", many, 12)).toEqual({ is: "there" });
  expect(standingOf("languages", { languages: null }, 6)).toEqual({ is: "there" });
});

test("a line stands as its feature does, in both languages; one without a feature is there", () => {
  const benefits: Plan["benefits"] = {
    zh: ["20 个平台", "10 种语言", "一对一培训"],
    en: ["20 platforms", "10 languages", "Training"],
    features: ["platforms", "languages", null],
  };
  for (const language of ["zh", "en"] as const)
    expect(linesOf({ benefits, entitlements: many }, language, 6)).toEqual([
      { line: benefits[language][0], standing: { is: "there" } },
      { line: benefits[language][1], standing: { is: "fewer", have: 6 } },
      { line: benefits[language][2], standing: { is: "there" } },
    ]);
  expect(linesOf({ benefits: { zh: ["x"], en: ["x"] }, entitlements: many }, "zh", 6)).toEqual([
    { line: "x", standing: { is: "there" } },
  ]);
});
