/**
 * How hard a password is to guess, honestly estimated: what people and crackers try first (words, names of keys in a
 * row, years, repetitions, one's own address) counts little, everything else by its alphabet. It advises; whether a
 * password is accepted is decided by the rules alone.
 */
import { passwordProblem } from "#contract/password";

/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. Stays 1 while a rule of sign-up is broken. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const WORDS =
  "password passw0rd qwerty admin welcome letmein login master dragon monkey shadow sunshine princess football " +
  "baseball iloveyou woaini woaiwojia superman batman trustno summer winter spring autumn hello secret abc love " +
  "flower michael jordan jennifer thomas charlie test guest user root home house fang fangbo listcast realtor agent " +
  "estate property zhang wang chen yang zhao huang zhou mima aini wodemima beijing shanghai guangzhou shenzhen";
const words = WORDS.split(" ").sort((a, b) => b.length - a.length);
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv"];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join("")), "!@#$%^&*()"];

/** Signs that stand for letters. */
const disguises: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
const undisguised = (text: string) => [...text].map((sign) => disguises[sign] ?? sign).join("");

const WORD_BITS = 10;
const RUN_BITS = 7;
const YEAR_BITS = 6;
const OWN_BITS = 4;

const bitsOfSign = (sign: string): number => {
  if (/[0-9]/.test(sign)) return Math.log2(10);
  if (/[a-zA-Z]/.test(sign)) return Math.log2(26);
  return /[!-~]/.test(sign) ? Math.log2(33) : 10;
};

/** How long a stretch from `at` steps along a row of keys. */
const runAt = (text: string, at: number): number => {
  let longest = 0;
  for (const row of runs) {
    const from = row.indexOf(text[at] ?? " ");
    if (from < 0) continue;
    let length = 0;
    while (length < row.length - from && text[at + length] === row[from + length]) length++;
    longest = Math.max(longest, length);
  }
  return longest;
};

/** Length and bits of the best-known piece that begins at `at`. */
function pieceAt(lower: string, at: number, own: readonly string[]): [number, number] {
  const rest = lower.slice(at);
  const plain = undisguised(rest);
  const mine = own.find((part) => rest.startsWith(part));
  if (mine) return [mine.length, OWN_BITS];
  const word = words.find((known) => rest.startsWith(known) || plain.startsWith(known));
  if (word) return [word.length, WORD_BITS];
  const same = /^(.)\1{2,}/.exec(rest)?.[0].length ?? 0;
  if (same > 0) return [same, RUN_BITS];
  const run = runAt(lower, at);
  if (run >= 3) return [run, RUN_BITS];
  const year = /^(19|20)\d\d/.exec(rest);
  return year ? [4, YEAR_BITS] : [1, bitsOfSign(lower[at] ?? "")];
}

/** Bits somebody who knows people's habits has to guess. `email`: whose password it is to be. */
export function guessBits(password: string, email = ""): number {
  const own = email
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 3);
  const lower = password.toLowerCase();
  let bits = 0;
  for (let at = 0; at < lower.length; ) {
    const [length, worth] = pieceAt(lower, at, own);
    bits += worth;
    at += length;
  }
  // Capitals inside the word say more than one at its beginning.
  const capitals = [...password.slice(1)].filter((sign) => /[A-Z]/.test(sign)).length;
  return bits + Math.min(capitals, 6);
}

export function strengthOf(password: string, email = ""): Strength {
  if (password === "") return 0;
  if (passwordProblem(password) !== null) return 1;
  const bits = guessBits(password, email);
  if (bits < 34) return 1;
  if (bits < 46) return 2;
  return bits < 64 ? 3 : 4;
}
