import { expect, test } from "vitest";
import { fieldOf, momentOf } from "./moment.ts";

const BERLIN = "Europe/Berlin";

test("a moment and its field lead back to each other, to the minute, on the clock they are read by", () => {
  const iso = "2026-03-09T07:05:00.000Z";
  expect(fieldOf(iso, BERLIN)).toBe("2026-03-09T08:05");
  expect(momentOf("2026-03-09T08:05", BERLIN)).toMatchObject({ iso, shift: null });
  expect(momentOf("2026-03-09T08:05", "Asia/Shanghai")).toMatchObject({ iso: "2026-03-09T00:05:00.000Z" });
});

test("in an hour the clock skips the field says what it will read", () => {
  expect(momentOf("2026-03-29T02:10", BERLIN)).toMatchObject({ shift: "gap", wall: { at: "03:10" } });
});

test("what is empty or no moment is none", () => {
  expect([momentOf("", BERLIN), momentOf("tomorrow", BERLIN), momentOf("2026-13-40T10:00", BERLIN)]).toEqual([
    null,
    null,
    null,
  ]);
});
