import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { PrintedPageReport } from "#contract/leads/report";
import { pageReportPdf } from "./page-report.ts";

const report: PrintedPageReport = {
  period: "week",
  firstDay: "2026-03-02",
  lastDay: "2026-03-08",
  brand: "房播 Listcast",
  total: { views: 1_234, leads: 5, posts: 17 },
  before: { views: 987, leads: 2, posts: 9 },
  sources: [
    { source: "wechat", views: 1_000, leads: 3, posts: 0 },
    { source: "direct", views: 234, leads: 2, posts: 0 },
  ],
  languages: [
    { language: "zh", views: 1_200, leads: 5, posts: 0 },
    { language: null, views: 34, leads: 0, posts: 0 },
  ],
  homes: Array.from({ length: 12 }, (_, at) => ({
    title: `锦和苑 ${at} 南北通三房`.repeat(at + 1),
    views: 100 - at,
    leads: 0,
    posts: 0,
  })),
};

async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf.slice());
  const { text } = await extractText(document, { mergePages: true });
  return { pages: document.numPages, text };
}

test("a report is one page in either language, with its days, figures and the most of each", async () => {
  const { pages, text } = await read(await pageReportPdf(report, "zh"));
  expect(pages).toBe(1);
  for (const said of [
    "房源周报",
    "2026年3月2日",
    "1,234",
    "上一期 987",
    "发布",
    "上一期 9",
    "微信",
    "网页",
    "锦和苑 0",
  ])
    expect(text).toContain(said);
  expect(text, "the ninth home has no room").not.toContain("锦和苑 8");
  const english = await read(await pageReportPdf({ ...report, period: "month" }, "en"));
  for (const said of ["Monthly report", "2 – 8 March 2026", "WeChat", "Chinese", "Not recorded"])
    expect(english.text).toContain(said);
  // a thin blank no face has is no missing letter
  expect(english.text).not.toContain("〓");
});

test("what finds no room in a table is one line of its sums, so that every table adds up", async () => {
  const sources = Array.from({ length: 11 }, (_, at) => ({ source: `s${at}`, views: 1_000 + at, leads: at, posts: 3 }));
  const { text } = await read(await pageReportPdf({ ...report, sources }, "en"));
  for (const said of ["s6", "4 more", "4,034", "34", "12"]) expect(text).toContain(said);
  expect(text).not.toContain("s7");
});

test("the same report gives the same bytes", async () => {
  expect(await pageReportPdf(report, "zh")).toEqual(await pageReportPdf(report, "zh"));
});
