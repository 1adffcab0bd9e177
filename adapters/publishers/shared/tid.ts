/** Timestamp identifiers of the AT Protocol (atproto.com/specs/tid): 53 bits of microseconds, 10 bits of clock, base 32. */
import { createHash } from "node:crypto";

const DIGITS = "234567abcdefghijklmnopqrstuvwxyz";

/** Thirteen letters, the same for the same moment and key. */
export function tidOf(now: Date, key: string): string {
  const clock = BigInt(createHash("sha256").update(key).digest().readUInt16BE(0) & 1023);
  let rest = (BigInt(now.getTime()) * 1000n * 1024n) | clock;
  let text = "";
  for (let i = 0; i < 13; i += 1) {
    text = (DIGITS[Number(rest & 31n)] ?? "2") + text;
    rest >>= 5n;
  }
  return text;
}
