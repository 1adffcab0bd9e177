/** The page's files beside its HTML, under names that change with their content: browsers keep them for ever. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pageStyle } from "./style.ts";

interface PageFile {
  path: string;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

function pageFile(name: string, ending: string, type: string, content: string | Buffer): PageFile {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  return { path: `/p/${name}.${hash}.${ending}`, type, body: new Uint8Array(Buffer.from(content)) };
}

const require = createRequire(import.meta.url);
const font = (name: string, file: string): PageFile =>
  pageFile(name, "woff2", "font/woff2", readFileSync(require.resolve(`@fontsource-variable/${file}`)));

const serif = font("serif", "source-serif-4/files/source-serif-4-latin-wght-normal.woff2");
const sans = font("sans", "inter/files/inter-latin-wght-normal.woff2");
const style = pageFile("page", "css", "text/css; charset=utf-8", pageStyle({ serif: serif.path, sans: sans.path }));

export const stylePath = style.path;
/** For our other pages made without the bundler. */
export const serifPath = serif.path;
export const sansPath = sans.path;
export const pageFiles: readonly PageFile[] = [style, serif, sans];
