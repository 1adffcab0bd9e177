/** Banner: a card of paper laid on the photo, with the account's colour along its edge. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function banner(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { title, below } = titlesOf(content);
  const pad = 4 * u;
  const card = down(
    [
      { kind: "rule", color: theme.accentGround, thickness: 0.9 * u },
      down(
        [
          kit.head(),
          down([kit.headline(title, 4.6), below === null ? null : kit.note(below, { drop: 2, lines: 1 })], {
            gap: 0.8 * u,
          }),
          across(
            [
              down(
                [
                  content.price === null ? null : kit.figure(content.price, 6.4, { color: theme.accent }),
                  kit.facts({ size: 2.35, color: theme.muted }),
                ],
                { gap: 0.6 * u, grow: 1 },
              ),
              kit.qr(11.5),
            ],
            { gap: 2.4 * u, align: "end" },
          ),
          kit.rule(),
          down([kit.foot(), kit.marks()], { gap: 1 * u }),
        ],
        { gap: 2 * u, pad: [pad * 0.8, pad, pad * 0.8, pad] },
      ),
    ],
    { fill: theme.paper },
  );
  const bottom = frame.ratio === "9:16" ? frame.safe.bottom : m;
  return {
    kind: "over",
    base: kit.photo({ instead: theme.blank }),
    layers: [
      {
        shade: "none",
        part: frame.wide
          ? across([down([gap(), card], { wide: frame.width * 0.44 })], { pad: [m, m, m, m] })
          : down([gap(1, frame.height * 0.2), card], { pad: [m, m, bottom, m] }),
      },
    ],
  };
}
