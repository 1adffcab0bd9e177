/** The project's own source files and what each imports, for the tests of the architecture and for `npm run figures`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#server/base/root";

export interface Source {
  /** "server/queries/billing/orders.ts". */
  file: string;
  /** Its first folder. */
  room: string;
  text: string;
  /** As they are written. */
  imports: string[];
}

/** A backslash belongs to a pattern about imports, not to an import. */
const IMPORT = /(?:from|import)\s*\(?\s*"([^"\\]+)"/g;

/** TypeScript files below a folder of the project, built ones left out. */
export const sourcesOf = (room: string): Source[] =>
  readdirSync(path.join(projectRoot, room), { recursive: true, encoding: "utf8" })
    .map((name) => `${room}/${name.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("web/dist/"))
    .map((file) => {
      const text = readFileSync(path.join(projectRoot, file), "utf8");
      return { file, room, text, imports: [...text.matchAll(IMPORT)].map((match) => match[1] ?? "") };
    });

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The file of the project that an import leads to, without its ending ("server/queries/orders"); null for packages. */
export function targetOf(from: string, wanted: string): string | null {
  const plain = wanted.replace(/\?.*$/, "").replace(/\.tsx?$/, "");
  if (plain.startsWith("#")) return plain.slice(1);
  return plain.startsWith(".") ? path.posix.join(path.posix.dirname(from), plain) : null;
}
