/** The network address a request came from. X-Forwarded-For counts only behind a proxy that is trusted. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

const normal = (address: string): string | null =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;

/** "" when the connection is already gone. The last entry is the one our own proxy wrote; earlier ones anybody can invent. */
export const clientAddress =
  (trustProxy: boolean) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    return normal(forwarded ?? "") ?? normal(getConnInfo(c).remote.address ?? "") ?? "";
  };
