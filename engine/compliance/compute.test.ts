/** The arithmetic of Japanese advertisements: walking minutes and the size of an LDK, however the numbers are written. */
import { expect, it } from "vitest";
import { check } from "./check.ts";

const rulesIn = (text: string): string[] => check({ market: "JP", language: "ja", text }).map(({ rule }) => rule);

it.each([
  ["駅まで徒歩5分(約480m)", true],
  ["駅まで徒歩6分(約480m)", false],
  ["駅から1,050m、歩いて十三分", true],
  ["駅から1,050m、歩いて十四分", false],
  ["駅まで1.2km(徒歩14分)", true],
  ["駅まで1.2km(徒歩15分)", false],
  ["駅まで徒歩6分、病院まで約900mです", false],
])("%s: fewer minutes than the metres need: %s", (text, broken) =>
  expect(rulesIn(text).includes("jp-walk-80")).toBe(broken),
);

it.each([
  ["2LDK・48㎡。LDKは9.9帖", true],
  ["2LDK・48㎡。LDKは十帖", false],
  ["1LDK、LDKは8畳", false],
  ["LDK九帖の1LDK", false],
  ["LDK 9帖の2LDK", true],
  ["7畳のLDKに洋室がつく1LDK", true],
  ["2DKのDKは5帖", true],
  ["1DKのDKは6帖", false],
])("%s: too small for what it is called: %s", (text, broken) =>
  expect(rulesIn(text).includes("jp-ldk-size")).toBe(broken),
);
