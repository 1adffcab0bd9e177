/** The sheets brochures are printed on, and what their pages are set from. */
import type { BrochureSize } from "#contract/media/brochure";
import type { Frame } from "../content/format.ts";
import { type Theme, themeOf } from "../layout/colors.ts";
import type { Part } from "../layout/node.ts";
import { across, type Draft } from "../templates/draft.ts";
import type { kitOf } from "../templates/kit.ts";
import type { BrochureBook, BrochurePage } from "./book.ts";

/** Points. */
export const sheets: Readonly<Record<BrochureSize, { readonly width: number; readonly height: number }>> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** Pixels in width that a photo needs on paper, at some 200 dots an inch. */
export const printedWidth: Readonly<Record<BrochurePage["kind"], number>> = {
  cover: 1_700,
  about: 1_100,
  rooms: 1_400,
  facts: 1_500,
};

/** Units of the layout to a point: fine enough that its whole numbers are no steps on paper. */
export const UNITS = 1.68;
/** What a poster's hundredth is here: a sheet is held in the hand, so body text is ten points. */
const HUNDREDTH = 6.5;

/** A draft of one page. Paper is white here: what is printed has its own. */
export interface PageDraft extends Draft {
  book: BrochureBook;
}

export function brochureFrame(size: BrochureSize): Frame {
  const { width, height } = sheets[size];
  return {
    ratio: "A4",
    width: width * UNITS,
    height: height * UNITS,
    u: HUNDREDTH,
    margin: 11 * HUNDREDTH,
    wide: false,
    safe: { top: 0, bottom: 0 },
    small: 1,
    edge: { top: 6 * HUNDREDTH, bottom: 4.4 * HUNDREDTH },
  };
}

/** Throws for an accent that is no "#rrggbb". */
export const brochureTheme = (accent: string): Theme => ({ ...themeOf(accent), paper: "#ffffff" });

/** Above a page: what the home is called, and which page this is. */
export function runningHead(kit: ReturnType<typeof kitOf>, { content }: PageDraft): Part {
  const { page, name, place } = content;
  const called = [name, place].filter((part) => part !== null && part !== "").join(" · ");
  return across(
    [
      { ...kit.label(called, { lines: 1 }), grow: 1 },
      page === null ? null : kit.label(`${page.number} / ${page.of}`, { lines: 1 }),
    ],
    { gap: 3 * kit.u, align: "center" },
  );
}
