/** Number words below a hundred, cardinal and ordinal, as homes are counted in the six languages. */
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

type Words = [string, number][];
/** Twenty-one to ninety-nine from the tens and the ones below them. */
const joined = (bigs: Words, ones: Words, join: (big: string, one: string, value: number) => string): Words =>
  bigs.flatMap(([big, ten]) =>
    ones.filter(([, one]) => one < 10).map(([small, one]): [string, number] => [join(big, small, one), ten + one]),
  );

const english = from(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const englishTens = tens("twenty thirty forty fifty sixty seventy eighty ninety");
const englishOrdinals = from(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
);
const hyphen = (big: string, one: string): string => `${big}-${one}`;
const fractions: Words = [
  ["half", 0.5],
  ["half a", 0.5],
  ["half an", 0.5],
  ["quarter", 0.25],
  ["a quarter of an", 0.25],
  ["three-quarters of an", 0.75],
];
const halves = (words: Words, tail: string): Words =>
  words.filter(([, value]) => value < 20).map(([word, value]): [string, number] => [`${word} ${tail}`, value + 0.5]);

const french = from(
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
);
const frenchTens = tens("vingt trente quarante cinquante soixante");
const frenchJoined: Words = [
  ...joined(frenchTens, french, (big, one, value) => (value === 1 ? `${big} et un` : `${big}-${one}`)),
  ...french
    .slice(9)
    .map(([word, value]): [string, number] => [value === 11 ? "soixante et onze" : `soixante-${word}`, 60 + value]),
  ["quatre-vingts", 80],
  ...french.map(([word, value]): [string, number] => [`quatre-vingt-${word}`, 80 + value]),
];
const frenchOrdinals: Words = [
  ["premier", 1],
  ["première", 1],
  ["second", 2],
  ["seconde", 2],
  ...from(
    "deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième",
    2,
  ),
];

const german = from(
  "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
);
const germanTens = tens("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
const germanJoined = joined(germanTens, german, (big, one, value) => `${value === 1 ? "ein" : one}und${big}`);
const germanOrdinals: Words = [
  ...from(
    "erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt",
  ),
  ...[...germanTens, ...germanJoined].map(([word, value]): [string, number] => [`${word}st`, value]),
].flatMap(([stem, value]) => ["e", "en", "er", "es", "em"].map((end): [string, number] => [stem + end, value]));

const korean = from("한 두 세 네 다섯 여섯 일곱 여덟 아홉");
const koreanTens: Words = [
  ["열", 10],
  ["스물", 20],
  ["서른", 30],
  ["마흔", 40],
  ["쉰", 50],
  ["예순", 60],
];

export const numberWords: Readonly<Record<CopyLanguage, ReadonlyMap<string, Said>>> = {
  zh: new Map(),
  ja: new Map(),
  en: table(
    [
      ...english,
      ...englishTens,
      ...joined(englishTens, english, hyphen),
      ...fractions,
      ...halves(english, "and a half"),
    ],
    [...englishOrdinals, ["twentieth", 20], ["thirtieth", 30], ...joined(englishTens, englishOrdinals, hyphen)],
  ),
  ko: table([
    ...korean,
    ...koreanTens,
    ...joined(koreanTens, korean, (big, one) => big + one),
    ...from("하나 둘 셋 넷"),
    ["석", 3],
    ["넉", 4],
    ["스무", 20],
    ...halves(korean, "개 반"),
  ]),
  fr: table([...french, ["une", 1], ...frenchTens, ...frenchJoined, ["demi", 0.5]], frenchOrdinals),
  de: table(
    [
      ...german,
      ...["ein", "eine", "einem", "einer", "einen", "eines"].map((word): [string, number] => [word, 1]),
      ...germanTens,
      ...germanJoined,
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
