import { expect, test } from "vitest";
import { fits, fitting } from "#web/shell/palette/fuzzy-match.ts";

const properties = { id: "p", names: ["房源管理", "property management"], pinyin: "fang yuan guan li" };
const publish = { id: "n", names: ["房源发布", "property publishing"], pinyin: "fang yuan fa bu" };
const tasks = { id: "t", names: ["任务队列", "task queue"], pinyin: "ren wu dui lie" };
const all = [publish, tasks, properties];
const found = (query: string) => fitting(query, all).map((item) => item.id);

test("Chinese, English, pinyin and its initials find the same screen", () => {
  for (const query of ["房源管理", "管理", "property m", "management", "fangyuanguan", "fyg", "FYGL", "fang yuan g"])
    expect(found(query)[0], query).toBe("p");
});

test("the better fit stands first, and of equals the earlier", () => {
  expect(found("fy")).toEqual(["n", "p"]);
  expect(found("rw")).toEqual(["t"]);
});

test("what fits nothing is not shown, and an empty query shows all", () => {
  expect(found("zzz")).toEqual([]);
  expect(found(" ")).toEqual(["n", "t", "p"]);
  expect(fits("x", tasks)).toBe(0);
});
