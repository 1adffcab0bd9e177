/** Email HTML: the letter's frame, compiled from MJML, filled. Nothing remote; the photo comes in where it is sent or shown. */
import { letterHtml } from "./letter-html.ts";
import { filled, partOf, replaced } from "./letter-parts.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (mark) => entities[mark] ?? mark);

export type Letter = {
  readonly language: string;
  readonly subject: string;
  readonly preheader: string;
  readonly place: string | null;
  readonly headline: string;
  readonly price: string | null;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly factsHead: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Only with an address to open. */
  readonly button: { readonly text: string; readonly href: string } | null;
  readonly closing: string;
  readonly card: readonly string[];
  readonly footer: readonly string[];
};

const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join("<br>");
const UNDER = "border-bottom:1px solid #e9e4dc;";

/** Lines stand between the rows, none under the last. */
const row = ([label, value]: readonly [string, string], at: number, all: readonly unknown[]): string =>
  filled(partOf("row"), {
    label: escapeHtml(label),
    value: escapeHtml(value),
    under: at === all.length - 1 ? "" : UNDER,
  });

/** Where the photo will stand. */
const SLOT = "<!--photo-->";

/** A frame with these words in it; a part that has none is left out. `paragraphs` are HTML. */
export function letterOf(
  letter: Pick<Letter, "language" | "subject" | "preheader"> & Partial<Omit<Letter, "paragraphs">>,
  paragraphs: readonly string[],
): string {
  const { place, headline, price, facts = [], factsHead = "", button, closing, card = [], footer = [] } = letter;
  const link = button && /^(?:https?:|mailto:)/iu.test(button.href) ? button : null;
  const one = (name: string, text: string | null | undefined): string =>
    text ? filled(partOf(name), { [name]: escapeHtml(text) }) : "";
  const { language, subject, preheader } = letter;
  const head = { language: escapeHtml(language), subject: escapeHtml(subject), preheader: escapeHtml(preheader) };
  return replaced(
    {
      photo: SLOT,
      place: one("place", place),
      headline: one("headline", headline),
      price: one("price", price),
      paragraph: paragraphs.map((paragraph) => filled(partOf("paragraph"), { paragraph })).join(""),
      facts:
        facts.length === 0
          ? ""
          : replaced({ row: facts.map(row).join("") }, filled(partOf("facts"), { factsHead: escapeHtml(factsHead) })),
      button: link ? filled(partOf("button"), { href: escapeHtml(link.href), button: escapeHtml(link.text) }) : "",
      closing: one("closing", closing),
      card: card.length === 0 ? "" : filled(partOf("card"), { card: lines(card) }),
      footer: footer.length === 0 ? "" : filled(partOf("footer"), { footer: lines(footer) }),
    },
    filled(letterHtml, head),
  );
}

/** The whole document. Every text is escaped here; the button's address must be http, https or mailto. */
export const renderLetter = (letter: Letter): string =>
  letterOf(letter, [letter.greeting, ...letter.paragraphs].map(escapeHtml));

/** The letter with its photo: an address, a `cid:`, or a path beside it. Null, or a letter without a place for one: as it is. */
export const withPhoto = (html: string, photo: { src: string; alt: string } | null): string =>
  html.replace(SLOT, () =>
    photo === null ? "" : filled(partOf("photo"), { photo: escapeHtml(photo.src), photoAlt: escapeHtml(photo.alt) }),
  );
