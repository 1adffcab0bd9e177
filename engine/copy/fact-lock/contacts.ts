/** Telephone numbers, addresses of web and mail: they belong to the agent, or to nobody we know. */
import type { Untraced } from "#contract/copy";
import { overlapping } from "#engine/text/span";
import type { Facts } from "./facts.ts";

const link = /(?:https?:\/\/|www\.)[^\s<>"'）)】」]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu;
const phone =
  /(?<!\d|\d[.,])(?:\+|\(?0|1)[\d ()./-]{6,18}\d(?![\d.,]\d)|(?<!\d|\d[.,])\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\d)/g;

/** Groups of digits that may be a telephone number. */
const grouped = /(?<!\d|\d[.,])\d{2,5}(?:[ ./-]\d{2,5}){1,5}(?![.,]?\d)/g;

export interface ContactSpan {
  readonly start: number;
  readonly end: number;
  readonly known: boolean;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/(?<![.,;:!?/])[.,;:!?/]+$/, "");

/** Digits of a telephone number. */
const MIN_PHONE = 5;
const MAX_PHONE = 15;
/** Addresses of one text that are looked for in the facts; a post has a few. */
const MAX_LINKS = 500;

/** What is asked of the facts' contacts, made once for each listing. */
interface Book {
  readonly links: ReadonlySet<string>;
  readonly corpus: string;
  /** Ends of known numbers, each with the digits of the longest number it ends. */
  readonly ends: ReadonlyMap<string, number>;
  /** Known numbers without leading zeros, each with the digits of the shortest spelling. */
  readonly nationals: ReadonlyMap<string, number>;
}

const books = new WeakMap<Facts, Book>();

function bookOf(facts: Facts): Book {
  const known = books.get(facts);
  if (known) return known;
  const ends = new Map<string, number>();
  const nationals = new Map<string, number>();
  for (const phone of facts.phones) {
    for (let size = MIN_PHONE; size <= Math.min(MAX_PHONE, phone.length); size++) {
      const end = phone.slice(-size);
      ends.set(end, Math.max(ends.get(end) ?? 0, phone.length));
    }
    const national = phone.replace(/^0+/, "");
    nationals.set(national, Math.min(nationals.get(national) ?? phone.length, phone.length));
  }
  const made = { links: new Set(facts.contacts.map(bare)), corpus: facts.corpus.toLowerCase(), ends, nationals };
  books.set(facts, made);
  return made;
}

/** National and international spellings of one number end alike: the longer ends as the shorter without its zeros. */
function knownPhone(digits: string, { ends, nationals }: Book): boolean {
  const national = digits.replace(/^0+/, "");
  if (national.length >= MIN_PHONE && (ends.get(digits) ?? 0) >= digits.length) return true;
  // a zero in front stands for a country code: the number it belongs to is the longer one, never one with another first digit
  if (national.length >= MIN_PHONE && national !== digits && (ends.get(national) ?? 0) > digits.length) return true;
  for (let size = MIN_PHONE; size <= digits.length; size++)
    if ((nationals.get(digits.slice(-size)) ?? digits.length) < digits.length) return true;
  return false;
}

/** Remembers answers: a text may say one address a thousand times. */
function linkJudge({ links, corpus }: Book): (link: string) => boolean {
  const judged = new Map<string, boolean>();
  return (link) => {
    const before = judged.get(link);
    if (before !== undefined || judged.size >= MAX_LINKS) return before ?? false;
    const answer = links.has(bare(link)) || corpus.includes(link.toLowerCase());
    judged.set(link, answer);
    return answer;
  };
}

/** All contacts of a text; the numbers inside them are not quantities. */
export function contacts(text: string, facts: Facts): ContactSpan[] {
  const book = bookOf(facts);
  const isKnown = linkJudge(book);
  const links = [...text.matchAll(link)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    known: isKnown(match[0]),
  }));
  const phones = [...text.matchAll(phone)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, "");
    // "1998. 625 000": the end of one sentence and the head of the next.
    if (/\.\s/.test(match[0]) && !/^[(+0]/.test(match[0])) return [];
    if (/^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})$/.test(match[0])) return [];
    if (digits.length < 7 || digits.length > 15 || /^\d{1,3}(?:[ .]\d{3})+$/.test(match[0].trim())) return [];
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        known: knownPhone(digits, book),
      },
    ];
  });
  // A number of the listing, whatever it begins with: "963 55 01 74".
  const taken = overlapping(phones, text.length);
  const own = [...text.matchAll(grouped)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length, known: true };
    return !taken(span) && knownPhone(match[0].replace(/\D/g, ""), book) ? [span] : [];
  });
  phones.push(...own);
  const inLink = overlapping(links, text.length);
  return [...links, ...phones.filter((one) => !inLink(one))];
}

export const unknownContacts = (text: string, spans: readonly ContactSpan[]): Untraced[] =>
  spans
    .filter((span) => !span.known)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), kind: "contact", grade: "block" }));
