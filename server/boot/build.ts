/** Builds the web application when its sources changed since the last build; a warm start only compares a hash. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "#server/base/root";
import { HeldError, type Lock, takeLock } from "./lock.ts";

export const distFolder = path.join(projectRoot, "web/dist");
export const buildStamp = path.join(distFolder, "built-from.txt");
const SOURCES = ["web", "contract", "locales", "engine", "server/demo"];
const FILES = ["vite.config.ts", "package-lock.json"];
const SOURCE = /\.(tsx?|css|html|json|svg|js|png|woff2)$/;

/** Over name and content of everything the browser's code and the landing page's demonstration may be made of. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  const add = (file: string) =>
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(projectRoot, file)));
  for (const folder of SOURCES) {
    const names = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll(path.sep, "/"))
      .filter((name) => SOURCE.test(name) && !name.startsWith("dist/") && !/\.test\.tsx?$/.test(name));
    for (const name of names.sort()) add(`${folder}/${name}`);
  }
  for (const file of FILES) add(file);
  return hash.digest("hex");
}

const isCurrent = () => existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === sourceHash();

function run(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(projectRoot, "scripts/build.ts")], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes) => {
        output += bytes;
      });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The web application could not be built:\n${output.slice(-3000)}`)),
    );
  });
}

/** One build at a time, whoever asks: others wait and then find it done. */
async function alone(now: () => Date): Promise<Lock | null> {
  mkdirSync(distFolder, { recursive: true });
  try {
    return await takeLock(distFolder, now);
  } catch (error) {
    if (!(error instanceof HeldError)) throw error;
    return null;
  }
}

/** `onBuild` is called when there is something to build. Aborting `signal` ends the build; the next start makes it. */
export async function ensureBuilt(
  now: () => Date,
  onBuild: () => void,
  signal = new AbortController().signal,
): Promise<void> {
  while (!isCurrent()) {
    signal.throwIfAborted();
    const lock = await alone(now);
    if (!lock) {
      await sleep(300);
      continue;
    }
    try {
      if (isCurrent()) return;
      onBuild();
      return await run(signal);
    } finally {
      await lock.release();
    }
  }
}
