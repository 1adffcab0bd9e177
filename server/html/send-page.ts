/** Sends a page of HTML, compressed where the browser can read it: rendered pages have no twin on disk. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { keepLast } from "#server/base/keep-last";

/** Quick enough to be done per request. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Every page there is, in each language. A crowd that asks for one has it compressed once. */
const KEPT = 24;
const encodings = [
  ["br", keepLast(KEPT, (text: string) => promisify(brotliCompress)(text, QUICK), String)],
  ["gzip", keepLast(KEPT, (text: string) => promisify(gzip)(text, { level: 6 }), String)],
] as const;

/** The page answers in two languages, by cookie, and its configuration may change any moment: kept by nobody but us. */
export async function sendPage(c: Context, page: string, status: 200 | 404 = 200): Promise<Response> {
  c.header("Cache-Control", "no-cache");
  c.header("Vary", "Cookie, Accept-Encoding");
  const accepted = c.req.header("accept-encoding") ?? "";
  const [name, compress] = encodings.find(([each]) => new RegExp(`\\b${each}\\b`).test(accepted)) ?? [];
  if (!compress) return c.html(page, status);
  c.header("Content-Type", "text/html; charset=UTF-8");
  c.header("Content-Encoding", name);
  return c.body(new Uint8Array(await compress(page)), status);
}
