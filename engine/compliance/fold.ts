/** Brings a text into the form patterns expect, one UTF-16 unit for one, so that every offset still holds in the original. */

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wide: Record<string, string> = { ",": "，", ";": "；", "!": "！", "?": "？", ":": "：" };

/** Full-width letters, digits and signs become ASCII; punctuation that patterns tell apart (，。；！？：（）) stays. */
const narrow = (unit: string): string => {
  const code = unit.charCodeAt(0);
  if (code === 0x3000) return " ";
  if (code < 0xff01 || code > 0xff5e || "，；！？：（）".includes(unit)) return unit;
  return String.fromCharCode(code - 0xfee0);
};

/** Also takes half-width punctuation next to a Chinese or Japanese character for the full-width it stands for. */
export function fold(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => narrow(text.charAt(at)));
  return units
    .map((unit, at) => {
      const full = wide[unit];
      if (full === undefined) return unit;
      return han.test(units[at - 1] ?? "") || han.test(units[at + 1] ?? "") ? full : unit;
    })
    .join("");
}
