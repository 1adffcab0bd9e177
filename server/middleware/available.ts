/** While the database is being restarted, what needs it is answered 503 at once instead of waiting for a time-out. */
import type { MiddlewareHandler } from "hono";
import { refuse } from "./refusal.ts";

export const whileAvailable =
  (isUp: () => boolean): MiddlewareHandler =>
  async (c, next) => {
    if (isUp()) return next();
    return refuse(c, { code: "unavailable", message: "The database is being restarted", retryAfterSeconds: 2 });
  };
