/** The cover: one large photo, what the home is, what it costs, and who to call. */
import type { Part } from "../layout/node.ts";
import { across, down, paperInks, titlesOf } from "../templates/draft.ts";
import { kitOf } from "../templates/kit.ts";
import type { PageDraft } from "./sheet.ts";

/** A mark of more characters stands on the last page. */
const SHORT = 12;

export function coverPage(draft: PageDraft, photo: number | null): Part {
  const { content, frame, theme } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { title, below } = titlesOf(content);
  const marks = content.marks.filter((mark) => [...mark].length <= SHORT).join(" · ");
  const picture =
    photo === null
      ? down([], { fill: theme.accentGround, grow: 1, least: frame.height * 0.3 })
      : kit.photo({ picture: photo, grow: 1, least: frame.height * 0.42 });
  const words = down(
    [
      kit.head(),
      kit.headline(title, 8, { lines: 3 }),
      below === null ? null : kit.body(below, { size: 3, color: theme.muted }),
      content.when === null
        ? null
        : kit.body(`${content.when.date} ${content.when.time}`, { size: 3.2, weight: 500, color: theme.accent }),
      content.price === null ? null : kit.figure(content.price, 6.4, { color: theme.accent }),
      kit.columns(content.columns, { pad: [1.2 * u, 0, 1.2 * u, 0], drop: 4 }),
      kit.rule(),
      across(
        [
          kit.logoPart(),
          kit.agentLines({ grow: 1 }),
          marks === "" ? null : kit.note(marks, { align: "end", lines: 1 }),
        ],
        { gap: 2.6 * u, align: "center" },
      ),
    ],
    { gap: 2.2 * u, pad: [5.4 * u, m, 6 * u, m] },
  );
  return down([picture, { kind: "rule", color: theme.accentGround, thickness: 1.1 * u }, words], { fill: theme.paper });
}
