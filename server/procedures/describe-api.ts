/** Where an API tells about itself, to programs and to people: anybody may ask, so each is made once. */
import type { Hono } from "hono";
import type { Names } from "#contract/names";
import { keepLast } from "#server/base/keep-last";
import { sendPage } from "#server/html/send-page";
import { readNames } from "#server/queries/settings/names";
import type { ApiDeps } from "./base/context.ts";
import type { Description } from "./openapi.ts";

/** Of a name and an address; few people change either. */
const KEPT = 2;

interface Described {
  describe(origin: string, names: Names | null): Promise<Description>;
  page(document: Description): string;
}

/** `GET base/openapi.json` and `GET base/docs`. A megabyte, which takes the main thread a while to make and to write out. */
export function describeApi(
  app: Hono,
  base: string,
  { describe, page }: Described,
  deps: Pick<ApiDeps, "db" | "origin">,
): void {
  type About = readonly [origin: string, names: Names | null];
  const about = async (): Promise<About> => [deps.origin(), await readNames(deps.db)];
  const made = keepLast(
    KEPT,
    async ([origin, names]: About) => {
      const document = await describe(origin, names);
      return { machines: new TextEncoder().encode(JSON.stringify(document)), people: page(document) };
    },
    JSON.stringify,
  );
  app.get(`${base}/openapi.json`, async (c) =>
    c.body((await made(await about())).machines, 200, { "Content-Type": "application/json" }),
  );
  app.get(`${base}/docs`, async (c) => sendPage(c, (await made(await about())).people));
}
