/** Text out of markup fragments that sit inside JSON, and the tests that tell prose from labels. */
import { textIn } from "./element.ts";
import { parseMarkup } from "./parse.ts";

/** Signs of a text in data that are read. */
const MAX_PROSE = 100_000;

/** A tag or an entity somewhere. */
function isMarkup(text: string): boolean {
  const tag = text.search(/<[a-z/]/i);
  return (tag >= 0 && text.indexOf(">", tag) >= 0) || /&[a-z#\d]{1,40};/i.test(text);
}

function markupText(text: string): string {
  const root = parseMarkup(text.replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, "\n$&"))
    .root()
    .get(0);
  return root === undefined ? "" : textIn(root, MAX_PROSE * 2);
}

/** "<p>A&amp;B</p><br>C" -> "A&B\nC". Text without markup is only tidied. */
export function plainText(text: string): string {
  const read = text.slice(0, MAX_PROSE);
  const clean = isMarkup(read) ? markupText(read) : read;
  return clean
    .replace(/[^\S\n]+/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** What a pasted list puts before its items. */
export const BULLET = /^\s*(?:[-–—•*·▪●◦✓✔]\s*(?=[\p{L}\d])|\d{1,2}[.)、]\s*(?=\p{L}))/u;
const SHORTENED =
  /(?:\b(?:st|ave|dr|rd|blvd|ln|ct|pl|mr|mrs|ms|mme|no|nr|apt|approx|ca|sq|ft|str|tel|bj|zi|wfl)|\b\p{L})\.$/iu;

/** "4. OG": the dot makes the number an ordinal. */
const ORDINAL = /(?<![\d.,])\d{1,2}\.$/u;
const STOREY = /^(?:OG|UG|Stock|Etage|Obergescho|Gescho|Dachgescho)/u;

/** A paragraph's sentences; the dots of "Maple Ave. Evanston" and "4. OG" end none. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d$€£¿¡"“(])|(?<=[。！？])/u)) {
    const last = found.at(-1);
    if (last !== undefined && (SHORTENED.test(last.slice(-8)) || (ORDINAL.test(last.slice(-4)) && STOREY.test(part))))
      found[found.length - 1] = `${last} ${part}`;
    else if (part.trim() !== "") found.push(part.trim());
  }
  return found;
}

/** What apps and people put before a home they pass on. */
const SHARED =
  /^(?:check (?:this )?out|look at|have a look|see|schau|guck|sieh|regarde[zr]?|voici|guarda|mira|echa un vistazo|bekijk|confira|veja|vê|olha|看看?|分享|推荐|공유|おすすめ)[^:：\n]{0,40}[:：]\s?/iu;
/** "湘南の風を、暮らしのまんなかに。": a sentence that sells and names nothing. */
const SLOGAN = /^[^\d]{6,40}(?:[。…]|[가-힣]{1,8}\s[가-힣]{0,6}(?:집|곳|삶|일상|순간|하루|다|요))$/u;
const NAME = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}A-Za-z\d・ー\s]{3,24}$/u;

/** The line of a pasted text that names the home: the first one, or the second below a slogan, without the words it was shared with. */
export function headlineOf(lines: readonly string[]): string {
  const [first = "", second = ""] = lines;
  return (SLOGAN.test(first) && NAME.test(second) ? second : first).replace(SHARED, "");
}

const MAX_TITLE = 80;
/** Where a phrase ends: at a mark that stands in no number, in Chinese and Japanese at a blank too. */
const PHRASE_END =
  /[,;](?=\s)|[，、；|·•]|\s[–—-](?=\s)|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\d㎡])\s(?=\d{0,4}[\p{Script=Han}\p{Script=Katakana}])/gu;
/** A phrase shorter than this names no home. */
const MIN_TITLE = 16;
/** Words that lead up to what was cut off. */
const LEADS =
  /^(?:and|with|of|the|a|an|in|at|for|to|by|near|on|from|built|asking|et|de|du|des|la|le|les|à|avec|en|au|und|mit|im|am|von|der|die|das|y|con|e|di|da|com|&)$/iu;

/** The words of a cut line, without those that lead up to what is missing. */
function untilLead(cut: string): string {
  const words = cut.split(" ");
  while (words.length > 2 && LEADS.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

/** A paste's own title: its first sentence, ended at a phrase within 80 characters. */
export function titleOf(line: string): string {
  const [first = line] = sentences(line);
  const whole = (first.length < 8 && line.length <= MAX_TITLE ? line : first).replace(/(?<!\.)[.。…]$/, "");
  if (whole.length <= MAX_TITLE) return whole;
  // "… with a two-car garage and": the home is named before its list of comforts.
  const named = /^.{24,80}?(?=,? (?:with|featuring|offering|avec|mit|con) )/u.exec(whole)?.[0];
  if (named) return named;
  const cut = whole.slice(0, MAX_TITLE + 1);
  const phrase = [...cut.matchAll(PHRASE_END)].at(-1)?.index ?? 0;
  const blank = cut.lastIndexOf(" ");
  const end = phrase >= MIN_TITLE ? phrase : blank > MAX_TITLE / 2 ? blank : MAX_TITLE;
  return untilLead(cut.slice(0, end)).replace(/(?<![\s,，、;；–-])[\s,，、;；–-]+$/, "");
}
