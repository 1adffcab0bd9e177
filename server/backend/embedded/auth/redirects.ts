/** Where a mail's link may lead: our own pages and the configured ones, nowhere else. */

const read = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return ["http:", "https:"].includes(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
};

/** It stands in a mail's link and in a header; our own pages' addresses are far shorter. */
const longestTarget = 1000;

/** The wanted target when it is on the list, else the site address. Asked when the mail is made and again when the link is opened. */
export function safeTarget(wanted: string | null | undefined, origin: string, allowed: readonly string[]): string {
  const url = wanted && wanted.length <= longestTarget ? read(wanted) : null;
  if (!url) return origin;
  const ok = [origin, ...allowed].some((entry) => {
    const rule = read(entry);
    if (!rule || rule.origin !== url.origin) return false;
    const folder = rule.pathname.endsWith("/") ? rule.pathname : `${rule.pathname}/`;
    return url.pathname === rule.pathname || url.pathname.startsWith(folder);
  });
  return ok ? url.href : origin;
}
