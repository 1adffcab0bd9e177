/**
 * `npm run quality`: the whole quality floor, every screen and state in both languages, light and dark, at a desk and on a
 * phone; `npm test` judges each in one of those. `npm run quality -- admin-tasks packages` takes the screens whose names begin so.
 */
import { spawn } from "node:child_process";
import { projectRoot } from "#server/base/root";
import { ensureBuilt } from "#server/boot/build";

await ensureBuilt(
  () => new Date(),
  () => {},
);
const { NODE_ENV: _mode, ...environment } = process.env;
const command = ["node_modules/vitest/vitest.mjs", "run", "--project", "e2e", "tests/e2e/quality.test.ts"];
const child = spawn(process.execPath, command, {
  cwd: projectRoot,
  env: { ...environment, LOOKS: "all", SCREENS: process.argv.slice(2).join(",") },
  stdio: "inherit",
});
child.once("close", (code) => {
  process.exitCode = code ?? 1;
});
