/** A meal that is cooked times no way, and a rent that is paid by the month is nobody's return. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string];

const blocked = ([market, language, text]: Said) =>
  check({ market, language, text }).filter(({ severity }) => severity === "block");

describe("in a home one eats and pays", () => {
  it.each<Said>([
    ["CN", "zh", "搬进来，开火煮碗面就行。"],
    ["CN", "zh", "饿了泡碗面就好，厨房够用。"],
    ["CN", "ja", "賃料は毎月7,800元。"],
    ["JP", "ja", "家賃は毎月末日までにお支払いください。"],
  ])("%s %s: %s", (...said) => expect(blocked(said)).toEqual([]));
});

describe("a way is not timed by what one drinks, and no rent is promised", () => {
  it.each<Said>([
    ["CN", "zh", "喝杯咖啡就到地铁站。"],
    ["CN", "zh", "煮碗面的工夫到公司。"],
    ["CN", "zh", "听首歌就能进公司。"],
    ["CN", "ja", "家賃が毎月きちんと口座に入ります。"],
    ["JP", "ja", "賃料が毎月、手元に残ります。"],
    ["JP", "ja", "家賃収入が毎月。"],
  ])("%s %s: %s", (...said) => expect(blocked(said)).not.toEqual([]));
});
