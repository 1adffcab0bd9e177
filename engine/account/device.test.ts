import { expect, test } from "vitest";
import { deviceOf, shortAddress } from "./device.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
test.each([
  [chrome, "Chrome", "Linux", "desktop"],
  [
    chrome.replace("X11; Linux x86_64", "Windows NT 10.0; Win64; x64").concat(" Edg/141.0"),
    "Edge",
    "Windows",
    "desktop",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50(0x1) NetType/WIFI",
    "WeChat",
    "iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari",
    "macOS",
    "desktop",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox", "Android", "phone"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36",
    "Samsung Internet",
    "Android",
    "tablet",
  ],
  ["curl/8.5.0", null, null, "unknown"],
  [null, null, null, "unknown"],
] as const)("%s", (userAgent, browser, system, form) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, form });
});

test("an address loses the part that names a household", () => {
  expect(shortAddress("203.0.113.77")).toBe("203.0.113.x");
  expect(shortAddress("::ffff:203.0.113.77/32")).toBe("203.0.113.x");
  expect(shortAddress("2001:db8:1:2::5/128")).toBe("2001:db8::x");
  expect(shortAddress("::1")).toBeNull();
  expect(shortAddress(null)).toBeNull();
});
