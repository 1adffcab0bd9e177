/** What `npm start` adds to the server: packages installed once, and no server left behind when npm itself is killed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runningPostmaster } from "#server/backend/database/orphan";
import { projectRoot } from "#server/base/root";
import { askHolder } from "#server/boot/lock";
import { removeData, temporaryData } from "#tests/support/app";

const { NODE_ENV: _mode, VITEST: _vitest, ...environment } = process.env;

test("when npm itself is killed the server stops, and its database with it", async () => {
  const dataDir = temporaryData();
  const env = { ...environment, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", PUBLIC_URL: "", HOST: "" };
  const npm = spawn("npm", ["start"], { cwd: projectRoot, env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  npm.stdout.on("data", (bytes) => {
    said += bytes;
  });
  for (let left = 1_200; left > 0 && !said.includes("ready in"); left--) await sleep(50);
  expect(said).toContain("ready in");
  const holder = await askHolder(dataDir);
  npm.kill("SIGKILL");
  let held = true;
  for (let left = 400; left > 0 && held; left--) {
    await sleep(50);
    held = (await askHolder(dataDir)) !== null;
  }
  if (held && holder) process.kill(holder.pid, "SIGKILL");
  expect(held, "the server still runs").toBe(false);
  expect(runningPostmaster({ cluster: path.join(dataDir, "pg") })).toBeNull();
  await removeData(dataDir);
});

/** Stands in for npm: writes down that it began and ended, as slowly as to meet another. */
const NPM = `
const fs = require("node:fs");
fs.appendFileSync("npm.log", "begin ");
fs.rmSync("node_modules", { recursive: true, force: true });
setTimeout(() => {
  fs.mkdirSync("node_modules");
  fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
  fs.appendFileSync("npm.log", "end ");
}, 700);`;

test("commands given at the same moment in a fresh clone install its packages once", async () => {
  const clone = mkdtempSync(path.join(os.tmpdir(), "listcast 房播 "));
  cpSync(path.join(projectRoot, "scripts"), path.join(clone, "scripts"), { recursive: true });
  mkdirSync(path.join(clone, "bin"));
  writeFileSync(path.join(clone, "bin/npm.js"), NPM);
  writeFileSync(path.join(clone, "package-lock.json"), '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  const command = () =>
    spawn(process.execPath, ["scripts/run.mjs", "-e", "process.exitCode = 7"], {
      cwd: clone,
      env: { ...environment, npm_execpath: path.join(clone, "bin/npm.js") },
      stdio: "ignore",
    });
  const codes = await Promise.all([command(), command(), command()].map((child) => once(child, "exit")));
  expect(codes.map(([code]) => code)).toEqual([7, 7, 7]);
  expect(readFileSync(path.join(clone, "npm.log"), "utf8")).toBe("begin end ");
  rmSync(clone, { recursive: true });
});
