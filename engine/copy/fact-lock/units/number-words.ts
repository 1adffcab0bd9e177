/** Number words up to a hundred, cardinal and ordinal, as homes are counted in the six languages. */
import type { CopyLanguage } from "#contract/copy";

export interface Said {
  readonly value: number;
  readonly ordinal?: boolean;
}

const from = (words: string, start = 1): [string, number][] =>
  words.split(" ").map((word, index): [string, number] => [word, index + start]);
const tens = (words: string): [string, number][] =>
  words.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]);
const table = (cardinals: [string, number][], ordinals: [string, number][] = []): ReadonlyMap<string, Said> =>
  new Map<string, Said>([
    ...cardinals.map(([word, value]): [string, Said] => [word, { value }]),
    ...ordinals.map(([word, value]): [string, Said] => [word, { value, ordinal: true }]),
  ]);

const english = from(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const englishTens = tens("twenty thirty forty fifty sixty seventy eighty ninety");
const englishOrdinals = from("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth");
const fractions: [string, number][] = [
  ["half", 0.5],
  ["half a", 0.5],
  ["half an", 0.5],
  ["quarter", 0.25],
  ["a quarter of an", 0.25],
  ["three-quarters of an", 0.75],
];
const halves = (words: [string, number][], tail: string): [string, number][] =>
  words.filter(([, value]) => value < 10).map(([word, value]): [string, number] => [`${word} ${tail}`, value + 0.5]);

const french = from(
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
);
const frenchTens = tens("vingt trente quarante cinquante soixante");
const frenchOrdinals: [string, number][] = [
  ["premier", 1],
  ["première", 1],
  ["second", 2],
  ["seconde", 2],
  ...from(
    "deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième",
    2,
  ),
];

const german = from(
  "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
);
const germanTens = tens("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
const germanOrdinals = from("erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft").flatMap(
  ([stem, value]) => ["e", "en", "er", "es", "em"].map((end): [string, number] => [stem + end, value]),
);

export const numberWords: Readonly<Record<CopyLanguage, ReadonlyMap<string, Said>>> = {
  zh: new Map(),
  ja: new Map(),
  en: table(
    [...english, ...englishTens, ...fractions, ...halves(english, "and a half")],
    [...englishOrdinals, ...from("thirteenth fourteenth fifteenth sixteenth", 13), ["twentieth", 20]],
  ),
  ko: table([
    ...from("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열"),
    ...from("하나 둘 셋 넷"),
    ["스무", 20],
    ...halves(from("한 개 두 개 세 개 네 개".replaceAll(" 개", "")), "개 반"),
  ]),
  fr: table([...french, ["une", 1], ...frenchTens, ["demi", 0.5]], [...frenchOrdinals, ["vingtième", 20]]),
  de: table(
    [
      ...german,
      ...["ein", "eine", "einem", "einer", "einen", "eines"].map((word): [string, number] => [word, 1]),
      ...germanTens,
      ["anderthalb", 1.5],
      ["eineinhalb", 1.5],
      ...from("zweieinhalb dreieinhalb viereinhalb", 2.5),
      ["halber", 0.5],
      ["halbe", 0.5],
      ["halben", 0.5],
    ],
    germanOrdinals,
  ),
};
