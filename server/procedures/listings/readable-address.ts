/** What no fetch could ever open is told at once, before a task is made. */

/** Whether it is an address of the web, with or without its scheme; localhost may be our own example. */
export function isReadableAddress(given: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  // a lone word is a slip of the hand, not a host
  const host = hostname.includes(".") || hostname.startsWith("[") || hostname === "localhost";
  return /^https?:$/.test(protocol) && host;
}
