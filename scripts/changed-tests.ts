/**
 * Which test files `npm test -- --changed` runs: those that import what changed, as Vitest finds them, and those that reach
 * it otherwise: by reading the project's files, by starting the server as a process, in a browser.
 */
import { execFileSync } from "node:child_process";
import { z } from "zod";
import { projectRoot } from "#server/base/root";

interface Reach {
  /** What changed, as a path in the project. */
  readonly changed: RegExp;
  /** What is run then, as Vitest's filters: a path or its beginning. */
  readonly run: readonly string[];
}

const server = /^(?:adapters|contract|engine|locales|server)\/.*(?<!\.test)\.ts$/;
const screens = /^(?:contract|engine|locales|web)\/.*(?<!\.test)\.(?:tsx?|css|html)$/;

const REACH: readonly Reach[] = [
  // these read the sources, the texts and the documents of the whole project
  { changed: /./, run: ["scripts/", "locales/usage.test.ts"] },
  { changed: /^supabase\//, run: ["server/db/", "tests/access/", "tests/process/compare-schema.test.ts"] },
  { changed: /^tests\/fixtures\//, run: ["engine/listing/", "cli/"] },
  // one journey through all of it: from a link to posts, after a start and a stop of the real server
  { changed: server, run: ["tests/process/lifecycle.test.ts", "tests/e2e/first-campaign.test.ts"] },
  { changed: screens, run: ["tests/e2e/routes.test.ts", "tests/e2e/first-campaign.test.ts"] },
  { changed: /^(?:web|tests\/support\/screens)\//, run: ["tests/e2e/quality.test.ts"] },
];

/** Filters for the files that Vitest's import graph does not lead to; `changed` are paths in the project. */
export function unseen(changed: readonly string[]): string[] {
  const filters = REACH.filter((reach) => changed.some((file) => reach.changed.test(file))).flatMap(({ run }) => run);
  return [...new Set(filters)];
}

const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");
const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/**
 * Where the work began: the commit this branch left `main` at, on `main` itself the last commit, or the one before it when
 * nothing has changed since. Throws where there is no git.
 */
export function workBegan(folder = projectRoot): string {
  const git = gitIn(folder);
  const head = git("rev-parse", "HEAD");
  const [main] = lines(git("for-each-ref", "--format=%(objectname)", "refs/heads/main", "refs/remotes/origin/main"));
  const left = main === undefined ? head : git("merge-base", main, head);
  if (left !== head) return left;
  return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD~1") : head;
}

/** Paths of what was changed, added or removed since `commit`, committed or not. */
export function changedSince(commit: string, folder = projectRoot): string[] {
  const git = gitIn(folder);
  return [...lines(git("diff", "--name-only", commit)), ...lines(git("ls-files", "--others", "--exclude-standard"))];
}

const listed = z.array(z.object({ file: z.string() }));

/** Vitest's own finding, as absolute paths. */
export function seen(commit: string): string[] {
  const args = ["node_modules/vitest/vitest.mjs", "list", "--filesOnly", "--json", `--changed=${commit}`];
  const said = execFileSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8", maxBuffer: 50_000_000 });
  const start = said.indexOf("[");
  return start === -1 ? [] : listed.parse(JSON.parse(said.slice(start))).map(({ file }) => file);
}

/** Filters for Vitest: all that what changed since `commit` may have broken. */
export const changedTests = (commit: string): string[] => [
  ...new Set([...seen(commit), ...unseen(changedSince(commit))]),
];
