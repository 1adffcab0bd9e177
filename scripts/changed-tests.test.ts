import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";
import { changedSince, unseen, workBegan } from "./changed-tests.ts";

test("a screen that changed is tried in a browser, and held to the quality floor", () => {
  expect(unseen(["web/features/tasks/list.tsx"])).toEqual(
    expect.arrayContaining(["tests/e2e/routes.test.ts", "tests/e2e/quality.test.ts", "scripts/"]),
  );
});

test("a server that changed is started as a process and writes a campaign; no browser goes round every screen", () => {
  const filters = unseen(["server/jobs/boss.ts"]);
  expect(filters).toEqual(
    expect.arrayContaining(["tests/process/lifecycle.test.ts", "tests/e2e/first-campaign.test.ts"]),
  );
  expect(filters).not.toContain("tests/e2e/quality.test.ts");
});

test("a statement of the schema is tried by migrations and by every role", () => {
  expect(unseen(["supabase/migrations/0001_accounts.sql"])).toEqual(
    expect.arrayContaining(["server/db/", "tests/access/"]),
  );
});

test("a test alone calls for no journey, a text alone only for what reads texts", () => {
  expect(unseen(["server/jobs/tasks.test.ts"])).toEqual(["scripts/", "locales/usage.test.ts"]);
  expect(unseen(["README.md"])).toEqual(["scripts/", "locales/usage.test.ts"]);
  expect(unseen([])).toEqual([]);
});

test("every filter leads to a test file that is there", () => {
  const rooms = ["cli", "engine", "locales", "scripts", "server", "tests"];
  const tests = rooms.flatMap((room) =>
    readdirSync(path.join(projectRoot, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${room}/${name.replaceAll(path.sep, "/")}`),
  );
  const filters = unseen(["web/a.tsx", "server/a.ts", "supabase/a.sql", "tests/fixtures/a.html"]);
  expect(filters.length).toBeGreaterThan(8);
  expect(filters.filter((filter) => !tests.some((name) => name.startsWith(filter)))).toEqual([]);
});

test("work is counted from where the branch left main, on main from the last commit that is not it all", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-git-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  const commit = (file: string) => {
    writeFileSync(path.join(folder, file), file);
    git("add", ".");
    git("commit", "-qm", file);
    return git("rev-parse", "HEAD");
  };
  try {
    git("init", "-q", "-b", "main");
    const first = commit("first.ts");
    const second = commit("second.ts");
    expect(workBegan(folder)).toBe(first);
    writeFileSync(path.join(folder, "new.ts"), "");
    expect(workBegan(folder)).toBe(second);
    expect(changedSince(second, folder)).toEqual(["new.ts"]);
    git("switch", "-qc", "mine");
    commit("third.ts");
    writeFileSync(path.join(folder, "first.ts"), "changed");
    expect(workBegan(folder)).toBe(second);
    expect(changedSince(second, folder).sort()).toEqual(["first.ts", "new.ts", "third.ts"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
