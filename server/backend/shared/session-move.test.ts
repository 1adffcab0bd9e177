import { expect, test } from "vitest";
import { moveOf } from "./session-move.ts";

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const session = { address: "203.0.113.9", agent: chrome };
const from = (over: object) => moveOf(session, { ...session, ...over });

test("a session that goes on from another network or another browser has moved, and the browser says more", () => {
  expect(from({})).toBeNull();
  expect(from({ address: "198.51.100.4" })).toBe("new_place");
  expect(from({ agent: safari })).toBe("new_device");
  expect(from({ agent: safari, address: "198.51.100.4" })).toBe("new_device");
});

test("a browser brought up to date is the same, and what is not known has not moved", () => {
  expect(from({ agent: chrome.replace("131", "132") })).toBeNull();
  expect(from({ agent: null, address: null })).toBeNull();
  expect(moveOf({ address: null, agent: null }, { address: "198.51.100.4", agent: safari })).toBeNull();
});
