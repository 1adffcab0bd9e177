/** Sold or let: the photo stands back, one word stands in its middle. */
import type { Part } from "../layout/node.ts";
import { type Draft, down, gap, photoInks, properName } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function sold(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, photoInks);
  const { u, m } = kit;
  const title = properName(content) ?? content.headline ?? content.name;
  const word = content.kicker ?? title;
  const centre = { align: "center" as const };
  const mark = kit.logoPart();
  const face = kit.face(8);
  return {
    kind: "over",
    base: kit.photo({ instead: theme.night }),
    layers: [
      {
        shade: "all",
        part: down(
          [
            kit.place({ color: "#ffffff", ...centre }),
            gap(),
            kit.text(word, kit.serif(kit.han ? 13 : 15, kit.han ? 500 : 400, 1.2, kit.han ? 0.12 : 0), "#ffffff", {
              smallest: 4 * u,
              lines: 2,
              balanced: true,
              cut: true,
              ...centre,
            }),
            down([kit.rule({ length: 9 * u, thickness: 0.25 * u })], centre),
            word === title || title === "" ? null : kit.headline(title, 3.6, { lines: 2, ...centre }),
            gap(),
            mark && down([mark], centre),
            face && down([face], { ...centre, drop: 2 }),
            kit.agentLines(centre),
            kit.marks(centre),
          ],
          {
            gap: 2.4 * u,
            pad: [Math.max(frame.safe.top, m + 2 * u), m + 3 * u, Math.max(frame.safe.bottom, m + 2 * u), m + 3 * u],
            outline: { color: "#ffffff", thickness: Math.max(1, 0.16 * u), inset: 3.4 * u },
          },
        ),
      },
    ],
  };
}
