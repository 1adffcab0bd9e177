/** Says no before a request reaches anything, in the form its client understands. */
import type { Context } from "hono";
import type { ErrorCode, ErrorData } from "#contract/errors";
import { errorStatus } from "#contract/errors";

/** An error as the API's clients read it: that of our own protocol looks under `json`, the others at the top. */
export const apiError = (path: string, code: ErrorCode, data: ErrorData): object => {
  const body = { defined: false, code, status: errorStatus[code], message: code, data };
  return path.startsWith("/api/rpc/") ? { json: body } : body;
};

interface Refusal {
  code: ErrorCode & ("unavailable" | "too_many_requests");
  message: string;
  retryAfterSeconds: number;
}

function body(path: string, { code, message, retryAfterSeconds }: Refusal): object {
  const status = errorStatus[code];
  const data: ErrorData = code === "unavailable" ? {} : { retryAfterSeconds };
  if (path.startsWith("/auth/v1")) return { code, message };
  if (path.startsWith("/rest/v1"))
    return { code: code === "unavailable" ? "PGRST001" : code, message, details: null, hint: null };
  if (path.startsWith("/storage/v1")) {
    const unavailableCode = code === "unavailable" ? { code: "DatabaseError" } : {};
    return { statusCode: String(status), ...unavailableCode, error: code, message };
  }
  return apiError(path, code, data);
}

/** JSON in the shape of the protocol that was asked: a refresh answered so keeps its session and tries again. */
export function refuse(c: Context, refusal: Refusal): Response {
  c.header("Retry-After", String(refusal.retryAfterSeconds));
  return c.json(body(c.req.path, refusal), errorStatus[refusal.code]);
}
