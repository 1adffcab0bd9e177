/**
 * Builds the web application, the landing page's renderer and its demonstration, compresses what is served, and notes what it was
 * built from.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { projectRoot } from "#server/base/root";
import { buildStamp, distFolder, sourceHash } from "#server/boot/build";

const COMPRESSED = /\.(js|css|svg|json|txt|map)$/;

async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const at = path.join(folder, file);
      const bytes = readFileSync(at);
      if (bytes.length < 1024) return;
      const br = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
      writeFileSync(`${at}.br`, await promisify(brotliCompress)(bytes, br));
      writeFileSync(`${at}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** In a process of its own, beside the rest: it takes seconds. */
async function composeExamples(): Promise<void> {
  const command = [path.join(projectRoot, "scripts/landing-examples.ts"), path.join(distFolder, "examples.json")];
  const child = spawn(process.execPath, command, { cwd: projectRoot, stdio: "inherit" });
  const [code]: unknown[] = await once(child, "exit");
  if (code !== 0) throw new Error(`The landing page's examples could not be written: exit code ${code}`);
}

const hash = sourceHash();
rmSync(buildStamp, { force: true });
const examples = composeExamples();
const configFile = path.join(projectRoot, "vite.config.ts");
await build({ configFile, root: path.join(projectRoot, "web"), logLevel: "warn" });
await build({
  configFile,
  root: path.join(projectRoot, "web"),
  logLevel: "warn",
  build: { ssr: "prerender.tsx", outDir: "dist/server" },
});
await examples;
await compress(path.join(distFolder, "client"));
writeFileSync(buildStamp, hash);
