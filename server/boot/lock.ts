/**
 * One server per data folder. The lock is a listening socket, which the system itself takes away when its process dies,
 * however it dies: a lock can never be stale. Whoever finds it taken asks it who holds it.
 */
import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const holderShape = z.object({ pid: z.number(), since: z.string(), stopping: z.boolean() });
export type Holder = z.infer<typeof holderShape>;

export interface Lock {
  /** Tells a waiting successor that this process is on its way out. */
  leaving(): void;
  release(): Promise<void>;
}

export class HeldError extends Error {
  readonly holder: Holder | null;
  constructor(dataDir: string, holder: Holder | null) {
    const who = holder ? `process ${holder.pid} since ${holder.since}` : "another process";
    super(
      `${dataDir} is in use by ${who}. Stop it first, or give this one another DATA_DIR. / 数据目录正被占用（${who}）`,
    );
    this.name = "HeldError";
    this.holder = holder;
  }
}

/** How long a start waits for a predecessor that is already stopping. */
const WAIT_MS = 30_000;

/** Linux keeps such names outside the file system, Windows as pipes; elsewhere it is a file that may be left behind. */
function lockAddress(dataDir: string): string {
  const name = `listcast-${createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** Who holds the folder; null when nobody answers. */
export function askHolder(dataDir: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    const socket = connect(lockAddress(dataDir));
    let answer = "";
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on("data", (bytes) => {
      answer += bytes;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      try {
        resolve(holderShape.parse(JSON.parse(answer)));
      } catch {
        resolve(null);
      }
    });
  });
}

const listen = (server: Server, address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once("error", (error) => ("code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(address, () => resolve(true));
  });

/** Takes the folder or throws HeldError. Waits for a holder that says it is stopping. */
export async function takeLock(dataDir: string, now: () => Date): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const address = lockAddress(dataDir);
  const holder: Holder = { pid: process.pid, since: now().toISOString(), stopping: false };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end(JSON.stringify(holder));
  });
  for (let waited = 0; !(await listen(server, address)); waited += 100) {
    const other = await askHolder(dataDir);
    if (other ? !other.stopping || waited > WAIT_MS : waited > 2_000) throw new HeldError(dataDir, other);
    if (!other && !address.startsWith("\0")) rmSync(address, { force: true });
    await sleep(100);
  }
  server.on("error", () => {});
  server.unref();
  return {
    leaving: () => {
      holder.stopping = true;
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
