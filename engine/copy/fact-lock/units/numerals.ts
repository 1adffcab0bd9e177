/** Numbers as written in the six languages: digits with their separators, Chinese numerals, and small number words. */
import type { CopyLanguage } from "#contract/copy";
import { overlapping } from "#engine/text/span";
import { numberWords } from "./number-words.ts";
import { spelled } from "./spelled.ts";

export interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Size of the last printed digit: 0.01 for "6.98", 1 for "89". Words and Chinese numerals count as exact. */
  readonly step: number;
  /** Digits may stand alone; a word is a number only in front of a unit ("one bath", never "one of"). */
  readonly word: boolean;
  /** "second bedroom": one of several. */
  readonly ordinal?: boolean;
  readonly raw: string;
}

const commaDecimal: ReadonlySet<CopyLanguage> = new Set(["fr", "de"]);
const digits = /\d{1,3}(?:[,.' ]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/g;

/** "1.250,5" and "1,250.5" both; a single separator before exactly three digits is a thousands mark in that language. */
function parseDigits(raw: string, language: CopyLanguage): { value: number; step: number } {
  const decimalMark = commaDecimal.has(language) ? "," : ".";
  const marks = raw.match(/[.,' ]/g) ?? [];
  const last = marks.at(-1);
  let decimalAt = -1;
  if (last === "." || last === ",") {
    const at = raw.lastIndexOf(last);
    const threeAfter = raw.length - at - 1 === 3;
    const mixed = new Set(marks).size > 1;
    if (mixed || !threeAfter || (last === decimalMark && marks.length === 1))
      decimalAt = marks.length > 1 && !mixed ? -1 : at;
  }
  const whole = (decimalAt < 0 ? raw : raw.slice(0, decimalAt)).replace(/[.,' ]/g, "");
  const fraction = decimalAt < 0 ? "" : raw.slice(decimalAt + 1);
  return { value: Number(fraction ? `${whole}.${fraction}` : whole), step: 10 ** -fraction.length };
}

const hanDigit: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const hanScale: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** 十二 -> 12, 二百三十 -> 230, 二〇〇四 -> 2004. Null when it is no number. */
export function parseHan(raw: string): number | null {
  if (/^[零〇一二三四五六七八九]{2,}$/.test(raw)) return Number([...raw].map((char) => hanDigit[char] ?? 0).join(""));
  let total = 0;
  let digit = 0;
  let seen = false;
  for (const char of raw) {
    const scale = hanScale[char];
    if (scale !== undefined) {
      total += (digit || 1) * scale;
      digit = 0;
    } else {
      const value = hanDigit[char];
      if (value === undefined) return null;
      digit = value;
    }
    seen = true;
  }
  return seen ? total + digit : null;
}

/** Sino-Korean numerals, only in front of what they count: 칠 분, 십이층. "이 층" and "일 층" may say "this" and "work". */
const sino =
  /(?<![가-힣])(?![이일만] )[일이삼사오육칠팔구십백]+(?=\s?(?:분(?!양|위|의)|층|개월|호선|세대|평(?![가-힣])|퍼센트|억|만 ?원))/gu;
const sinoDigit: Record<string, string> = {
  일: "一",
  이: "二",
  삼: "三",
  사: "四",
  오: "五",
  육: "六",
  칠: "七",
  팔: "八",
  구: "九",
  십: "十",
  백: "百",
};

const wordPattern = (language: CopyLanguage): RegExp | null => {
  const list = [...numberWords[language].keys()].sort((a, b) => b.length - a.length);
  if (list.length === 0) return null;
  const edge =
    language === "ko"
      ? [
          "(?<![가-힣])",
          "(?:(?<=반)(?![가-힣])|(?=\\s?[가-힣]|[,.]|$)(?<!세(?=대|므|면|어|고 |는 |보))(?<!열(?=[가-힣])))",
        ]
      : ["(?<![\\p{L}\\p{N}'-])", "(?![\\p{L}\\p{N}'])"];
  return new RegExp(`${edge[0]}(?:${list.join("|")})${edge[1]}`, "giu");
};
const wordPatterns = new Map<CopyLanguage, RegExp | null>();

const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });

/** Every numeral of width-folded `text`, in order. */
export function numerals(text: string, language: CopyLanguage): Numeral[] {
  const found: Numeral[] = [];
  for (const match of text.matchAll(digits)) {
    const raw = match[0];
    // "£1,150" in a French or German text is written as in Britain.
    const english =
      /[£$¥₩] ?$/u.test(text.slice(Math.max(0, match.index - 2), match.index)) && /^\d{1,3}(?:,\d{3})+$/.test(raw);
    const read = parseDigits(raw, english ? "en" : language);
    found.push({ start: match.index, end: match.index + raw.length, ...read, word: false, raw });
  }
  for (const match of text.matchAll(
    /(?<below>(?<![二三四五六七八九十])[二三四五六七八九十]+|(?<!\d)\d+)分之(?<above>[一二三四五六七八九十]+|\d+)/g,
  )) {
    const [below, above] = [match.groups?.below ?? "", match.groups?.above ?? ""].map(
      (raw) => parseHan(raw) ?? Number(raw),
    );
    if (below && above) found.push({ ...spanOf(match), value: above / below, step: 0, word: true, raw: match[0] });
  }
  for (const match of text.matchAll(
    /(?<whole>[一二三四五六七八九十]{1,4})[・·点點](?<rest>[〇零一二三四五六七八九]{1,2})(?=キロ|米|平|㎡|帖|畳|公里|分|万|萬)/gu,
  )) {
    const whole = parseHan(match.groups?.whole ?? "") ?? 0;
    const rest = [...(match.groups?.rest ?? "")].map((sign) => hanDigit[sign] ?? 0).join("");
    const step = 10 ** -rest.length;
    found.push({ ...spanOf(match), value: Number(`${whole}.${rest}`), step, word: true, raw: match[0] });
  }
  for (const match of text.matchAll(/[零〇一二两兩三四五六七八九十百千]+/g)) {
    const value = parseHan(match[0]);
    if (value !== null)
      found.push({ start: match.index, end: match.index + match[0].length, value, step: 1, word: true, raw: match[0] });
  }
  if (language === "ko")
    for (const match of text.matchAll(sino)) {
      const value = parseHan([...match[0]].map((char) => sinoDigit[char] ?? char).join(""));
      if (value !== null) found.push({ ...spanOf(match), value, step: 1, word: true, raw: match[0] });
    }
  if (!wordPatterns.has(language)) wordPatterns.set(language, wordPattern(language));
  const large = spelled(text, language);
  for (const one of large) found.push({ ...one, step: 1, word: true });
  const inLarge = overlapping(large, text.length);
  for (const match of text.matchAll(wordPatterns.get(language) ?? /(?!)/g)) {
    const said = numberWords[language].get(match[0].toLowerCase());
    if (said && !inLarge({ start: match.index, end: match.index + match[0].length }))
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        step: 1,
        word: true,
        raw: match[0],
        ...said,
      });
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
