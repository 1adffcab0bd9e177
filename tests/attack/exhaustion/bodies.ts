/** Bodies that are work to read, sent by nobody and by an account: refused before anything is parsed. */
import type { Site, Visited } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import { type Watch, while_ } from "./watch.ts";

export const bodies = {
  "500,000 arrays in one another": "[".repeat(500_000),
  "80,000 keys nobody knows": `{"json":{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join()}}}`,
} as const;

const paths = ["/api/rpc/notifications/read", "/api/notifications/read", "/api/rpc/imports/start"];
const AT_ONCE = 6;
const SECONDS = 6;

/** One of them; answers the status. */
export async function sendBody(site: Visited, path: string, body: string, token: string | null): Promise<number> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await site.ask(path, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

export const bodyTries = (site: Site, watch: Watch): Try[] =>
  Object.entries(bodies).flatMap(([name, body]) =>
    paths.flatMap((path) =>
      ["nobody", "an account"].map((who) => ({
        name: `body: ${name} by ${who} to ${path}`,
        run: async () => {
          const token = who === "nobody" ? null : (await site.account()).token;
          const refusals = token ? [400, 413] : [401, 413];
          await while_(watch, SECONDS, async () => {
            const all = Array.from({ length: AT_ONCE }, () => sendBody(site, path, body, token));
            for (const status of await Promise.all(all)) held(refusals.includes(status), `answered ${status}`);
          });
        },
      })),
    ),
  );
