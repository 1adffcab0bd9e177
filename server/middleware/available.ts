/** While the database is being restarted, what needs it is answered 503 at once instead of waiting for a time-out. */
import type { Context, MiddlewareHandler } from "hono";
import { errorStatus } from "#contract/errors";

/** The shape of each protocol, so that its client understands: a refresh answered so keeps its session and tries again. */
const body = (path: string): object => {
  if (path.startsWith("/auth/v1")) return { code: "unavailable", message: "The database is being restarted" };
  if (path.startsWith("/rest/v1"))
    return { code: "PGRST001", message: "The database is being restarted", details: null, hint: null };
  if (path.startsWith("/storage/v1"))
    return {
      statusCode: "503",
      code: "DatabaseError",
      error: "unavailable",
      message: "The database is being restarted",
    };
  return { defined: false, code: "unavailable", status: errorStatus.unavailable, message: "unavailable", data: {} };
};

/** 503 in the shape of the route that was asked, and when to ask again. */
export function answerUnavailable(c: Context): Response {
  c.header("Retry-After", "2");
  return c.json(body(c.req.path), errorStatus.unavailable);
}

export const whileAvailable =
  (isUp: () => boolean): MiddlewareHandler =>
  async (c, next) =>
    isUp() ? next() : answerUnavailable(c);
