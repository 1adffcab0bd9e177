import { describe, expect, it } from "vitest";
import { smsSegments } from "./sms.ts";

describe("SMS segments", () => {
  it("holds 160 septets alone and 153 in parts", () => {
    expect(smsSegments("a".repeat(160))).toEqual({ encoding: "GSM-7", units: 160, segments: 1, perSegment: 160 });
    expect(smsSegments("a".repeat(161))).toEqual({ encoding: "GSM-7", units: 161, segments: 2, perSegment: 153 });
    expect(smsSegments("a".repeat(306)).segments).toBe(2);
    expect(smsSegments("a".repeat(307)).segments).toBe(3);
  });
  it("holds 70 UTF-16 units alone and 67 in parts once one character leaves the alphabet", () => {
    expect(smsSegments("房".repeat(70))).toEqual({ encoding: "UCS-2", units: 70, segments: 1, perSegment: 70 });
    expect(smsSegments("房".repeat(71)).segments).toBe(2);
    expect(smsSegments("房".repeat(135)).segments).toBe(3);
    expect(smsSegments(`${"a".repeat(80)}’`)).toMatchObject({ encoding: "UCS-2", segments: 2 });
  });
  it("charges two septets for the euro sign and brackets", () => {
    expect(smsSegments("€[]").units).toBe(6);
    expect(smsSegments(`${"a".repeat(159)}€`)).toMatchObject({ units: 161, segments: 2 });
  });
  it("keeps accented letters of the alphabet in GSM-7 and counts é as one", () => {
    expect(smsSegments("Très bel été à Nantes, 3 pièces")).toMatchObject({ encoding: "GSM-7" });
    expect(smsSegments("ç").encoding).toBe("UCS-2");
  });
  it("never splits an emoji or an escape across two segments", () => {
    expect(smsSegments(`${"房".repeat(66)}🏠${"房".repeat(66)}`).segments).toBe(3);
    expect(smsSegments(`${"a".repeat(152)}€${"a".repeat(152)}`).segments).toBe(3);
  });
  it("counts in UCS-2 when asked to", () => expect(smsSegments("a".repeat(71), { ucs2Only: true }).segments).toBe(2));
  it("needs no segment for nothing", () => expect(smsSegments("").segments).toBe(0));
});
