/** Bytes of a page -> text, whatever the page claims about itself. */

/** Names the web uses that TextDecoder would refuse or that are safer read as their superset. */
const ALIASES: Record<string, string> = {
  gb2312: "gb18030",
  gbk: "gb18030",
  "x-gbk": "gb18030",
  cp936: "gb18030",
  utf8: "utf-8",
};

function decoderFor(label: string, fatal: boolean): TextDecoder | null {
  const name = label.trim().toLowerCase();
  try {
    return new TextDecoder(ALIASES[name] ?? name, { fatal });
  } catch {
    return null;
  }
}

function tryDecode(bytes: Uint8Array, label: string): string | null {
  try {
    return decoderFor(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** The charset that the declaration of a file in XML names, or a `<meta>` in the first 4 kB. */
function metaCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const declared = /^\s{0,200}<\?xml\s[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([\w-]{2,30})/i.exec(head)?.[1];
  return declared ?? /<meta[^>]{0,200}charset\s*=\s*(?:["']\s*)?([\w-]{2,30})/i.exec(head)?.[1] ?? null;
}

/** How much a decoding looks like writing: kana, everyday Han and Hangul count; private use and odd blocks do not. */
function plausibility(text: string): number {
  let score = 0;
  for (const char of text.slice(0, 20_000)) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    if (code >= 0x3041 && code <= 0x30fe) score += 2;
    else if (code >= 0xac00 && code <= 0xd7a3) score += 1.5;
    else if (
      "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年平米室厅卫元万房区路楼市月日価格駅徒歩東西南北".includes(
        char,
      )
    )
      score += 4;
    else if (code >= 0x4e00 && code <= 0x9fff) score += 1;
    else if (code >= 0x3000 && code <= 0x303f) score += 1;
    else if (code >= 0xe000 && code <= 0xf8ff) score -= 6;
    else if (code >= 0xff61 && code <= 0xff9f) score -= 1;
    else if (code < 0x250) score += 0.2;
    else score -= 1;
  }
  return score;
}

const SNIFFED = ["gb18030", "shift_jis", "euc-jp", "euc-kr", "big5"];

function sniff(bytes: Uint8Array): string {
  const readings = SNIFFED.flatMap((label) => {
    const text = tryDecode(bytes, label);
    return text === null ? [] : [{ text, score: plausibility(text) }];
  });
  const best = readings.sort((a, b) => b.score - a.score)[0];
  const western = new TextDecoder("windows-1252").decode(bytes);
  // Western pages have few bytes over 0x7f; read as Chinese they give a handful of rare characters.
  return best && best.score > plausibility(western) * 2 ? best.text : western;
}

/**
 * Decodes a page. Order: byte order mark; valid UTF-8 (a page that declares shift_jis and is valid UTF-8 was re-saved);
 * the header's charset; the page's own; a guess by what reads like writing; windows-1252.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const marked = byteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const utf8 = tryDecode(bytes, "utf-8");
  // ISO-2022-JP is plain ASCII bytes with escapes, so it is valid UTF-8 as well.
  const escaped = utf8?.includes("\u001b$") ?? false;
  if (utf8 !== null && !escaped) return utf8;
  const header = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? "")?.[1] ?? null;
  for (const label of [header, metaCharset(bytes)]) {
    if (label === null || /^utf-?8$/i.test(label)) continue;
    const text = tryDecode(bytes, label);
    if (text !== null) return text;
  }
  // Mostly UTF-8 with a broken byte or two (a cut emoji) is still UTF-8.
  const loose = new TextDecoder("utf-8").decode(bytes);
  const broken = loose.split("\ufffd").length - 1;
  const beyondAscii = loose.replace(/\p{ASCII}/gu, "").length;
  if (broken * 10 < beyondAscii) return loose;
  const declared = header ?? metaCharset(bytes);
  const lax = declared === null ? null : decoderFor(declared, false)?.decode(bytes);
  if (lax && (lax.split("\ufffd").length - 1) * 50 < lax.length && !/^utf-?8$/i.test(declared ?? "")) return lax;
  return sniff(bytes);
}
