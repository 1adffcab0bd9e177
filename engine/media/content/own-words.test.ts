/** Own words on a poster: what they replace and what they may not take away; what facts and law say of them. */
import { expect, test } from "vitest";
import { posterSlots, posterWordLimits, posterWords } from "#contract/media/poster-words";
import { homeContent } from "#tests/support/media/drawn";
import { homes } from "#tests/support/media/homes";
import { wordsIn } from "./own-words.ts";
import { worded } from "./worded.ts";

const briefOf = (language: "zh" | "en") => {
  const { market, agent, link } = homes[language];
  return { style: "professional", seed: 1, market, agent, link, date: "2026-11-23" } as const;
};
const zh = (words: Parameters<typeof worded>[3]) => worded(homes.zh.listing, briefOf("zh"), "zh", words);

test("without own words the home speaks by itself, and nothing is said of it", () => {
  const { home, content, checks } = zh({});
  expect(content).toEqual(home);
  expect(checks).toEqual([]);
});

test("own words stand in their slots; facts are parted by dots; what is empty is not shown, but for names", () => {
  const { home, content } = zh({
    headline: " 今天能看 ",
    facts: "朝南·  有电梯",
    place: "",
    name: "",
    agentPhone: "",
    agentName: "",
  });
  expect(content).toMatchObject({ headline: "今天能看", facts: ["朝南", "有电梯"], place: null, name: home.name });
  expect(content.agent).toMatchObject({ name: home.agent?.name, phone: null, company: home.agent?.company });
  expect(content.price).toBe(home.price);
});

test("who offers a home is named however much is left out, and the law's marks stay", () => {
  const { home, content } = zh({ agentCompany: " ", agentPhone: "", price: "", facts: "" });
  expect(home.agent?.company).toBeTruthy();
  expect(content.agent).toMatchObject({ company: home.agent?.company, phone: null });
  expect(content).toMatchObject({ price: null, facts: [], marks: expect.arrayContaining(home.marks) });
});

test("a figure that no fact bears out and words the law forbids are found in their own slot", () => {
  const { checks } = zh({
    price: "128万",
    headline: "全城最好的户型",
    place: homeContent("zh", "minimal").place ?? "",
  });
  expect(checks.map(({ slot }) => slot)).toEqual(["headline", "price"]);
  expect(checks.find(({ slot }) => slot === "headline")?.findings.some(({ severity }) => severity === "block")).toBe(
    true,
  );
  expect(
    checks
      .find(({ slot }) => slot === "price")
      ?.untraced.map(({ text }) => text)
      .join(),
  ).toContain("128");
});

test("in English too, where nothing false is said nothing is objected to", () => {
  const { listing } = homes.en;
  const own = worded(listing, briefOf("en"), "en", { headline: "Come and see it" });
  expect(own.checks).toEqual([]);
  const all = wordsIn(own.home);
  const again = worded(listing, briefOf("en"), "en", Object.fromEntries(posterSlots.map((slot) => [slot, all[slot]])));
  expect(again.checks.flatMap(({ untraced }) => untraced)).toEqual([]);
});

test("words over their limit, of no slot, or of two lines are no words", () => {
  for (const slot of posterSlots)
    expect(posterWords.safeParse({ [slot]: "x".repeat(posterWordLimits[slot] + 1) }).success).toBe(false);
  expect(posterWords.safeParse({ marks: "" }).success).toBe(false);
  expect(posterWords.safeParse({ headline: "two\nlines" }).success).toBe(false);
});
