/** Refusals of the data routes, in PostgREST's shape. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseAway } from "#server/db/away";

export class RestProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { details?: string; hint?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

export const answerRest = (c: Context, problem: RestProblem): Response => {
  const { code, details, hint, message } = problem;
  // the one place where the answer to a HEAD can say why
  c.header("Proxy-Status", `PostgREST; error=${code}`);
  if (problem.status === 401) c.header("WWW-Authenticate", "Bearer");
  if (problem.status === 503) c.header("Retry-After", "2");
  return c.json({ code, details, hint, message }, problem.status);
};

/** Statuses as PostgREST gives them to what the database says. */
const statusOf = (sqlState: string, anonymous: boolean): ContentfulStatusCode => {
  if (sqlState === "42501") return anonymous ? 401 : 403;
  if (sqlState === "23503" || sqlState === "23505") return 409;
  if (/^(22|23|42|P0|21)/.test(sqlState)) return 400;
  return 500;
};

/** A database error as PostgREST would tell it; null when it is no such error. Details of a row are left out: they repeat its values. */
export function fromDatabase(error: unknown, anonymous: boolean): RestProblem | null {
  if (isDatabaseAway(error))
    return new RestProblem(503, "PGRST001", "Database connection error. Retrying the connection.");
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string" || error.code.length !== 5)
    return null;
  return new RestProblem(statusOf(error.code, anonymous), error.code, error.message);
}
