import { afterEach, expect, test, vi } from "vitest";
import type { BatchReport } from "#contract/batch/batch";
import { press } from "#web/testing/act-on.ts";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";

const saved = vi.hoisted(() => ({ files: [] as Blob[] }));
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (file: Blob) => void saved.files.push(file) }));
const { Troubles } = await import("./troubles.tsx");
afterEach(unmountAll);

const bad = (count: number): BatchReport["troubles"] =>
  Array.from({ length: count }, (_, at) => ({
    row: at + 1,
    problems: [{ code: "unreadable", column: "总价", value: `面议${at + 1}` }],
  }));
const report = (count: number): BatchReport => ({ ready: 0, done: 0, refused: count, troubles: bad(count) });
const rows = () => document.querySelectorAll("li").length;

test("of many bad rows the first are listed, a button lists more, and the file has every one", async () => {
  await mount(<Troubles name="房源.csv" report={report(1500)} />);
  expect(rows()).toBe(100);
  expect(pageText()).toContain("共 1500 行");
  await press("再显示 100 行");
  expect(rows()).toBe(200);
  await press("下载");
  const [file] = saved.files;
  const lines = (await file?.text())?.trim().split("\n") ?? [];
  expect(lines).toHaveLength(1501);
  expect(lines.at(-1)).toContain("面议1500");
});

test("few bad rows are listed at once", async () => {
  await mount(<Troubles name="房源.csv" report={report(7)} />);
  expect(rows()).toBe(7);
  expect(pageText()).not.toContain("再显示");
});
