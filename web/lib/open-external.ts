/** Leaves the application for an address of somebody else's, a provider's page to pay on. */

/** Throws for anything that is not a web page. */
export function leaveFor(url: string): void {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`no page to go to: ${protocol}`);
  location.assign(href);
}
