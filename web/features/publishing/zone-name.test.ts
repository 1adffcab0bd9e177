import { expect, test } from "vitest";
import { sameClock, zoneChoices, zoneId, zoneName } from "./zone-name.ts";

test("zones are found by the names their people use, whatever the browser still calls them", () => {
  const choices = zoneChoices("zh", "Asia/Calcutta");
  const values = choices.map(({ value }) => value);
  expect(values[0]).toBe("Asia/Kolkata");
  expect(values).toEqual(expect.arrayContaining(["Asia/Kathmandu", "Asia/Ho_Chi_Minh", "Asia/Yangon", "Europe/Kyiv"]));
  for (const old of ["Asia/Calcutta", "Asia/Saigon", "Europe/Kiev"]) expect(values).not.toContain(old);
  expect(new Set(values).size).toBe(values.length);
  // each is a clock that every engine knows
  for (const timeZone of values) expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
});

test("the clocks homes stand by are found by words, in the reader's language", () => {
  const labelled = (language: "zh" | "en", zone: string) =>
    zoneChoices(language, "Asia/Shanghai").find(({ value }) => value === zone)?.label;
  expect(labelled("zh", "Asia/Kolkata")).toBe("印度时间 · Asia/Kolkata");
  expect(labelled("en", "Australia/Adelaide")).toBe("Australian Central Time · Australia/Adelaide");
  expect(labelled("zh", "Asia/Kathmandu")).toBe("Asia/Kathmandu");
});

test("one clock under two names is one clock", () => {
  expect(sameClock("Asia/Calcutta", "Asia/Kolkata")).toBe(true);
  expect(sameClock("Asia/Kolkata", "Asia/Colombo")).toBe(false);
  expect(zoneId("America/Buenos_Aires")).toBe("America/Argentina/Buenos Aires");
  expect(zoneName("zh", "Asia/Kolkata")).toBe("印度时间");
});
