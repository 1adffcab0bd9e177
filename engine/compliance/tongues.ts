/**
 * Which languages a text is written in, whatever it is said to be: its scripts, its commonest words and those that only one
 * language has for people tell, sentence by sentence, so that a single line in another language is read too.
 */
import { primaryLanguage } from "./applies.ts";
import type { Span } from "./frames/spans.ts";
import { foldWord } from "./frames/tokens.ts";
import { languages } from "./languages/index.ts";
import { ownWords } from "./own-words.ts";
import { sentencesOf } from "./weighing/features.ts";

/** A word; "no." before a figure is a number. */
const LATIN = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)?(?!\.\s?\p{N})/gu;
const HAN = /\p{Script=Han}/u;
/** One alone stands for a word in any language. */
const twoHan = (sentence: string): boolean => {
  const first = sentence.search(HAN);
  return first >= 0 && HAN.test(sentence.slice(first + 1));
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Scripts of one language among those that are read. */
const CYRILLIC = /\p{Script=Cyrillic}{2}/u;
const ARABIC = /\p{Script=Arabic}{2}/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Characters that are written in Chinese only. */
const CHINESE = /[您你她们這这沒没吗嗎吧嘅咗唔佢冇哋喺嚟啲咁谢謝请為为給给俾畀绝]/u;

/** Sentences with so few words need one telling word, others two, or one where nothing tells of the text's own language. */
const SHORT = 4;
const TELLING_WORDS = 2;
/** With so many telling words in all a language counts for the whole text: its titles and labels have none. */
const EVERYWHERE = 3;
/** A shorter word may be another language's too. */
const OWN_WORD = 5;

/** A shorter one does not tell alone: "en suite" is no Dutch. */
const ALONE = 3;

/** Language -> how many words of a sentence tell of it. */
type Told = ReadonlyMap<string, number>;

interface Words {
  readonly told: Told;
  /** The languages of which a word tells that is long enough to tell alone. */
  readonly alone: ReadonlySet<string>;
}

interface Written {
  /** Characters of its sentences. */
  length: number;
  telling: number;
  sentences: Span[];
}

export interface Tongues {
  /** The language the text as a whole is in: the one it is said to be in, unless nobody knows that one. */
  readonly main: string;
  /** Every other language, and the sentences that are written in it. */
  readonly others: ReadonlyMap<string, readonly Span[]>;
  /** Those of the others of which so much is written that they count wherever they stand. */
  readonly everywhere: ReadonlySet<string>;
}

const marked: ReadonlyMap<string, readonly string[]> = (() => {
  const made = new Map<string, string[]>();
  for (const { id, marks } of languages)
    for (const mark of marks) made.set(foldWord(mark), [...(made.get(foldWord(mark)) ?? []), id]);
  return made;
})();

const elided = (word: string): string[] => {
  const at = word.search(/['’]/u);
  return at > 0 && at <= 2 ? [word, word.slice(0, at)] : [word];
};

interface Telling {
  readonly folded: string;
  /** The languages that mark sentences by it, and the one that alone has it. */
  readonly marks: readonly string[];
  readonly own: string | undefined;
  /** Long enough to tell alone. */
  readonly alone: boolean;
}

const tellings = new Map<string, readonly Telling[]>();
/** Words of which is remembered what they tell: texts say the same ones over and over. */
const REMEMBERED = 20_000;

/** What a word, and an elided one before it, tell. */
function tellingsOf(word: string): readonly Telling[] {
  const known = tellings.get(word);
  if (known) return known;
  const made = elided(word).map((each): Telling => {
    const folded = foldWord(each);
    const own = each.length < OWN_WORD ? undefined : ownWords().get(folded);
    return { folded, marks: marked.get(folded) ?? [], own, alone: each.length >= ALONE };
  });
  if (tellings.size >= REMEMBERED) tellings.clear();
  tellings.set(word, made);
  return made;
}

/**
 * The languages whose words stand in a sentence. Common words of names do not tell: capitals where not all is written in them;
 * words for people do, which German writes so.
 */
function latin(sentence: string, all: readonly string[]): Words {
  const told = new Map<string, number>();
  const alone = new Set<string>();
  if (all.length < TELLING_WORDS) return { told, alone };
  const shouted = all.every((word) => word === word.toUpperCase());
  const begins = sentence.search(/\p{L}/u) === sentence.search(/\p{Script=Latin}/u);
  const seen = new Set<string>();
  for (const [at, word] of all.entries()) {
    const plain = shouted || /^\p{Ll}/u.test(word) || (at === 0 && begins);
    for (const { folded, marks, own, alone: long } of tellingsOf(word)) {
      if ((marks.length === 0 && own === undefined) || seen.has(folded)) continue;
      seen.add(folded);
      const tells = new Set(plain ? marks : []);
      if (own !== undefined && (plain || own === "de")) tells.add(own);
      for (const language of tells) {
        told.set(language, (told.get(language) ?? 0) + 1);
        if (long) alone.add(language);
      }
    }
  }
  return { told, alone };
}

/** Of the languages told those that are enough for the sentence's length. */
function enough({ told, alone }: Words, words: number, said: string): Told {
  const needed = words <= SHORT ? 1 : TELLING_WORDS;
  const kept = [...told].filter(([, count]) => count >= needed);
  return new Map(kept.length > 0 || told.has(said) ? kept : [...told].filter(([language]) => alone.has(language)));
}

function characters(sentence: string, said: string): Told {
  const found: string[] = [];
  const kana = KANA.test(sentence);
  if (kana) found.push("ja");
  if (HANGUL.test(sentence)) found.push("ko");
  if (CYRILLIC.test(sentence)) found.push("ru");
  if (ARABIC.test(sentence)) found.push("ar");
  if (twoHan(sentence) && !kana && (CHINESE.test(sentence) || said !== "ja")) found.push("zh");
  if (found.length === 0) return new Map();
  const told = new Map(found.map((language) => [language, 0]));
  for (const sign of sentence) {
    for (const language of marked.get(sign) ?? []) {
      const before = told.get(language);
      if (before !== undefined) told.set(language, before + 1);
    }
  }
  return told;
}

const known = new Set(languages.map(({ id }) => id));

/** Is a span part of one of the sentences, which stand in the order of the text? */
const within =
  (sentences: readonly Span[]): ((span: Span) => boolean) =>
  ({ start, end }) => {
    let low = 0;
    for (let high = sentences.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((sentences[middle]?.end ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return (sentences[low]?.start ?? Number.POSITIVE_INFINITY) <= start;
  };

/** `home`: the language of the market, in which characters are read too that are written in several. Linear in the text. */
export function tonguesIn(text: string, tag: string, home?: string): Tongues {
  const said = primaryLanguage(tag);
  const written = new Map<string, Written>();
  for (const { start, end, text: sentence } of sentencesOf(text)) {
    const words = sentence.match(LATIN) ?? [];
    const told = new Map([...enough(latin(sentence, words), words.length, said), ...characters(sentence, said)]);
    if (home === "ja" && said !== "zh" && told.has("zh")) told.set("ja", 0);
    for (const [language, telling] of told) {
      const all = written.get(language) ?? { length: 0, telling: 0, sentences: [] };
      all.length += sentence.length;
      all.telling += telling;
      all.sentences.push({ start, end });
      written.set(language, all);
    }
  }
  const [most] = [...written].sort(([, a], [, b]) => b.length - a.length);
  const main = known.has(said) ? said : (most?.[0] ?? said);
  written.delete(main);
  return {
    main,
    others: new Map([...written].map(([language, { sentences }]) => [language, sentences])),
    everywhere: new Set([...written].flatMap(([language, { telling }]) => (telling >= EVERYWHERE ? [language] : []))),
  };
}

const anywhere = (): boolean => true;

/** Where what is found in a language counts: anywhere, in its own sentences, or nowhere (null). */
export function countsIn({ main, others, everywhere }: Tongues, language: string): ((span: Span) => boolean) | null {
  if (language === main || everywhere.has(language)) return anywhere;
  const sentences = others.get(language);
  return sentences === undefined ? null : within(sentences);
}
