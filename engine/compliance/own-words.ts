/** Words for people, refusals and gains that only one of the languages in Latin letters has: a single one tells it. */
import { foldWord } from "./frames/tokens.ts";
import { languages } from "./languages/index.ts";

/** Fields of such words, under the names languages give them. */
const FIELDS: ReadonlySet<string> = new Set([
  ...["origin", "race", "faith", "sex", "children", "adults", "elderly", "age", "marital"],
  ...["disability", "disabled", "benefits", "people", "unwelcome", "refuse", "gain", "rise"],
]);

const plainWord = /^\p{Script=Latin}{5,}$/u;

let made: ReadonlyMap<string, string> | undefined;

/** Folded word -> the language that alone has it. Made when first asked for. */
export function ownWords(): ReadonlyMap<string, string> {
  if (made) return made;
  const found = new Map<string, string | null>();
  for (const { id, fields, marks } of languages) {
    const told = Object.entries(fields).flatMap(([name, field]) => {
      const words = "words" in field ? field.words : field;
      // words of any field, and parts of phrases, only keep other languages from being told by them
      return words.flatMap((phrase) =>
        phrase.split(/[\s'’-]+/u).map((word) => ({ word, tells: word === phrase && FIELDS.has(name) })),
      );
    });
    const own = new Map<string, boolean>(marks.map((mark) => [foldWord(mark), false]));
    for (const { word, tells } of told) {
      const plain = foldWord(word.replace(/[~*]/gu, ""));
      if (plainWord.test(plain)) own.set(plain, tells || own.get(plain) === true);
    }
    for (const [word, tells] of own) found.set(word, found.has(word) ? null : tells ? id : null);
  }
  made = new Map([...found].flatMap(([word, id]): [string, string][] => (id === null ? [] : [[word, id]])));
  return made;
}
