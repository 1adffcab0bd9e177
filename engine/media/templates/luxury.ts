/** Luxury: a dark ground with a fine line around it, a framed photo, few words on one axis, the price in a warm light. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, nightInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function luxury(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, nightInks(theme));
  const { u, m } = kit;
  const { title } = titlesOf(content);
  const centre = { align: "center" as const };
  const light = { weight: kit.han ? 400 : 300 };
  const warm = theme.accentOnNight;
  const short = down([kit.rule({ length: 7 * u, color: warm })], centre);
  const said = [
    kit.place({ ...centre, lines: 2, color: warm }),
    kit.headline(title, frame.wide ? 5.4 : 5.6, { ...centre, ...light }),
    short,
    content.price === null
      ? null
      : kit.figure(content.price, 7.4, { ...centre, color: warm }, kit.serif(7.4, kit.han ? 400 : 300, 1.1)),
    kit.facts({ ...centre, color: theme.onNight, size: 2.4, most: 3 }),
  ];
  const outline = { color: warm, thickness: Math.max(1, 0.12 * u), inset: 2.4 * u };
  const foot = down(
    [
      kit.rule(),
      across(kit.signed([kit.agentLines({ grow: 1 }) ?? gap(), kit.qr(10.5)]), { gap: 3 * u, align: "center" }),
      kit.marks(),
    ],
    { gap: 1.8 * u },
  );
  const blank = "#26292D";
  if (frame.wide)
    return across(
      [
        down([kit.photo({ grow: 1, instead: blank })], { pad: [m, 0, m, m], grow: 56 }),
        down([gap(), ...said, gap(), foot], { gap: 2.4 * u, pad: [m, m, 4.4 * u, m], grow: 44 }),
      ],
      { fill: theme.night, outline },
    );
  return down(
    [
      kit.photo({ grow: 1, least: frame.height * (frame.ratio === "1:1" ? 0.26 : 0.36), instead: blank }),
      down(said, { gap: 2 * u }),
      foot,
    ],
    {
      gap: 3.6 * u,
      pad: [kit.high, m, kit.low, m],
      fill: theme.night,
      outline,
    },
  );
}
