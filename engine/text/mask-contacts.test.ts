import { expect, test } from "vitest";
import { maskContacts } from "./mask-contacts.ts";

test.each([
  ["打给顾明：021-55510177。", "打给顾明：•••。"],
  ["手机13812345678，微信：gu_ming88", "手机•••，微信：•••"],
  ["Call +44 20 7946 0311 or write to priya@marlow.example.", "Call ••• or write to •••."],
  ["(503) 555-0142, 503.555.0143", "•••, •••"],
  ["Rufen Sie an: 030/1234567", "Rufen Sie an: •••"],
])("%j", (text, expected) => {
  expect(maskContacts(text)).toBe(expected);
});

test.each([
  "月租7800元，押一付三，46.3㎡，1998年。",
  "1 280 000 €, 118 m², 2016",
  "RMB 5,860,000; built 1890; 0.4 miles; 640 m; HS-3106-220981",
])("figures of a home stay: %j", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test("what is known to be private goes in whatever form", () => {
  expect(maskContacts("Ring Ada at 55 51 01 77 89 today", ["55 51 01 77 89"])).toBe("Ring Ada at ••• today");
});
