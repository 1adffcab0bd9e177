/** README.md tells the truth: its commands run, its output is real, its table is the code's. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { commands } from "#cli/commands/index";
import { isAppAddress } from "#contract/addresses";
import { targetCount } from "#engine/platforms/index";
import { projectRoot } from "#server/base/root";
import { settingsTable } from "./readme.ts";

const readme = readFileSync(path.join(projectRoot, "README.md"), "utf8");
const blocks = [...readme.matchAll(/```(sh|text)\n([\s\S]*?)```/g)].map(([, kind = "", body = ""]) => ({ kind, body }));
const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-readme-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a `npm run -s listcast -- …` line of the README in a folder of its own; `> file` and paths mean that folder. */
function listcast(line: string): string {
  const [, args = "", file] = /^npm run -s listcast -- (.*?)(?: > (\S+))?$/.exec(line) ?? [];
  cpSync(path.join(projectRoot, "tests/fixtures/pages"), path.join(folder, "tests/fixtures/pages"), {
    recursive: true,
  });
  const out = execFileSync(process.execPath, [path.join(projectRoot, "cli/main.ts"), ...args.split(" ")], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: folder },
  });
  if (file) execFileSync("tee", [path.join(folder, file)], { input: out });
  return out;
}

test("the command-line example gives the output that is printed under it", { timeout: 180_000 }, () => {
  const lines = blocks
    .flatMap(({ kind, body }) => (kind === "sh" ? body.trim().split("\n") : []))
    .filter((line) => line.includes("listcast --"));
  expect(lines).toHaveLength(2);
  const outputs = lines.map(listcast);
  const shown = blocks.find(({ kind }) => kind === "text")?.body;
  expect(outputs.at(-1)?.trim()).toBe(shown?.trim());
});

test("every command it names exists", () => {
  const named = [...readme.matchAll(/`(\w+)(?: <url\|file>[^`]*)?`/g)].map((match) => match[1] ?? "");
  for (const name of ["pack", "trace", "check", "platforms", "languages", "migrate", "doctor"]) {
    expect(named).toContain(name);
    expect(Object.keys(commands)).toContain(name);
  }
});

test("every screen, page and picture it names is there", () => {
  for (const [, address = ""] of readme.matchAll(/^\| `(\/[\w/]*)`/gm))
    expect(address === "/" || address === "/api/docs" || isAppAddress(address), address).toBe(true);
  for (const [, file = ""] of readme.matchAll(/\]\((docs\/[^)]+)\)/g))
    expect(existsSync(path.join(projectRoot, file)), file).toBe(true);
});

test("the settings table is the one of the code", () => {
  expect(readme).toContain(settingsTable());
});

test("the number of platforms is the registry's", () => {
  expect(readme).toContain(`posts for ${targetCount()} platforms`);
});

test("the npm scripts it names are in package.json", () => {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
  const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8")));
  const named = [...readme.matchAll(/(?:^|`)npm (?:run (?:-s )?)?([\w:]+)/gm)].map(([, name = ""]) => name);
  expect(new Set(named)).toEqual(
    new Set([
      "start",
      "test",
      "listcast",
      "patterns",
      "samples",
      "test:real",
      "attack",
      "gallery",
      "quality",
      "audit:web",
      "bench",
      "fuzz",
    ]),
  );
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
