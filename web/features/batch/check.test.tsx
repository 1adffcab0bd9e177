import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Batch } from "#contract/batch/batch";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { CheckBatch } = await import("./check.tsx");
beforeEach(resetFakeApi);
afterEach(unmountAll);

const batch: Batch = {
  id: "6a1f1c1e-8f5b-4a53-9d3a-0d8d8f4c0001",
  name: "房源.csv",
  format: "csv",
  columns: [
    { name: "标题", samples: ["甲"] },
    { name: "", samples: ["南"] },
    { name: "", samples: ["精装"] },
  ],
  mapping: ["title", null, null],
  defaults: { country: null, transaction: null, period: null },
  rows: 1,
};

test("columns without a heading are told apart by their place, each with a choice of its own", async () => {
  const complaints = vi.spyOn(console, "error");
  await mount(<CheckBatch batch={batch} onStarted={() => {}} onAnother={() => {}} />);
  expect(pageText()).toContain("第 2 列");
  const names = [...document.querySelectorAll("select")].map((one) => one.getAttribute("aria-label") ?? "");
  expect(names.filter((name) => name.includes("第 2 列"))).toHaveLength(1);
  expect(names.filter((name) => name.includes("第 3 列"))).toHaveLength(1);
  expect(complaints.mock.calls.filter(([text]) => String(text).includes("same key"))).toEqual([]);
});
