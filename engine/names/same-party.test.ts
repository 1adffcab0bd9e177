import { expect, test } from "vitest";
import { sameFirm, samePerson } from "./same-party.ts";

test.each([
  ["顾芸", "顾芸 女士", "CN"],
  ["顧芸", "顾芸", "TW"],
  ["顾芸", "Gu Yun", "CN"],
  ["Yun Gu", "顾芸", "CN"],
  ["单晓明", "Shan Xiao Ming", "CN"],
  ["Ann Smith", "SMITH, Ann", "US"],
  ["Ann B. Smith", "Ms. Ann Smith, REALTOR®", "US"],
  ["Ａｎｎ　Ｓｍｉｔｈ", "Ann Smith", "GB"],
  ["Zoé Müller", "zoe muller", "FR"],
  ["김민수", "김민수 소장", "KR"],
  ["김민수", "Minsu Kim", "KR"],
  ["佐藤 健", "佐藤健 様", "JP"],
])("%s and %s are one person in %s", (one, other, country) => {
  expect(samePerson(one, other, country)).toBe(true);
  expect(samePerson(other, one, country)).toBe(true);
});

test.each([
  ["顾芸", "顾云", "CN"],
  ["Ann Smith", "Anna Smith", "US"],
  ["Ann Smith", "Bo Smith", "US"],
  ["김민수", "김민지", "KR"],
  ["Ann", "", "US"],
  ["Mr.", "Mr.", "US"],
])("%s and %s are not, in %s", (one, other, country) => {
  expect(samePerson(one, other, country)).toBe(false);
});

test.each([
  ["上海链家房地产经纪有限公司", "链家", "CN"],
  ["链家", "Lianjia", "CN"],
  ["普陀安居置业", "普陀安居置业有限公司（梅川路店）", "CN"],
  ["上海安居置业有限公司梅川路店", "安居置业", "CN"],
  ["Bay Homes Co., Ltd", "Bay Homes Limited", "GB"],
  ["Bay Homes L.L.C.", "BAY HOMES", "US"],
  ["Compass Real Estate, Inc.", "Compass", "US"],
  ["Saale Wohnen GmbH & Co. KG", "Saale Wohnen", "DE"],
  ["Erdre Immobilier S.A.R.L.", "ERDRE IMMOBILIER", "FR"],
  ["㈱北摂住まい", "株式会社北摂住まい", "JP"],
  ["갈마로공인중개사사무소", "갈마로 공인중개사 사무소", "KR"],
  ["(주)한강부동산", "주식회사 한강부동산", "KR"],
])("%s and %s are one firm in %s", (one, other, country) => {
  expect(sameFirm(one, other, country)).toBe(true);
  expect(sameFirm(other, one, country)).toBe(true);
});

test.each([
  ["链家", "中原地产", "CN"],
  ["上海安居置业", "北京安居置业", "CN"],
  ["Bay Homes", "Bay Area Homes", "US"],
  ["Ltd", "Co., Ltd", "GB"],
  ["", "有限公司", "CN"],
])("%s and %s are not, in %s", (one, other, country) => {
  expect(sameFirm(one, other, country)).toBe(false);
});

test("a name as long as a page costs what a name costs", () => {
  const long = "(".repeat(50_000);
  expect(samePerson(long, "Ann Smith", "US")).toBe(false);
  expect(sameFirm(`${long}公司`, "链家", "CN")).toBe(false);
});
