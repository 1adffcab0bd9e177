/** A changed price: what was asked before, struck through, and what is asked now, in the one colour. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function priceChange(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { title } = titlesOf(content);
  const now =
    content.price === null
      ? null
      : down([kit.note(kit.words.now, { lines: 1 }), kit.figure(content.price, 10.5, { color: theme.accent })], {
          gap: 0.2 * u,
        });
  const before =
    content.before === null
      ? null
      : down(
          [
            kit.note(kit.words.before, { lines: 1 }),
            kit.figure(content.before, 5, { color: theme.muted, struck: true }),
          ],
          { gap: 0.2 * u },
        );
  const prices = across([down([before, now], { gap: 1 * u, grow: 1 }), kit.qr()], { gap: 3 * u, align: "end" });
  const home = down([kit.headline(title, 3.9, { lines: 2 }), kit.facts({ color: theme.muted, size: 2.4 })], {
    gap: 0.8 * u,
  });
  const foot = down([kit.rule(), kit.foot(), kit.marks()], { gap: 1.6 * u });
  if (frame.wide)
    return across(
      [
        down([kit.place(), gap(), prices, home, gap(), foot], { gap: 2.4 * u, pad: [m, m, 4.4 * u, m], grow: 48 }),
        down([kit.flagged(kit.photo({ grow: 1 }))], { pad: [m, m, m, 0], grow: 52 }),
      ],
      { fill: theme.paper },
    );
  const words = down([kit.place(), prices, home, foot], { gap: 2.6 * u, pad: [4 * u, m, kit.low, m] });
  return down([kit.flagged(kit.photo({ grow: 1, least: frame.height * 0.3 })), words], { fill: theme.paper });
}
