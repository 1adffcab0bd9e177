import { describe, expect, it } from "vitest";
import { withParticles } from "./particles.ts";

describe("Korean particles", () => {
  it.each([
    ["상하이은/는", "상하이는"],
    ["서울은/는", "서울은"],
    ["698만 위안이에요/예요.", "698만 위안이에요."],
    ["68만 5,900달러이에요/예요", "68만 5,900달러예요"],
    ["서울으로/로", "서울로"],
    ["발코니을/를", "발코니를"],
    ["89.3㎡이에요/예요", "89.3㎡예요"],
    ["지하철역까지 620m이에요/예요", "지하철역까지 620m예요"],
    ["89.3㎡(약 27평)이고/고", "89.3㎡(약 27평)고"],
  ])("turns %s into %s", (written, read) => {
    expect(withParticles(written)).toBe(read);
  });
  it("leaves finished text alone", () => {
    const text = "남북 양쪽으로 창이 열리는 집이에요.";
    expect(withParticles(text)).toBe(text);
  });
});
