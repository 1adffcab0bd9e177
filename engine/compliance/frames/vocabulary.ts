/** Every word of a language's fields and frames in one tree, walked once over a text: what is found, and where. */
import type { Stretch } from "./match.ts";
import { foldWord, type Token, tokenize } from "./tokens.ts";

interface Node {
  next: Map<string, Node>;
  /** Numbers of the atoms that end here. */
  ends: number[];
}

const newNode = (): Node => ({ next: new Map(), ends: [] });

const read = new Map<string, readonly string[]>();

/** `namesOf`, made once for all the markets whose frames say the same words. */
function namesIn(words: string): readonly string[] {
  const known = read.get(words);
  if (known) return known;
  const names = namesOf(words);
  read.set(words, names);
  return names;
}

/** Words and, in "{...}", classes of units; "kinder*" and "*haus" stand for a beginning and an ending. */
const namesOf = (words: string): string[] =>
  words
    .split(/\s+/u)
    .flatMap((word) =>
      // A minute's sign stands behind a number only, which a vocabulary has not.
      /^\{\w+\}$|^['′]$/u.test(word)
        ? [word]
        : // An elided word ("n'", "qu'") is a unit of its own only where a word follows, which none does here.
          /^(?:[cdjlmnst]|(?:jus|lors|puis|quel)?qu)['’]$/iu.test(word)
          ? [foldWord(word)]
          : /^\^\p{L}+$/u.test(word)
            ? [`^${foldWord(word.slice(1))}`]
            : /^\*?[\p{L}\p{M}'’]+\*?$/u.test(word) && word.includes("*")
              ? [word.startsWith("*") ? `*${foldWord(word.slice(1))}` : `${foldWord(word.slice(0, -1))}*`]
              : tokenize(word).map(({ names }) => names[0] ?? ""),
    )
    .filter((name) => name !== "");

/** Words whose beginnings and endings are remembered: texts say the same ones over and over. */
const REMEMBERED = 20_000;

export class Vocabulary {
  readonly #named = new Map<string, readonly string[]>();
  readonly #root = newNode();
  readonly #heads = new Set<string>();
  readonly #tails = new Set<string>();
  #longest = 0;

  add(words: string, atom: number): void {
    let node = this.#root;
    for (const name of namesIn(words)) {
      if (name.length > 1 && name.endsWith("*")) this.#heads.add(name.slice(0, -1));
      if (name.length > 1 && name.startsWith("*")) this.#tails.add(name.slice(1));
      this.#longest = Math.max(this.#longest, name.length);
      const next = node.next.get(name) ?? newNode();
      node.next.set(name, next);
      node = next;
    }
    if (node !== this.#root && !node.ends.includes(atom)) node.ends.push(atom);
  }

  /** The beginnings and endings of a word that the vocabulary knows. */
  #parts(word: string): readonly string[] {
    const known = this.#named.get(word);
    if (known) return known;
    const parts: string[] = [];
    for (let length = 1; length <= Math.min(word.length, this.#longest); length += 1) {
      const head = word.slice(0, length);
      const tail = word.slice(-length);
      if (this.#heads.has(head)) parts.push(`${head}*`);
      if (this.#tails.has(tail)) parts.push(`*${tail}`);
    }
    if (this.#named.size >= REMEMBERED) this.#named.clear();
    this.#named.set(word, parts);
    return parts;
  }

  /** A token's names, and the beginnings and endings of it that the vocabulary knows. */
  #names({ names }: Token): readonly string[] {
    const parts = this.#parts(names[0] ?? "");
    return parts.length === 0 ? names : [...names, ...parts];
  }

  /**
   * For each atom that has any its hits in the order they begin. A hit never leaves its sentence; `clauses`: nor its clause.
   */
  find(tokens: readonly Token[], clauses = false): Map<number, Stretch[]> {
    const found = new Map<number, Stretch[]>();
    const named = tokens.map((token) => this.#names(token));
    const walk = (node: Node, from: number, at: number): void => {
      for (const atom of node.ends) {
        const hits = found.get(atom);
        if (hits) hits.push({ from, to: at });
        else found.set(atom, [{ from, to: at }]);
      }
      if (node.next.size === 0 || at >= tokens.length || tokens[at]?.sentence !== tokens[from]?.sentence) return;
      if (clauses && tokens[at]?.clause !== tokens[from]?.clause) return;
      for (const name of named[at] ?? []) {
        const next = node.next.get(name);
        if (next) walk(next, from, at + 1);
      }
    };
    for (let from = 0; from < tokens.length; from += 1) walk(this.#root, from, from);
    return found;
  }
}
