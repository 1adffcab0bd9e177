/** What ends a link in a text that needs no blanks between words, for a character class of an expression with the flag u. */

/** A copied address has these as %E5, so what stands glued to a link ("…1.html复制打开") is no part of it. */
export const AFTER_LINK = String.raw`，。；！？、）】」』》《（【「『\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
