import fc from "fast-check";
import { expect, test } from "vitest";
import { capitalAmount } from "./capital-amount.ts";

test("the examples of the rules read as the rules write them", () => {
  expect(capitalAmount(140_950)).toBe("人民币壹仟肆佰零玖元伍角");
  expect(capitalAmount(600_714)).toBe("人民币陆仟零柒元壹角肆分");
  expect(capitalAmount(168_032)).toBe("人民币壹仟陆佰捌拾元零叁角贰分");
  expect(capitalAmount(10_700_053)).toBe("人民币壹拾万柒仟元零伍角叁分");
  expect(capitalAmount(1_640_902)).toBe("人民币壹万陆仟肆佰零玖元零贰分");
  expect(capitalAmount(32_504)).toBe("人民币叁佰贰拾伍元零肆分");
});

test("whole yuan end in 整, and ten is 壹拾", () => {
  expect(capitalAmount(9_900)).toBe("人民币玖拾玖元整");
  expect(capitalAmount(29_900)).toBe("人民币贰佰玖拾玖元整");
  expect(capitalAmount(1_000)).toBe("人民币壹拾元整");
  expect(capitalAmount(1_000_000)).toBe("人民币壹万元整");
  expect(capitalAmount(0)).toBe("人民币零元整");
});

test("less than a yuan has no yuan", () => {
  expect(capitalAmount(50)).toBe("人民币伍角");
  expect(capitalAmount(5)).toBe("人民币伍分");
  expect(capitalAmount(55)).toBe("人民币伍角伍分");
});

test("missing places between are one 零", () => {
  expect(capitalAmount(1_040_000)).toBe("人民币壹万零肆佰元整");
  expect(capitalAmount(10_000_000_100)).toBe("人民币壹亿零壹元整");
  expect(capitalAmount(100_500_000_000)).toBe("人民币壹拾亿零伍佰万元整");
  expect(capitalAmount(1_000_100)).toBe("人民币壹万零壹元整");
});

test("what is no amount is refused", () => {
  for (const wrong of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => capitalAmount(wrong)).toThrow(RangeError);
});

test("no two amounts read alike, and no 零 stands twice or at the end", () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(10 ** 12), (one, other) => {
      const text = capitalAmount(one);
      expect(text === capitalAmount(other)).toBe(one === other);
      expect(text).not.toMatch(/零零|零[万亿角分]|零元(?!整$)/);
    }),
  );
});
