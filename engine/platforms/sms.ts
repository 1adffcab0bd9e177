/** SMS arithmetic (3GPP TS 23.038 and 23.040): which alphabet a text needs and how many segments are billed. */

export interface SmsCount {
  encoding: "GSM-7" | "UCS-2";
  /** Septets for GSM-7 (extension characters take two), UTF-16 units for UCS-2. */
  units: number;
  segments: number;
  /** What one segment of this message holds: 160/70 alone, 153/67 once it is split. */
  perSegment: number;
}

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extension = new Set("^{}\\[~]|€\f");

const septets = (text: string): number | null => {
  let total = 0;
  for (const char of text) {
    if (basic.has(char)) total += 1;
    else if (extension.has(char)) total += 2;
    else return null;
  }
  return total;
};

/** Segments needed when a character of `widths` units may not straddle two segments. */
const pack = (widths: Iterable<number>, perSegment: number): number => {
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > perSegment) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return segments;
};

const widthsOf = function* (text: string, width: (char: string) => number): Generator<number> {
  for (const char of text) yield width(char);
};

/** How a text travels as SMS. One character outside GSM-7 turns the whole message into UCS-2. Empty text: no segment. */
export function smsSegments(text: string, options: { ucs2Only?: boolean } = {}): SmsCount {
  const units = options.ucs2Only ? null : septets(text);
  const encoding = units === null ? "UCS-2" : "GSM-7";
  const total = units ?? text.length;
  const [single, multi] = encoding === "GSM-7" ? [160, 153] : [70, 67];
  if (total === 0) return { encoding, units: 0, segments: 0, perSegment: single };
  if (total <= single) return { encoding, units: total, segments: 1, perSegment: single };
  const width = encoding === "GSM-7" ? (char: string) => (extension.has(char) ? 2 : 1) : (char: string) => char.length;
  return { encoding, units: total, segments: pack(widthsOf(text, width), multi), perSegment: multi };
}
