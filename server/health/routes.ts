/** /healthz says alive, /readyz says able. Neither says anything secret, and neither can be made to cost anything. */
import { Hono } from "hono";
import type { Readiness } from "#contract/readiness";

const NEVER_KEPT = { "Cache-Control": "no-store" };

/** `readiness`: see readiness.ts. */
export function healthRoutes(readiness: () => Promise<Readiness>): Hono {
  const app = new Hono();
  // whoever restarts what is dead must not restart a server because its database is away
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, NEVER_KEPT));
  app.get("/readyz", async (c) => {
    const result = await readiness();
    if (result.status === "ready") return c.json(result, 200, NEVER_KEPT);
    return c.json(result, 503, { ...NEVER_KEPT, "Retry-After": "2" });
  });
  return app;
}
