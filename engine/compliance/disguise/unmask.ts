/** Takes off what hides words from a search and not from a reader, before anything of a text is judged. */
import { letters } from "./characters.ts";
import { pictured } from "./pictures.ts";
import { voiced } from "./pinyin.ts";
import { type Plain, untouched } from "./plain.ts";
import { unquoted } from "./quotes.ts";
import { spelt } from "./spelling.ts";

/**
 * `language`: the primary subtag of the text, in whose words pictures are written. Linear in the text, but for words that
 * figures hide, each of which is looked up among the words of its length.
 */
export const unmask = (text: string, language = "en"): Plain =>
  unquoted(spelt(voiced(pictured(letters(untouched(text)), language))));
