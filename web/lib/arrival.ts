/**
 * What the address said when the page was opened. supabase-js removes these parts from the address once its client
 * exists, so they are read before it is made.
 */
export interface Arrival {
  /** A "reset your password" link was followed. */
  recovery: boolean;
  /** The protocol's error code of a link that did not work ("otp_expired"), or null. */
  linkError: string | null;
}

/** Reads an address such as `/auth#access_token=…&type=recovery` or `/auth#error_code=otp_expired`. */
export function readArrival(address: Pick<Location, "hash" | "search">): Arrival {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ""));
  const query = new URLSearchParams(address.search);
  const error = hash.get("error_code") ?? hash.get("error") ?? query.get("error_code") ?? query.get("error");
  return { recovery: hash.get("type") === "recovery" && hash.has("access_token"), linkError: error };
}
