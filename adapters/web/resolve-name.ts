/**
 * Names in strangers' addresses, asked by a resolver of our own. The system's look-up runs in the process' pool of threads and
 * cannot be called off: a page whose pictures lie on names that answer slowly would hold up everybody's look-ups and files.
 */
import { type LookupAddress, Resolver } from "node:dns";
import type { LookupFunction } from "node:net";

/** A question is sent so many times, and each time waited for so long. */
const PATIENCE = { timeout: 2_500, tries: 2 };

/** Nobody is asked for these; the guard judges what they lead to like any other address (RFC 6761). */
const isLocal = (name: string): boolean => /^(?:.*\.)?localhost\.?$/i.test(name);
const loopback: readonly LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/** As the system's look-up says it: no such name, or nobody to ask. */
const failure = (hostname: string, codes: readonly (string | undefined)[]): NodeJS.ErrnoException =>
  Object.assign(new Error(`no address of ${hostname}: ${codes.join(", ")}`), {
    code: codes.some((code) => code === "ENOTFOUND" || code === "ENODATA") ? "ENOTFOUND" : "EAI_AGAIN",
  });

const familyOf = (asked: number | "IPv4" | "IPv6" | undefined): 0 | 4 | 6 =>
  asked === 4 || asked === "IPv4" ? 4 : asked === 6 || asked === "IPv6" ? 6 : 0;

/**
 * A look-up for sockets that answers all addresses of a name. `servers` ("127.0.0.1:5353") and less patience only tests name.
 * Errors: ENOTFOUND, EAI_AGAIN.
 */
export function nameLookup(servers?: readonly string[], patience = PATIENCE): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (addresses: readonly LookupAddress[], codes: readonly (string | undefined)[]): void => {
      const [first] = addresses;
      if (!first) callback(failure(hostname, codes), "");
      else if (options.all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    const family = familyOf(options.family);
    const wanted = (["A", "AAAA"] as const).filter((kind) => family === 0 || (kind === "A") === (family === 4));
    if (isLocal(hostname))
      return answer(
        loopback.filter((one) => family === 0 || one.family === family),
        [],
      );
    // one for each question: what nobody waits for any longer goes with it
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers(servers);
    const found: LookupAddress[] = [];
    const codes: (string | undefined)[] = [];
    let open = wanted.length;
    const settle = (error: NodeJS.ErrnoException | null, addresses: readonly string[], kind: 4 | 6): void => {
      if (error) codes.push(error.code);
      else found.push(...addresses.map((address) => ({ address, family: kind })));
      open -= 1;
      if (open === 0)
        answer(
          [...found].sort((a, b) => a.family - b.family),
          codes,
        );
    };
    for (const kind of wanted)
      if (kind === "A") resolver.resolve4(hostname, (error, addresses) => settle(error, addresses ?? [], 4));
      else resolver.resolve6(hostname, (error, addresses) => settle(error, addresses ?? [], 6));
  };
}
