/**
 * The product's server as it is, guarded door included, but for two ports of this machine (REAL_PORTS: "3000,3001"): those of the
 * real servers a journey publishes to. Everything else of this machine and its network stays closed.
 */
import { publishers } from "#adapters/publishers/index";
import { allowPublic } from "#adapters/web/guard";
import { platformFetch } from "#adapters/web/platform-fetch";
import { publishingLimits } from "#server/base/limits";
import { runServer } from "#server/boot/run";

const ports = new Set((process.env.REAL_PORTS ?? "").split(",").map(Number));
const here = new Set(["127.0.0.1", "::1"]);

await runServer({
  publishing: {
    publishers,
    fetch: platformFetch({
      ...publishingLimits,
      isAllowed: (address, port) => (here.has(address) && ports.has(port)) || allowPublic(address, port),
    }),
    origin: (published) => published,
    timing: publishingLimits,
  },
});
