/** Amounts as Alipay writes them, "299.00", and back to fen: by digits, never through a fraction. */

/** Fen as yuan with two decimals; may be negative. */
export function yuanOf(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`${fen} is no amount of fen`);
  const digits = String(Math.abs(fen)).padStart(3, "0");
  return `${fen < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "299", "299.5", "-299.50" as fen (tabs and spaces around are dropped); null for anything else. */
export function fenOf(yuan: string): number | null {
  const [, sign, whole = "", part = ""] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? [];
  if (whole === "") return null;
  const fen = Number(whole + part.padEnd(2, "0"));
  return sign && fen > 0 ? -fen : fen;
}
