/** Story: the photo fills the picture, the words stand at its foot on a shade, clear of what the app lays over it. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, photoInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function story(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, photoInks);
  const { u, m } = kit;
  const { title, below } = titlesOf(content);
  const bottom = down(
    [
      gap(),
      kit.head(),
      kit.headline(title, frame.wide || frame.ratio === "1:1" ? 5.4 : 6.6),
      below === null ? null : kit.note(below, { drop: 2 }),
      across(
        [
          down([content.price === null ? null : kit.figure(content.price, 7), kit.facts()], { gap: 0.6 * u, grow: 1 }),
          kit.qr(),
        ],
        { gap: 3 * u, align: "end" },
      ),
      kit.rule({ thickness: Math.max(1, 0.1 * u) }),
      kit.foot(),
      kit.marks(),
    ],
    { gap: 1.8 * u, pad: [0, frame.wide ? frame.width * 0.5 : m, frame.safe.bottom, m] },
  );
  return {
    kind: "over",
    base: kit.photo({ instead: theme.night }),
    layers: [{ part: bottom, shade: frame.wide ? "left" : "bottom", dusk: theme.dusk }],
  };
}
