/**
 * Where publishing platforms send people back to once they have agreed. Whose consent it is decides the session that began it, and
 * that is the browser's: the answer is handed on behind the "#", which reaches no server and no log.
 */
import { Hono } from "hono";
import { type ErrorCode, errorStatus } from "#contract/errors";
import { appOf } from "#engine/platforms/apps";
import type { Using } from "#server/services/index";

const code: ErrorCode = "platform_not_connected";
/** The screen that takes it from there. */
const SCREEN = "/dashboard/publish/accounts";
/** What a platform says, and what it is called behind the "#": an "error" there would be a mail's link that failed (web/public/boot.js). */
const HANDED_ON = { code: "code", state: "state", error: "refused" } as const;

/** Mount it before the API's own routes. An address nobody was given stays unknown. */
export function platformCallbackRoutes({ publishing }: Using<"publishing">): Hono {
  const app = new Hono();
  app.all("/api/platforms/:platform/callback", async (c, next) => {
    const platform = c.req.param("platform");
    const publisher = publishing.publishers.find((one) => one.platform === platform);
    if (publisher?.connect.by === "oauth" && c.req.method === "GET") {
      const back = new URLSearchParams({ platform });
      for (const [said, name] of Object.entries(HANDED_ON)) {
        const value = c.req.query(said);
        if (value) back.set(name, value.slice(0, 4_096));
      }
      return new Response(null, {
        status: 303,
        headers: { Location: `${SCREEN}#${back}`, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
      });
    }
    if (!appOf(platform)?.callback) return next();
    return c.json({ code, message: code, data: {} }, errorStatus[code], { "Cache-Control": "no-store" });
  });
  return app;
}
