import { expect, test } from "vitest";
import { romanised } from "./romanise.ts";

test("a Chinese estate is written as on its street sign", () => {
  expect(romanised("梅川苑", "CN")).toBe("Meichuan Yuan");
});

test("Japanese names and mixed ones are not read as Mandarin", () => {
  expect(romanised("世田谷", "JP")).toBeNull();
  expect(romanised("万科V公馆", "CN")).toBeNull();
});
