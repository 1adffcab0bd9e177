/** An embedded PostgreSQL in a temporary folder, as quick as one may be that need not survive anything. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openEmbedded } from "#server/backend/database/embedded";

const QUIET = { info: () => {}, error: (data: object, text: string) => console.error(text, data) };
/** Nothing in a test database must survive the run. */
const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

export async function throwawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-test-"));
  chmodSync(folder, 0o711);
  const server = await openEmbedded(path.join(folder, "data"), QUIET, THROWAWAY);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
