/**
 * Stripe's API on a local port, as its documentation describes it: bearer keys, form fields, idempotency keys that last a
 * day, pages, `expand`; and its webhooks, signed here without Stripe's own library.
 */
import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Callback } from "#adapters/payments/payment";
import { type BookedSession, type Fields, StripeRefusal, stripeState } from "./stripe-server-state.ts";

const DAY = 24 * 3600_000;

export interface StripeCall {
  method: string;
  path: string;
  fields: Fields;
  idempotencyKey: string | null;
}
interface Answer {
  status: number;
  body: unknown;
}

/** What Stripe signs with: a piece of news, at a time, by every secret that is valid then. */
export const stripeSignature = (body: string, secrets: readonly string[], seconds: number): string =>
  [
    `t=${seconds}`,
    ...secrets.map((one) => `v1=${createHmac("sha256", one).update(`${seconds}.${body}`).digest("hex")}`),
  ].join(",");

export async function stripeServer({ secretKey, webhookSecrets, now }: StripeServerSettings) {
  const books = stripeState(now, secretKey.includes("_live_"));
  const asked: StripeCall[] = [];
  const remembered = new Map<string, { same: string; at: number; answer: string; status: number }>();
  const set = {
    secrets: [...webhookSecrets],
    refundsTake: "succeeded" as "succeeded" | "pending",
    /** The next answers get lost on the way, though what was asked for is done. */
    lost: 0,
    status: null as number | null,
    /** The next session breaks Stripe down: "before" it is made, or "after", so that it is there all the same. */
    breaks: null as "before" | "after" | null,
  };

  /** Newest first, as Stripe lists. */
  function page<T extends { id: string; created: number }>(kept: readonly T[], fields: Fields) {
    const [gte, lt] = [Number(fields["created[gte]"] ?? 0), Number(fields["created[lt]"] ?? Number.MAX_SAFE_INTEGER)];
    const all = kept.toReversed().filter(({ created }) => created >= gte && created < lt);
    const rest = all.slice(all.findIndex(({ id }) => id === fields.starting_after) + 1);
    const data = rest.slice(0, Math.min(Number(fields.limit ?? 10), 100));
    return { object: "list", data, has_more: data.length < rest.length };
  }

  const withIntent = (session: BookedSession, fields: Fields) => {
    if (fields["expand[0]"] !== "payment_intent.latest_charge" || session.payment_intent === null) return session;
    const intent = books.intent(session.payment_intent);
    return {
      ...session,
      payment_intent: { ...intent, latest_charge: intent.latest_charge && books.source(intent.latest_charge) },
    };
  };

  function answer({ method, path, fields }: StripeCall): unknown {
    const [, id = "", deed] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    switch (`${method} ${path}`) {
      case "POST /v1/checkout/sessions":
        return books.createSession(fields);
      case "GET /v1/checkout/sessions":
        return page(books.sessions, fields);
      case "GET /v1/refunds":
        return page(
          books.refunds.filter((one) => one.payment_intent === books.intent(fields.payment_intent ?? "").id),
          fields,
        );
      case "POST /v1/refunds":
        return books.refund(fields, set.refundsTake);
      case "GET /v1/balance_transactions": {
        const listed = page(books.balance, fields);
        if (fields["expand[0]"] !== "data.source") return listed;
        return { ...listed, data: listed.data.map((one) => ({ ...one, source: books.source(one.source) })) };
      }
      case `GET /v1/checkout/sessions/${id}`:
        return withIntent(books.session(id), fields);
      case `POST /v1/checkout/sessions/${id}/expire`:
        return deed === "expire" ? books.expire(id) : null;
      default:
        throw new StripeRefusal(404, "resource_missing");
    }
  }

  /** The first answer to a key is the answer to it for a day, unless nothing was carried out. */
  function once(call: StripeCall): Answer & { replayed: boolean } {
    const { idempotencyKey: key, path, fields } = call;
    const same = JSON.stringify([path, fields]);
    const before = key === null ? undefined : remembered.get(key);
    if (before && now().getTime() - before.at < DAY) {
      if (before.same !== same) throw new StripeRefusal(400, undefined, undefined, "idempotency_error");
      return { status: before.status, body: JSON.parse(before.answer), replayed: true };
    }
    if (set.breaks !== null && call.method === "POST") {
      if (set.breaks === "after") answer(call);
      set.breaks = null;
      const body = { error: { type: "api_error" } };
      if (key !== null) remembered.set(key, { same, at: now().getTime(), answer: JSON.stringify(body), status: 500 });
      return { status: 500, body, replayed: false };
    }
    const body = answer(call);
    if (key !== null) remembered.set(key, { same, at: now().getTime(), answer: JSON.stringify(body), status: 200 });
    return { status: 200, body, replayed: false };
  }

  async function callOf(request: IncomingMessage): Promise<StripeCall> {
    let body = "";
    for await (const part of request) body += part;
    const url = new URL(request.url ?? "", "http://stripe");
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const key = request.headers["idempotency-key"];
    return {
      method: request.method ?? "",
      path: url.pathname,
      fields,
      idempotencyKey: typeof key === "string" ? key : null,
    };
  }

  function respond(call: StripeCall, authorization: string | undefined): Answer & { replayed?: boolean } {
    try {
      if (set.status !== null) throw new StripeRefusal(set.status, undefined, undefined, "api_error");
      if (authorization !== `Bearer ${secretKey}`) throw new StripeRefusal(401);
      return once(call);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      // Stripe's messages quote what was sent: nothing of it may reach anybody
      const message = `refused: ${authorization} ${JSON.stringify(call.fields)}`;
      return { status: error.status, body: { error: { ...error.error, message } } };
    }
  }

  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    asked.push(call);
    const { status, body, replayed } = respond(call, request.headers.authorization);
    if (set.lost > 0) {
      set.lost--;
      request.socket.destroy();
      return;
    }
    const headers = { "content-type": "application/json", ...(replayed ? { "idempotent-replayed": "true" } : {}) };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const seconds = () => Math.floor(now().getTime() / 1000);
  /** A piece of news as it is posted to our door. Made once, it can be posted again under a fresh signature. */
  const news = (type: string, object: object, over: object = {}): string =>
    JSON.stringify({
      id: `evt_${randomBytes(12).toString("hex")}`,
      object: "event",
      api_version: "2026-10-28.endive",
      created: seconds(),
      type,
      livemode: secretKey.includes("_live_"),
      pending_webhooks: 1,
      data: { object: { ...object } },
      ...over,
    });
  const posted = (body: string, secrets: readonly string[] = set.secrets, at = seconds()): Callback => ({
    headers: { "stripe-signature": stripeSignature(body, secrets, at), "content-type": "application/json" },
    body,
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    books,
    set,
    news,
    posted,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface StripeServerSettings {
  secretKey: string;
  webhookSecrets: readonly string[];
  now: () => Date;
}
export type StripeServer = Awaited<ReturnType<typeof stripeServer>>;
