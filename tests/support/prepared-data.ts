/**
 * The data folder of a server after its first start, made once for a run: making a database, its tables and the demo takes
 * longer than many a journey, so a journey begins on a copy. First starts themselves are tried in tests/process.
 */
import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startApp, temporaryData } from "./app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    preparedData: string;
  }
}

/** Nothing has to survive the end of the machine; a database that is killed still loses nothing. */
const THROWAWAY = "fsync = off\nfull_page_writes = off\n";

/** Before the first file of a run; what it answers is called after the last. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryData();
  const remove = () => rmSync(path.dirname(dataDir), { recursive: true, force: true });
  try {
    const app = await startApp({ dataDir });
    if ((await app.stop()) !== 0) throw new Error(`The first start did not end well:\n${app.said()}`);
    appendFileSync(path.join(dataDir, "pg/postgresql.conf"), THROWAWAY);
  } catch (error) {
    remove();
    throw error;
  }
  project.provide("preparedData", dataDir);
  return remove;
}
