/** Minimal: much paper, one photo off the axis that runs out at the edge, words as captions. */
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

export function minimal(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { title, below } = titlesOf(content);
  const plain = (value: string, size: number, weight: number, lines: number) =>
    kit.text(value, kit.sans(size, weight, 1.4, kit.han ? 0 : -0.01), theme.ink, {
      smallest: 1.8 * u,
      lines,
      balanced: true,
      cut: true,
    });
  const caption = down(
    [
      plain(title, 4.3, 500, 3),
      below === null ? null : kit.note(below, { drop: 2 }),
      content.price === null
        ? null
        : kit.figure(content.price, 6.4, { color: theme.accent }, kit.sans(6.4, 500, 1.25, -0.02)),
      kit.facts({ size: 2.3, color: theme.muted }),
    ],
    { gap: 1.1 * u },
  );
  const foot = across(kit.signed([down([kit.agentLines(), kit.marks()], { gap: 1 * u, grow: 1 }), kit.qr(10)]), {
    gap: 3 * u,
    align: "end",
  });
  const head = kit.head();
  if (frame.wide)
    return across(
      [
        down([head, gap(), caption, gap(), foot], { gap: 2.4 * u, pad: [m, 5 * u, m, m], grow: 40 }),
        down([kit.photo({ grow: 1 })], { pad: [m * 1.6, 0, m * 1.6, 0], grow: 60 }),
      ],
      { fill: "#ffffff" },
    );
  const indent = 13 * u;
  const indented = (part: Part): Part =>
    across(
      [
        { kind: "space", wide: indent },
        { ...part, grow: 1 },
      ],
      { pad: [0, m, 0, 0] },
    );
  return down(
    [
      across([head === null ? null : { ...head, grow: 1 }], { pad: [0, m, 0, 0] }),
      across([{ kind: "space", wide: indent }, kit.photo({ grow: 1 })], { grow: 1, least: frame.height * 0.36 }),
      indented(caption),
      frame.ratio === "1:1" ? null : gap(0.06),
      indented(foot),
    ],
    { gap: 3 * u, pad: [kit.high, 0, Math.max(5 * u, kit.low), m], fill: "#ffffff" },
  );
}
