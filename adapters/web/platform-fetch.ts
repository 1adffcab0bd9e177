/**
 * `fetch` for connectors to publishing platforms: strangers' servers (an agent names the instance), bodies of any kind, answers that
 * are read whole. What was judged is what is connected to, nothing is followed elsewhere, and time and size have limits.
 */
import { Agent, request } from "undici";
import { AppError } from "#contract/errors";
import { readBody } from "./body.ts";
import { networkError } from "./failure.ts";
import { allowPublic, guardedLookup } from "./guard.ts";
import { literalAddress, parseWebAddress, portOf } from "./url.ts";

export interface PlatformFetchOptions {
  readonly requestMs: number;
  readonly answerBytes: number;
  /** Which addresses may be connected to; only tests pass their own. */
  readonly isAllowed?: (address: string, port: number) => boolean;
}

const headersOf = (headers: Record<string, string | string[] | undefined>): Headers => {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of value === undefined ? [] : [value].flat()) all.append(name, one);
  return all;
};

/** These answers have no body. */
const EMPTY = new Set([101, 204, 205, 304]);

/**
 * Answers like `fetch`, with redirects handed back as they are. Throws AppError: not_a_web_address, address_not_allowed,
 * host_not_found, host_unreachable, timed_out, too_large, cancelled.
 */
export function platformFetch({ requestMs, answerBytes, isAllowed = allowPublic }: PlatformFetchOptions) {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = parseWebAddress(address);
    const port = portOf(url);
    const literal = literalAddress(url);
    if (literal !== null && !isAllowed(literal, port))
      throw new AppError("address_not_allowed", { data: { host: url.hostname } });
    const { signal: given, ...rest } = init;
    // makes a form's boundary and a text's type as every `fetch` does
    const asked = new Request(url, { ...rest, ...(rest.body instanceof ReadableStream ? { duplex: "half" } : {}) });
    const body = asked.body === null ? null : new Uint8Array(await asked.arrayBuffer());
    const deadline = AbortSignal.timeout(requestMs);
    const signal = given ? AbortSignal.any([deadline, given]) : deadline;
    const agent = new Agent({ connect: { lookup: guardedLookup(port, { isAllowed }) }, maxResponseSize: -1 });
    try {
      const answer = await request(url, {
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        body,
        signal,
        dispatcher: agent,
      });
      const headers = headersOf(answer.headers);
      const bytes = await readBody(answer.body, headers.get("content-encoding") ?? "", answerBytes, signal);
      headers.delete("content-encoding");
      headers.delete("content-length");
      const { statusCode: status } = answer;
      return new Response(EMPTY.has(status) ? null : new Uint8Array(bytes), { status, headers });
    } catch (error) {
      if (given?.aborted) throw new AppError("cancelled", { cause: error });
      if (deadline.aborted) throw new AppError("timed_out", { data: { host: url.hostname }, cause: error });
      throw networkError(error, url.hostname);
    } finally {
      await agent.destroy();
    }
  };
}
