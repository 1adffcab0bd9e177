/** Labelled pages of our own making: what each says stands as JSON in a comment on its first line. */
import { readdirSync, readFileSync } from "node:fs";
import type { Labels } from "./labels.ts";

export type LabelledPage = { name: string; url: string; html: string; says: Labels };

/** The pages that guide the readers (`read`), or those that only measure them (`held`). */
export function labelledPages(half: "read" | "held"): LabelledPage[] {
  const folder = new URL(`../../fixtures/listings/${half}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const file = readFileSync(new URL(name, folder), "utf8");
      const end = file.indexOf("\n");
      const { url, ...says } = JSON.parse(file.slice(5, end - 4)) as Labels & { url: string };
      return { name: name.replace(/\.html$/, ""), url, html: file.slice(end + 1), says };
    });
}
