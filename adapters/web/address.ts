/** Which network addresses strangers' links may lead to: only those of the public internet. */
import ipaddr from "ipaddr.js";

/** IPv6 prefixes that carry an IPv4 address inside, and the byte where it starts (RFC 6052, 8215, 3056, 4380, 4291). */
const CARRIERS: readonly { prefix: string; bits: number; offset: number; inverted?: boolean }[] = [
  { prefix: "64:ff9b::", bits: 96, offset: 12 },
  { prefix: "64:ff9b:1::", bits: 48, offset: 12 },
  { prefix: "2002::", bits: 16, offset: 2 },
  { prefix: "2001::", bits: 32, offset: 12, inverted: true },
  { prefix: "::ffff:0:0", bits: 96, offset: 12 },
  { prefix: "::ffff:0:0:0", bits: 96, offset: 12 },
  { prefix: "::", bits: 96, offset: 12 },
];

/** Ranges no public web server lives in although the library calls them unicast. */
const ALSO_CLOSED: readonly [string, number][] = [
  ["64:ff9b:1::", 48],
  ["2001::", 23],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fec0::", 10],
  ["100::", 64],
  ["192.0.0.0", 24],
  ["192.88.99.0", 24],
  ["198.18.0.0", 15],
  // Azure's own service for its machines, at a public address that no router passes on
  ["168.63.129.16", 32],
];

const isClosed = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() !== "unicast" ||
  ALSO_CLOSED.some(([base, bits]) => {
    const range = ipaddr.parse(base);
    return range.kind() === address.kind() && address.match(range, bits);
  });

/** Where ISATAP (RFC 5214) puts an IPv4 address, below any prefix: after 0000:5efe or 0200:5efe. */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => parts[5] === 0x5efe && ((parts[4] ?? 0) & 0xfdff) === 0;

/** The IPv4 address an IPv6 form carries, or null. `::` and `::1` are read as carrying one too. */
function carried(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = address.toByteArray();
  if (isIsatap(address)) return new ipaddr.IPv4(bytes.slice(12));
  for (const { prefix, bits, offset, inverted } of CARRIERS) {
    if (!address.match(ipaddr.IPv6.parse(prefix), bits)) continue;
    return new ipaddr.IPv4(bytes.slice(offset, offset + 4).map((byte) => (inverted ? byte ^ 0xff : byte)));
  }
  return null;
}

/** An address with or without brackets and zone; null for anything else. */
export function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text.replace(/^\[|\]$/g, "").replace(/^([^%]*)%.*$/, "$1");
  // the library takes the compatible form, as name servers' answers are written, for the mapped one
  const exact = bare.replace(/^::(?=\d+\.)/, "0::");
  return ipaddr.isValid(exact) ? ipaddr.parse(exact) : null;
}

/** Whether a tunnel or a translator would carry it on to an IPv4 address that nobody has judged. */
export const leadsElsewhere = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address instanceof ipaddr.IPv6 &&
  !["ipv4Mapped", "loopback", "unspecified"].includes(address.range()) &&
  carried(address) !== null;

/**
 * True for an address of the public internet. IPv4 inside IPv6 (mapped, NAT64, 6to4, Teredo, ISATAP, compatible) is
 * judged by the address it carries, and only the well-known NAT64 prefix and the mapped form may pass at all:
 * the others are tunnels no listing is served from.
 */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (!address) return false;
  if (!(address instanceof ipaddr.IPv6)) return !isClosed(address);
  const inner = carried(address);
  if (!inner) return !isClosed(address);
  const mayPass = address.isIPv4MappedAddress() || address.match(ipaddr.IPv6.parse("64:ff9b::"), 96);
  return mayPass && !isClosed(inner);
}
