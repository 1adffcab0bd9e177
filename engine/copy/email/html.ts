/** Email HTML: the letter's frame, compiled from MJML, filled. Nothing remote; pictures come in where it is sent or shown. */
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

/** Where pictures will stand; "signer" where nothing but pictures would say who signs. */
const slots = {
  photo: "<!--photo-->",
  portrait: "<!--portrait-->",
  wechat: "<!--wechat-->",
  signer: "<!--signer-->",
} as const;

/** Who signs: their lines, between their face and the code that adds them. */
const signed = (card: string, portrait: string, wechat: string): string =>
  replaced({ portrait, wechat }, filled(partOf("card"), { card }));

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
      photo: slots.photo,
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
      card: card.length === 0 ? slots.signer : signed(lines(card), slots.portrait, slots.wechat),
      footer: footer.length === 0 ? "" : filled(partOf("footer"), { footer: lines(footer) }),
    },
    filled(letterHtml, head),
  );
}

/** The whole document. Every text is escaped here; the button's address must be http, https or mailto. */
export const renderLetter = (letter: Letter): string =>
  letterOf(letter, [letter.greeting, ...letter.paragraphs].map(escapeHtml));

/** A picture of a letter: an address, a `cid:`, or a path beside it, and the words that go with it. */
interface LetterPicture {
  readonly src: string;
  readonly caption: string;
}

/** The home's photo, the signer's face, and the code that adds them in WeChat; null: none. */
export interface LetterPictures {
  readonly photo: LetterPicture | null;
  readonly portrait: LetterPicture | null;
  readonly wechat: LetterPicture | null;
}

/** The letter with its pictures. Without them, or where a letter has no place for one, it is as it was. */
export function withPictures(html: string, { photo, portrait, wechat }: LetterPictures): string {
  const shown = (name: keyof LetterPictures, picture: LetterPicture | null): string =>
    picture === null
      ? ""
      : filled(partOf(name), { [name]: escapeHtml(picture.src), caption: escapeHtml(picture.caption) });
  const [face, code] = [shown("portrait", portrait), shown("wechat", wechat)];
  return html
    .replace(slots.photo, () => shown("photo", photo))
    .replace(slots.portrait, () => face)
    .replace(slots.wechat, () => code)
    .replace(slots.signer, () => (face || code ? signed("", face, code) : ""));
}
