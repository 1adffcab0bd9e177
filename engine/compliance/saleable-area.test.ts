/** Hong Kong: a figure called the saleable area, in either language, states it; the words alone do not. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

const found = (language: string, text: string) =>
  check({ market: "HK", language, text })
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith("hk-saleable-area"));

describe("a saleable area", () => {
  it.each([
    ["en", "Flat of 132.3 sq m (saleable), gross 150 sq m."],
    ["en", "640 sq ft (saleable), gross 800 sq ft."],
    ["en", "Saleable area: approx. 640 sq ft. Gross 800 sq ft."],
    ["zh", "兩房,640 sq ft (saleable),建築面積800呎"],
    ["zh", "兩房,saleable 640 sq ft, gross 800 sq ft"],
    ["zh", "實用面積640呎,建築面積800呎"],
    ["zh", "640呎(實用),建築800呎"],
    ["zh", "實用四百八十呎"],
  ])("is stated (%s): %s", (language, text) => expect(found(language, text)).toEqual([]));
  it.each([
    ["zh", "實用面積請查詢。建築面積800呎"],
    ["zh", "實用面積請查詢,建築面積800呎"],
    ["zh", "實用率80%,建築面積800呎"],
    ["en", "Saleable area on request. Gross 800 sq ft."],
    ["en", "Saleable area on request, gross 800 sq ft."],
    ["zh", "兩房單位520呎"],
  ])("is not (%s): %s", (language, text) => expect(found(language, text)).not.toEqual([]));
});
