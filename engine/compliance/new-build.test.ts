import { expect, test } from "vitest";
import { emptyListing, type Listing, listing } from "#contract/listing";
import { adContext } from "./ad-context.ts";
import { check } from "./check.ts";
import { openQuestions } from "./questions.ts";

const home = (over: Partial<Listing>): Listing => listing.parse({ ...emptyListing(), country: "JP", ...over });
/** How grave the finding on 新築 is; null where there is none. */
function told(over: Partial<Listing>, date: string | null, { text = "新築一戸建て", answer = {} } = {}) {
  const { context, facts } = adContext(home(over), null, null, date);
  const found = check({ market: "JP", language: "ja", text, context: { ...context, ...answer }, facts });
  return found.find(({ rule }) => rule === "jp-shinchiku")?.severity ?? null;
}
const built = (month: string, features: string[] = ["未入居"]) => ({ disclosures: { 築年月: month }, features });

test.each([
  ["2026年3月", "2026-11-23", null],
  ["令和8年3月", "2027-02-28", null],
  ["2026年3月", "2027-04-01", "block"],
  ["2024/09", "2026-11-23", "block"],
  // the day in the month is not known: nothing is certain in it
  ["2025年11月", "2026-11-23", "warn"],
])("built in %s, said on %s", (month, date, severity) => expect(told(built(month), date)).toBe(severity));

test("whether somebody lived in it the page must say, else it is asked", () => {
  expect(told(built("2026年3月", []), "2026-11-23")).toBe("warn");
  expect(told(built("2026年3月", []), "2026-11-23", { answer: { new_unoccupied: true } })).toBeNull();
  expect(told(built("2026年3月", []), "2026-11-23", { answer: { new_unoccupied: false } })).toBe("block");
});

test("a year alone tells where every month of it lies a year back, or none", () => {
  expect(told({ yearBuilt: 2024, features: ["未入居"] }, "2026-11-23")).toBe("block");
  expect(told({ yearBuilt: 2025, features: ["未入居"] }, "2026-11-23")).toBe("warn");
  expect(told({ yearBuilt: 2026, features: ["未入居"] }, "2026-11-23")).toBeNull();
});

test("no answer makes an older home new, and none is asked for", () => {
  expect(told(built("2024年3月"), "2026-11-23", { answer: { new_unoccupied: true } })).toBe("block");
  expect(openQuestions("JP", [{ rule: "jp-shinchiku", severity: "block" }], {})).toEqual([]);
  expect(openQuestions("JP", [{ rule: "jp-shinchiku", severity: "warn" }], {})).toHaveLength(1);
});

test("the text's own dates tell likewise; a renovation or a first train is no completion", () => {
  const say = (text: string) => told({}, null, { text });
  expect(say("2024年3月完成、未入居の新築戸建て。2026年11月1日現在")).toBe("block");
  expect(say("2026年3月完成、未入居の新築戸建て。2026年11月1日現在")).toBeNull();
  expect(say("新築マンション、完成予定2027年3月。更新日：2026年11月1日")).toBeNull();
  // nobody reads a text before the rule was written
  expect(say("2022年9月完成、未入居の新築マンション")).toBe("block");
  expect(say("2026年9月完成、未入居の新築マンション")).toBeNull();
  expect(say("2024年3月に水回りを交換した新築戸建て。2026年11月1日現在")).toBe("warn");
});
