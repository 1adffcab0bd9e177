/**
 * Pages for whoever tries the product on their own machine (mailbox, cashier): they answer only on loopback, never behind a
 * proxy, never to a page elsewhere that names our address. In production the caller does not mount them.
 */
import type { Context, MiddlewareHandler } from "hono";

const own = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Everybody else gets 404. `peer`: the address the connection came from, not what a header claims. */
export const ownMachineOnly =
  (peer: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const here =
      own.test(c.req.header("host") ?? "") &&
      forwarding.every((name) => c.req.header(name) === undefined) &&
      loopback.test(peer(c));
    if (!here) return c.text("Not found", 404);
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Robots-Tag", "noindex");
  };
