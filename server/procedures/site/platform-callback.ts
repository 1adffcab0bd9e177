/**
 * Where publishing platforms send people back to once they have agreed. The addresses are registered with the platforms
 * before anything is connected (Platform Integration shows them); until then whoever comes here is told so.
 */
import { Hono } from "hono";
import { type ErrorCode, errorStatus } from "#contract/errors";
import { appOf } from "#engine/platforms/apps";

const code: ErrorCode = "platform_not_connected";

/** Mount it before the API's own routes. An address nobody was given stays unknown. */
export function platformCallbackRoutes(): Hono {
  const app = new Hono();
  app.all("/api/platforms/:platform/callback", async (c, next) => {
    if (!appOf(c.req.param("platform"))?.callback) return next();
    return c.json({ code, message: code, data: {} }, errorStatus[code], { "Cache-Control": "no-store" });
  });
  return app;
}
