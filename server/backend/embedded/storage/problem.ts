/** Refusals of the file routes, in the shape of storage-api: `error` is its older word, `code` what clients decide by. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class StorageProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly error: string;
  constructor(status: ContentfulStatusCode, code: string, message: string, error: string = code) {
    super(message);
    this.status = status;
    this.code = code;
    this.error = error;
  }
}

export const noSuchObject = () => new StorageProblem(404, "NoSuchKey", "Object not found", "not_found");
export const noSuchBucket = () => new StorageProblem(404, "NoSuchBucket", "Bucket not found", "Bucket not found");
export const badRequest = (message: string) => new StorageProblem(400, "InvalidRequest", message);
export const denied = (message: string) => new StorageProblem(403, "AccessDenied", message, "Unauthorized");

export const answerStorage = (c: Context, problem: StorageProblem): Response => {
  c.header("Cache-Control", "no-store");
  if (problem.status === 503) c.header("Retry-After", "2");
  const { status, code, error, message } = problem;
  return c.json({ statusCode: String(status), code, error, message }, status);
};
