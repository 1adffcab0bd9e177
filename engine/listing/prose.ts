/** Text out of markup fragments that sit inside JSON, and the tests that tell prose from labels. */
import { load } from "cheerio/slim";

/** "<p>A&amp;B</p><br>C" -> "A&B\nC". Text without markup is only tidied. */
export function plainText(text: string): string {
  const clean = /<[a-z/][^>]*>|&[a-z#\d]+;/i.test(text)
    ? load(text.replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, "\n$&"))
        .root()
        .text()
    : text;
  return clean
    .replace(/[^\S\n]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}
