import { expect, test } from "vitest";
import { slowest } from "./slowest.ts";

const took = (name: string, milliseconds: number) => ({ name, startTime: 5_000, endTime: 5_000 + milliseconds });

test("the ten slowest files are told, the slowest first, by their paths in the project", () => {
  const files = Array.from({ length: 15 }, (_, at) => took(`/home/me/project/server/${at}.test.ts`, (at + 1) * 1_000));
  const lines = slowest(files, "/home/me/project");
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   15 s  server/14.test.ts");
  expect(lines[9]).toBe("    6 s  server/5.test.ts");
});

test("a run of two files tells two", () => {
  expect(slowest([took("/p/a.test.ts", 400), took("/p/b.test.ts", 121_600)], "/p")).toEqual([
    "  122 s  b.test.ts",
    "    0 s  a.test.ts",
  ]);
});
