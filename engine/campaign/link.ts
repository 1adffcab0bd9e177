/** The address a piece may carry: one that a reader can open. */

/** Names that lead nowhere outside this machine or its network (RFC 6761, RFC 8375, RFC 9476). */
const privateName = /(?:^|\.)(?:localhost|local|internal|test|example|invalid|home\.arpa)$/i;

/** The listing's own page when anybody can open it; null for our own examples, intranets and bare IP addresses. */
export function publicLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const named = hostname.includes(".") && !/^[\d.]+$/.test(hostname) && !privateName.test(hostname);
  return /^https?:$/.test(protocol) && named ? address : null;
}
