/** The real server as a child process on a free port, with a data folder of its own. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { runningPostmaster, stopOrphan } from "#server/backend/database/orphan";
import { projectRoot } from "#server/base/root";
import { temporaryFolder } from "./temporary-folder.ts";

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Every address in the text, in order. */
  links: string[];
}

export interface RunningApp {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything said so far on stdout and stderr. */
  said(): string;
  demo(): { email: string; password: string }[];
  /** Mails in the outbox, oldest first. */
  mails(): Promise<ReceivedMail[]>;
  /** Waits for the first mail to `to` whose subject or text matches. */
  mailTo(to: string, about?: RegExp): Promise<ReceivedMail>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
  kill9(): Promise<void>;
  /** kill -9 of the database only. */
  killDatabase9(): Promise<void>;
}

export interface StartOptions {
  dataDir?: string;
  env?: Record<string, string>;
  args?: string[];
  /** Another server than the product's own, below the project. */
  program?: string;
}

export const temporaryData = (): string => path.join(temporaryFolder("listcast-app-"), "data");

let prepared: string | undefined;

/** From here on a server that is given no data folder starts on a copy of this one, whose server has stopped. */
export const startOn = (dataDir: string): void => {
  prepared = dataDir;
};

/** A data folder nobody else uses; a copy keeps who owns what in it, which the database insists on. */
export function ownData(): string {
  const dataDir = temporaryData();
  if (prepared !== undefined) execFileSync("cp", ["-a", prepared, dataDir]);
  return dataDir;
}

/** Stops a database that was left behind on purpose and removes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  await stopOrphan({ cluster: path.join(dataDir, "pg") });
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
}

const READY_MS = 120_000;

export interface Spawned {
  child: ChildProcess;
  said(): string;
  /** Exit code once the process ended. */
  ended: Promise<number | null>;
}

/** Whose end nobody has seen yet. Whatever ends this process early takes them along; each stops its own database. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** Starts the server's process without waiting for anything: for tests of what it refuses. */
export function spawnServer({
  dataDir: given,
  env = {},
  args = [],
  program = "server/main.ts",
}: StartOptions): Spawned {
  const dataDir = given ?? temporaryData();
  const { NODE_ENV: _mode, VITEST: _vitest, ...inherited } = process.env;
  const child = spawn(process.execPath, [path.join(projectRoot, program), ...args], {
    cwd: projectRoot,
    // most servers of tests are asked for little: what they need is compiled when they need it
    env: {
      ...inherited,
      READY_THREADS: "0",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_URL: "",
      HOST: "",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes) => {
      text += bytes;
    });
  const ended = once(child, "close").then(([code]) => {
    if (given === undefined) rmSync(path.dirname(dataDir), { recursive: true, force: true });
    return typeof code === "number" ? code : null;
  });
  return { child, said: () => text, ended };
}

/** `http://...` of the ready banner. */
const addressIn = (text: string) => /Address\s+(https?:\S+)/.exec(text)?.[1];

/** Ready for requests. A data folder it was not given is removed with its end by `stop`. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const dataDir = options.dataDir ?? ownData();
  const { child, said, ended } = spawnServer({ ...options, dataDir });
  for (let waited = 0; !addressIn(said()); waited += 50) {
    if (child.exitCode !== null || child.signalCode !== null || waited > READY_MS)
      throw new Error(`The server did not start (${child.exitCode ?? child.signalCode}):\n${said()}`);
    await sleep(50);
  }
  const mails = async () => {
    const folder = path.join(dataDir, "outbox");
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
    return Promise.all(files.sort().map((name) => readMail(path.join(folder, name))));
  };
  return {
    url: addressIn(said()) ?? "",
    dataDir,
    pid: child.pid ?? 0,
    said,
    mails,
    demo: () =>
      readFileSync(path.join(dataDir, "demo-accounts.txt"), "utf8")
        .trim()
        .split("\n")
        .map((line) => line.split(/\s+/))
        .map(([email = "", password = ""]) => ({ email, password })),
    mailTo: async (to, about = /./) => {
      for (let left = 300; left > 0; left--) {
        const found = (await mails()).findLast((mail) => mail.to === to && about.test(`${mail.subject}\n${mail.text}`));
        if (found) return found;
        await sleep(50);
      }
      throw new Error(`No mail to ${to} about ${about}`);
    },
    stop: async () => {
      child.kill("SIGTERM");
      const code = await ended;
      if (options.dataDir === undefined) await removeData(dataDir);
      return code;
    },
    kill9: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    killDatabase9: async () => {
      const pid = runningPostmaster({ cluster: path.join(dataDir, "pg") });
      if (pid === null) throw new Error("The database does not run");
      process.kill(pid, "SIGKILL");
    },
  };
}

async function readMail(file: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(readFileSync(file));
  const text = mail.text ?? "";
  return {
    to: mail.to?.[0]?.address ?? "",
    subject: mail.subject ?? "",
    text,
    html: mail.html ?? "",
    links: [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link),
  };
}
