/**
 * Story: the photo as large as it may be, headline and price at its foot; what else is said stands on a band in the colour the photo
 * fades into, so that little of the photo lies in the dark.
 */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, nightInks, photoInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function story(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, photoInks);
  const below = kitOf(draft, nightInks(theme));
  const { u, m } = kit;
  const titles = titlesOf(content);
  const words = down(
    [
      gap(),
      kit.head(),
      kit.headline(titles.title, frame.wide || frame.ratio === "1:1" ? 6 : 7.2),
      titles.below === null ? null : kit.note(titles.below, { drop: 2 }),
      content.price === null ? null : kit.figure(content.price, 7.6),
    ],
    { gap: 1.6 * u, pad: [0, frame.wide ? frame.width * 0.3 : m, 2.2 * u, m] },
  );
  const band = down(
    [
      across([down([below.facts({ size: 2.5 }), below.foot()], { gap: 1.4 * u, grow: 1 }), below.qr(12)], {
        gap: 3 * u,
        align: "center",
      }),
      below.marks(),
    ],
    { gap: 1.6 * u, pad: [2.2 * u, m, frame.edge.bottom, m], fill: theme.dusk },
  );
  return down([
    {
      kind: "over",
      base: kit.photo({ instead: theme.night }),
      layers: [{ part: words, shade: "bottom", dusk: theme.dusk }],
      grow: 1,
      least: frame.height * (frame.wide || frame.ratio === "1:1" ? 0.44 : 0.5),
    },
    band,
  ]);
}
