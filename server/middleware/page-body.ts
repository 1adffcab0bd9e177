/**
 * What a page may be sent: a form, which is short. It holds wherever a page stands, so that none that reads what it is sent can be
 * made to take more into memory; the API and the protocol have bounds of their own.
 */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorStatus } from "#contract/errors";
import { sendPagePath } from "#contract/import";
import { bodyLimits } from "#server/base/limits";
import { apiError } from "./refusal.ts";

/** Where what may be sent is bounded by its own table. */
const BOUNDED = /^\/(api|auth\/v1|rest\/v1|storage\/v1)\//;

/** Answers 413 without reading on. */
export function pageBodyLimit(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bodyLimits.small,
    onError: (c) => c.json(apiError(c.req.path, "too_large", { maxBytes: bodyLimits.small }), errorStatus.too_large),
  });
  return (c, next) => (BOUNDED.test(c.req.path) || c.req.path === sendPagePath ? next() : limit(c, next));
}
