/** Korean names in katakana, as Japanese newspapers write them: 한서윤 is ハン・ソユン, 서울숲 is ソウルスプ. */
import { koreanSurnameLength } from "./korean-latin.ts";

/** a i u e o ya yu yo, by first consonant: plain and, between sounds, voiced. */
const rows: Readonly<Record<string, string>> = {
  k: "カ キ ク ケ コ キャ キュ キョ",
  g: "ガ ギ グ ゲ ゴ ギャ ギュ ギョ",
  n: "ナ ニ ヌ ネ ノ ニャ ニュ ニョ",
  t: "タ ティ トゥ テ ト テャ テュ テョ",
  d: "ダ ディ ドゥ デ ド デャ デュ デョ",
  r: "ラ リ ル レ ロ リャ リュ リョ",
  m: "マ ミ ム メ モ ミャ ミュ ミョ",
  p: "パ ピ プ ペ ポ ピャ ピュ ピョ",
  b: "バ ビ ブ ベ ボ ビャ ビュ ビョ",
  s: "サ シ ス セ ソ シャ シュ ショ",
  "": "ア イ ウ エ オ ヤ ユ ヨ",
  c: "チャ チ チュ チェ チョ チャ チュ チョ",
  j: "ジャ ジ ジュ ジェ ジョ ジャ ジュ ジョ",
  h: "ハ ヒ フ ヘ ホ ヒャ ヒュ ヒョ",
};
const columns = ["a", "i", "u", "e", "o", "ya", "yu", "yo"];
/** In the order of Unicode's syllables. */
const onsets = ["k", "k", "n", "t", "t", "r", "m", "p", "p", "s", "s", "", "c", "c", "c", "k", "t", "p", "h"];
const vowels = "a e ya e o e yo e o wa we we yo u wo we wi yu u i i".split(" ");
const finals = " k k k n n n t r k m r r r p r m p p t t n t t k t p t".split(" ");
const ending: Readonly<Record<string, string>> = { k: "ク", n: "ン", t: "ッ", r: "ル", m: "ム", p: "プ" };
const voicedAs: Readonly<Record<string, string>> = { k: "g", t: "d", p: "b", c: "j" };
/** Consonants that are never voiced: ㄲ ㄸ ㅃ ㅉ ㅊ ㅋ ㅌ ㅍ. */
const tense: ReadonlySet<number> = new Set([1, 4, 8, 13, 14, 15, 16, 17]);
const YE = new Set([3, 7]);
const NIEUN = 11;
const small: Readonly<Record<string, string>> = { wa: "ァ", we: "ェ", wo: "ォ", wi: "ィ" };
const alone: Readonly<Record<string, string>> = { wa: "ワ", we: "ウェ", wo: "ウォ", wi: "ウィ" };

function sound(row: string, vowel: number): string {
  const name = vowels[vowel] ?? "a";
  const cells = (rows[row] ?? "").split(" ");
  if (row === "" && YE.has(vowel)) return "イェ";
  const glide = small[name];
  if (glide !== undefined) return row === "" ? (alone[name] ?? "") : `${cells[2] ?? ""}${glide}`;
  return cells[columns.indexOf(name)] ?? "";
}

/** One word; `voiced`: its first consonant stands between sounds, as that of a given name does. */
function katakana(word: string, voiced = false): string {
  let written = "";
  let before = voiced ? "n" : null;
  let carried: string | null = null;
  const codes = [...word].map((sign) => sign.charCodeAt(0) - 0xac00);
  codes.forEach((code, at) => {
    const [onset, vowel, last] = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28];
    const plain = onsets[onset] ?? "";
    const soft = before !== null && !["k", "t", "p"].includes(before) && !tense.has(onset);
    const row = carried ?? (soft ? (voicedAs[plain] ?? plain) : plain);
    carried = null;
    written += sound(row, vowel);
    const final = finals[last] ?? "";
    const next = codes[at + 1];
    // a consonant goes over to the vowel behind it: 민아 is ミナ; ng stays
    if (next !== undefined && Math.floor(next / 588) === NIEUN && final !== "" && last !== 21) {
      carried = voicedAs[final] ?? final;
      before = "";
      return;
    }
    written += ending[final] ?? "";
    before = final;
  });
  return written;
}

const borrowed: Readonly<Record<string, string>> = {
  타워: "タワー",
  파크: "パーク",
  리버: "リバー",
  캐슬: "キャッスル",
  힐스: "ヒルズ",
  센트럴: "セントラル",
  빌라: "ヴィラ",
  아파트: "アパート",
  오피스텔: "オフィステル",
};
const words = new RegExp(`(${Object.keys(borrowed).join("|")})`, "u");

export function katakanaPerson(name: string): string {
  const split = koreanSurnameLength(name);
  return [katakana(name.slice(0, split)), katakana(name.slice(split), true)].filter((part) => part !== "").join("・");
}

/** A firm or an estate; English words spelt in Hangul are those words. */
export const katakanaName = (name: string): string =>
  name
    .split(words)
    .map((part) => borrowed[part] ?? part.replace(/[가-힣]+/gu, (run) => katakana(run)))
    .join("");
