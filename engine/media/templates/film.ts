/** What stands over the moving pictures of a film: the title, a shot's caption, and the card at the end. */
import { readableOn } from "../layout/colors.ts";
import type { Part } from "../layout/node.ts";
import { accentInks, across, type Draft, down, gap, paperInks, photoInks, properName, titlesOf } from "./draft.ts";
import { kitOf } from "./kit.ts";

/** On the right of an upright film the app lays its buttons, at the foot the name of whoever posts. */
const BUTTONS = 14;
const SPACED = "  ·  ";

function paddingOf({ frame }: Draft): [number, number, number, number] {
  const { u, margin, ratio, wide, safe } = frame;
  const upright = ratio === "9:16";
  return [0, upright ? BUTTONS * u : wide ? frame.width * 0.36 : margin, upright ? safe.bottom : 7 * u, margin];
}

/** Why it is posted, what the home is, where and for how much. */
export function filmTitle(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, photoInks);
  const { u } = kit;
  const { title, below } = titlesOf(content);
  const kicker =
    content.kicker === null || content.kicker === "" ? null : kit.label(content.kicker, { color: "#ffffff" });
  const words = down(
    [
      gap(),
      kicker,
      kit.headline(content.room?.line ?? title, frame.wide ? 6.4 : 7.6, { lines: 4, weight: kit.han ? 600 : 500 }),
      across([kit.rule({ color: readableOn(theme.accentGround, theme.night), thickness: 0.7 * u, length: 9 * u })]),
      below === null ? null : kit.body(below, { size: 3, drop: 2 }),
      content.price === null ? null : kit.figure(content.price, 7.4),
      kit.facts({ size: 3, most: 3 }),
      kit.place(),
      kit.marks(),
    ],
    { gap: 1.9 * u, pad: paddingOf(draft) },
  );
  return {
    kind: "over",
    base: kit.photo({ instead: theme.night }),
    layers: [{ part: words, shade: frame.wide ? "left" : "bottom", dusk: theme.dusk }],
  };
}

/** One line over a room; what it costs stays in sight. A plan stands whole on paper: at its edges are rooms. */
export function filmShot(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const whole = content.room?.whole ?? false;
  const kit = kitOf(draft, whole ? paperInks(theme) : photoInks);
  const { u, m } = kit;
  const said = content.room?.line ?? null;
  const below = [content.price, properName(content) ?? content.place].filter((one) => one !== null && one !== "");
  const words = [
    said === null ? null : kit.headline(said, frame.wide ? 4.8 : 5.8, { lines: 3, weight: kit.han ? 600 : 500 }),
    across([
      kit.rule({
        color: whole ? theme.accent : readableOn(theme.accentGround, theme.night),
        thickness: 0.6 * u,
        length: 7 * u,
      }),
    ]),
    below.length === 0 ? null : kit.body(below.join(SPACED), { size: 2.5, weight: 500, lines: 1, drop: 2 }),
    kit.marks(),
  ];
  const look = { gap: 1.5 * u, pad: paddingOf(draft) };
  if (whole) {
    const top = Math.max(m, frame.safe.top * 0.6);
    const plan = down([kit.photo({ grow: 1, whole: "center", instead: theme.blank })], {
      pad: [top, m, 0, m],
      grow: 1,
    });
    return down([plan, down(words, look)], { gap: 2 * u, fill: theme.paper });
  }
  const photo = kit.photo({ instead: theme.night });
  return {
    kind: "over",
    base: photo,
    layers: [{ part: down([gap(), ...words], look), shade: "bottom", dusk: theme.dusk }],
  };
}

/** Who to call, in the account's colour. */
export function filmEnd(draft: Draft): Part {
  const { content, theme, frame } = draft;
  const kit = kitOf(draft, accentInks(theme));
  const { u, m } = kit;
  const { agent } = content;
  const { title } = titlesOf(content);
  const company = [agent?.company ?? null, agent?.licence ?? null].filter((one) => one !== null && one !== "");
  const who = down(
    [
      agent === null ? null : kit.label(kit.words.contact, { lines: 1 }),
      kit.headline(agent?.name ?? title, frame.wide ? 8 : 9, { lines: 3, weight: kit.han ? 600 : 400 }),
      company.length === 0 ? null : kit.body(company.join(" · "), { size: 2.8, color: theme.onAccentMuted, lines: 3 }),
      agent?.phone ? kit.figure(agent.phone, 6, {}, kit.sans(5.6, 500, 1.2, 0)) : null,
    ],
    { gap: 2 * u },
  );
  const home = down(
    [
      agent === null && title === content.name
        ? null
        : kit.body(title, { size: 3, weight: 500, lines: 2, balanced: true }),
      content.price === null ? null : kit.figure(content.price, 4.8),
      kit.place(),
    ],
    { gap: 1 * u, grow: 1 },
  );
  const code = kit.qr(frame.wide ? 17 : 22);
  const foot = across(
    [
      home,
      code === null
        ? null
        : down([code, kit.scan({ align: "center", lines: 2 })], { gap: u, wide: (frame.wide ? 17 : 22) * u }),
    ],
    {
      gap: 4 * u,
      align: "end",
    },
  );
  const mark = kit.logoPart();
  // the law's small print stands before it where there is no room for both
  const logo = mark && { ...mark, drop: 6 };
  return down([logo, gap(2), who, gap(1, 3 * u), kit.rule(), foot, gap(1), kit.marks()], {
    gap: 2.6 * u,
    pad: [
      Math.max(m, frame.safe.top),
      frame.ratio === "9:16" ? BUTTONS * 0.6 * u : m,
      Math.max(m, frame.safe.bottom * 0.8),
      m,
    ],
    fill: theme.accentGround,
  });
}
