import { afterEach, expect, test, vi } from "vitest";
import { formatTimes } from "#web/lib/intl/tables.ts";
import {
  formatAgo,
  formatArea,
  formatDate,
  formatDay,
  formatDuration,
  formatMoney,
  formatPeriod,
  formatPlanPrice,
  formatPrice,
  formatShortDate,
  orderPrices,
  ownLanguageName,
} from "#web/lib/intl.ts";

test("money shows cents only where there are any, in the language's own order", () => {
  expect(formatMoney("zh", 6_980_000, "CNY")).toBe("¥6,980,000");
  expect(formatMoney("zh", 64_800_000, "JPY")).toBe("JP¥64,800,000");
  expect(formatMoney("en", 1850.5, "EUR")).toBe("€1,850.50");
});

test("a price in yuan is told in 万 to Chinese readers, and never rounded for it", () => {
  expect(formatPrice("zh", 6_980_000, "CNY")).toBe("698万元");
  expect(formatPrice("zh", 6_985_500, "CNY")).toBe("698.55万元");
  expect(formatPrice("zh", 6_985_550, "CNY")).toBe("¥6,985,550");
  expect(formatPrice("zh", 8_500, "CNY")).toBe("¥8,500");
  expect(formatPrice("en", 6_980_000, "CNY")).toBe("CN¥6,980,000");
});

test("areas, durations and ages are said as people say them", () => {
  expect(formatArea("zh", 89.3)).toBe("89.3㎡");
  expect(formatArea("en", 89.3)).toBe("89.3 m²");
  expect(formatDuration("en", 40)).toBe("40 seconds");
  expect(formatDuration("zh", 8)).toBe("8秒");
  expect(formatDuration("zh", 180)).toBe("3分钟");
  const now = Date.parse("2026-03-10T12:00:00Z");
  expect(formatAgo("en", "2026-03-10T11:57:00Z", now)).toBe("3 minutes ago");
  expect(formatAgo("zh", "2026-03-10T12:00:00Z", now)).toBe("刚刚");
  expect(formatAgo("zh", "2026-03-09T12:00:00Z", now)).toBe("昨天");
  expect(formatAgo("en", "2026-01-02T12:00:00Z", now)).toBe("2 Jan 2026");
});

test("a language is called by its own name", () => {
  expect(["zh", "ja", "fr"].map(ownLanguageName)).toEqual(["中文", "日本語", "Français"]);
});

test("a plan's price carries the plain sign in both languages", () => {
  expect(formatPlanPrice("zh", 9900, "CNY")).toBe("¥99");
  expect(formatPlanPrice("en", 129_900, "CNY")).toBe("¥1,299");
  expect(formatPlanPrice("zh", -12_850, "CNY")).toBe("−¥128.50");
});

test("an amount in a currency without decimal places, or with three, is shown as it is charged", () => {
  expect(formatPlanPrice("en", 9900, "JPY")).toBe("¥9,900");
  expect(formatPlanPrice("zh", 9900, "KRW")).toBe("₩9,900");
  expect(formatPlanPrice("en", 9900, "KWD")).toMatch(/^KWD\s9\.900$/);
});

test("a column of moments names a day once", () => {
  const [first, second, third] = formatTimes("en", [
    "2026-03-02T08:00:00Z",
    "2026-03-02T08:00:09Z",
    "2026-03-04T08:00:00Z",
  ]);
  expect(first).toContain("Mar 2026");
  expect(second).not.toContain("Mar");
  expect(third).toContain("Mar 2026");
});

test("a period says what both ends share once", () => {
  expect(formatPeriod("en", "2026-03-02T12:00:00Z", "2026-04-02T12:00:00Z")).toMatch(/^2 Mar\s–\s2 Apr 2026$/);
  expect(formatPeriod("zh", "2026-03-02T12:00:00Z", "2026-04-02T12:00:00Z")).toContain("2026");
});

/** As a browser stands there. */
const standIn = (timeZone: string) => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function there(locales, options) {
    return new DateTimeFormat(locales, { timeZone, ...options });
  });
};
afterEach(() => {
  vi.restoreAllMocks();
});

/** UTC-11, UTC-3:30, UTC+5:45, a summer in New Zealand at +13, and +14. */
const farApart = ["Pacific/Pago_Pago", "America/St_Johns", "Asia/Kathmandu", "Pacific/Auckland", "Pacific/Kiritimati"];

test.each(farApart)("a day that was named is the same day in %s", (zone) => {
  standIn(zone);
  for (const day of ["2024-12-31", "2024-12-31T00:00:00.000Z", "2024-12-31T00:00:00+00:00"]) {
    expect(formatDate("zh", day)).toBe("2024年12月31日");
    expect(formatShortDate("en", day)).toBe("31 Dec 2024");
    expect(formatDay("en", day)).toBe("31/12/2024");
    expect(formatPeriod("en", "2024-12-01T00:00:00.000Z", day)).toMatch(/^1\s–\s31 Dec 2024$/);
  }
});

test("a moment is of the day it is where the reader stands", () => {
  standIn("Pacific/Pago_Pago");
  expect(formatDate("en", "2024-12-31T00:00:01Z")).toBe("30 December 2024");
  expect(formatPeriod("en", "2024-12-01T00:00:00Z", "2024-12-31T08:20:00Z")).toMatch(/^30 Nov\s–\s30 Dec 2024$/);
  vi.restoreAllMocks();
  standIn("Pacific/Kiritimati");
  expect(formatDate("en", "2024-12-31T11:00:00Z")).toBe("1 January 2025");
});

test("the sums of an order all show cents as soon as one has them", () => {
  const order = { currency: "CNY", priceMinor: 29_900, creditMinor: 0, discountMinor: 5980, amountMinor: 23_920 };
  const sums = [29_900, -5980, 23_920];
  expect(sums.map(orderPrices("zh", order))).toEqual(["¥299.00", "−¥59.80", "¥239.20"]);
  expect([29_900, 9900].map(orderPrices("zh", { ...order, discountMinor: 20_000, amountMinor: 9900 }))).toEqual([
    "¥299",
    "¥99",
  ]);
});
