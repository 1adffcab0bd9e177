/**
 * Addresses an administrator types in. The deployment's own network (a model on the next machine) is for those who answer
 * for it; where clouds hand out the machine's own credentials, and what is no machine's address, is closed to everybody.
 */
import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, fetch as send } from "undici";
import { AppError } from "#contract/errors";
import { isPublicAddress, leadsElsewhere, readAddress } from "./address.ts";
import { MAX_BODY_BYTES } from "./limits.ts";
import { literalAddress } from "./url.ts";

/** Where clouds speak to their machines outside of the link-local ranges: Alibaba, Oracle, Azure; AWS, Google, Oracle, Scaleway. */
const METADATA = [
  "100.100.100.200/32",
  "192.0.0.192/32",
  "168.63.129.16/32",
  "fd00:ec2::/32",
  "fd20:ce::254/128",
  "fd00:c1::a9fe:a9fe/128",
  "fd00:42::42/128",
].map((text) => ipaddr.parseCIDR(text));
const NAMES = /^(metadata\.google\.internal|metadata|instance-data(\.ec2\.internal)?|metadata\.tencentyun\.com)\.?$/i;
/** Names that only the own network knows. */
const LOCAL = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;
const CLOSED = new Set(["linkLocal", "multicast", "unspecified", "broadcast"]);

/** How far an address may lead: "own" is the public internet and the deployment's own network. */
export type Reach = "public" | "own";

/** Whether a service may live at that address, literal and without brackets. */
export function mayServe(address: string, reach: Reach): boolean {
  const read = readAddress(address);
  if (!read) return false;
  const judged = read instanceof ipaddr.IPv6 && read.isIPv4MappedAddress() ? read.toIPv4Address() : read;
  if (CLOSED.has(judged.range()) || leadsElsewhere(judged)) return false;
  if (METADATA.some(([base, bits]) => base.kind() === judged.kind() && judged.match(base, bits))) return false;
  return reach === "own" || isPublicAddress(address);
}

/** Throws address_not_allowed for what can be told before anybody is asked; `serviceFetch` judges names once more. */
export function checkServiceAddress(url: URL, reach: Reach): void {
  const literal = literalAddress(url);
  const named = NAMES.test(url.hostname) || (reach === "public" && LOCAL.test(url.hostname));
  if (named || (literal !== null && !mayServe(literal, reach)))
    throw new AppError("address_not_allowed", { data: { host: url.hostname } });
}

const resolveWithin =
  (reach: Reach): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error("no address"), "");
      if (!found.every(({ address }) => mayServe(address, reach)))
        return callback(new AppError("address_not_allowed", { data: { host: hostname } }), "");
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });

const dispatchers: Record<Reach, Agent> = {
  public: new Agent({ connect: { lookup: resolveWithin("public") } }),
  own: new Agent({ connect: { lookup: resolveWithin("own") } }),
};

/** The same bytes as they come, in the platform's own kind of stream. Whose answer has no end is cut off with too_large. */
function streamOf(body: {
  getReader(): { read(): Promise<{ done: boolean; value?: unknown }>; cancel(why: unknown): Promise<void> };
}) {
  const reader = body.getReader();
  let passed = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(control) {
      const { done, value } = await reader.read();
      if (done) return control.close();
      if (!(value instanceof Uint8Array)) return;
      passed += value.byteLength;
      if (passed <= MAX_BODY_BYTES) return control.enqueue(new Uint8Array(value));
      const tooLarge = new AppError("too_large", { data: { max: MAX_BODY_BYTES } });
      control.error(tooLarge);
      await reader.cancel(tooLarge);
    },
    cancel: (why) => reader.cancel(why),
  });
}

/** `fetch` for the SDK of models: what was judged is what is connected to, and nothing leads elsewhere. */
export const serviceFetch =
  (reach: Reach): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    checkServiceAddress(url, reach);
    try {
      const answer = await send(url, {
        method: init?.method ?? "GET",
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === "string" ? init.body : null,
        signal: init?.signal ?? null,
        redirect: "error",
        dispatcher: dispatchers[reach],
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
