/** Do two spellings in different scripts say one name: ブルース・グローヴ, 브루스 그로브 and Bruce Grove? By the consonants they have in common. */
import { pinyin } from "pinyin-pro";
import { normalForm } from "#engine/text/normal-form";
import { romanisedHangul } from "./hangul-latin.ts";

const rows: readonly (readonly [string, string])[] = [
  ["", "アイウエオァィゥェォ"],
  ["k", "カキクケコ"],
  ["g", "ガギグゲゴ"],
  ["s", "サシスセソ"],
  ["z", "ザジズゼゾ"],
  ["t", "タチツテト"],
  ["d", "ダヂヅデド"],
  ["n", "ナニヌネノン"],
  ["h", "ハヒフヘホ"],
  ["b", "バビブベボ"],
  ["p", "パピプペポ"],
  ["m", "マミムメモ"],
  ["r", "ラリルレロ"],
  ["v", "ヴ"],
  ["", "ヤユヨャュョワヲッー・"],
];
const vowels = "aiueo";
const kana = new Map(
  rows.flatMap(([sound, signs]) =>
    [...signs].map((sign, at) => [sign, sound + (signs.startsWith("ヤ") ? "" : (vowels[at % 5] ?? ""))] as const),
  ),
);
kana.set("ン", "n");
/** シ, チ and ジ begin other consonants than their rows; フ before a vowel is f. */
const apart = new Map([
  ["シ", "si"],
  ["チ", "si"],
  ["ツ", "su"],
  ["ジ", "si"],
  ["フ", "pu"],
]);

const hiraganaToKatakana = (sign: string): string => {
  const code = sign.charCodeAt(0);
  return code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : sign;
};

/** Latin letters of a text in any of our scripts; Han is read as Chinese. */
function latin(text: string): string {
  let made = "";
  for (const raw of text) {
    const sign = hiraganaToKatakana(raw);
    const sound = apart.get(sign) ?? kana.get(sign);
    made += sound ?? raw;
  }
  if (/\p{Script=Hangul}/u.test(made)) made = romanisedHangul(made);
  if (/\p{Script=Han}/u.test(made)) made = pinyin(made, { toneType: "none", v: true, nonZh: "consecutive" });
  return normalForm(made, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/tion|sch|tch|sh|ch|zh|ts|tz/g, "s"],
  [/ck|gh|qu/g, "k"],
  [/ph/g, "p"],
  [/th/g, "s"],
  [/ng|gn/g, "n"],
  [/c(?=[eiy])/g, "s"],
  [/[bfvp]/g, "p"],
  [/[dt]/g, "t"],
  [/[gkcq]/g, "k"],
  [/x|[szj]/g, "s"],
  [/[rl]/g, "r"],
  [/m/g, "m"],
  [/n/g, "n"],
];

/** The consonants of a name, each as its kind, doubles once. Vowels, h, w and y differ too much between spellings. */
function skeleton(text: string): string {
  let made = latin(text);
  for (const [pattern, sign] of classes) made = made.replace(pattern, sign.toUpperCase());
  return made.replace(/[^A-Z]/g, "").replace(/(.)\1+/g, "$1");
}

/** Length of the longest common subsequence; both are names, some dozen letters. */
function common(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const sign of a) {
    const next = [0];
    for (let at = 0; at < b.length; at++)
      next.push(sign === b[at] ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longest skeleton that is compared. */
const MAX = 24;

/** A name by its sound. */
export interface Heard {
  readonly skeleton: string;
  readonly letters: string;
}
export const heard = (text: string): Heard => ({
  skeleton: skeleton(text),
  letters: latin(text).replace(/[^a-z]/g, ""),
});

const share = (a: string, b: string): number => common(a, b) / Math.max(a.length, b.length);

/** Do two spellings belong to one name? Of short skeletons the vowels must be near as well. */
export function alike(a: Heard, b: Heard): boolean {
  if (a.skeleton === "" || b.skeleton === "" || a.skeleton.length > MAX || b.skeleton.length > MAX) return false;
  if (Math.min(a.skeleton.length, b.skeleton.length) <= 3)
    return (
      share(a.skeleton, b.skeleton) >= 0.66 &&
      share(a.letters.slice(0, MAX), b.letters.slice(0, MAX)) >= 0.6 &&
      a.skeleton[0] === b.skeleton[0]
    );
  const near = common(a.letters.slice(0, MAX), b.letters.slice(0, MAX));
  return share(a.skeleton, b.skeleton) >= 0.78 && near / Math.min(a.letters.length, b.letters.length) >= 0.7;
}
