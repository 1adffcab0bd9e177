/** An embedded PostgreSQL in a temporary folder, as quick as one may be that need not survive anything. */
import { rmSync } from "node:fs";
import path from "node:path";
import { openEmbedded } from "#server/backend/database/embedded";
import { temporaryFolder } from "./temporary-folder.ts";

const QUIET = { info: () => {}, error: (data: object, text: string) => console.error(text, data) };
/** Nothing in a test database must survive the run. */
const THROWAWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  max_wal_size: "128MB",
};

export async function throwawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = temporaryFolder("listcast-test-");
  const server = await openEmbedded(path.join(folder, "data"), QUIET, THROWAWAY);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
