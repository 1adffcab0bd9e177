/**
 * What needs a public address to begin with: redirects inward, and names whose addresses change between the look and the
 * connection. The door takes the test's own idea of what is public and of what a name means.
 */
import { createServer } from "node:http";
import type { LookupFunction } from "node:net";
import { guardedFetch } from "#adapters/web/guard";
import { held, type Try } from "../suite/try.ts";
import type { Canary } from "./canary.ts";
import { ownMachine } from "./spellings.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
const REFUSED = /^(address_not_allowed|not_a_web_address|host_not_found)$/;

export interface Outside {
  port: number;
  /** What `/next` of it redirects to. */
  lead(status: number, location: string): string;
  close(): Promise<void>;
}

/** Stands for a public website: only its port is allowed in. */
export async function openOutside(): Promise<Outside> {
  const answers = new Map<string, { status: number; location: string }>();
  const server = createServer((request, response) => {
    const found = answers.get(request.url ?? "");
    if (found) response.writeHead(found.status, { location: Buffer.from(found.location).toString("latin1") }).end();
    else response.end("outside");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    lead: (status, location) => {
      const path = `/next/${answers.size}`;
      answers.set(path, { status, location });
      return `http://127.0.0.1:${port}${path}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const answer = (addresses: readonly string[]) =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
/** Each look-up is answered by the next list, the last one for ever. */
const names =
  (...lists: readonly string[][]): LookupFunction =>
  (_host, _options, done) => {
    const [first] = lists;
    if (lists.length > 1) lists = lists.slice(1);
    done(null, answer(first ?? []));
  };

export function door(canary: Canary, outside: Outside): Try[] {
  const isAllowed = (address: string, port: number) => address === "127.0.0.1" && port === outside.port;
  const quiet = async (work: () => Promise<unknown>) => {
    const before = canary.heard.length;
    const code = await work().then(
      () => "it was read",
      (error: unknown) => codeOf(error),
    );
    held(canary.heard.length === before, "the inner server heard it");
    held(REFUSED.test(code), `${code} instead of a refusal`);
  };
  const locations = [
    ...ownMachine(canary.port).map(({ name, url }) => ({ name, url })),
    ...[
      "//127.0.0.1:{p}/",
      "/\\127.0.0.1:{p}/",
      "http://outside@127.0.0.1:{p}/",
      "file:///etc/passwd",
      "gopher://127.0.0.1:{p}/",
      "javascript:1",
      "http://[::1]:{p}/",
      "http://169.254.169.254/",
    ].map((url) => ({ name: url, url: url.replace("{p}", String(canary.port)) })),
  ];
  const redirects = locations.map(({ name, url }, at) => {
    const status = [301, 302, 303, 307, 308][at % 5] ?? 302;
    return {
      name: `redirect (${status}) to ${name}`,
      run: () => quiet(() => guardedFetch(outside.lead(status, url), { isAllowed })),
    };
  });
  const chained = [1, 2, 3, 4].map((hops) => ({
    name: `redirect after ${hops} innocent ones`,
    run: () =>
      quiet(() => {
        let next = outside.lead(302, `http://127.0.0.1:${canary.port}/`);
        for (let hop = 0; hop < hops; hop++) next = outside.lead(302, next);
        return guardedFetch(next, { isAllowed });
      }),
  }));
  const inward = [
    ["127.0.0.1"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["10.0.0.1"],
    ["169.254.169.254"],
    ["0.0.0.0"],
    ["64:ff9b::7f00:1"],
    ["93.184.216.34", "127.0.0.1"],
    ["127.0.0.1", "93.184.216.34"],
    ["fd00::1", "93.184.216.34"],
    [],
  ];
  const resolved = inward.map((addresses) => ({
    name: `name that means ${addresses.join(" and ") || "nothing"}`,
    run: () => quiet(() => guardedFetch(`http://inward.example:${canary.port}/`, { lookup: names(addresses) })),
  }));
  /** Public at the look, inner at the connection. */
  const changing = [
    [["93.184.216.34"], ["127.0.0.1"]],
    [["93.184.216.34"], ["93.184.216.34"], ["127.0.0.1"]],
    [["93.184.216.34", "93.184.216.35"], ["::1"]],
  ].map((lists, at) => ({
    name: `name that changes its address, ${at + 1}`,
    run: async () => {
      const before = canary.heard.length;
      const lookup = names(...lists);
      // the first may only reach the public address, which does not answer here; every further one is inner or refused
      for (let round = 0; round < 3; round++)
        await guardedFetch(`http://rebind.example:${canary.port}/`, { lookup, totalMs: 400 }).catch(() => {});
      held(canary.heard.length === before, "the inner server heard it");
    },
  }));
  const rebound = {
    name: "name that is allowed first and inner after its redirect",
    run: () =>
      quiet(() => {
        const path = new URL(outside.lead(302, `http://rebind.example:${canary.port}/`)).pathname;
        return guardedFetch(`http://rebind.example:${outside.port}${path}`, {
          isAllowed,
          lookup: names(["127.0.0.1"]),
        });
      }),
  };
  return [...redirects, ...chained, ...resolved, ...changing, rebound];
}
