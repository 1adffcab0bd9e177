/** Lighthouse is 185 MB and a quarter of a minute to install: the script that needs it fetches it once, at one version. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#server/base/root";

const VERSION = "13.5.0";

/** Answers the path of its command line, a Node script. */
export async function installLighthouse(): Promise<string> {
  const folder = path.join(projectRoot, ".cache", `lighthouse-${VERSION}`);
  const command = path.join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  console.log(`installing Lighthouse ${VERSION} into .cache`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true }));
  // the system's npm may run on an older Node; Lighthouse itself runs on ours
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", "--loglevel=error"];
  const npm = spawn("npm", ["install", ...flags, `lighthouse@${VERSION}`], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error("Lighthouse could not be installed");
  return command;
}
