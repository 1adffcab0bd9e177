/** Telephone numbers, addresses of web and mail: they belong to the agent, or to nobody we know. */
import type { Untraced } from "#contract/copy";
import type { Facts } from "./facts.ts";

const link = /(?:https?:\/\/|www\.)[^\s<>"'）)】」]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu;
const phone =
  /(?<!\d|\d[.,])(?:\+|\(?0|1)[\d ()./-]{6,18}\d(?![\d.,]\d)|(?<![\d.,(])\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\d)/g;

export interface ContactSpan {
  readonly start: number;
  readonly end: number;
  readonly known: boolean;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/[.,;:!?/]+$/, "");

/** National and international spellings of one number end alike. */
const samePhone = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const national = short.replace(/^0+/, "");
  return national.length >= 5 && long.endsWith(national);
};

/** All contacts of a text; the numbers inside them are not quantities. */
export function contacts(text: string, facts: Facts): ContactSpan[] {
  const links = [...text.matchAll(link)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    known:
      facts.contacts.some((one) => bare(one) === bare(match[0])) ||
      facts.corpus.toLowerCase().includes(match[0].toLowerCase()),
  }));
  const phones = [...text.matchAll(phone)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, "");
    // "1998. 625 000": the end of one sentence and the head of the next.
    if (/\.\s/.test(match[0]) && !/^[(+0]/.test(match[0])) return [];
    if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(match[0])) return [];
    if (digits.length < 7 || digits.length > 15 || /^\d{1,3}(?:[ .]\d{3})+$/.test(match[0].trim())) return [];
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        known: facts.phones.some((one) => samePhone(one, digits)),
      },
    ];
  });
  return [...links, ...phones.filter((one) => !links.some((other) => one.start < other.end && other.start < one.end))];
}

export const unknownContacts = (text: string, spans: readonly ContactSpan[]): Untraced[] =>
  spans
    .filter((span) => !span.known)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), kind: "contact" }));
