/**
 * `npm run figures`: the house in numbers. Files and lines by room, the fullest folders, lengths of files, circles of imports,
 * imports between features of the web, statements of SQL outside queries/, exports nobody imports. `--json` for machines.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/base/root";
import { circlesOf, unitGraph } from "./sources/circles.ts";
import { isTest, type Source, sourcesOf, targetOf } from "./sources/read.ts";
import { statementsIn } from "./sources/sql.ts";

const ROOMS = ["contract", "locales", "engine", "adapters", "server", "web", "cli", "scripts", "tests"];
const FULLEST = 8;

const named = z.array(z.unknown()).default([]);
/** What knip says, as JSON. */
const report = z.object({ issues: z.array(z.object({ exports: named, types: named })) });

const sources = ROOMS.flatMap(sourcesOf);
const product = sources.filter(({ file, room }) => room !== "tests" && !isTest(file));
const linesOf = ({ text }: Source) => text.split("\n").length - 1;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const at = (share: number, numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;

const tracked = spawnSync("git", ["ls-files"], { cwd: projectRoot, encoding: "utf8" })
  .stdout.split("\n")
  .filter(Boolean);

const rooms = ROOMS.map((room) => {
  const inside = sources.filter((source) => source.room === room);
  const own = inside.filter(({ file }) => room === "tests" || !isTest(file));
  return {
    room,
    files: own.length,
    lines: sum(own.map(linesOf)),
    testLines: sum(inside.map(linesOf)) - sum(own.map(linesOf)),
  };
});

const folders = Object.entries(Object.groupBy(product, ({ file }) => path.posix.dirname(file)))
  .map(([folder, files]) => ({ folder, files: files?.length ?? 0 }))
  .sort((a, b) => b.files - a.files)
  .slice(0, FULLEST);

const edges = product.flatMap(({ file, imports }) =>
  imports.flatMap((wanted) => {
    const target = targetOf(file, wanted);
    return target === null ? [] : [[file.replace(/\.tsx?$/, ""), target] as const];
  }),
);
/** What stands directly in the server: a folder, or a file beside the folders. */
const serverUnit = (file: string) => (file.startsWith("server/") ? (file.split("/")[1] ?? null) : null);
const featureOf = (file: string) => /^web\/features\/([^/]+)/.exec(file)?.[1] ?? null;
const betweenFeatures = edges.filter(([from, to]) => {
  const [a, b] = [featureOf(from), featureOf(to)];
  return a !== null && b !== null && a !== b;
}).length;

const sqlOutside = (folder: string) =>
  sum(product.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ text }) => statementsIn(text)));

/** Exports that no other file imports, those used in their own file and in folders knip passes over included. */
function unusedExports(): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-figures-"));
  const config = path.join(folder, "knip.json");
  const settings = JSON.parse(readFileSync(path.join(projectRoot, "knip.json"), "utf8"));
  writeFileSync(config, JSON.stringify({ ...settings, ignoreIssues: {} }));
  const asked = ["--config", config, "--reporter", "json", "--no-exit-code", "--include", "exports,types"];
  const knip = spawnSync(process.execPath, ["node_modules/knip/bin/knip.js", ...asked], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(folder, { recursive: true });
  return sum(report.parse(JSON.parse(knip.stdout)).issues.map((one) => one.exports.length + one.types.length));
}

const lengths = product.map(linesOf);
const figures = {
  trackedFiles: tracked.length,
  pictures: tracked.filter((file) => /\.(png|webp|jpe?g|avif)$/.test(file)).length,
  productFiles: product.length,
  productLines: sum(lengths),
  fileLength: { median: at(0.5, lengths), p90: at(0.9, lengths), longest: at(1, lengths) },
  migrations: tracked.filter((file) => file.startsWith("supabase/migrations/")).length,
  serverCircle: circlesOf(unitGraph(edges, serverUnit))[0]?.length ?? 0,
  importsBetweenFeatures: betweenFeatures,
  sqlOutsideQueries: {
    billing: sqlOutside("server/billing"),
    procedures: sqlOutside("server/procedures"),
    jobs: sqlOutside("server/jobs"),
  },
  unusedExports: unusedExports(),
  rooms,
  folders,
};

if (process.argv.includes("--json")) console.log(JSON.stringify(figures, null, 2));
else {
  const { rooms: _rooms, folders: _folders, ...rest } = figures;
  for (const [name, value] of Object.entries(rest))
    console.log(`${name.padEnd(24)} ${typeof value === "number" ? value : JSON.stringify(value)}`);
  console.table(rooms);
  console.table(folders);
}
