/** Numbers of a hundred and more in words: "seven hundred and thirty-five thousand", "deux cent quinze mille", "neunhundertfünfundvierzig". */
import type { CopyLanguage } from "#contract/copy";

export interface Spelled {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly raw: string;
}

const count = (words: string, start = 1, step = 1): (readonly [string, number])[] =>
  words.split(" ").map((word, at) => [word, start + at * step] as const);

interface Grammar {
  /** Words below a hundred, by what they add. */
  readonly adds: ReadonlyMap<string, number>;
  /** Hundred, thousand, million. */
  readonly scales: ReadonlyMap<string, number>;
}

const english: Grammar = {
  adds: new Map([
    ...count(
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
    ...count("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
    ["a", 1],
  ]),
  scales: new Map([
    ["hundred", 100],
    ["thousand", 1000],
    ["million", 1e6],
  ]),
};
const french: Grammar = {
  adds: new Map([
    ...count("un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"),
    ...count("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10),
    ["une", 1],
    ["vingts", 20],
  ]),
  scales: new Map([
    ["cent", 100],
    ["cents", 100],
    ["mille", 1000],
    ["million", 1e6],
    ["millions", 1e6],
  ]),
};
const german: Grammar = {
  adds: new Map([
    ...count(
      "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    ),
    ...count("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10),
    ["eine", 1],
    ["eins", 1],
  ]),
  scales: new Map([
    ["hundert", 100],
    ["tausend", 1000],
    ["million", 1e6],
    ["millionen", 1e6],
  ]),
};

/** What the words of a number come to; null where they do not follow each other as a number's do. */
function sumOf(words: readonly string[], { adds, scales }: Grammar): number | null {
  let [total, own] = [0, 0];
  for (const word of words) {
    const scale = scales.get(word);
    const add = adds.get(word);
    if (scale === 100) own = (own || 1) * 100;
    else if (scale !== undefined) {
      if (total % scale !== 0) return null;
      total += (own || 1) * scale;
      own = 0;
    } else if (add === undefined) return null;
    // quatre-vingts
    else if (add === 20 && own % 100 === 4 && /^vingts?$/u.test(word)) own += 76;
    else own += add;
  }
  return total + own;
}

const alternatives = ({ adds, scales }: Grammar): string =>
  [...adds.keys(), ...scales.keys()].sort((a, b) => b.length - a.length).join("|");
const phrase = (grammar: Grammar, and: string): RegExp => {
  const word = `(?:${alternatives(grammar)})(?![\\p{L}\\p{N}'’])`;
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])${word}(?:(?:${and}|[ -])${word}){1,14}`, "giu");
};
const compound = new RegExp(
  `(?<!\\p{L})(?=\\p{L}{0,60}(?:hundert|tausend))(?:${alternatives(german)}|und){2,14}(?!\\p{L})`,
  "giu",
);
const germanWord = new RegExp(`und|${alternatives(german)}`, "giu");

const patterns: Partial<Record<CopyLanguage, { readonly grammar: Grammar; readonly pattern: RegExp }>> = {
  en: { grammar: english, pattern: phrase(english, ",? and ") },
  fr: { grammar: french, pattern: phrase(french, " et |-et-") },
  de: { grammar: german, pattern: compound },
};
/** "A hundred", "a thousand thanks": a way of speaking. */
const loose = /^(?:a|une?|one|eine?) (?:hundred|thousand|million|millions)$/iu;
/** "cent pour cent" */
const percent = / pour $/iu;

/** Every number of a hundred and more that width-folded `text`, in `language`, spells out. */
export function spelled(text: string, language: CopyLanguage): Spelled[] {
  const mine = patterns[language];
  if (!mine) return [];
  const { grammar, pattern } = mine;
  return [...text.matchAll(pattern)].flatMap((match): Spelled[] => {
    const raw = match[0];
    if (loose.test(raw) || percent.test(text.slice(Math.max(0, match.index - 6), match.index))) return [];
    const words = (language === "de" ? (raw.match(germanWord) ?? []) : raw.split(/,? and | et |-et-|[ -]/iu))
      .map((word) => word.toLowerCase())
      .filter((word) => word !== "und");
    if (!words.some((word) => grammar.scales.has(word))) return [];
    const value = sumOf(words, grammar);
    return value === null || value < 100 ? [] : [{ start: match.index, end: match.index + raw.length, value, raw }];
  });
}
