/**
 * The one door to strangers' addresses. Every hop is judged twice: a literal address before connecting, a name when the
 * socket asks for its addresses, so that what was checked is what is connected to (no DNS rebinding in between).
 */
import type { LookupFunction } from "node:net";
import { Agent, request } from "undici";
import { AppError } from "#contract/errors";
import { isPublicAddress } from "./address.ts";
import { readBody } from "./body.ts";
import { networkError } from "./failure.ts";
import { MAX_BODY_BYTES, MAX_REDIRECTS, MAX_TOTAL_MS } from "./limits.ts";
import { nameLookup } from "./resolve-name.ts";
import { literalAddress, parseWebAddress, portOf } from "./url.ts";

export type DoorOptions = {
  /** Which addresses may be connected to. Only tests pass their own; there is no setting that does. */
  isAllowed?: (address: string, port: number) => boolean;
  /** Name resolution; only tests pass their own. */
  lookup?: LookupFunction;
  /** Sent to the first origin; cookie and authorization are dropped when a redirect leaves it. */
  headers?: Record<string, string>;
  maxBytes?: number;
  totalMs?: number;
  signal?: AbortSignal;
};

export type DoorAnswer = { finalUrl: string; status: number; headers: Record<string, string>; bytes: Uint8Array };

/** Ports below 1024 belong to other protocols; a link to one is an attempt to talk to something that is no website. */
const isWebPort = (port: number) => port === 80 || port === 443 || port >= 1024;
/** What any address is judged by where nothing else is said: a port of the web at a public address. */
export const allowPublic = (address: string, port: number): boolean => isWebPort(port) && isPublicAddress(address);

/** A look-up that answers only when every address of the name may be connected to. Fails with AppError host_not_found, address_not_allowed. */
export function guardedLookup(port: number, options: Pick<DoorOptions, "lookup" | "isAllowed">): LookupFunction {
  const resolve: LookupFunction = options.lookup ?? nameLookup();
  const isAllowed = options.isAllowed ?? allowPublic;
  return (hostname, lookupOptions, callback) => {
    resolve(hostname, { ...lookupOptions, all: true }, (error, found) => {
      const addresses = typeof found === "string" ? [{ address: found, family: found.includes(":") ? 6 : 4 }] : found;
      const first = addresses?.[0];
      if (error) return callback(error, "");
      if (!first) return callback(new AppError("host_not_found", { data: { host: hostname } }), "");
      if (!addresses.every(({ address }) => isAllowed(address, port)))
        return callback(new AppError("address_not_allowed", { data: { host: hostname } }), "");
      if (lookupOptions.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

const SECRET_HEADERS = new Set(["cookie", "authorization", "proxy-authorization"]);
const withoutSecrets = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name.toLowerCase())));

const flat = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

/** One request without redirects. */
async function hop(url: URL, headers: Record<string, string>, options: DoorOptions, signal: AbortSignal) {
  const port = portOf(url);
  const literal = literalAddress(url);
  if (literal !== null && !(options.isAllowed ?? allowPublic)(literal, port))
    throw new AppError("address_not_allowed", { data: { host: url.hostname } });
  const agent = new Agent({ connect: { lookup: guardedLookup(port, options) }, maxResponseSize: -1 });
  try {
    const answer = await request(url, { method: "GET", headers, signal, dispatcher: agent });
    const status = answer.statusCode;
    const flatHeaders = flat(answer.headers);
    const location = flatHeaders.location;
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.body.on("error", () => {}).destroy();
      return { status, headers: flatHeaders, location, bytes: new Uint8Array() };
    }
    const bytes = await readBody(
      answer.body,
      flatHeaders["content-encoding"] ?? "",
      options.maxBytes ?? MAX_BODY_BYTES,
      signal,
    );
    return { status, headers: flatHeaders, location: null, bytes };
  } finally {
    await agent.destroy();
  }
}

/**
 * GETs a stranger's address. Follows at most five redirects, each judged like the first; the body is counted after
 * decompression; everything together has fifteen seconds.
 * Throws AppError: not_a_web_address, address_not_allowed, host_not_found, host_unreachable, too_many_redirects,
 * timed_out, too_large. An HTTP error status is an answer, not an error, here.
 */
export async function guardedFetch(address: string, options: DoorOptions = {}): Promise<DoorAnswer> {
  let url = parseWebAddress(address);
  let headers = options.headers ?? {};
  const deadline = AbortSignal.timeout(options.totalMs ?? MAX_TOTAL_MS);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await hop(url, headers, options, signal);
      if (answer.location === null)
        return { finalUrl: url.href, status: answer.status, headers: answer.headers, bytes: answer.bytes };
      if (!URL.canParse(answer.location, url)) throw new AppError("not_a_web_address");
      const next = parseWebAddress(new URL(answer.location, url).href);
      if (next.origin !== url.origin) headers = withoutSecrets(headers);
      url = next;
    }
    throw new AppError("too_many_redirects", { data: { max: MAX_REDIRECTS } });
  } catch (error) {
    if (options.signal?.aborted) throw new AppError("cancelled", { cause: error });
    if (deadline.aborted) throw new AppError("timed_out", { data: { host: url.hostname }, cause: error });
    throw networkError(error, url.hostname);
  }
}
