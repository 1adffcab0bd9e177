/** Breaks text into lines for a page: between Chinese characters and at spaces, never before a closing mark. */

/** What must not begin a line, and what must not end one. */
const closing = /^[，。、；：？！）》」』”’…·％,.;:?!)\]}%]/u;
const opening = /[（《「『“‘([{]$/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Pieces a line may end after; a space stays with the word before it. */
function breakable(text: string): string[] {
  const pieces: string[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (closing.test(character) ||
        opening.test(last) ||
        character === " " ||
        (!wide.test(character) && !/ $/.test(last) && !wide.test(last.at(-1) ?? "")));
    if (joins) pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
}

/** Lines no wider than `width`, as `measure` measures; a piece wider than that alone is cut between characters. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (piece: string) => {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  };
  for (const piece of breakable(text)) {
    if (measure(piece.trimEnd()) <= width) add(piece);
    else for (const character of piece) add(character);
  }
  return [...lines, line.trimEnd()];
}
