/** What a `User-Agent` says about a browser, in the words people know. Only what is certain: anything else is null. */

export interface Device {
  browser: string | null;
  system: string | null;
  form: "desktop" | "phone" | "tablet" | "unknown";
}

/** The first that matches wins: every Chromium calls itself Chrome and Safari too, so those two stand last. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, "WeChat"],
  [/\bDingTalk\//, "DingTalk"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/HuaweiBrowser\//, "Huawei Browser"],
  [/MiuiBrowser\//, "Mi Browser"],
  [/\b(?:MQQBrowser|QQBrowser)\//, "QQ Browser"],
  [/\bUC(?:Browser|WEB)\//, "UC Browser"],
  [/\bQuark\//, "Quark"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]{1,20}.{0,100}Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows NT\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (table: typeof browsers, text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function formOf(text: string, system: string | null): Device["form"] {
  if (system === "iPad" || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text))) return "tablet";
  if (system === "iPhone" || /\bMobile\b/.test(text)) return "phone";
  return system === null ? "unknown" : "desktop";
}

/** What a browser says it is; null where it says nothing we know. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? "").slice(0, 400);
  const system = nameIn(systems, text);
  return { browser: nameIn(browsers, text), system, form: formOf(text, system) };
}

/** An address without the part that tells one household from the next: "203.0.113.x", "2001:db8::x". Null for none. */
export function shortAddress(address: string | null): string | null {
  const plain = (address ?? "").replace(/\/\d+$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/(?<!\d)\d+$/, "x");
  if (!plain.includes(":")) return null;
  const [head = ""] = plain.split("::");
  const kept = head.split(":").filter(Boolean).slice(0, 2);
  return kept.length > 0 ? `${kept.join(":")}::x` : null;
}
