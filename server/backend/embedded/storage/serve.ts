/** Sends a file with Range, ETag and the headers that keep its content from acting on our origin. */
import type { Context } from "hono";
import { z } from "zod";
import type { Versions } from "#server/backend/embedded/shared/versions";
import type { ObjectMetadata } from "#server/backend/shared/tables";
import { parseRange, rangeAnswer } from "#server/base/ranges";
import { attachment, isShown } from "./names.ts";
import { noSuchObject } from "./problem.ts";

export interface FileRow {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);

const safeType = z
  .string()
  .regex(/^[\w.+-]+\/[\w.+-]+$/)
  .catch("application/octet-stream");

export async function serveFile(c: Context, versions: Versions, row: FileRow, caching: string): Promise<Response> {
  const { eTag: etag, size } = row.metadata;
  const type = safeType.parse(row.metadata.mimetype);
  const wished = c.req.query("download");
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": caching,
    ETag: etag,
    "Last-Modified": new Date(row.metadata.lastModified).toUTCString(),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  if (wished !== undefined || !isShown(type)) {
    headers.set("Content-Disposition", attachment(wished || (row.name.split("/").at(-1) ?? "file")));
  }
  if (matches(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });

  const fresh = c.req.header("if-range") === undefined || c.req.header("if-range") === etag;
  const range = fresh ? parseRange(c.req.header("range"), size) : "all";
  const { status, headers: told } = rangeAnswer(range, size);
  for (const [name, value] of told) headers.set(name, value);
  if (range === "none") {
    headers.delete("Content-Type");
    return new Response(null, { status, headers });
  }
  if (c.req.method === "HEAD" || size === 0) return new Response(null, { status, headers });
  const body = await versions.read(row.version, range === "all" ? undefined : range);
  if (!body) throw noSuchObject();
  return new Response(body, { status, headers });
}
