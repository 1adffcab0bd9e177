/** Numbers as written in the six languages: digits with their separators, Chinese numerals, and small number words. */
import type { CopyLanguage } from "#contract/copy";

export interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Size of the last printed digit: 0.01 for "6.98", 1 for "89". Words and Chinese numerals count as exact. */
  readonly step: number;
  /** Digits may stand alone; a word is a number only in front of a unit ("one bath", never "one of"). */
  readonly word: boolean;
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

const words: Record<CopyLanguage, Record<string, number>> = {
  zh: {},
  ja: {},
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  },
  ko: { 한: 1, 하나: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 네: 4, 넷: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10 },
  fr: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
  },
  de: {
    ein: 1,
    eine: 1,
    einem: 1,
    einer: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
  },
};
const wordPattern = (language: CopyLanguage): RegExp | null => {
  const list = Object.keys(words[language]).sort((a, b) => b.length - a.length);
  if (list.length === 0) return null;
  const edge =
    language === "ko" ? ["(?<![가-힣])", "(?=\\s?[가-힣])"] : ["(?<![\\p{L}\\p{N}'-])", "(?![\\p{L}\\p{N}'])"];
  return new RegExp(`${edge[0]}(?:${list.join("|")})${edge[1]}`, "giu");
};
const wordPatterns = new Map<CopyLanguage, RegExp | null>();

/** Every numeral of width-folded `text`, in order. */
export function numerals(text: string, language: CopyLanguage): Numeral[] {
  const found: Numeral[] = [];
  for (const match of text.matchAll(digits)) {
    const raw = match[0];
    found.push({ start: match.index, end: match.index + raw.length, ...parseDigits(raw, language), word: false, raw });
  }
  for (const match of text.matchAll(/[零〇一二两兩三四五六七八九十百千]+/g)) {
    const value = parseHan(match[0]);
    if (value !== null)
      found.push({ start: match.index, end: match.index + match[0].length, value, step: 1, word: true, raw: match[0] });
  }
  if (!wordPatterns.has(language)) wordPatterns.set(language, wordPattern(language));
  for (const match of text.matchAll(wordPatterns.get(language) ?? /(?!)/g)) {
    const value = words[language][match[0].toLowerCase()];
    if (value !== undefined)
      found.push({ start: match.index, end: match.index + match[0].length, value, step: 1, word: true, raw: match[0] });
  }
  return found.sort((a, b) => a.start - b.start);
}
