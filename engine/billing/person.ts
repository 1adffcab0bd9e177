/** One person behind several spellings of an address: what mail services deliver to the same mailbox is one address. */

interface MailService {
  domain: string;
  /** Other domains of the same mailboxes. */
  also: readonly string[];
  /** Dots before the @ do not matter. */
  dots?: true;
}

/** Services that deliver name+anything@ to name@ (their own documentation says so). */
const services: readonly MailService[] = [
  { domain: "gmail.com", also: ["googlemail.com"], dots: true },
  { domain: "outlook.com", also: [] },
  { domain: "hotmail.com", also: [] },
  { domain: "live.com", also: [] },
  { domain: "icloud.com", also: ["me.com", "mac.com"] },
  { domain: "proton.me", also: ["protonmail.com", "pm.me"] },
  { domain: "fastmail.com", also: [] },
  { domain: "fastmail.fm", also: [] },
  { domain: "yandex.ru", also: ["yandex.com", "ya.ru"] },
  { domain: "zoho.com", also: ["zohomail.com"] },
];

const serviceOf = new Map(services.flatMap((one) => [one.domain, ...one.also].map((domain) => [domain, one] as const)));

/** Lower case; at the services known, without what they ignore. Elsewhere a plus may be part of somebody else's name. */
export function normalEmail(email: string): string {
  const text = email.normalize("NFKC").trim().toLowerCase();
  const at = text.lastIndexOf("@");
  const service = serviceOf.get(text.slice(at + 1));
  if (at < 1 || !service) return text;
  const name = text.slice(0, at).split("+")[0] ?? "";
  return `${service.dots ? name.replaceAll(".", "") : name}@${service.domain}`;
}
