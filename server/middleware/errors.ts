/** Turns whatever was thrown into one of the contract's codes. What nobody foresaw is `internal` plus a request id. */
import { ORPCError, ValidationError } from "@orpc/server";
import type { Context } from "hono";
import { z } from "zod";
import { AppError, type ErrorCode, errorStatus } from "#contract/errors";
import type { Log } from "#server/base/log";
import { isDatabaseAway } from "#server/db/away";
import { answerUnavailable } from "./available.ts";
import { apiError } from "./refusal.ts";

/** Choices the specification names get a sentence of their own instead of "this field is wrong". */
const emptyChoice: Record<string, ErrorCode> = {
  languages: "no_language",
  "preferences.languages": "no_language",
  platforms: "no_platform",
  "preferences.platforms": "no_platform",
  kinds: "nothing_to_write",
  "preferences.kinds": "nothing_to_write",
};

const byStatus: Record<number, ErrorCode> = {
  400: "invalid_input",
  404: "not_found",
  405: "not_found",
  413: "too_large",
  415: "unsupported_content",
};

/** Values no column takes: NUL in a text, half a character in JSON, a number or a day too far. They came with the request. */
const unstorable = new Set(["22021", "22P05", "22P02", "22003", "22007", "22008"]);

const issueField = (issue: { path?: readonly unknown[] | undefined }) =>
  (issue.path ?? [])
    .map((part) => String(typeof part === "object" && part && "key" in part ? part.key : part))
    .join(".");

/** What people write or paste, as against what a program makes. */
const written = /^(listing|title|body|hashtags|source)(\.|$)/;

/** The most characters a text may have that has more: what was written can be shortened. Null for any other mistake. */
const longest = (issue: object): number | null => {
  const tooLong = z
    .object({ code: z.literal("too_big"), origin: z.literal("string"), maximum: z.number() })
    .safeParse(issue);
  return tooLong.success ? tooLong.data.maximum : null;
};

function fromFramework(error: ORPCError<string, unknown>): AppError | null {
  if (error.cause instanceof ValidationError && error.status === 400) {
    const [issue] = error.cause.issues;
    const field = issue ? issueField(issue) : "";
    const max = issue && written.test(field) ? longest(issue) : null;
    if (max !== null) return new AppError("too_long", { data: { field, max }, cause: error });
    const tooFew = issue !== undefined && "code" in issue && issue.code === "too_small";
    const code = (tooFew ? emptyChoice[field] : undefined) ?? "invalid_input";
    return new AppError(code, { data: { field }, cause: error });
  }
  const code = byStatus[error.status];
  return code ? new AppError(code, { message: error.message, cause: error }) : null;
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError("unavailable", { cause: error });
  if (error instanceof ORPCError) return fromFramework(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (unstorable.has(code)) return new AppError("invalid_input", { cause: error });
  return null;
}

/** `log` gets the cause of everything that is our fault; the caller gets code, status and data only. */
export function toOrpcError(error: unknown, requestId: string, log: Log): ORPCError<ErrorCode, AppError["data"]> {
  const appError = asAppError(error);
  if (!appError) log.error({ err: error, requestId }, "a request failed");
  else if (appError.code === "unavailable")
    log.warn({ err: appError.cause, requestId }, "the database was away for a request");
  const code = appError?.code ?? "internal";
  return new ORPCError(code, {
    status: errorStatus[code],
    message: appError?.code === "invalid_input" ? appError.message : code,
    data: appError ? appError.data : { requestId },
  });
}

/** What a route outside of the procedures failed with: pages, callbacks, whatever stands before them. */
export const answerError =
  ({ isUp, log }: { isUp(): boolean; log: Log }) =>
  (error: unknown, c: Context): Response => {
    const requestId = crypto.randomUUID();
    c.header("X-Request-Id", requestId);
    const errorCode = error instanceof AppError ? error.code : null;
    if (errorCode === null && (!isUp() || isDatabaseAway(error))) {
      log.warn({ err: error, requestId, path: c.req.path }, "the database was away for a request");
      return answerUnavailable(c);
    }
    const code = errorCode ?? "internal";
    if (code === "internal") log.error({ err: error, requestId, path: c.req.path }, "a request failed");
    return c.json(apiError(c.req.path, code, { requestId }), errorStatus[code]);
  };
