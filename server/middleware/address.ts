/** The network address a request came from. X-Forwarded-For counts only behind a proxy that is trusted. */
import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** Told apart by node first: the library's own look throws, which a crowd of requests pays for three times each. */
const normal = (address: string): string | null =>
  isIPv4(address) ? address : isIPv6(address) ? ipaddr.process(address).toString() : null;

/** The last entry is the one our own proxy wrote; earlier ones anybody can invent. */
const addressOf = (forwarded: string | undefined, connected: string | undefined): string =>
  normal(forwarded?.split(",").at(-1)?.trim() ?? "") ?? normal(connected ?? "") ?? "";

/** "" when the connection is already gone. */
export const clientAddress =
  (trustProxy: boolean) =>
  (c: Context): string =>
    addressOf(trustProxy ? c.req.header("x-forwarded-for") : undefined, getConnInfo(c).remote.address);

/** The same before anything has looked at the request. */
export const requestAddress =
  (trustProxy: boolean) =>
  ({ headers, socket }: IncomingMessage): string =>
    addressOf(trustProxy ? headers["x-forwarded-for"]?.toString() : undefined, socket.remoteAddress);
