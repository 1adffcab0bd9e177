/** Brings a text into the form patterns expect, and remembers where each unit came from, so findings point at the original. */

export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, its offset in the original. */
  origin: number[];
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。；：！？、（）]/u;
const invisible = /[\u200b\u200c\u2060\ufeff]/u;
const wide: Record<string, string> = { ",": "，", ";": "；", "!": "！", "?": "？", ":": "：" };

/** Full-width letters, digits and signs become ASCII; punctuation that patterns tell apart (，；！？：（）) stays. */
const narrow = (unit: string): string => {
  const code = unit.charCodeAt(0);
  if (code === 0x3000) return " ";
  if (code < 0xff01 || code > 0xff5e || "，；！？：（）".includes(unit)) return unit;
  return String.fromCharCode(code - 0xfee0);
};

/** Letters and figures of ASCII and ordinary Chinese characters stand for themselves, whatever is beside them. */
const isPlain = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a);

const isBlank = (unit: string | undefined): boolean => unit === " " || unit === "\u3000";

/**
 * Beside a Chinese or Japanese character, half-width punctuation is read as the full-width it stands for and blanks are
 * dropped ("步行 5 分钟" is "步行5分钟"). Invisible characters, which hide words from filters, are dropped everywhere.
 */
export function fold(original: string): Folded {
  let text = "";
  const origin: number[] = [];
  // Where the run of units that stand for themselves begins: it is taken at once.
  let run = 0;
  // The nearest units that are no blanks: carried along, because looking for them anew costs the length of a run of blanks.
  let before = "";
  let after = 0;
  for (let at = 0; at < original.length; at += 1) {
    if (isPlain(original.charCodeAt(at))) {
      origin.push(at);
      continue;
    }
    if (run < at) {
      text += original.slice(run, at);
      before = original.charAt(at - 1);
    }
    run = at + 1;
    const given = original.charAt(at);
    const unit = narrow(given);
    if (after <= at) after = at + 1;
    while (isBlank(original[after])) after += 1;
    const special = unit === " " || wide[unit] !== undefined;
    const besideHan = special && (han.test(before) || han.test(original.charAt(after)));
    if (!isBlank(given)) before = given;
    if (invisible.test(unit) || (unit === " " && besideHan)) continue;
    text += besideHan ? (wide[unit] ?? unit) : unit;
    origin.push(at);
  }
  text += original.slice(run);
  return { text, origin };
}
