/** Documents name files and folders of the project: what they name is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const rooms = [
  "adapters",
  "cli",
  "contract",
  "docs",
  "engine",
  "locales",
  "scripts",
  "server",
  "supabase",
  "tests",
  "web",
];

const documents = [
  "README.md",
  ...readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** `server/jobs/index.ts`, `engine/copy`; patterns and placeholders are left alone. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z]+\/[\w./-]+)`/g)]
    .flatMap(([, named]) => named ?? [])
    .filter((named) => rooms.includes(named.split("/")[0] ?? ""));

test("there is something to look at", () => {
  expect(documents.flatMap((name) => pathsIn(readFileSync(path.join(root, name), "utf8"))).length).toBeGreaterThan(40);
});

test.each(documents)("%s names only what exists", (name) => {
  const named = pathsIn(readFileSync(path.join(root, name), "utf8"));
  expect(named.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
});
