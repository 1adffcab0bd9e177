/** Quotation marks around a word or two in a sentence: the sentence says the same without them. */
import { kept, type Plain, substituted } from "./plain.ts";

const OPEN = '"“”„«‹‘「『';
const CLOSE = '"”“»›’」』';
/** Up to three words, or six characters. */
const QUOTED = new RegExp(
  `[${OPEN}] ?(?:[\\p{Script=Latin}\\p{M}'’-]{1,24}(?: [\\p{Script=Latin}\\p{M}'’-]{1,24}){0,2}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]{1,6}) ?[${CLOSE}]`,
  "gu",
);
/** Brackets behind a character of the same line: "谢绝【外地人】". */
const BRACKETED =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[【［〔〖][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,4}[】］〕〗]/gu;

/** Takes such marks off. */
export const unquoted = (given: Plain): Plain =>
  substituted(
    substituted(given, QUOTED, ([quoted]) => {
      const inner = quoted.slice(1, -1);
      const blanks = inner.length - inner.trimStart().length;
      return kept(inner.trim(), 1 + blanks);
    }),
    BRACKETED,
    ([bracketed]) => kept(bracketed.slice(1, -1), 1),
  );
