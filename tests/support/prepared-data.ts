/**
 * The data folder of a server after its first start, made once for a run: making a database, its tables and the demo takes
 * longer than many a journey, so a journey begins on a copy. First starts themselves are tried in tests/process. It is made
 * while other tests run already; a journey that comes sooner waits for it.
 */
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { type RunningApp, startApp, temporaryData } from "./app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    preparedData: string;
  }
}

const config = z.object({ publishableKey: z.string() });
const session = z.object({ access_token: z.string() });
const tasks = z.object({ items: z.array(z.unknown()) });

/** Nothing has to survive the end of the machine; a database that is killed still loses nothing. */
const THROWAWAY = "fsync = off\nfull_page_writes = off\n";

/** Beside the folder: why it could not be made. */
export const failureOf = (dataDir: string) => path.join(path.dirname(dataDir), "failure.txt");

/** What the demo account's worker has under way ends: else every journey's server would write that campaign again. */
async function untilWritten({ url, demo }: RunningApp): Promise<void> {
  const [account] = demo();
  const { publishableKey } = config.parse(await (await fetch(`${url}/api/config`)).json());
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const headers = { authorization: `Bearer ${session.parse(await signedIn.json()).access_token}` };
  const count = async (status: string) =>
    tasks.parse(await (await fetch(`${url}/api/tasks?status=${status}`, { headers })).json()).items.length;
  // one import is under way for show, and stays so
  while ((await count("pending")) > 0 || (await count("processing")) > 1) await sleep(200);
}

/** The folder stands under its name once it is whole. */
async function prepare(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}-unfinished`;
  try {
    const app = await startApp({ dataDir: unfinished });
    await untilWritten(app);
    if ((await app.stop()) !== 0) throw new Error(`The first start did not end well:\n${app.said()}`);
    appendFileSync(path.join(unfinished, "pg/postgresql.conf"), THROWAWAY);
    renameSync(unfinished, dataDir);
  } catch (error) {
    writeFileSync(failureOf(dataDir), error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Before the first file of a run; what it answers is called after the last. */
export default function setup(project: TestProject): () => Promise<void> {
  const dataDir = temporaryData();
  const prepared = prepare(dataDir);
  project.provide("preparedData", dataDir);
  return async () => {
    await prepared;
    rmSync(path.dirname(dataDir), { recursive: true, force: true });
  };
}

/** Waits until the folder is whole; throws why it could not be made. */
export async function untilPrepared(dataDir: string): Promise<void> {
  while (!existsSync(dataDir)) {
    if (existsSync(failureOf(dataDir))) throw new Error(readFileSync(failureOf(dataDir), "utf8"));
    await sleep(50);
  }
}
