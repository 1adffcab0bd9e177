/** The rooms: photos in rows with their names, and the floor plan whole. */
import type { Part } from "../layout/node.ts";
import { across, down, paperInks } from "../templates/draft.ts";
import { kitOf } from "../templates/kit.ts";
import type { BrochurePage } from "./book.ts";
import { type PageDraft, runningHead } from "./sheet.ts";
import { brochureWords } from "./words.ts";

type RoomsPage = Extract<BrochurePage, { kind: "rooms" }>;

/** Photos of each row, by how many there are; a row of one is higher. */
const rowsOf: readonly (readonly number[])[] = [[], [1], [1, 1], [1, 2], [2, 2], [1, 2, 2], [2, 2, 2]];
const ALONE = 1.35;

export function roomsPage(draft: PageDraft, { rooms, plan }: RoomsPage): Part {
  const { content, frame, theme } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const words = brochureWords[content.language];
  const caption = 2.05 * 1.5 * u;
  const cell = ({ photo, name }: RoomsPage["rooms"][number], named: boolean): Part =>
    down(
      [
        kit.photo({ picture: photo, grow: 1, least: 10 * u }),
        // a photo without a name is as high as its neighbour with one
        name === null ? (named ? { kind: "space", high: caption } : null) : kit.note(name, { lines: 1 }),
      ],
      { gap: 0.9 * u, grow: 1 },
    );
  let from = 0;
  const rows = (rowsOf[rooms.length] ?? []).map((many): Part => {
    const shown = rooms.slice(from, from + many);
    from += many;
    const named = shown.some(({ name }) => name !== null);
    return across(
      shown.map((room) => cell(room, named)),
      { gap: 1.6 * u, grow: many === 1 ? ALONE : 1 },
    );
  });
  const drawing =
    plan === null
      ? null
      : down(
          [
            kit.label(words.plan, { color: theme.accent, lines: 1 }),
            kit.photo({ picture: plan, grow: 1, whole: "center", least: frame.height * 0.2 }),
          ],
          { gap: 1.4 * u, grow: Math.max(1.2, rows.length * 0.8) },
        );
  return down(
    [
      runningHead(kit, draft),
      kit.rule(),
      rows.length === 0 ? null : down([kit.headline(words.rooms, 5.6, { lines: 1 })], { pad: [3 * u, 0, 0.6 * u, 0] }),
      ...rows,
      drawing,
    ],
    { gap: 1.9 * u, pad: [6 * u, m, 7 * u, m], fill: theme.paper },
  );
}
