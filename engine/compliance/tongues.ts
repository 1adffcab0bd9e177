/**
 * Which languages a text is written in, whatever it is said to be: its scripts and its commonest words tell, sentence by
 * sentence, so that a single line in another language is read too.
 */
import { primaryLanguage } from "./applies.ts";
import type { Span } from "./frames/spans.ts";
import { foldWord } from "./frames/tokens.ts";
import { languages } from "./languages/index.ts";
import { sentencesOf } from "./weighing/features.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(foldWord));

/** Words that stand in nearly every sentence of a language, and in those that turn somebody away. */
const TELLING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "the and of with for to is your no not only please are we you or welcome must this that have has will be who kids children by our from don't won't can't preferred allowed need apply",
  ),
  fr: words(
    "le les du et pas pour une un sans avec est sont vous nous aux ou très uniquement seulement d l qui ne n que non dans par ni aucun aucune s'il plaît svp interdit refusés acceptés sur chez jamais réservé",
  ),
  de: words(
    "und der das mit keine kein keinen nur nicht bitte wir ist sind für ein eine einen zu von vom im an bei den dem auf oder sie werden wird ohne gern gesucht nichts unser",
  ),
  es: words(
    "el los las y con niñas sin gracias para una uno se del que por sin solo sólo ni su muy niños hijos personas gente aceptan",
  ),
  pt: words("não com uma para dos das são você ao pelo só sem aceitamos crianças apenas alugamos se"),
  pl: words("nie jest się dla oraz tylko bez przyjmujemy wynajmujemy dzieci dziećmi rodzin osób w z do wynajęcia na"),
  tr: words("ve bir için ile çok kiralık oda aramasın sadece çocuk yabancı daire kabul olan hariç edilmez değil"),
  vi: words("và của cho không có một được người nhà phòng thuê chỉ nhận trẻ"),
  it: words(
    "il gli e con per una uno non si del della che di senza solo né molto bambini stranieri animali affitto agli ai",
  ),
  nl: words(
    "het een van en met voor niet geen alleen wij zijn de dat op aan te is bij of deze huurders kinderen uitkering",
  ),
};

/** A word; "no." before a figure is a number. */
const LATIN = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)?(?!\.\s?\p{N})/gu;
const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Scripts of one language among those that are read. */
const CYRILLIC = /\p{Script=Cyrillic}{2}/u;
const ARABIC = /\p{Script=Arabic}{2}/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Characters that are written in Chinese only. */
const CHINESE = /[您你她们們这這没沒吗嗎吧嘅咗唔佢冇哋喺嚟啲咁谢謝请為为给給俾畀绝]/u;

/** Sentences with so few words need one telling word, others two. */
const SHORT = 4;
const TELLING_WORDS = 2;

interface Written {
  /** Words or characters of it. */
  count: number;
  sentences: Span[];
}

export interface Tongues {
  /** The language the text as a whole is in: the one it is said to be in, unless nobody knows that one. */
  readonly main: string;
  /** Every other language, and the sentences that are written in it. */
  readonly others: ReadonlyMap<string, readonly Span[]>;
}

const elided = (word: string): string[] => {
  const at = word.search(/['’]/u);
  return at > 0 && at <= 2 ? [word, word.slice(0, at)] : [word];
};

/** The languages whose telling words stand in a sentence. Words of names do not tell: capitals where not all is written in them. */
function latin(sentence: string): string[] {
  const all = sentence.match(LATIN) ?? [];
  if (all.length < TELLING_WORDS) return [];
  const shouted = all.every((word) => word === word.toUpperCase());
  const begins = sentence.search(/\p{L}/u) === sentence.search(/\p{Script=Latin}/u);
  const plain = all.filter((word, at) => shouted || /^\p{Ll}/u.test(word) || (at === 0 && begins));
  const found = new Set(plain.flatMap((word) => elided(word).map(foldWord)));
  const needed = all.length <= SHORT ? 1 : TELLING_WORDS;
  return Object.entries(TELLING)
    .filter(([, telling]) => [...found].filter((word) => telling.has(word)).length >= needed)
    .map(([language]) => language);
}

function characters(sentence: string, said: string): string[] {
  const found: string[] = [];
  const kana = KANA.test(sentence);
  if (kana) found.push("ja");
  if (HANGUL.test(sentence)) found.push("ko");
  if (CYRILLIC.test(sentence)) found.push("ru");
  if (ARABIC.test(sentence)) found.push("ar");
  const han = sentence.match(HAN)?.length ?? 0;
  if (han >= 2 && !kana && (CHINESE.test(sentence) || said !== "ja")) found.push("zh");
  return found;
}

const known = new Set([...languages.map(({ id }) => id), ...Object.keys(TELLING)]);

/** Is a span part of one of the sentences? */
export const within =
  (sentences: readonly Span[]): ((span: Span) => boolean) =>
  ({ start, end }) =>
    sentences.some((sentence) => sentence.start <= start && end <= sentence.end);

/** `home`: the language of the market, in which characters are read too that are written in several. Linear in the text. */
export function tonguesIn(text: string, tag: string, home?: string): Tongues {
  const said = primaryLanguage(tag);
  const written = new Map<string, Written>();
  for (const sentence of sentencesOf(text)) {
    const found = [...latin(sentence.text), ...characters(sentence.text, said)];
    if (home === "ja" && said !== "zh" && found.includes("zh")) found.push("ja");
    for (const language of found) {
      const all = written.get(language) ?? { count: 0, sentences: [] };
      all.count += sentence.text.length;
      all.sentences.push({ start: sentence.start, end: sentence.end });
      written.set(language, all);
    }
  }
  const [most] = [...written].sort(([, a], [, b]) => b.count - a.count);
  const main = known.has(said) ? said : (most?.[0] ?? said);
  written.delete(main);
  return { main, others: new Map([...written].map(([language, { sentences }]) => [language, sentences])) };
}
