/** A room of a carousel: its photo, its name, one line. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, paperInks } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function pageRoom(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { room, page } = content;
  const words = across(
    [
      down(
        [
          kit.headline(room?.name ?? content.name, 5.6, { lines: 2 }),
          room?.line ? kit.body(room.line, { size: 2.7, color: theme.muted, lines: 2 }) : null,
        ],
        { gap: 0.8 * u, grow: 1 },
      ),
      page ? kit.label(`${page.number} / ${page.of}`, { lines: 1 }) : null,
    ],
    { gap: 3 * u, align: "end" },
  );
  const strip = down([words, kit.marks()], {
    gap: 1.4 * u,
    pad: [3.8 * u, m, frame.ratio === "9:16" ? frame.safe.bottom * 0.5 : 4.2 * u, m],
  });
  const photo = kit.photo({ grow: 1, least: frame.height * 0.5, ...(room?.whole ? { whole: "center" as const } : {}) });
  return down([photo, strip], { fill: theme.paper });
}
