import { expect, test } from "vitest";
import { HELD_CHARS, MAX_TEXT_CHARS, megabytesOf, placePaste } from "./paste.ts";

const empty = { before: "", after: "" };

test("what is short stays in its field", () => {
  expect(placePaste("html", "<html>…</html>", empty)).toEqual({ to: "field" });
  expect(placePaste("text", "两室两厅", empty)).toEqual({ to: "field" });
});

test("long page source is held whole, with what stood around it", () => {
  const page = `<p>${"房".repeat(HELD_CHARS)}</p>`;
  expect(placePaste("html", page, { before: "<a>", after: "<b>" })).toEqual({ to: "html", html: `<a>${page}<b>` });
});

test("page source pasted as text goes where page source belongs", () => {
  const page = "<!doctype html><html><body>梅川苑</body></html>";
  expect(placePaste("text", page, { before: "写到一半", after: "" })).toEqual({ to: "html", html: page });
});

test("text beyond what is read is cut, and it is known how much there was", () => {
  const placed = placePaste("text", "房".repeat(MAX_TEXT_CHARS + 5), { before: "一", after: "" });
  expect(placed).toMatchObject({ to: "text", given: MAX_TEXT_CHARS + 6 });
  expect(placed.to === "text" && placed.text.length).toBe(MAX_TEXT_CHARS);
});

test("a page over five million characters is taken nowhere", () => {
  expect(placePaste("html", "x".repeat(5_000_001), empty)).toEqual({ to: "nowhere" });
});

test("sizes count bytes as they are sent", () => {
  expect(megabytesOf("房".repeat(500_000))).toBe(1.5);
});
