/** The built web application's files: hashed ones for ever, compressed where the browser can read it. */
import { createReadStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const isFile = (at: string) => existsSync(at) && statSync(at).isFile();

/** Only names with a known ending are files, and none in a folder with a dot; everything else belongs to a page. */
export function builtFiles(folder: string): MiddlewareHandler {
  return async (c, next) => {
    const type = TYPES[path.extname(c.req.path)];
    if (
      !type ||
      (c.req.method !== "GET" && c.req.method !== "HEAD") ||
      c.req.path.includes("..") ||
      c.req.path.includes("/.")
    )
      return next();
    const at = path.join(folder, path.normalize(c.req.path));
    if (!at.startsWith(folder + path.sep) || !isFile(at)) {
      // a missing asset must not be answered with a page: the browser would take HTML for a script
      return c.req.path.startsWith("/assets/") ? c.text("Not found", 404) : next();
    }
    const accepted = c.req.header("accept-encoding") ?? "";
    const [encoding, ending] = ENCODINGS.find(([name, end]) => accepted.includes(name) && existsSync(at + end)) ?? [
      "",
      "",
    ];
    const { size, mtimeMs } = statSync(at + ending);
    const hashed = c.req.path.startsWith("/assets/");
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    c.header("Content-Type", type);
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", tag);
    c.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=300");
    if (encoding) c.header("Content-Encoding", encoding);
    if (c.req.header("if-none-match") === tag) return c.body(null, 304);
    c.header("Content-Length", String(size));
    if (c.req.method === "HEAD") return c.body(null);
    return c.body(Readable.toWeb(createReadStream(at + ending)) as ReadableStream<Uint8Array>);
  };
}
