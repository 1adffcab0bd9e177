/**
 * Addresses an administrator types in: their own networks are theirs to use (a model on the next machine), but never where
 * clouds hand out the machine's own credentials, nor an address that is no machine's.
 */
import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, fetch as send } from "undici";
import { AppError } from "#contract/errors";
import { literalAddress } from "./url.ts";

/** Link-local ranges carry the metadata services of AWS, Azure, Google and Tencent; the others are Alibaba's, Oracle's and AWS's own. */
const METADATA = ["100.100.100.200", "192.0.0.192", "fd00:ec2::254", "fd20:ce::254"].map((text) =>
  ipaddr.process(text),
);
const NAMES = /^(metadata\.google\.internal|metadata|instance-data(\.ec2\.internal)?|metadata\.tencentyun\.com)\.?$/i;
const CLOSED = new Set(["linkLocal", "multicast", "unspecified", "broadcast"]);
/** Forms that carry an IPv4 address, which would be judged by nothing else. */
const CARRYING = new Set(["rfc6145", "rfc6052", "6to4", "teredo"]);

/** Whether a service may live at that address, literal and without brackets. */
export function mayServe(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const judged = ipaddr.process(bare);
  if (CLOSED.has(judged.range()) || CARRYING.has(judged.range())) return false;
  return !METADATA.some((one) => one.kind() === judged.kind() && one.toString() === judged.toString());
}

/** Throws address_not_allowed for what can be told before anybody is asked; `guardedService` judges names once more. */
export function checkServiceAddress(url: URL): void {
  const literal = literalAddress(url);
  if (NAMES.test(url.hostname) || (literal !== null && !mayServe(literal)))
    throw new AppError("address_not_allowed", { data: { host: url.hostname } });
}

const resolve: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error("no address"), "");
    if (!found.every(({ address }) => mayServe(address)))
      return callback(new AppError("address_not_allowed", { data: { host: hostname } }), "");
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });

const dispatcher = new Agent({ connect: { lookup: resolve } });

/** The same bytes as they come, in the platform's own kind of stream. */
function streamOf(body: {
  getReader(): { read(): Promise<{ done: boolean; value?: unknown }>; cancel(why: unknown): Promise<void> };
}) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(control) {
      const { done, value } = await reader.read();
      if (done) return control.close();
      if (value instanceof Uint8Array) control.enqueue(new Uint8Array(value));
    },
    cancel: (why) => reader.cancel(why),
  });
}

/** `fetch` for the SDK of models: what was judged is what is connected to, and nothing leads elsewhere. */
export const serviceFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  checkServiceAddress(url);
  try {
    const answer = await send(url, {
      method: init?.method ?? "GET",
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === "string" ? init.body : null,
      signal: init?.signal ?? null,
      redirect: "error",
      dispatcher,
    });
    return new Response(answer.body && streamOf(answer.body), {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
    });
  } catch (error) {
    if (error instanceof Error && error.cause instanceof AppError) throw error.cause;
    throw error;
  }
};
