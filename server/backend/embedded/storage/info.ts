/** GET object/info: what is known of a file, without its bytes. `metadata` there is what an uploader wrote: nobody does here. */
import type { Context } from "hono";
import type { FileRow } from "./serve.ts";

export function sendInfo(c: Context, row: FileRow): Response {
  const { id, name, version, bucket_id, metadata, user_metadata } = row;
  c.header("Cache-Control", "private, no-cache");
  c.header("ETag", metadata.eTag);
  c.header("Last-Modified", new Date(metadata.lastModified).toUTCString());
  return c.json({
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata,
    last_modified: row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
  });
}
