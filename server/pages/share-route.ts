/**
 * Where a phone's share sheet arrives when no service worker stands before us: its words go along to the page that takes them.
 * Files cannot be taken along.
 */
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Bytes of a form without files; more is not read. */
const MOST = 64 * 1024;
const CHARS = 2_000;

export function shareRoute(): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: MOST, onError: (c) => c.redirect("/share", 303) });
  app.post("/share", limit, async (c) => {
    const form = await c.req.parseBody().catch(() => null);
    const shared = new URLSearchParams();
    for (const name of ["title", "text", "url"]) {
      const value = form?.[name];
      if (typeof value === "string" && value.trim() !== "") shared.set(name, value.trim().slice(0, CHARS));
    }
    return c.redirect(shared.size > 0 ? `/share?${shared}` : "/share", 303);
  });
  return app;
}
