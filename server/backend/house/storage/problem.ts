/** Refusals of the file routes, in the shape of storage-api. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class StorageProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly error: string;
  constructor(status: ContentfulStatusCode, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

export const noSuchObject = () => new StorageProblem(404, "not_found", "Object not found");
export const noSuchBucket = () => new StorageProblem(404, "Bucket not found", "Bucket not found");
export const badRequest = (message: string) => new StorageProblem(400, "InvalidRequest", message);

export const answerStorage = (c: Context, problem: StorageProblem): Response => {
  c.header("Cache-Control", "no-store");
  if (problem.status === 503) c.header("Retry-After", "2");
  return c.json({ statusCode: String(problem.status), error: problem.error, message: problem.message }, problem.status);
};
