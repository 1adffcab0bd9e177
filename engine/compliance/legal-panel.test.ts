import { expect, test } from "vitest";
import { legalPanel } from "./legal-panel.ts";
import { getMarket, marketIds } from "./markets/index.ts";

const total = ({ wording, proof, duty }: { wording: number; proof: number; duty: number }) => wording + proof + duty;

test("every market has a panel in which each of its rules is checked, not concerned or waits for a circumstance", () => {
  for (const id of marketIds) {
    const panel = legalPanel(id, [{}], ["en"]);
    const rules = getMarket(id)?.rules.filter(({ optIn }) => optIn === undefined) ?? [];
    const waiting = rules.filter(({ whenUnknown }) => whenUnknown === "skip").length;
    expect(panel && total(panel.checked) + panel.notConcerned + waiting, id).toBe(rules.length);
    expect(panel?.reviewed.first).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(legalPanel("nowhere", [{}], [])).toBeNull();
});

test("what a circumstance would decide is named while it is unknown, and asked or left aside once it is known", () => {
  const skipped = (context: Record<string, string>) =>
    legalPanel("CN", [context], ["zh"])?.skipped.map(({ circumstance }) => circumstance);
  expect(skipped({})).toContain("stage");
  expect(skipped({ stage: "resale" })).not.toContain("stage");
  const checked = (context: Record<string, string>) =>
    total(legalPanel("CN", [context], ["zh"])?.checked ?? { wording: 0, proof: 0, duty: 0 });
  expect(checked({ stage: "resale" })).toBeGreaterThan(checked({}));
});

test("a rule of one platform is checked when one of the pieces goes there", () => {
  const concerned = (...platforms: string[]) =>
    legalPanel(
      "CN",
      platforms.map((platform) => ({ platform })),
      ["zh"],
    )?.notConcerned ?? 0;
  expect(concerned("twitter", "xiaohongshu")).toBeLessThan(concerned("twitter"));
});

test("a language that rules cannot read is named with how many they are", () => {
  const unread = legalPanel("US", [{}], ["en", "it"])?.unread ?? [];
  expect(unread.map(({ language }) => language)).toContain("it");
  const of = (language: string) => unread.find((each) => each.language === language)?.rules ?? 0;
  expect(of("it")).toBeGreaterThan(of("en"));
});
