import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { xlsxFile } from "./xlsx-file.ts";

/** Each number of the sheet as a spreadsheet has it: its value, and the format it is shown by. */
async function numbers(file: File) {
  const zip = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (path: string) => new TextDecoder().decode(zip[path] ?? new Uint8Array());
  const styles = text("xl/styles.xml");
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const kinds = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? "";
  const formats = [...kinds.matchAll(/<xf ([^>]*)>/g)].map(([, about = ""]) =>
    codes.get(/numFmtId="(\d+)"/.exec(about)?.[1] ?? ""),
  );
  return [...text("xl/worksheets/sheet1.xml").matchAll(/<c r="B\d+"([^>]*)><v>([^<]*)<\/v>/g)].flatMap(
    ([, about = "", value]) =>
      about.includes('t="s"') ? [] : [[Number(value), formats[Number(/s="(\d+)"/.exec(about)?.[1])]]],
  );
}

test("sums under the smallest coin show what they are, all others two decimals", async () => {
  const file = await xlsxFile("costs.xlsx", [
    {
      title: "Costs",
      columns: [
        { label: "Day", kind: "day" },
        { label: "Cost CNY", kind: "money" },
      ],
      rows: [0.003, 0.0004, 12.3456, 0.29, 297, 0, -0.005, -49.5].map((cost) => ["2026-03-01", cost]),
    },
  ]);
  const [fine, plain] = ["#,##0.00##", "#,##0.00"];
  expect(await numbers(file)).toEqual([
    [0.003, fine],
    [0.0004, fine],
    [12.3456, fine],
    [0.29, plain],
    [297, plain],
    [0, plain],
    [-0.005, fine],
    [-49.5, plain],
  ]);
});
