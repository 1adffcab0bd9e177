/**
 * A large body that is refused unread still costs its bytes on their way: whoever sends one after the other waits a moment for each
 * refusal, so that a flood of them takes a fraction of the machine. Nobody else waits: the place among requests is given back by then.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { bodyLimits } from "#server/base/limits";
import { isBulky } from "./early-body.ts";

const refusals: ReadonlySet<number> = new Set([401, 413, 429]);

/** `pause` waits for so many milliseconds. */
export const slowRefusals =
  (pause: (milliseconds: number) => Promise<unknown> = sleep): MiddlewareHandler =>
  async (c, next) => {
    const bulky = isBulky(c);
    await next();
    if (bulky && refusals.has(c.res.status)) await pause(bodyLimits.refusedMs);
  };
