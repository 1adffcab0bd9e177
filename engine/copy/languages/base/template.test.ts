import { describe, expect, it } from "vitest";
import { fill } from "./template.ts";

const nothing = new Set<string>();

describe("a template", () => {
  it("fills its values and names the facts it says", () => {
    expect(fill("{area.short}，{floor}。", { "area.short": "89㎡", floor: "中楼层" }, nothing)).toEqual({
      text: "89㎡，中楼层。",
      covers: ["area", "floor"],
      repeats: 0,
    });
  });
  it("cannot be filled without a value it needs or a condition it sets", () => {
    expect(fill("{area}", {}, nothing)).toBeNull();
    expect(fill("在售{?sale}", {}, nothing)).toBeNull();
    expect(fill("在售{?sale}", { sale: "" }, nothing)?.text).toBe("在售");
  });
  it("leaves out an optional part that is unknown, told before, or told by the rest", () => {
    const values = { price: "698万", tax: "满五唯一" };
    expect(fill("{price}[，{tax}][，{floor}]。", values, nothing)?.text).toBe("698万，满五唯一。");
    expect(fill("{price}[，{tax}]。", values, new Set(["tax"]))?.text).toBe("698万。");
    expect(fill("{price}[，{price.bare}]。", { ...values, "price.bare": "698" }, nothing)?.text).toBe("698万。");
  });
  it("counts the facts it repeats", () => {
    expect(fill("{price}", { price: "698万" }, new Set(["price"]))?.repeats).toBe(1);
  });
});
