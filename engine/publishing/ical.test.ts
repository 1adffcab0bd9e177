import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./ical.ts";

const event = (title: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "1@listcast",
  startsAt: "2026-11-23T08:30:00.000Z",
  endsAt: "2026-11-23T08:45:00.000Z",
  changedAt: "2026-11-20T00:00:00.000Z",
  title,
  text: "",
  status: "CONFIRMED",
  address: null,
  ...more,
});
/** As a program reads it: lines put together again, signs as they were. */
const unfold = (file: string) => file.replaceAll("\r\n ", "");
const titleIn = (file: string) =>
  (/\r\nSUMMARY:(.*)\r\nSTATUS/.exec(unfold(file))?.[1] ?? "").replaceAll(/\\([;,\\n])/g, (_, sign: string) =>
    sign === "n" ? "\n" : sign,
  );

test("moments are in UTC and lines end as the standard wants", () => {
  const file = calendarFile("Posts", [event("X", { status: "TENTATIVE", address: "https://a.example/b,c" })]);
  expect(file.split("\r\n")).toEqual(
    expect.arrayContaining([
      "DTSTART:20261123T083000Z",
      "STATUS:TENTATIVE",
      "URL:https://a.example/b,c",
      "END:VCALENDAR",
    ]),
  );
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("whatever a home is called, its title comes back to the letter, in lines of 75 bytes at most", () => {
  const titles = fc.string({ unit: "grapheme", maxLength: 200 }).filter((text) => !/[\p{Cc}]/u.test(text));
  fc.assert(
    fc.property(fc.oneof(titles, fc.constant("梅川苑，南北两房; 满五唯一\\,\n客厅朝南 🏡".repeat(6))), (title) => {
      const file = calendarFile("房播", [event(title)]);
      expect(titleIn(file)).toBe(title);
      for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
    { numRuns: 100 },
  );
});
