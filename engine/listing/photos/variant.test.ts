import { expect, test } from "vitest";
import { isLarger } from "./variant.ts";

const at = (path: string) => `https://img.example/${path}`;

test.each([
  ["7/a_1200x900.jpg", "7/a_240x180.jpg"],
  ["7/a.jpg?w=1600", "7/a.jpg?w=400"],
  ["u/1024/768/a.jpg", "u/480/360/a.jpg"],
  ["fp/9-cc_ft_1536.jpg", "fp/9-cc_ft_384.jpg"],
  ["v1/w1600-h1200/a", "v1/w400-h300/a"],
  ["large/7.jpg", "thumb/7.jpg"],
  ["7-original.jpg", "7-medium.jpg"],
])("%s is larger than %s, and not the other way round", (more, less) => {
  expect(isLarger(at(more), at(less))).toBe(true);
  expect(isLarger(at(less), at(more))).toBe(false);
});

test.each([
  ["7/a_1200x900.jpg", "7/a.jpg"],
  ["7/a_1200x900.jpg", "7/a_1200x901.jpg"],
  ["7/a.jpg", "7/a.webp"],
  ["2025/05/a-150x150.jpg", "2025/05/a.jpg"],
  ["large/7.jpg", "7_240x180.jpg"],
])("%s and %s tell nothing", (one, other) => {
  expect(isLarger(at(one), at(other))).toBe(false);
  expect(isLarger(at(other), at(one))).toBe(false);
});
