/** The product's own connectors, led to servers of this machine that behave like their platforms. */
import { publishers } from "#adapters/publishers/index";
import type { PlatformGateway } from "#server/services/index";
import { impatientFetch, timing } from "./timing.ts";

/** `hosts`: of each published host or mail server where it is here. */
export const connectorHouse = (hosts: Readonly<Record<string, string>>): PlatformGateway => ({
  publishers,
  fetch: impatientFetch,
  origin: (published) => {
    const { protocol, host, hostname, pathname } = new URL(published);
    const base = hosts[protocol === "smtp:" ? hostname : host];
    if (base === undefined) throw new Error(`${host} is not on this machine`);
    return protocol === "smtp:" ? base : `${base}/${encodeURIComponent(host)}${pathname.replace(/\/$/, "")}`;
  },
  timing,
});
