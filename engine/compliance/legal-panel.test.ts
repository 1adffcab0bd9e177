import { expect, test } from "vitest";
import { check } from "./check.ts";
import { legalPanel } from "./legal-panel.ts";
import { getMarket, marketIds } from "./markets/index.ts";
import { partsOf } from "./markets/parts.ts";

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

test("its laws are those of the rules asked of this home, and those its findings cite", () => {
  const laws = (findings: { rule: string; citation: string }[] = []) =>
    legalPanel("US", [{ state: "NJ", transaction: "sale" }], ["en"], findings)?.laws ?? [];
  const refs = laws().map(({ ref }) => ref);
  expect(refs.filter((ref) => /^(?:Cal\.|22 TAC|19 NYCRR|N\.Y\.)/u.test(ref))).toEqual([]);
  expect(refs).toContain("15 USC 45(a) (FTC Act s. 5); NAR Code art. 12");
  // the ground that its wording alone breaks stands on an article of its own
  expect(refs).toContain("15 USC 45(a) (FTC Act s. 5)");
  expect(new Set(refs).size).toBe(refs.length);
  for (const { source } of laws()) expect(source).toMatch(/^https?:/u);
  const mailed = check({
    market: "US",
    language: "en",
    text: "Open house on Sunday.",
    kind: "email",
    subject: "Hello",
  });
  const told = laws(mailed);
  for (const { citation } of mailed) expect(told.map(({ ref }) => ref)).toContain(citation);
  expect(told.find(({ ref }) => ref.includes("7704"))?.source).toBeNull();
});

test("every checked rule of every market names its law", () => {
  for (const id of marketIds) {
    const citations = new Set((getMarket(id)?.rules ?? []).flatMap(partsOf).map(({ citation }) => citation));
    const laws = legalPanel(id, [{}], ["en"])?.laws ?? [];
    expect(laws.length, id).toBeGreaterThan(0);
    expect(laws.filter(({ ref }) => !citations.has(ref))).toEqual([]);
  }
});
