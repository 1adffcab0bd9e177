/** Sums of money as pages print them. */
/** "1 120" (fr), "1.120,50" (de), "21만", "8.5万" as numbers; null where there is none or more than one. */
export function amountIn(text: string): number | null {
  const hits = [
    ...text.matchAll(/\d{1,3}(?:[ .,\u202f\u00a0]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?/gu),
  ];
  if (hits.length !== 1) return null;
  const raw = hits[0]?.[0] ?? "";
  const grouped = raw.replace(/[ .,\u202f\u00a0](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  const after = text.slice((hits[0]?.index ?? 0) + raw.length).trimStart();
  const scale = /^[万만]/u.test(after)
    ? 10_000
    : /^[亿억億]/u.test(after)
      ? 100_000_000
      : /^천만/u.test(after)
        ? 10_000_000
        : 1;
  const value = Number(grouped) * scale;
  return Number.isFinite(value) ? value : null;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/£|GBP/u, "GBP"],
  [/€|EUR|euros?/u, "EUR"],
  [/(?<![A-Z])AU?\$|AUD/u, "AUD"],
  [/(?<![A-Z])CA?\$|CAD/u, "CAD"],
  [/(?<![A-Z])S\$|SGD/u, "SGD"],
  [/HK\$|HKD/u, "HKD"],
  [/AED/u, "AED"],
  [/CHF/u, "CHF"],
  [/US\$|USD|\$/u, "USD"],
  [/円|JPY/u, "JPY"],
  [/원|KRW|₩/u, "KRW"],
  [/元|CNY|RMB|人民币/u, "CNY"],
  [/¥|￥/u, "CNY"],
];
const dollars: ReadonlySet<string> = new Set(["AUD", "CAD", "SGD", "HKD", "NZD"]);

/**
 * The currency a text names, and the text without it. A bare sign of dollars or yen is the home's own: `local` is the
 * currency of its price.
 */
export function currencyIn(
  text: string,
  local: string | null,
): { readonly currency: string | null; readonly left: string } {
  const found = signs.find(([sign]) => sign.test(text));
  if (!found) return { currency: null, left: text };
  const [sign, code] = found;
  const bare =
    // 元 is the dollar of Hong Kong and Taiwan too
    (code === "CNY" && !/CNY|RMB|人民币/u.test(text) && (local === "HKD" || local === "TWD" || local === "MOP")) ||
    (code === "USD" && !/US/u.test(text) && dollars.has(local ?? "")) ||
    (/[¥￥]/u.test(text) && local === "JPY");
  return { currency: bare ? local : code, left: text.split(sign).join(" ") };
}
