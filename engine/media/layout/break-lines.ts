/**
 * Where a line of a picture may end: between words of Han and kana (as Intl.Segmenter finds them), at spaces elsewhere;
 * never before a closing mark or after an opening one, and never inside a figure and its unit ("128㎡", "¥698万").
 */
import type { CopyLanguage } from "#contract/copy";

/** What must not begin a line: closing marks, small kana, the long sound. */
const closing = /^[，。、；：？！）》」』”’…·％%,.;:?!)\]}〉】・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ—–~～]/u;
/** What must not end one. */
const opening = /[（《「『“‘([{〈【¥￥$€£₩#№]$/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const endsInFigure = /\d[万亿億만억]?$/u;
/** Behind a figure it belongs to the figure. */
const unit =
  /^(?:[㎡²³°％%]|m²|平米|平方米|万|亿|億|元|円|원|만|억|年|月|日|号|室|厅|卫|房|层|楼|階|分|坪|帖|畳|米|公里|千米|駅|台|층|평|년|월|일|분|개|실)/u;
const counted = /^\d[\d.,]*(?:[\p{Script=Han}㎡%]{1,2})$/u;
/** Spaces that hold together what belongs together. */
const heldSpace =
  /(\d) (?=(?:m²|㎡|km|m|min|sq|ft|bed|bath|beds|baths|bedrooms?|bathrooms?|€|EUR|Mio|million|billion|Uhr|h|Zimmer|Schlafzimmer|Bad|Bäder|chambres?|Zi|pièces|kWh|Std|am|pm|万|亿)(?![\p{L}]))|(sq) (?=ft)|([억만]) (?=\d|원)|((?:RMB|CNY|HK\$|C\$|A\$|S\$|US\$|JPY|KRW|EUR|CHF|AED|INR)) (?=\d)/gu;
const NBSP = "\u00a0";
const JOINER = "\u2060";
const glue = /[\u00a0\u2060]/u;

const segmenters = new Map<string, Intl.Segmenter>();
function wordsOf(text: string, language: CopyLanguage): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The text with its figures held to their units. */
const held = (text: string): string =>
  text.replace(heldSpace, (_all, figure?: string, square?: string, myriad?: string, currency?: string) => {
    return `${figure ?? square ?? myriad ?? currency ?? ""}${NBSP}`;
  });

/** A name that no line may part. */
export const inOnePiece = (name: string): string => [...name].join(JOINER);

/** One kind of space, one kind of space that holds. */
const plainSpaces = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u202f\u2007]/gu, NBSP)
    .replace(/[^\S\u00a0]+/gu, " ")
    .trim()
    // what must not begin a line does not begin one behind a space either
    .replace(/ (?=[·|–—/:;!?»])/gu, NBSP)
    .replace(/« /gu, `«${NBSP}`);

/** Written without spaces between words, which are found by a dictionary. */
const spaceless = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** A letter with the signs above and below it. */
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
export const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** Neighbours that no line may part. */
function belongs(before: string, after: string): boolean {
  if (before.endsWith(" ")) return false;
  if (glue.test(before.slice(-1)) || glue.test(after.charAt(0))) return true;
  if (closing.test(after) || opening.test(before)) return true;
  if (endsInFigure.test(before) && unit.test(after)) return true;
  // 3室2厅1卫
  if (counted.test(before.slice(-8)) && /^\d/u.test(after) && before.length < 10) return true;
  const [last, first] = [before.at(-1) ?? "", after.charAt(0)];
  if (spaceless.test(last) && spaceless.test(first)) return false;
  const joint = !wide.test(last) && !wide.test(first);
  return joint;
}

/** Pieces after each of which a line may end; a space stays at the end of its piece. */
export function piecesOf(text: string, language: CopyLanguage): string[] {
  const pieces: string[] = [];
  for (const word of wordsOf(held(plainSpaces(text)), language)) {
    const last = pieces.at(-1);
    if (last !== undefined && (word === " " || belongs(last, word))) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces.map((piece) => piece.replaceAll(JOINER, "")).filter((piece) => piece !== "");
}

export interface Broken {
  lines: string[];
  /** A piece was wider than the line and had to be cut inside. */
  forced: boolean;
}

type Width = (text: string) => number;

/** A piece and its widths: with the space behind it, and at the end of a line, without. */
interface Measured {
  text: string;
  whole: number;
  last: number;
}

/** A dot between two things says nothing at the end of a line. */
function ended(line: string): string {
  const trimmed = line.trimEnd();
  return trimmed.endsWith("·") ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

/** `joint`: what stands between two letters beside their own widths. */
function greedy(pieces: readonly Measured[], width: number, measure: Width, joint: number): Broken {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  let forced = false;
  const add = ({ text, whole, last }: Measured) => {
    if (line !== "" && used + joint + last > width) {
      lines.push(ended(line));
      line = "";
      used = 0;
    }
    used += whole + (line === "" ? 0 : joint);
    line += text;
  };
  for (const piece of pieces) {
    if (piece.last <= width) add(piece);
    else {
      forced = true;
      for (const text of lettersOf(piece.text)) add({ text, whole: measure(text), last: measure(text) });
    }
  }
  if (line !== "") lines.push(ended(line));
  return { lines, forced };
}

const ROUNDS = 7;

/** Lines no wider than `width`. `balanced`: as many, but as even as they can be. */
export function breakLines(
  pieces: readonly string[],
  width: number,
  measure: Width,
  balanced: boolean,
  joint = 0,
): Broken {
  const measured = pieces.map((text) => {
    const last = measure(text.trimEnd());
    return { text, last, whole: text.endsWith(" ") ? measure(text) : last };
  });
  const plain = greedy(measured, width, measure, joint);
  if (!balanced || plain.forced || plain.lines.length < 2) return plain;
  let [narrow, wideEnough] = [width * 0.4, width];
  let best = plain;
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (narrow + wideEnough) / 2;
    const tried = greedy(measured, middle, measure, joint);
    if (tried.forced || tried.lines.length > plain.lines.length) narrow = middle;
    else {
      wideEnough = middle;
      best = tried;
    }
  }
  return best;
}
