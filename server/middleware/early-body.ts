/**
 * A small body is taken in before its request takes a place: who sends it slowly keeps nobody else of the same network waiting.
 */
import type { Context } from "hono";
import { bodyLimits } from "#server/base/limits";

/** Whether the request carries more than is taken in early, or does not say how much. */
export function isBulky({ req }: Context): boolean {
  if (req.method === "GET" || req.method === "HEAD") return false;
  const length = req.header("content-length");
  if (length === undefined) return req.header("transfer-encoding") !== undefined;
  return !(Number(length) <= bodyLimits.small);
}

/** Replaces the body by the bytes that came. False where they did not come in time. */
export async function takeInBody(c: Context): Promise<boolean> {
  const { req } = c;
  if (req.method === "GET" || req.method === "HEAD" || !req.raw.body) return true;
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, bodyLimits.smallMs, null);
  try {
    // one that breaks off is answered to nobody
    const body = await Promise.race([req.raw.arrayBuffer().catch(() => null), late.promise]);
    if (body === null) return false;
    req.raw = new Request(req.raw, { body });
    return true;
  } finally {
    clearTimeout(timer);
  }
}
