/** The description beside what is worth knowing, photos below. */
import type { Part } from "../layout/node.ts";
import { across, down, gap, paperInks, properName } from "../templates/draft.ts";
import { kitOf } from "../templates/kit.ts";
import { type PageDraft, runningHead } from "./sheet.ts";
import { brochureWords } from "./words.ts";

/** Paragraphs and features may be left out from the end; the first stay. */
const LAST = 60;
const FEATURES_KEPT = 5;

/** Widths of characters, in those of Han. */
const FEW = 420;
const lengthOf = (paragraphs: readonly string[]): number =>
  [...paragraphs.join("")].reduce((sum, one) => sum + (/[\u1100-\uffef]/u.test(one) ? 1 : 0.5), 0);

export function aboutPage(draft: PageDraft, photos: readonly number[]): Part {
  const { content, frame, theme, book } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const words = brochureWords[content.language];
  const paragraph = (text: string, at: number): Part =>
    kit.body(text, { size: 2.55, lines: 48, ...(at === 0 ? {} : { drop: LAST - at }) });
  const feature = (text: string, at: number): Part =>
    across(
      [
        down([{ kind: "rule", color: theme.accent, thickness: 0.3 * u, length: 1.6 * u }], {
          pad: [1.55 * u, 0, 0, 0],
          wide: 1.6 * u,
        }),
        kit.body(text, { size: 2.3, lines: 3, grow: 1 }),
      ],
      { gap: 1.2 * u, align: "start", ...(at < FEATURES_KEPT ? {} : { drop: LAST - at }) },
    );
  const story = book.paragraphs.length === 0 ? null : down(book.paragraphs.map(paragraph), { gap: 1.7 * u, grow: 62 });
  const points =
    book.features.length === 0
      ? null
      : down([kit.label(words.features, { color: theme.accent, lines: 1 }), ...book.features.map(feature)], {
          gap: 1.1 * u,
          grow: 38,
        });
  // beside few words there is room for photos in their own shape, below one another
  const stacked = lengthOf(book.paragraphs) <= FEW;
  const shown = photos.map((picture) => kit.photo({ picture, grow: 1 }));
  const strip =
    photos.length === 0
      ? gap()
      : (stacked ? down : across)(shown, { gap: 1.6 * u, grow: 1, least: frame.height * 0.24 });
  const name = properName(content);
  return down(
    [
      runningHead(kit, draft),
      kit.rule(),
      down(
        [
          name === null ? null : kit.label(words.about, { color: theme.accent, lines: 1 }),
          kit.headline(name ?? words.about, 5.6, { lines: 2 }),
        ],
        { gap: 1.2 * u, pad: [3 * u, 0, 0, 0] },
      ),
      across([story, points], { gap: 5 * u, align: "start" }),
      strip,
    ],
    { gap: 2.4 * u, pad: [6 * u, m, 7 * u, m], fill: theme.paper },
  );
}
