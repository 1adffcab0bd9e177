/** While the database is being restarted, what needs it is answered 503 at once instead of waiting for a time-out. */
import type { Context, MiddlewareHandler } from "hono";
import { refuse } from "./refusal.ts";

/** 503 in the shape of the route that was asked, and when to ask again. */
export const answerUnavailable = (c: Context): Response =>
  refuse(c, { code: "unavailable", message: "The database is being restarted", retryAfterSeconds: 2 });

export const whileAvailable =
  (isUp: () => boolean): MiddlewareHandler =>
  async (c, next) =>
    isUp() ? next() : answerUnavailable(c);
