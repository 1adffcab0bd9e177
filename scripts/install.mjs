// Plain JavaScript for any Node >= 20: makes sure that the packages of the lockfile are there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const windows = process.platform === "win32";

/** The packages of a lockfile, or null where there is none. */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : null);

/** npm writes node_modules/.package-lock.json last, so a broken-off installation is seen too. */
function isMissing(root) {
  const installed = packagesOf(path.join(root, "node_modules/.package-lock.json"));
  if (!installed) return true;
  return Object.entries(packagesOf(path.join(root, "package-lock.json")) ?? {}).some(
    ([name, wanted]) => name && !wanted.optional && !wanted.devOptional && installed[name]?.version !== wanted.version,
  );
}

/** A listening socket: the system itself takes it away when its process dies (server/boot/lock.ts does the same). */
function lockAddress(root) {
  const name = `listcast-install-${createHash("sha256").update(root).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return windows ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

const listen = (address) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(server));
  });

const isDeserted = (address) =>
  new Promise((resolve) => {
    const socket = connect(address, () => resolve(socket.destroy() && false));
    socket.on("error", (error) => resolve(error.code === "ECONNREFUSED"));
  });

/** Two commands at once must not install into the same folder: npm ci begins by emptying it. */
async function alone(root, work) {
  const address = lockAddress(root);
  for (;;) {
    const lock = await listen(address);
    if (lock) {
      work();
      lock.close();
      return;
    }
    if (process.platform !== "linux" && !windows && (await isDeserted(address))) rmSync(address, { force: true });
    await sleep(300);
  }
}

function install(root) {
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
  if (done.status === 0) return;
  console.error("npm ci did not work; see above. / 依赖安装失败，请看上面的信息。");
  process.exit(done.status ?? 1);
}

/** Installs what is missing in `root`; ends the process when that does not work. */
export async function ensureInstalled(root) {
  if (!isMissing(root)) return;
  // someone may be in the middle of `npm install`: look twice before replacing what is there
  if (existsSync(path.join(root, "node_modules"))) await sleep(1500);
  if (isMissing(root)) await alone(root, () => isMissing(root) && install(root));
}
