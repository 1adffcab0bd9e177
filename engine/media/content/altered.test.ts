import { expect, test } from "vitest";
import { isAltered } from "./altered.ts";

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
