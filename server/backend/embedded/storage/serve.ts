/** Sends a file with Range, ETag and the headers that keep its content from acting on our origin. */
import type { Context } from "hono";
import { z } from "zod";
import type { Versions } from "#server/backend/embedded/shared/versions";
import type { ObjectMetadata } from "#server/backend/shared/tables";
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

/** One range of bytes, as in RFC 9110; "all" when there is none we understand, "none" when it lies outside. */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | "all" | "none" {
  const range = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!range || (range[1] === "" && range[2] === "")) return "all";
  const start = range[1] === "" ? Math.max(0, size - Number(range[2])) : Number(range[1]);
  const end = range[1] === "" || range[2] === "" ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (start >= size || (range[1] === "" && range[2] === "0")) return "none";
  return start > end ? "all" : { start, end };
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
    "Accept-Ranges": "bytes",
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
  if (range === "none") {
    headers.set("Content-Range", `bytes */${size}`);
    headers.delete("Content-Type");
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "all" ? { start: 0, end: size - 1 } : range;
  headers.set("Content-Length", String(size === 0 ? 0 : end - start + 1));
  if (range !== "all") headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const status = range === "all" ? 200 : 206;
  if (c.req.method === "HEAD" || size === 0) return new Response(null, { status, headers });
  const body = await versions.read(row.version, { start, end });
  if (!body) throw noSuchObject();
  return new Response(body, { status, headers });
}
