/** Reads a person's link the way a browser does, then refuses what is not a web address. */
import { AppError } from "#contract/errors";

const isWeb = (url: URL) => url.protocol === "http:" || url.protocol === "https:";

/**
 * A link as typed or pasted -> URL without userinfo and fragment. "example.com/a" gets https. The platform's parser
 * settles odd notations (0x7f.1, 2130706433, fullwidth digits and dots) into plain addresses before they are judged.
 * Throws not_a_web_address.
 */
export function parseWebAddress(text: string): URL {
  const typed = text.trim();
  const refuse = () => new AppError("not_a_web_address", { data: { address: typed.slice(0, 200) } });
  // "name.tld/…" or "name.tld:8080/…"; anything with another scheme keeps it and is refused below.
  const bare = /^[^\s/?#@:\\][^\s/?#@:\\.]*\.[^\s/?#@:\\]+(:\d+)?([/?#]|$)/.test(typed);
  if (!URL.canParse(bare ? `https://${typed}` : typed)) throw refuse();
  const url = new URL(bare ? `https://${typed}` : typed);
  if (!isWeb(url) || url.hostname === "") throw refuse();
  // A password in a link is either a mistake or a trick to make one host look like another.
  if (url.username !== "" || url.password !== "") throw refuse();
  url.hash = "";
  return url;
}

/** The host part when it is a literal address, without brackets; null for a name. */
export function literalAddress(url: URL): string | null {
  if (url.hostname.startsWith("[")) return url.hostname.slice(1, -1);
  return /^\d+\.\d+\.\d+\.\d+$/.test(url.hostname) ? url.hostname : null;
}

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === "https:" ? 443 : 80);
