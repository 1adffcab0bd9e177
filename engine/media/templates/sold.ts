/** Sold or let: the home in its own light, and one word across the account's colour. */
import type { Part } from "../layout/node.ts";
import { accentInks, across, type Draft, down, gap, properName } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function sold(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, accentInks(theme));
  const { u, m } = kit;
  const title = properName(content) ?? content.headline ?? content.name;
  const word = content.kicker ?? title;
  // as wide as the picture lets it be
  const large = kit.text(
    word,
    kit.serif(frame.wide ? 17 : 25, kit.han ? 600 : 500, 1.14, kit.han ? 0.04 : -0.025),
    theme.onAccent,
    { smallest: 5 * u, lines: 1, cut: true },
  );
  const home = down([word === title || title === "" ? null : kit.headline(title, 3.9, { lines: 2 }), kit.place()], {
    gap: 1 * u,
  });
  const foot = down([kit.rule(), kit.foot(), kit.marks()], { gap: 1.6 * u });
  if (frame.wide)
    return across(
      [
        kit.photo({ grow: 54 }),
        down([gap(), large, home, gap(), foot], { gap: 2.4 * u, pad: [m, m, kit.low, m], grow: 46 }),
      ],
      { fill: theme.accentGround },
    );
  return down(
    [
      kit.photo({ grow: 1, least: frame.height * 0.36 }),
      down([large, home, foot], { gap: 2.2 * u, pad: [2.4 * u, m, kit.low, m] }),
    ],
    { fill: theme.accentGround },
  );
}
