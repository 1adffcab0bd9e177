/** Price: one figure across the whole width, the facts in columns below it, as on a good specimen of type. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, properName, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function price(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { title } = titlesOf(content);
  const big = kit.sans(frame.wide ? 14 : 21, 600, 1.02, -0.035);
  const figure =
    content.price === null
      ? kit.headline(content.name || title, 9)
      : kit.figure(content.price, 21, { color: theme.ink }, big);
  const own = properName(content);
  const said = [content.kicker, own !== null && title.includes(own) ? null : own].filter((one) => one !== null);
  const head = kit.head(theme.accent, said.join(kit.han ? "　" : " · "));
  const rows = kit.columns(content.columns.slice(0, frame.wide ? 3 : 4));
  const lower = across(
    [down([kit.headline(title, 3.6, { lines: 2 }), kit.foot()], { gap: 1.6 * u, grow: 1 }), kit.qr()],
    { gap: 3 * u, align: "end" },
  );
  const bar: Part = { kind: "rule", color: theme.ink, thickness: 0.4 * u };
  if (frame.wide)
    return across(
      [
        down([head, figure, bar, rows, gap(), lower, kit.marks()], {
          gap: 2.6 * u,
          pad: [m, m, 4.4 * u, m],
          grow: 52,
        }),
        kit.photo({ grow: 48 }),
      ],
      { fill: theme.paper },
    );
  return down(
    [
      down([head, figure, bar, rows], { gap: 2.4 * u, pad: [kit.high, m, 3.6 * u, m] }),
      kit.photo({ grow: 1, least: frame.height * 0.3 }),
      down([lower, kit.marks()], { gap: 1.4 * u, pad: [3.2 * u, m, kit.low, m] }),
    ],
    { fill: theme.paper },
  );
}
