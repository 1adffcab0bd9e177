/** A brochure as drawing commands, a list for each page. What paints them, paper or pixels, brings its own measure. */
import type { BrochureSize } from "#contract/media/brochure";
import { qrCode } from "#engine/campaign/qr";
import type { Box, Measure } from "../layout/commands.ts";
import type { Picture } from "../layout/crop.ts";
import type { Part } from "../layout/node.ts";
import { type Solved, solve } from "../layout/solve.ts";
import type { Look } from "../poster.ts";
import { aboutPage } from "./about-page.ts";
import type { BrochureBook, BrochurePage } from "./book.ts";
import { coverPage } from "./cover-page.ts";
import { factsPage } from "./facts-page.ts";
import { roomsPage } from "./rooms-page.ts";
import { brochureFrame, brochureTheme, type PageDraft } from "./sheet.ts";
import { brochureWords } from "./words.ts";

export interface BrochureOrder {
  book: BrochureBook;
  size: BrochureSize;
  look: Look;
  /** In the order the book names them; only their proportions matter. */
  photos: readonly Pick<Picture, "width" | "height" | "altered">[];
  logo: Pick<Picture, "width" | "height"> | null;
}

/** What a room is looked at for stands below the middle of its photo: above it is ceiling. */
const FOCUS = { x: 0.5, y: 0.57 };
/** No words stand on photos here: how light they are does not matter. */
const described = ({ width, height, altered = false }: Pick<Picture, "width" | "height" | "altered">): Picture => ({
  width,
  height,
  altered,
  focus: FOCUS,
  tones: [],
});

function partOf(page: BrochurePage, draft: PageDraft): Part {
  switch (page.kind) {
    case "cover":
      return coverPage(draft, page.photo);
    case "about":
      return aboutPage(draft, page.photos);
    case "rooms":
      return roomsPage(draft, page);
    case "facts":
      return factsPage(draft, page.photo);
  }
}

/** The pages before they are measured: whoever opens faces can see what they must hold. */
export function brochureParts({ book, size, look, photos, logo }: BrochureOrder): Part[] {
  const frame = brochureFrame(size);
  const theme = brochureTheme(look.accent);
  return book.pages.map((page, at) =>
    partOf(page, {
      book,
      frame,
      theme,
      photos: photos.length,
      plans: new Set<number>(),
      logoAt: photos.length,
      logo: logo && logo.width / logo.height,
      content: { ...book.content, page: { number: at + 1, of: book.pages.length } },
    }),
  );
}

export interface SolvedPage extends Solved {
  /** What opens where it is clicked. */
  links: { box: Box; url: string }[];
}

/** Codes and the words beside them open what they lead to. */
function linksOf({ commands, texts }: Solved, { content, map }: BrochureBook): SolvedPage["links"] {
  const words = brochureWords[content.language];
  const leading = new Map<string, string>();
  for (const url of [map, content.link]) if (url !== null) leading.set(qrCode(url).path, url);
  const codes = commands.flatMap((command, at) => {
    const ground = commands[at - 1];
    const url = command.kind === "path" ? leading.get(command.path) : undefined;
    return url !== undefined && ground?.kind === "fill" ? [{ box: ground, url }] : [];
  });
  const named = texts.flatMap(({ text, box }) => (map !== null && text === words.map ? [{ box, url: map }] : []));
  return [...codes, ...named].map(({ box: { x, y, width, height }, url }) => ({ box: { x, y, width, height }, url }));
}

/** Every page of the brochure, in units of `sheet.ts`. Commands name pictures by their place: the photos in order, the logo behind them. */
export function layOutBrochure(order: BrochureOrder, measure: Measure): SolvedPage[] {
  const { width, height } = brochureFrame(order.size);
  const pictures = [...order.photos, ...(order.logo ? [order.logo] : [])].map(described);
  const { language } = order.book.content;
  return brochureParts(order).map((part) => {
    const solved = solve(part, { width, height, language, pictures, measure });
    return { ...solved, links: linksOf(solved, order.book) };
  });
}
