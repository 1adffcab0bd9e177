/** Things that are counted though they are no unit of measure: steps, fireplaces, windows, trees. A text may give only the listing's count. */

import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

const spelled: readonly (readonly [number, string])[] = [
  [1, "one|single|一|한|하나|ひとつ"],
  [2, "two|deux|zwei|beide|dos|due|dois|duas|twee|二|两|兩|둘|두|ふたつ"],
  [3, "three|trois|drei|tres|tre|três|drie|三|세|셋"],
  [4, "four|quatre|vier|cuatro|quattro|quatro|四|네|넷"],
  [5, "five|cinq|fünf|cinco|cinque|vijf|五|다섯"],
  [6, "six|sechs|seis|sei|zes|六|여섯"],
  [7, "seven|sept|sieben|siete|sette|sete|zeven|七|일곱"],
  [8, "eight|huit|acht|ocho|otto|oito|八|여덟"],
  [9, "nine|neuf|neun|nueve|nove|negen|九|아홉"],
  [10, "ten|dix|zehn|diez|dieci|dez|tien|十|열"],
  [11, "eleven|onze|elf|once|undici|十一|열하나|열한"],
  [12, "twelve|douze|zwölf|doce|dodici|doze|twaalf|十二|열두|열둘"],
  [13, "thirteen|treize|dreizehn|trece|tredici|treze|dertien|十三|열세"],
  [14, "fourteen|quatorze|vierzehn|catorce|quattordici|veertien|十四|열네"],
  [15, "fifteen|quinze|fünfzehn|quince|quindici|vijftien|十五|열다섯"],
  [16, "sixteen|seize|sechzehn|dieciséis|sedici|dezesseis|zestien|十六|열여섯"],
  [17, "seventeen|dix-sept|siebzehn|diecisiete|diciassette|zeventien|十七|열일곱"],
  [18, "eighteen|dix-huit|achtzehn|dieciocho|diciotto|dezoito|achttien|十八|열여덟"],
  [20, "twenty|vingt|zwanzig|veinte|venti|vinte|twintig|二十|스무"],
];
const byWord = new Map(
  spelled.flatMap(([value, words]) => words.split("|").map((word): [string, number] => [word, value])),
);
const word = [...byWord.keys()].sort((a, b) => b.length - a.length).join("|");
const number = `(?<![\\d.,\\p{L}])(?<n>\\d{1,3}|${word})(?![\\d])`;
const loose = `(?<![\\d.,])(?<n>\\d{1,3}|[一二两三四五六七八九十]{1,3}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|열두)`;

interface Thing {
  /** Behind a number and a blank, perhaps with a word between. */
  readonly latin: string;
  /** Behind a number: the counter and the thing. */
  readonly han: string;
  /** In front of a number and its counter. */
  readonly before: string;
}
const things: readonly Thing[] = [
  {
    latin:
      "steps?(?! (?:away|from|to the (?:station|shops|park))| plan)|stairs|marches?|Stufen?|peldaños?|escalones|gradini|scalini|degraus|treden",
    han: "(?:级|阶|步)(?:的)?(?:台阶|楼梯)|(?:段)(?:の)?(?:階段|ステップ)?(?!階|目|落|差|ベッド|低|と)|(?:칸|개|단)(?:의)? ?계단",
    before: "台阶|楼梯|階段|계단",
  },
  {
    latin:
      "(?:open |working |marble |original |old |real )?fireplaces?|cheminées?|(?:offene )?Kamine?|chimeneas|camini|lareiras|haarden",
    han: "(?:个|座|处|つ|か所|ヶ所|基)(?:の)?(?:壁炉|暖炉)|(?:개|대|군데)(?:의)? ?벽난로",
    before: "壁炉|暖炉|벽난로",
  },
  {
    latin:
      "(?:tall |large |big |south |west |front )?windows|fenêtres|Fenster(?:n)?(?!\\p{Ll})|ventanas|finestre|janelas|ramen",
    han: "(?:扇|个|つ|か所)(?:の)?(?:窗户?|窓)|(?:개|짝)(?:의)? ?창문?",
    before: "窗户|창문",
  },
  {
    latin: "balcon(?:y|ies)|balcons?|Balkone?|balcones|balconi|varandas|terraces|terrasses|Terrassen",
    han: "(?:个|处|つ|か所|ヶ所)(?:の)?(?:阳台|露台|バルコニー|ベランダ)|(?:개|곳|군데)(?:의)? ?(?:발코니|베란다|테라스)",
    before: "阳台|バルコニー|발코니|베란다",
  },
  {
    latin:
      "(?:old |tall |mature |apple |plum |pear |fig |olive |cherry |lemon |oak |pine |banyan )?trees|(?:grands |vieux )?arbres|pommiers|figuiers|oliviers|cerisiers|Bäume|(?:Apfel|Obst|Kirsch|Birn|Linden)bäume|árboles|alberi|árvores|bomen|banyans",
    han: "(?:棵|株|本)(?:の|老)?(?:\\p{Script=Han}{0,4}树|\\p{Script=Han}{0,3}木)|그루",
    before: "나무|树|木",
  },
  {
    latin:
      "(?:air[- ]?con(?:ditioner|ditioning unit)s?|split systems?|AC units)|climatiseurs|Klima(?:geräte|anlagen)|Splitgeräte",
    han: "(?:台|基)(?:の)?(?:空调|エアコン)|대(?:의)? ?에어컨",
    before: "空调|エアコン|에어컨",
  },
  {
    latin: "(?:built-in |fitted )?(?:wardrobes|closets|cupboards)|placards|(?:Einbau|Wand)schränke|armarios|armadi",
    han: "(?:个|组|か所|つ)(?:の)?(?:衣柜|壁橱|クローゼット|押入れ?)|(?:개|곳|군데)(?:의)? ?(?:붙박이장|옷장)",
    before: "붙박이장|クローゼット|押入れ?|衣柜",
  },
  {
    latin: "solar panels|panneaux solaires|Solarmodule",
    han: "(?:块|枚)(?:の)?(?:太阳能板|太陽光パネル)|장(?:의)? ?태양광",
    before: "太阳能板|太陽光パネル|태양광 ?패널",
  },
];

const counter = "(?:级|阶|步|段|칸|개|단|个|座|处|扇|つ|か所|ヶ所|基|台|枚|棵|株|本|그루|대|곳|군데|개소|组)";
const patterns = things.map(({ latin, han, before }) => [
  new RegExp(`${number}[ -](?:\\p{L}{2,12} )?(?:${latin})(?!\\p{L})`, "giu"),
  new RegExp(`${loose} ?(?:${han})`, "giu"),
  new RegExp(`(?:${before})(?:は|が|도|은|는|이|가|：|:|有|共)? ?${loose} ?${counter}`, "giu"),
]);
const numberIn = (digits: string): number | null => {
  const folded = digits.toLowerCase();
  if (/^\d+$/u.test(folded)) return Number(folded);
  return byWord.get(folded) ?? null;
};

interface Count extends Span {
  readonly value: number;
}
const countsIn = (text: string, some: readonly RegExp[]): Count[] =>
  some.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = numberIn(match.groups?.n ?? "");
      return value === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
    }),
  );

/** By thing: the listing's counts, and what two of them make together or leave. */
const ownCounts = remembered((corpus) =>
  patterns.map((some) => {
    const own = countsIn(corpus, some).map(({ value }) => value);
    return new Set([...own, ...own.flatMap((a) => own.flatMap((b) => [a + b, Math.abs(a - b)]))]);
  }),
);

/** Counts of things in `text` that differ from those of `corpus`, the listing's texts. Things the listing does not count are left alone. */
export const wrongCounts = (text: string, corpus: string): Span[] =>
  ownCounts(corpus).flatMap((own, at) =>
    own.size === 0
      ? []
      : countsIn(text, patterns[at] ?? [])
          // 一段ごとに: one by one
          .filter(
            ({ value, end }) => !(value === 1 && /^ ?(?:ごと|ずつ|一段|씩|一[级步阶])/u.test(text.slice(end, end + 3))),
          )
          .filter(({ value }) => !own.has(value)),
  );
