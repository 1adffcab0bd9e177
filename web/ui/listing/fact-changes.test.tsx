import { afterEach, expect, test } from "vitest";
import { mount, unmountAll } from "#web/testing/mount.tsx";
import { FactChanges } from "#web/ui/listing/fact-changes.tsx";

afterEach(unmountAll);

async function shown(changes: Parameters<typeof FactChanges>[0]["changes"]) {
  await mount(<FactChanges changes={changes} none="没有变化" />);
  return [...document.querySelectorAll("dl > div")].map((row) =>
    ["dt", "del", "ins"].map((part) => row.querySelector(part)?.textContent),
  );
}
const rent = (period: string | null) => ({ amount: 1200, currency: "GBP", period });

test("what changed reads differently before and after, also where the sum or the size is the same", async () => {
  const rows = await shown([
    { path: "price", before: rent("month"), after: rent("week") },
    { path: "area", before: { sqm: 89, kind: "gross" }, after: { sqm: 89, kind: "net" } },
  ]);
  expect(rows.map(([label]) => label)).toEqual(["价格", "面积（㎡）"]);
  for (const [, before, after] of rows) expect(before).not.toBe(after);
  expect(rows[0]?.[1]).toContain("月");
  expect(rows[0]?.[2]).toContain("周");
  expect(rows[1]?.[2]).toContain("套内");
});

test("a fact that was empty says so, a disclosure bears its own name, and what has no label is left out", async () => {
  const rows = await shown([
    { path: "orientation", before: null, after: "南" },
    { path: "disclosures.EPC rating", before: "D", after: "C" },
    { path: "photos", before: "2", after: "3 (+2, -1)" },
    { path: "features", before: null, after: "南阳台" },
    { path: "features", before: "电梯", after: null },
    { path: "sourceUrl", before: null, after: "https://a.example" },
    { path: "transaction", before: null, after: "rent" },
  ]);
  expect(rows).toEqual([
    ["朝向", "未填", "南"],
    ["EPC rating", "D", "C"],
    ["照片", "2", "3 (+2, -1)"],
    ["特点", "未填", "南阳台"],
    ["特点", "电梯", "未填"],
    ["交易方式", "未填", "出租"],
  ]);
});

test("where nothing changed the given words say so", async () => {
  expect(await shown([])).toEqual([]);
  expect(document.body.textContent).toContain("没有变化");
});
