import { expect, test } from "vitest";
import { formatBookDay, formatCost } from "./money.ts";

test("costs below the smallest coin are shown, and whole ones as money", () => {
  expect(formatCost("en", 0.8, "CNY")).toBe("¥0.008");
  expect(formatCost("zh", 5_000, "CNY")).toBe("¥50.00");
  expect(formatCost("en", 0.01, "CNY")).toBe("¥0.0001");
  expect(formatCost("en", 0.000_2, "CNY")).toBe("<¥0.0001");
  expect(formatCost("en", 0, "CNY")).toBe("¥0.00");
  expect(formatCost("en", 123_456, "USD")).toBe("$1,234.56");
});

test("in a column all costs have the same decimals, those under a cent still readable", () => {
  const column = [43, 44.7, 0.8, 0.000_2, 0, 123_456];
  const written = column.map((minor) => formatCost("zh", minor, "CNY", "column"));
  expect(written).toEqual(["¥0.4300", "¥0.4470", "¥0.0080", "<¥0.0001", "¥0.0000", "¥1,234.5600"]);
  expect(formatCost("en", 3, "JPY", "column")).toBe("¥3.00");
});

test("a day of the books is that day wherever it is read", () => {
  const zone = process.env.TZ;
  try {
    for (const place of ["Pacific/Pago_Pago", "Asia/Shanghai", "Pacific/Kiritimati"]) {
      process.env.TZ = place;
      expect(formatBookDay("en", "2026-11-21")).toBe("21 Nov 2026");
    }
  } finally {
    process.env.TZ = zone;
  }
});
