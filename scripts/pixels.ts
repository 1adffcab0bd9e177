/** `npm run pixels`: the inner loops of films are compiled. The compiler is fetched for it, and is no part of the product. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#server/base/root";

const COMPILER = "assemblyscript@0.28.20";
const FLAGS = ["--runtime", "stub", "--importMemory", "--enable", "simd", "-O3", "--noAssert"];
const folder = path.join(projectRoot, "adapters/film/pixels");
const source = path.join(folder, "pixels.as");

/** By which the compiled loops say what they were compiled of. */
export const sourceHash = (): string =>
  createHash("sha256").update(readFileSync(source, "utf8").replaceAll("\r\n", "\n")).digest("hex");

function compiled(): Buffer {
  const work = mkdtempSync(path.join(os.tmpdir(), "listcast-pixels-"));
  try {
    copyFileSync(source, path.join(work, "pixels.ts"));
    const npx = [
      "--yes",
      `--package=${COMPILER}`,
      "--ignore-scripts",
      "asc",
      "pixels.ts",
      ...FLAGS,
      "-o",
      "pixels.wasm",
    ];
    execFileSync("npx", npx, { cwd: work, stdio: "inherit" });
    return readFileSync(path.join(work, "pixels.wasm"));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    path.join(folder, "wasm.ts"),
    `/** Made of pixels.as by \`npm run pixels\`, with ${COMPILER}. */
export const madeOf = "${sourceHash()}";
export const wasm =
  "${compiled().toString("base64")}";
`,
  );
