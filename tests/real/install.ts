/** Brings a real server's packages into a folder of their own, on demand: the product's own install stays light. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#server/base/root";

const cache = path.join(projectRoot, "node_modules/.cache/real");
/** Node's headers come with the pinned Node, so that nothing is fetched for a build. */
const node = path.dirname(path.dirname(process.execPath));

function run(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string | null {
  const done = spawnSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return done.status === 0 ? null : `${done.stderr}\n${done.stdout}`.slice(-2_000);
}

export interface Wanted {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  /** Versions in place of those its packages ask for. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Built from its source, which wants a compiler. */
  readonly native?: string;
}

/** The folder they stand in. Throws with what to do where they cannot be had. */
export function installed({ name, packages, overrides = {}, native }: Wanted): string {
  const folder = path.join(cache, name);
  const done = path.join(folder, "installed.json");
  const wanted = JSON.stringify({ packages, overrides, node: process.version });
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return folder;
  // what an earlier wish left would be kept
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: packages, overrides }),
  );
  const install = run(folder, ["install", "--ignore-scripts"]);
  if (install !== null) throw new Error(`the packages of ${name} cannot be installed:\n${install}`);
  if (native) {
    const env = { npm_config_nodedir: node, npm_config_build_from_source: "true" };
    const build = run(folder, ["rebuild", native, "--foreground-scripts"], env);
    if (build !== null)
      throw new Error(`${native} is built from its source and wants a C++ compiler, make and Python 3:\n${build}`);
  }
  writeFileSync(done, wanted);
  return folder;
}
