/** The facts of a carousel: a table with room to breathe. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, properName, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

const MOST = 10;
/** From so many on the table fills the page. */
const MANY = 5;

export function pageFacts(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { page } = content;
  const rows = content.rows.slice(0, MOST).map(
    ([name, value], at): Part =>
      down(
        [
          kit.rule(),
          across(
            [
              // of one size with the value: on one line
              { ...kit.body(name, { lines: 1, color: theme.muted }), wide: frame.width * (frame.wide ? 0.14 : 0.22) },
              kit.body(value, { weight: 500, grow: 1, lines: 2 }),
            ],
            { gap: 2 * u, align: "start" },
          ),
        ],
        { gap: 1.6 * u, ...(at > 4 ? { drop: 20 - at } : {}) },
      ),
  );
  return down(
    [
      across(
        [
          content.place === null ? gap() : { ...kit.label(content.place, { lines: 1 }), grow: 1 },
          page ? kit.label(`${page.number} / ${page.of}`, { lines: 1 }) : null,
        ],
        { gap: 3 * u, align: "center" },
      ),
      kit.headline(properName(content) ?? titlesOf(content).title, 5.6, { lines: 2 }),
      content.price === null ? null : kit.figure(content.price, 7, { color: theme.accent }),
      down(rows, {
        grow: 1,
        gap: 1.6 * u,
        pad: [2 * u, 0, 1 * u, 0],
        justify: rows.length < MANY ? "start" : "between",
      }),
      kit.marks(),
    ],
    { gap: 1.5 * u, pad: [frame.ratio === "9:16" ? frame.safe.top * 0.6 : m, m, 5 * u, m], fill: theme.paper },
  );
}
