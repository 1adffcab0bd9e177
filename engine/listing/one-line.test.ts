/** Lines of facts as agents paste them, each with what it says; written before anybody looked at the readers. */
import { expect, it } from "vitest";
import { expectSaid, oneLines } from "#tests/support/reading/one-lines";
import { readText } from "./read.ts";

const lines = oneLines("one-line-facts");

it("has ten lines and more of each language the product writes", () => {
  const counts = Map.groupBy(lines, ({ language }) => language);
  expect([...counts.keys()]).toEqual(["zh", "en", "ja", "ko", "fr", "de"]);
  for (const [language, own] of counts) expect(own.length, language).toBeGreaterThan(10);
});

it.each(lines)("$text", ({ text, said, open }) => {
  expectSaid(readText(text), said, open);
});

const field = (text: string, name: "floor" | "yearBuilt" | "orientation" | "renovation") => readText(text)[name];

it.each([
  ["a kitchen done up", "2 bed flat Clapham London 70 sqm fully renovated kitchen 3rd floor £600,000", "renovation"],
  ["two states at once", "2 bed flat to let Leeds 70 sqm furnished or unfurnished £1,200 pcm", "renovation"],
  ["a bathroom", "3 Zi ETW Köln 80 m² Bad saniert 2. OG 420.000 €", "renovation"],
  ["a heating of some year", "3 Zi ETW Köln 80 m² Heizung 2015 modernisiert 2. OG 420.000 €", "renovation"],
  ["an open kitchen", "2 bed flat Leeds 70 sqm newly renovated open-plan kitchen 3rd floor £300,000", "renovation"],
  ["not done up", "3 Zi ETW Köln 80 m² nicht renoviert 2. OG 420.000 €", "renovation"],
  ["a French kitchen", "T3 Lyon 68 m² cuisine entièrement refaite 2e étage 320 000 €", "renovation"],
  ["what could be done", "世田谷区梅丘 3LDK 70㎡ フルリノベーション可 5階 4,980万円", "renovation"],
  ["a bay of that name", "深圳盐田 清水湾花园 3室2厅 98平 530万", "renovation"],
  ["an age, or a year", "普陀区中远两湾城 3室2厅 128平 15年 698万", "yearBuilt"],
  ["one of two centuries", "3 Zi ETW Köln 80 m² Bj 12 2. OG 420.000 €", "yearBuilt"],
  ["a deposit", "서울 마포구 공덕동 래미안 59㎡ 보증금 2000 월세 80 남향", "yearBuilt"],
  ["a day of the year", "普陀区中远两湾城 3室2厅 128平 12/24 精装 698万", "floor"],
  ["which photo of how many", "普陀区中远两湾城 3室2厅 128平 15/32 精装 698万", "floor"],
  ["the garden's direction", "DHH Köln 140 m² Garten Südwest 689.000 €", "orientation"],
] as const)("leaves a doubt empty: %s", (_, text, name) => {
  expect(field(text, name)).toBeNull();
});

it.each([
  ["静安区 写字楼 200平 月租3万", null],
  ["写字楼 静安区 200平 月租3万", null],
  ["出租 写字楼 静安区 200平 5元/平/天", null],
  ["静安区写字楼 A座 5号 200平 月租3万", null],
  ["办公楼出租 200平 月租3万", null],
  ["静安区 写字楼 12楼 200平 月租3万", "12楼"],
  ["商铺 一楼 80平 月租1万", "一楼"],
])("tells a storey from a building, and from its whole line: %s", (text, floor) => {
  expect(field(text, "floor")).toBe(floor);
});

it.each([
  ["서울 강남구 역삼동 신축아파트 84㎡ 12층 매매 15억", { district: "강남구", community: null }],
  ["대구 수성구 범어동 궁전아파트 84㎡ 12층 매매 7억", { city: "대구", district: "수성구", community: "궁전아파트" }],
  ["广州 白云山附近 3室2厅 98平 530万", { city: "广州", district: null }],
  ["杭州 西湖边 3室2厅 98平 530万", { city: "杭州", district: null }],
  ["南京 鼓楼 龙江小区 2室1厅 65平 280万", { city: "南京", district: "鼓楼", community: "龙江小区" }],
  ["杭州 萧山 钱江世纪城 江南之星 3室2厅 89方 430万", { district: "萧山", community: null }],
  ["3 Bed Condo Lincoln Park Chicago IL 60614 1,900 sqft $745,000", { city: "Chicago", postalCode: "60614" }],
  ["3 bed unit Parramatta NSW 2150 level 12 110 sqm $850,000", { city: "Parramatta", postalCode: "2150" }],
  ["Victorian house London 1890 south facing garden 4 bed 180 sqm £1,850,000", { city: "London", postalCode: null }],
])("tells places from what only looks like one: %s", (text, address) => {
  expect(readText(text).address).toMatchObject(address);
});

it("takes a home sold with its tenant for no rental", () => {
  const home = readText("Berlin Neukölln 2 Zi 55 m² 3. OG Altbau vermietet 249.000 €");
  expect(home).toMatchObject({ transaction: "sale", price: { amount: 249_000, period: null } });
});

it("takes a year before a price that blanks group for no part of it", () => {
  expect(readText("Appartement T3 Montpellier 68 m² très bon état 1988 259 000 euros").price).toMatchObject({
    amount: 259_000,
    currency: "EUR",
  });
});
