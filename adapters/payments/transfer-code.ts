/**
 * What a payer writes beside a bank transfer, so that the money finds its order: LC-XXXX-XXXX. Seven letters or digits are
 * made of the payment's reference, the eighth checks them: any one wrong character and any two that changed places show.
 */
import { createHash } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that nothing looks like something else. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
const LOOKALIKES: Record<string, string> = { O: "0", I: "1", L: "1" };

/** One step of a sum over GF(32), whose weights are powers of x: no two places weigh the same. x^5 + x^2 + 1 = 0. */
const timesX = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);
const sum = (values: readonly number[]): number => values.reduce((total, value) => timesX(total) ^ value, 0);

const written = (values: readonly number[]): string => {
  const text = values.map((value) => ALPHABET[value]).join("");
  return `LC-${text.slice(0, 4)}-${text.slice(4)}`;
};

/** The memo of a reference, always the same one. 35 bits: among many open payments two may share one, so the amount counts too. */
export function transferCodeOf(reference: string): string {
  const digest = createHash("sha256").update(reference).digest();
  const values = [...digest.subarray(0, LENGTH - 1)].map((byte) => byte & 31);
  return written([...values, timesX(sum(values))]);
}

/**
 * The memo in what somebody typed or a bank statement says: in small letters, without hyphens, in full width, with other
 * words around it, O for 0. Null where there is none, or one whose check does not hold.
 */
export function readTransferCode(typed: string): string | null {
  const text = typed.normalize("NFKC").toUpperCase();
  const prefixed = /[L1I]C[\s-]*((?:[0-9A-Z][\s-]*){8})(?![0-9A-Z])/.exec(text)?.[1];
  const characters = (prefixed ?? text).replace(/[^0-9A-Z]/g, "").replace(/[OIL]/g, (c) => LOOKALIKES[c] ?? c);
  if (characters.length !== LENGTH) return null;
  const values = [...characters].map((character) => ALPHABET.indexOf(character));
  return values.includes(-1) || sum(values) !== 0 ? null : written(values);
}
