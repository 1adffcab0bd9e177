/** Whom a network address stands for. */

/** The part of an IPv6 address that one household shares; IPv4 as it is. */
export const household = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = plain.includes("::") ? tail.split(":").filter(Boolean) : [];
  const full = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  return `${full.slice(0, 4).join(":")}::/64`;
};
