/** Open house: the day and the hour are the picture, on the account's colour. */
import type { Part } from "../layout/node.ts";
import { accentInks, across, type Draft, down, gap, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function openHouse(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, accentInks(theme));
  const { u, m } = kit;
  const { when } = content;
  const { title } = titlesOf(content);
  const head = kit.head();
  const day = when
    ? down(
        [
          kit.headline(when.date, frame.wide ? 8 : 9, { lines: 2 }),
          kit.text(when.time, kit.sans(4.2, 400, 1.3), theme.onAccent, { smallest: 2 * u, lines: 2, cut: true }),
        ],
        { gap: 1.2 * u },
      )
    : kit.headline(title, 8);
  const home = across(
    [
      down(
        [
          when === null ? null : kit.body(title, { size: 2.9, weight: 500, balanced: true }),
          content.price === null ? null : kit.figure(content.price, 4.6),
          kit.facts({ color: theme.onAccentMuted, size: 2.3 }),
        ],
        { gap: 0.8 * u, grow: 1 },
      ),
      kit.qr(),
    ],
    { gap: 3 * u, align: "end" },
  );
  const foot = down([kit.rule(), kit.foot(), kit.marks()], { gap: 1.6 * u });
  if (frame.wide)
    return across(
      [
        down([head, gap(), day, gap(), home, foot], { gap: 2.6 * u, pad: [m, m, kit.low, m], grow: 50 }),
        kit.photo({ grow: 50 }),
      ],
      { fill: theme.accentGround },
    );
  return down(
    [
      down([head, day], { gap: 4 * u, pad: [kit.high, m, 4 * u, m] }),
      kit.photo({ grow: 1, least: frame.height * (frame.ratio === "1:1" ? 0.2 : 0.3) }),
      down([home, foot], { gap: 2.4 * u, pad: [3.6 * u, m, kit.low, m] }),
    ],
    { fill: theme.accentGround },
  );
}
