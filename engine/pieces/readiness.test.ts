import { expect, test } from "vitest";
import { check } from "#engine/compliance/check";
import { blockersOf, readinessOf } from "./readiness.ts";

const clean = { findings: [], untraced: [], released: null };
const sentence = { field: "body" as const, start: 0, end: 6, text: "总价698万。" };
const law = (text: string, market = "CN", language = "zh") =>
  check({ market, language, text, mode: "ad", kind: "post" });

test("a piece is ready when nothing speaks against it; notes and advice do not", () => {
  expect(readinessOf(clean, [])).toBe("ready");
  const note = { start: 0, end: 2, text: "安静", kind: "claim" as const, grade: "note" as const };
  const advice = law("单价从此优惠，欲购从速，错过再等十年").filter(({ severity }) => severity !== "block");
  expect(advice.length).toBeGreaterThan(0);
  expect(readinessOf({ ...clean, untraced: [note], findings: advice }, [])).toBe("ready");
});

test("the owner answers for an overtaken sentence and an unknown claim, each named", () => {
  const claim = { start: 0, end: 3, text: "带车位", kind: "claim" as const };
  const piece = { ...clean, untraced: [claim] };
  const blockers = blockersOf(piece, [sentence]);
  expect(blockers.map(({ owners }) => owners)).toEqual([true, true]);
  expect(readinessOf(piece, [sentence])).toBe("not-ready");
  const released = { reason: "钥匙房，业主已确认", at: "", over: blockers.map(({ key }) => key) };
  expect(readinessOf({ ...piece, released }, [sentence])).toBe("released");
  // what came later was not part of the decision
  expect(readinessOf({ ...piece, released }, [sentence, { ...sentence, text: "客厅朝南。" }])).toBe("not-ready");
});

test("forbidden words are nobody's to release; what is missing may stand elsewhere", () => {
  const forbidden = law("全城最好的房子。").filter(({ severity, text }) => severity === "block" && text !== "");
  expect(forbidden.length).toBeGreaterThan(0);
  const missing = law("Two bedrooms, $500,000.", "US", "en").filter(({ rule }) => rule === "us-brokerage-name");
  expect(missing).toMatchObject([{ severity: "block", text: "" }]);
  const decide = (findings: typeof forbidden) => {
    const over = blockersOf({ findings, untraced: [] }, []).map(({ key }) => key);
    return readinessOf({ ...clean, findings, released: { reason: "x", at: "", over } }, []);
  };
  expect(decide(forbidden)).toBe("not-ready");
  expect(decide(missing)).toBe("released");
});
