import { expect, test } from "vitest";
import { forReaders, mayLeave, outgoingOf } from "./outgoing.ts";

const text = { kind: "post", language: "en", title: "Flat", body: "Two rooms.", hashtags: ["home"] } as const;
const piece = { ...text, hashtags: [...text.hashtags] };

test("a title goes where the platform has a field for it, hashtags stand in the text once", () => {
  const x = outgoingOf({ ...piece, platform: "twitter" });
  expect(x.title).toBeNull();
  expect(x.text.match(/#home/g)).toHaveLength(1);
  expect(x.hashtags).toEqual([]);
  const blog = outgoingOf({ ...piece, platform: "wordpress" });
  expect(blog.title).toBe("Flat");
});

test("a script leaves without the words for whoever films, and other texts keep their brackets", () => {
  const body = "【开头】朝南。\n【镜头】\n· 阳台可晾晒\n【镜头二】电梯房。\n\n(Vor der Tür) Ruhig.\n[Scene 2] A lift.";
  const script = { ...piece, platform: "douyin", body };
  expect(outgoingOf(script).text.split("\n").slice(0, 6)).toEqual([
    "朝南。",
    "· 阳台可晾晒",
    "电梯房。",
    "",
    "Ruhig.",
    "A lift.",
  ]);
  expect(forReaders({ ...script, kind: "email" as const }).body).toBe(body);
  expect(outgoingOf({ ...script, platform: "twitter" }).text).toContain("【镜头】");
});

const finding = {
  rule: "r",
  severity: "block",
  start: 0,
  end: 3,
  text: "best",
  message: { zh: "", en: "" },
  suggestion: null,
  citation: "",
} as const;

test("what a rule forbids does not leave, what its owner answers for does", () => {
  const clean = { findings: [], untraced: [], released: null };
  const claim = { start: 0, end: 1, text: "sea view", kind: "claim" } as const;
  expect(mayLeave(clean)).toBe(true);
  expect(mayLeave({ ...clean, findings: [finding] })).toBe(false);
  expect(mayLeave({ ...clean, untraced: [claim] })).toBe(false);
  const released = { reason: "seen", at: "2026-11-23T00:00:00.000Z", over: ["untraced:sea view"] };
  expect(mayLeave({ ...clean, untraced: [claim], released })).toBe(true);
});
