import { expect, test } from "vitest";
import { isAltered, unalteredOf } from "./altered.ts";

test.each([
  "客厅（效果图）",
  "虚拟装修后的主卧",
  "Living room, virtually staged",
  "CG パース：リビング CGパース",
  "가상 스테이징 거실",
  "Séjour, home staging virtuel",
  "Wohnzimmer, virtuell möbliert",
])("%s says that it shows what is not there", (caption) => {
  expect(isAltered(caption)).toBe(true);
});

test.each([
  "客厅朝南",
  "Staged living room",
  "Virtual tour",
  "リビング",
  "거실",
  "Salon meublé",
  "Möbliertes Zimmer",
  null,
])("%s does not", (caption) => {
  expect(isAltered(caption)).toBe(false);
});

test("the unaltered photo is the nearest of the same room, and none of another room or altered itself", () => {
  const photo = (caption: string | null, altered = false) => ({ caption, altered });
  const photos = ["客厅", "主卧", "客厅（效果图）", "客厅夜景", "厨房效果图", null].map((one) => photo(one));
  expect(unalteredOf(photos, 2)).toBe(3);
  expect(unalteredOf(photos, 4)).toBeNull();
  expect(unalteredOf([photo("效果图"), photo(null), photo("客厅")], 0)).toBeNull();
  // by its own word
  expect(unalteredOf([photo("客厅"), photo("客厅", true), photo("客厅", true)], 2)).toBe(0);
});
