/** The page's two files beside its HTML, under names that change with their content: browsers keep them for ever. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pageStyle } from "./style.ts";

const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 10).replace(/[-_]/g, "x");

/** Latin letters of the headlines' serif; other scripts use the system's. */
export const serif = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  ),
);
export const serifPath = `/p/serif.${hashOf(serif)}.woff2`;
export const style = pageStyle(serifPath);
export const stylePath = `/p/page.${hashOf(style)}.css`;
