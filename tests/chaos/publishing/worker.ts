/** A worker that only publishes, to be killed: `node worker.ts DATABASE WORLD KEY EPOCH`. Ends with its parent. */
import { setTimeout as sleep } from "node:timers/promises";
import { openPool } from "#server/db/pool";
import { keepPublishing } from "#server/publishing/keep";
import { startPublishing } from "#server/publishing/run";
import { fastClock } from "./timing.ts";
import { houseOfWorker } from "./worker-house.ts";

const [databaseUrl = "", opening = "", secretKey = "", epoch = ""] = process.argv.slice(2);
const url = new URL(databaseUrl);
// its connections are told from the others' by it
url.searchParams.set("application_name", "chaos-worker");
const { db } = openPool(url.href, () => {}, 6);
const quiet = { info() {}, warn() {}, error() {} };
const none = async () => {};
const services = {
  db,
  files: {
    put: none,
    get: async () => null,
    open: async () => null,
    list: async () => [],
    remove: none,
    signedUrl: async () => "",
    publicUrl: () => "",
  },
  publishing: houseOfWorker(opening),
  secretKey,
  origin: () => "http://localhost",
  now: fastClock(Number(epoch)),
  log: quiet,
};

process.on("disconnect", () => process.exit(0));
startPublishing(services);
process.send?.("ready");
for (;;) {
  await keepPublishing(services).catch(() => {});
  await sleep(150);
}
