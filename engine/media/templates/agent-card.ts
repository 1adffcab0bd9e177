/** Agent card: who to call, in large letters, with their face, and the home they show in one line. */
import { addOnWechat } from "#engine/account/wechat-words";
import type { Part } from "../layout/node.ts";
import { across, type Draft, down, gap, paperInks, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

const FACE = 20;
const CODE = 17;

export function agentCard(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const { agent } = content;
  const { title } = titlesOf(content);
  const licence = [agent?.company ?? null, agent?.licence ?? null].filter((one) => one !== null && one !== "");
  const { portrait, wechat } = agent ?? {};
  const own = (picture: number, side: number): Part => ({
    ...{ kind: "picture", picture, instead: theme.paper, wide: side * u, high: side * u, drop: 4 },
    ...(picture === portrait ? { radius: (side / 2) * u } : {}),
  });
  const said = down(
    [
      kit.label(kit.words.contact, { color: theme.accent, lines: 1 }),
      kit.headline(agent?.name ?? title, 8.4, { lines: 2 }),
      licence.length > 0 ? kit.body(licence.join(" · "), { size: 2.5, color: theme.muted, lines: 3 }) : null,
      agent?.phone ? kit.figure(agent.phone, 5, {}, kit.sans(4.6, 400, 1.2, 0)) : null,
    ],
    { gap: 1.6 * u, grow: 1 },
  );
  const who = portrait === undefined ? said : across([said, own(portrait, FACE)], { gap: 3 * u, align: "center" });
  const home = across(
    [
      down(
        [
          kit.place(),
          agent === null && title === content.name
            ? null
            : kit.body(title, { size: 2.7, weight: 500, lines: 2, balanced: true }),
          content.price === null ? null : kit.figure(content.price, 4.2, { color: theme.ink }),
          kit.facts({ size: 2.2, color: theme.muted }),
        ],
        { gap: 0.8 * u, grow: 1 },
      ),
      wechat === undefined
        ? null
        : down([own(wechat, CODE), kit.note(addOnWechat[content.language], { align: "center", lines: 2, drop: 1 })], {
            gap: 0.6 * u,
            wide: CODE * u,
            drop: 2,
          }),
      content.link === null
        ? null
        : down([kit.qr(CODE), kit.scan({ align: "center", lines: 1 })], { gap: 0.6 * u, wide: CODE * u }),
    ],
    { gap: 3 * u, align: "end" },
  );
  const mark = kit.logoPart();
  const logo = mark && draft.logoPlace === "end" ? across([gap(), mark]) : mark;
  if (frame.wide)
    return across(
      [
        down([logo, gap(), who, gap(), kit.rule(), home, kit.marks()], {
          gap: 2.2 * u,
          pad: [m, m, 4.4 * u, m],
          grow: 54,
        }),
        kit.photo({ grow: 46 }),
      ],
      { fill: theme.paper },
    );
  return down(
    [
      kit.photo({ grow: 1, least: frame.height * 0.3 }),
      down([logo, who, kit.rule(), home, kit.marks()], { gap: 2.6 * u, pad: [5 * u, m, kit.low, m] }),
    ],
    { fill: theme.paper },
  );
}
