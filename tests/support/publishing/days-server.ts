/**
 * The product's server for journeys of several days: its clock runs ahead by AHEAD_MS, posts go to platforms of this machine
 * (LOCAL_PLATFORMS: a published host to where it is here; a host that is itself here is a real server and spoken to as it is), and claims are quick, so that a killed one is soon asked about.
 */
import { z } from "zod";
import { publishers } from "#adapters/publishers/index";
import { publishingLimits } from "#server/base/limits";
import { runServer } from "#server/boot/run";

const here = z.record(z.string(), z.url()).parse(JSON.parse(process.env.LOCAL_PLATFORMS ?? "{}"));
const ahead = Number(process.env.AHEAD_MS ?? 0);

await runServer({
  now: () => new Date(Date.now() + ahead),
  publishing: {
    publishers,
    fetch: (address, init) => fetch(address, init),
    origin: (published) => {
      const { host, pathname } = new URL(published);
      const base = here[host];
      if (base === `http://${host}`) return published;
      if (base === undefined) throw new Error(`${host} is not on this machine`);
      return `${base}/${encodeURIComponent(host)}${pathname.replace(/\/$/, "")}`;
    },
    timing: { ...publishingLimits, leaseMs: 3_000, renewMs: 800, settleMs: 500, everyMs: 100 },
  },
});
