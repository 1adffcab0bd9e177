import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

test("a cursor names the row it was made from", () => {
  const row = { created_at: new Date("2026-01-02T03:04:05.678Z"), id: "0b0fbb9c-6cc4-4c0d-9d4e-4d1ab1b0ac01" };
  expect(readCursor(writeCursor(row))).toEqual({ createdAt: "2026-01-02T03:04:05.678Z", id: row.id });
});

test.each(["", "x", "e30", Buffer.from('{"createdAt":"now","id":"1"}').toString("base64url")])(
  "%j is refused as invalid input",
  (text) => {
    expect(() => readCursor(text)).toThrowError("invalid_input");
  },
);
