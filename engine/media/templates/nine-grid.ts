/** Nine squares, as Moments shows them, in one picture: photos around a square of words. */
import type { Part } from "../layout/node.ts";
import { accentInks, across, type Draft, down, gap, paperInks, properName, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

/** Bands from the top; in each, cells with their share of the width; "words" is the square of words. */
type Cell = number | "words";
interface Band {
  share: number;
  cells: readonly (Cell | { share: number; bands: readonly Band[] } | { share: number; cell: Cell })[];
}

const one = (cell: Cell): Band => ({ share: 1, cells: [cell] });
/** By how many photos there are. */
const mosaics: readonly (readonly Band[])[] = [
  [one("words")],
  [{ share: 2, cells: [0] }, one("words")],
  [
    {
      share: 2,
      cells: [
        { share: 2, cell: 0 },
        { share: 1, cell: 1 },
      ],
    },
    one("words"),
  ],
  [
    {
      share: 2,
      cells: [
        { share: 2, cell: 0 },
        { share: 1, bands: [one(1), one(2)] },
      ],
    },
    one("words"),
  ],
  [
    {
      share: 2,
      cells: [
        { share: 2, cell: 0 },
        { share: 1, bands: [one(1), one(2)] },
      ],
    },
    {
      share: 1,
      cells: [
        { share: 1, cell: 3 },
        { share: 2, cell: "words" },
      ],
    },
  ],
  [
    {
      share: 2,
      cells: [
        { share: 2, cell: 0 },
        { share: 1, bands: [one(1), one(2)] },
      ],
    },
    { share: 1, cells: [3, 4, "words"] },
  ],
  [
    {
      share: 1,
      cells: [
        { share: 2, cell: 0 },
        { share: 1, cell: 1 },
      ],
    },
    { share: 1, cells: [2, "words", 3] },
    {
      share: 1,
      cells: [
        { share: 1, cell: 4 },
        { share: 2, cell: 5 },
      ],
    },
  ],
  [
    { share: 1, cells: [0, 1, 2] },
    { share: 1, cells: [3, "words", 4] },
    {
      share: 1,
      cells: [
        { share: 1, cell: 5 },
        { share: 2, cell: 6 },
      ],
    },
  ],
  [
    { share: 1, cells: [0, 1, 2] },
    { share: 1, cells: [3, "words", 4] },
    { share: 1, cells: [5, 6, 7] },
  ],
];

export function nineGrid(draft: Draft): Part {
  const { content, theme, frame, photos } = draft;
  const square = kitOf(draft, accentInks(theme));
  const paper = kitOf(draft, paperInks(theme));
  const { u, m } = paper;
  const line = 0.6 * u;
  const bands = mosaics[Math.min(photos, mosaics.length - 1)] ?? [];
  const narrow = bands.length === 3 || photos === 5;
  const own = properName(content);
  const words = down(
    [
      content.kicker === null ? null : square.label(content.kicker, { lines: 1 }),
      gap(),
      content.price === null
        ? square.headline(content.name, narrow ? 3.6 : 5)
        : square.figure(content.price, narrow ? 6 : 8, { smallest: 1.6 * u }),
      own === null ? null : square.body(own, { size: 2.2, lines: 2, drop: 1 }),
    ],
    { gap: 1 * u, pad: [2.6 * u, 2.6 * u, 2.6 * u, 2.6 * u], fill: theme.accentGround },
  );
  // two squares and the line between them: columns of all bands stand on the same lines
  const side = ((frame.wide ? frame.height : frame.width) - 2 * line) / 3;
  const share = (squares: number): number => squares * side + (squares - 1) * line;
  const cellOf = (cell: Cell): Part => {
    if (cell === "words") return words;
    if (!draft.plans.has(cell)) return paper.photo({ picture: cell });
    return down([paper.photo({ picture: cell, whole: "center", grow: 1 })], { fill: "#ffffff" });
  };
  const stacked = (inside: readonly Band[]): Part =>
    down(
      inside.map(
        (band): Part => ({
          ...across(
            band.cells.map((cell): Part => {
              if (typeof cell !== "object") return { ...cellOf(cell), grow: share(1) };
              return { ...("bands" in cell ? stacked(cell.bands) : cellOf(cell.cell)), grow: share(cell.share) };
            }),
            { gap: line },
          ),
          grow: share(band.share),
        }),
      ),
      { gap: line },
    );
  const { title, below } = titlesOf(content);
  const said = [
    paper.place(),
    paper.headline(title, frame.wide ? 4.6 : 4, { lines: frame.wide ? 3 : 2 }),
    below === null ? null : paper.note(below, { drop: 2, lines: 1 }),
    paper.facts({ size: 2.3, color: theme.muted }),
  ];
  if (frame.wide)
    return across(
      [
        { ...stacked(bands), wide: frame.height },
        down([...said, gap(), paper.foot({ code: 13.5, unsaid: true }), paper.marks()], {
          gap: 2 * u,
          pad: [m, m, 4.4 * u, m],
          grow: 1,
        }),
      ],
      { fill: theme.paper },
    );
  return down(
    [
      { ...stacked(bands), grow: 1, least: frame.width * 0.58 },
      down(
        [
          across([down(said, { gap: 0.8 * u, grow: 1 }), paper.qr(11)], { gap: 3 * u, align: "center" }),
          paper.foot(),
          paper.marks(),
        ],
        { gap: 1.6 * u, pad: [3 * u, m, frame.ratio === "9:16" ? paper.low : 3.6 * u, m] },
      ),
    ],
    { fill: theme.paper },
  );
}
