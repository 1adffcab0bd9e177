import { expect, test } from "vitest";
import { firstLink } from "#web/lib/first-link.ts";

test.each([
  [
    "【贝壳】梅川苑 2室1厅 698万 https://sh.ke.com/ershoufang/107.html 点击查看",
    "https://sh.ke.com/ershoufang/107.html",
  ],
  ["看看这套：https://example.com/a?b=1&c=%E6%88%BF。很不错", "https://example.com/a?b=1&c=%E6%88%BF"],
  ["See (https://example.com/homes/12).", "https://example.com/homes/12"],
  ["HTTPS://EXAMPLE.COM/x", "HTTPS://EXAMPLE.COM/x"],
])("of %j the link is %j", (text, link) => {
  expect(firstLink(text)).toBe(link);
});

test.each(["", "梅川苑 698万", "javascript:alert(1)", "ftp://example.com/x", "https://"])(
  "%j holds no link",
  (text) => {
    expect(firstLink(text)).toBeNull();
  },
);
