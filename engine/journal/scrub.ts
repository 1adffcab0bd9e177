/** Takes out of a text what may be a person's or a secret: addresses, numbers, keys, quoted values. Pure. */

const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/\S+/gi, "[url]"],
  [/(?<![^\s"'<>(),;:])[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, "[address]"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "[id]"],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, "[network]"],
  [/"[^"\n]{0,500}"|“[^”\n]{0,500}”|'[^'\n]{0,500}'|`[^`\n]{0,500}`/g, "[value]"],
  [/\b(?=\w*\d)[\w-]{16,}/g, "[key]"],
  [/\+?\d[\d\s-]{4,}\d/g, "[number]"],
];

/** The text with such parts replaced by what kind they are, at most `length` characters. */
export function scrub(text: string, length = 400): string {
  const clean = rules.reduce((so, [pattern, word]) => so.replace(pattern, word), text.slice(0, 4000));
  return clean.length > length ? `${clean.slice(0, length - 1)}…` : clean;
}

/** A mail's subject without numbers that could be codes. */
export const hideCodes = (subject: string): string => subject.replace(/\d{4,}/g, "••••").slice(0, 300);

/** The project's own lines of a stack, nearest first: "work (server/x.ts:10)". */
export function placeOf(stack: string, lines = 6): string[] {
  const own =
    /^\s*at (?:(?:async )?(.+?) \()?(?:file:\/\/)?[^()\s]*?\/((?:server|adapters|engine|contract|locales)\/[^():\s]{1,200}\.ts):(\d+)/;
  return stack
    .split("\n")
    .flatMap((line) => {
      const [, name, file, at] = line.includes("node_modules") ? [] : (own.exec(line) ?? []);
      return file ? [name ? `${name} (${file}:${at})` : `${file}:${at}`] : [];
    })
    .slice(0, lines);
}

/** A web address without who signs in, without values of its query, and without what in its path may be a key. */
export function publicPart(address: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return "[url]";
  const { protocol, host, pathname, searchParams } = new URL(whole);
  const path = pathname.replace(/[^/]{24,}/g, (part) => (/\d/.test(part) && !part.includes(".") ? "…" : part));
  const names = [...new Set(searchParams.keys())].map((name) => `${name}=…`).join("&");
  return `${protocol}//${host}${path}${names ? `?${names}` : ""}`.slice(0, 300);
}
