/** What the browser fetches before a screen stands: the scripts a build's manifest says come with it, packed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { distFolder } from "#server/boot/build";

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    src: z.string().optional(),
  }),
);

export interface Script {
  file: string;
  /** Bytes after gzip. */
  bytes: number;
}

/** Every script the named entries import statically, themselves included; each once. Names as in the manifest. */
export function scriptsOf(entries: readonly string[], client = path.join(distFolder, "client")): Script[] {
  const chunks = manifest.parse(JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")));
  const found = new Set<string>();
  const walk = (name: string) => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports) walk(next);
  };
  for (const entry of entries) walk(entry);
  return [...found].map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(client, file))).length }));
}

/** The file of a piece that is named so. */
export function pieceNamed(name: string, client = path.join(distFolder, "client")): string {
  const chunks = manifest.parse(JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")));
  const piece = Object.values(chunks).find((chunk) => chunk.name === name && chunk.file.endsWith(".js"));
  if (!piece) throw new Error(`the build has no piece named ${name}`);
  return piece.file;
}

/** The dashboard's first screen: the application's entry, the screen, and the words both show. */
export const dashboard = (language: "zh" | "en"): Script[] =>
  scriptsOf([
    "app.html",
    "routes/overview.tsx",
    ...["common", "errors", "shell", "overview", "tasks"].map((subject) => `../locales/${language}/${subject}.ts`),
  ]);

export const totalOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
