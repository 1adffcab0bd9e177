/** Whom a network address stands for. */

/** Bits of the fourth group: a provider gives a home a /56, and so 256 networks of which each could pass for a household. */
const OF_HOME = 0xff00;

/** The part of an IPv6 address that one household shares, "2001:db8:1:aa00::/56"; IPv4 as it is. */
export const household = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = plain.includes("::") ? tail.split(":").filter(Boolean) : [];
  const full = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  const [a, b, c, d] = full.map((group) => Number.parseInt(group, 16));
  const shared = [a, b, c, (d ?? 0) & OF_HOME].map((group) => (group ?? 0).toString(16));
  return `${shared.join(":")}::/56`;
};
