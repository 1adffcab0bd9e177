/** Who a request counts for, found out without asking the database again for each: an account, or the network it came from. */
import type { Context } from "hono";
import { bearerOf } from "#server/backend/shared/session";
import type { Backend } from "#server/backend/shared/types";
import { household } from "#server/base/household";

export interface Caller {
  kind: "account" | "address";
  /** An account's id; an address, of IPv6 a household's. */
  id: string;
}

/** Tokens whose account is remembered. One lives an hour. */
const KEPT = 10_000;

export interface CallerDeps {
  authenticate: Backend["authenticate"];
  /** Of the network. */
  addressOf(c: Context): string;
  /** Counts a token nobody has seen yet: looking at it costs more than most requests. */
  countUnknown(address: Caller): Promise<void>;
}

/**
 * For counting only: a token counts for its account also when its session has ended meanwhile. Rejects as `countUnknown`
 * does.
 */
export function openCallers({ authenticate, addressOf, countUnknown }: CallerDeps): (c: Context) => Promise<Caller> {
  const accounts = new Map<string, string>();
  return async (c) => {
    const address: Caller = { kind: "address", id: household(addressOf(c)) };
    const token = bearerOf(c.req.header("authorization"));
    if (!token || token.startsWith("sb_")) return address;
    const accountId = accounts.get(token);
    if (accountId) return { kind: "account", id: accountId };
    await countUnknown(address);
    // a database that is away is the request's own matter
    const session = await authenticate(token).catch(() => null);
    if (!session) return address;
    accounts.set(token, session.userId);
    for (const oldest of accounts.keys()) {
      if (accounts.size <= KEPT) break;
      accounts.delete(oldest);
    }
    return { kind: "account", id: session.userId };
  };
}
