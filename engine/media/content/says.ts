/** What a poster says of a home, line by line: to see later which of it is not so any more. */
import type { PictureContent } from "./content.ts";

/** Without who signs it, where it leads and the marks of the law. */
export function saysOf(content: PictureContent): string[] {
  const { name, headline, place, price, before, facts, columns, rows } = content;
  const pairs = [...columns, ...rows].map(([label, value]) => `${label} ${value}`);
  const lines = [name, headline, place, price, before, ...facts, ...pairs];
  return [...new Set(lines.filter((line): line is string => line !== null && line !== ""))];
}

/** The lines of a saved poster that the home of today does not say. */
export function linesGone(saved: readonly string[], now: PictureContent): string[] {
  const said = new Set(saysOf(now));
  return saved.filter((line) => !said.has(line));
}
