/**
 * `npm test`: the static checks, then every room of tests. The last line is `<n> passed, <m> failed`.
 * `npm test -- --changed` takes the tests that what changed may have broken, since the branch left `main` or since a commit
 * (`--changed=HEAD~3`). Other arguments are passed on to Vitest (`npm test -- server/config`) and skip the static checks.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/base/root";
import { ensureBuilt } from "#server/boot/build";
import { changedTests, workBegan } from "./changed-tests.ts";
import { slowest } from "./slowest.ts";

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

interface Count {
  passed: number;
  failed: number;
}

const checks: readonly { name: string; args: readonly string[] }[] = [
  // its checkers each look at what they share again: one costs half of what four do, and the other core has the rest to do
  { name: "type check", args: ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"] },
  { name: "lint and format", args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"] },
  { name: "dead code", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
];

/** Tests decide about production themselves. */
const { NODE_ENV: _mode, ...environment } = process.env;
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

function run(args: readonly string[], quiet: boolean): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const stdio = quiet ? "pipe" : "inherit";
    const child = spawn(process.execPath, [...args], {
      cwd: projectRoot,
      env: environment,
      stdio: ["ignore", stdio, stdio],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes) => {
        said += bytes;
      });
    child.once("close", (code) => resolve({ ok: code === 0, said }));
  });
}

async function runCheck({ name, args }: (typeof checks)[number]): Promise<Count> {
  const { ok, said } = await run(args, true);
  console.log(`${ok ? "✓" : "✗"} ${name} (${seconds()})`);
  if (!ok) console.log(said.trimEnd());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** One build for all: the servers that the tests start find it done. */
async function runBuild(): Promise<Count> {
  try {
    await ensureBuilt(
      () => new Date(),
      () => {},
    );
    console.log(`✓ build (${seconds()})`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(`✗ build (${seconds()})\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

async function runVitest(args: readonly string[]): Promise<Count> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-report-"));
  const file = path.join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { ok } = await run(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], false);
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = report.parse(
      JSON.parse(readFileSync(file, "utf8")),
    );
    // a file that cannot even be loaded fails without a failing test in it
    const broken = testResults.filter(
      (f) => f.status === "failed" && !f.assertionResults.some((t) => t.status === "failed"),
    );
    const failed = numFailedTests + broken.length;
    console.log(`The slowest files:\n${slowest(testResults, projectRoot).join("\n")}`);
    if (numPendingTests > 0) console.log(`${numPendingTests} skipped: they need a service that is not configured here`);
    return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
  } catch (error) {
    console.log(`✗ the tests did not run to their end: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Vitest is told to run; null: nothing can have been broken. */
function chosenTests(args: readonly string[], changed: string | undefined): readonly string[] | null {
  if (changed === undefined) return args;
  const commit = changed.split("=")[1] ?? workBegan();
  const tests = changedTests(commit);
  console.log(`✓ ${tests.length} test files and folders for what changed since ${commit.slice(0, 12)} (${seconds()})`);
  return tests.length === 0 ? null : [...tests, ...args];
}

const given = process.argv.slice(2);
const changed = given.find((argument) => /^--changed(?:=|$)/.test(argument));
const args = given.filter((argument) => argument !== changed);
const tests = chosenTests(args, changed);
// none of them changes what another reads
const prepared = await Promise.all([
  ...(args.length > 0 ? [] : checks.map(runCheck)),
  ...(tests === null ? [] : [runBuild()]),
]);
const counts = [...prepared, ...(tests === null ? [] : [await runVitest(tests)])];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
