/** Just listed: the photo to the edges, a tab on it saying so, the words on paper below it, or beside it where the picture is wide. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function justListed(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { title, below } = titlesOf(content);
  const words = down(
    [
      kit.place(),
      down([kit.headline(title, 5.6), below === null ? null : kit.note(below, { drop: 2 })], {
        gap: 1 * u,
      }),
      frame.wide ? gap() : null,
      across(
        [
          down([content.price === null ? null : kit.figure(content.price, 8), kit.facts()], { gap: 0.8 * u, grow: 1 }),
          kit.qr(),
        ],
        { gap: 3 * u, align: "end" },
      ),
      kit.rule(),
      down([kit.foot(), kit.marks()], { gap: 1.4 * u }),
    ],
    { gap: 2.6 * u, pad: [4 * u, m, kit.low, m] },
  );
  return frame.wide
    ? across([kit.flagged(kit.photo({ grow: 56 }), m), { ...words, grow: 44 }], { fill: theme.paper })
    : down([kit.flagged(kit.photo({ grow: 1, least: frame.height * (frame.ratio === "1:1" ? 0.32 : 0.4) })), words], {
        fill: theme.paper,
      });
}
