/** People in Chinese and Japanese text: by their titles, and not by words that only end like one. */
import { expect, test } from "vitest";
import { sampleListings } from "#tests/samples/listings";
import { tracer } from "../index.ts";

const namesIn = (text: string) =>
  tracer(sampleListings.tokyoSale)("ja", text).flatMap(({ kind, text: found }) => (kind === "name" ? [found] : []));

test.each(["未記載の項目：取引態様。", "お部屋の仕様は資料のとおりです。", "壁の模様はお好みで。", "条件は同様です。"])(
  "%s names nobody",
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

test("a customer with an honorific is somebody", () => {
  expect(namesIn("高橋様からのご紹介です。")).toEqual(["高橋"]);
});
