import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { comingFeatures, standingOf } from "./coming.ts";

const at = (line: string) => standingOf(line, 6);

test.each([
  ["开放 API", "API access"],
  ["定制模板", "Custom templates"],
])("%s is on its way, in both languages", (zh, en) => {
  expect(at(zh)).toEqual({ is: "coming" });
  expect(at(en)).toEqual({ is: "coming" });
});

test.each([
  "每月 50 套房源",
  "20 个平台",
  "50+ platforms",
  "中英双语",
  "全天候客服",
  "A dedicated manager",
  "6 languages",
  "视频脚本",
  "视频制作",
  "HD video",
  "客户管理",
  "CRM",
  "每周报告",
  "Monthly report",
])("%s is there", (line) => {
  expect(at(line)).toEqual({ is: "there" });
});

test("more languages than are written are said with how many there are", () => {
  for (const line of ["10 种语言", "20 种语言", "10 languages", "20+ languages"])
    expect(at(line)).toEqual({ is: "fewer", have: 6 });
  expect(standingOf("10 languages", 12)).toEqual({ is: "there" });
});

test("every line of the price lists that names such a feature is known by its words", () => {
  const sql = readFileSync(new URL("../../supabase/migrations/20260101001200_prices.sql", import.meta.url), "utf8");
  const lists = [...sql.matchAll(/\{"zh": (\[[^\]]+\]),\s+"en": (\[[^\]]+\])\}/g)].map(([, zh = "", en = ""]) => [
    JSON.parse(zh) as string[],
    JSON.parse(en) as string[],
  ]);
  expect(lists.length).toBe(6);
  const standings = lists.map(([zh = [], en = []]) => [zh, en].map((lines) => lines.map((line) => at(line).is)));
  for (const [zh, en] of standings) expect(zh).toEqual(en);
  // the professional plan: listings, platforms, languages, video, CRM, support, report
  expect(standings[1]?.[0]).toEqual(["there", "there", "fewer", "there", "there", "there", "there"]);
  expect(new Set(comingFeatures).size).toBe(comingFeatures.length);
});
