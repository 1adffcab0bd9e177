/** The parts all templates are set from: one hand, one hierarchy of sizes. */
import { addOnWechat } from "#engine/account/wechat-words";
import type { PictureContent } from "../content/content.ts";
import { pictureWords } from "../content/words.ts";
import { inOnePiece } from "../layout/break-lines.ts";
import { luminanceOf, rgbOf } from "../layout/colors.ts";
import type { Part, PartOf, Style } from "../layout/node.ts";
import { across, type Draft, down, gap, type Inks, photoInks, type StackMore } from "./draft.ts";
import { priceSpans } from "./price-spans.ts";

/** The room of a logo, and the white around it on a dark ground. */
const LOGO = { wide: 15, high: 5, pad: 0.9 } as const;

/** Of the smallest words in a feed: 18 of 1080 pixels, six and a half of a phone's. */
const LEAST = 1.67;

/** Across a face beside the name. */
const FACE = 6.4;

/** Weight of headlines set without serifs. */
const SANS_HEADLINE = 600;

/** Characters of a name, a number or one of the law's particulars that no line parts. */
const HELD = 30;
/** In one piece where it is short: "Provision: 2,98 % inkl. MwSt.", "顾芸". */
const held = (one: string): string => ([...one].length <= HELD ? inOnePiece(one.replaceAll(" ", "\u00a0")) : one);
/** What stands between particulars: a dot, and in markets of Chinese and Japanese a stroke or a semicolon. */
const BETWEEN = /( · |／|；)/u;
const heldMarks = (mark: string): string =>
  mark
    .split(BETWEEN)
    .map((part) => (BETWEEN.test(part) ? part : held(part)))
    .join("");

type Align = "start" | "center" | "end";
interface More {
  align?: Align;
  lines?: number;
  drop?: number;
  grow?: number;
  least?: number;
  balanced?: boolean;
}

/** The type of a draft, in its inks. */
export function kitOf(draft: Draft, inks: Inks) {
  const { content, frame, theme, photos, typeface } = draft;
  const logo = draft.logoPlace === "none" ? null : draft.logo;
  const { u } = frame;
  /** Seen on a phone, in a feed. */
  const feed = !frame.wide && frame.ratio !== "A4";
  /** In hundredths: type of this size as it is read on what the picture is made for. */
  const small = (size: number): number => size * frame.small;
  const { language } = content;
  const han = language === "zh" || language === "ja" || language === "ko";
  const words = pictureWords[language];

  const text = (value: string, style: Style, color: string, set: More & { smallest: number; cut?: boolean }): Part => ({
    kind: "text",
    text: value,
    style,
    color,
    lines: set.lines ?? 1,
    smallest: set.smallest,
    balanced: set.balanced ?? false,
    cut: set.cut ?? false,
    align: set.align ?? "start",
    ...(set.drop === undefined ? {} : { drop: set.drop }),
    ...(set.grow === undefined ? {} : { grow: set.grow }),
    ...(set.least === undefined ? {} : { least: set.least }),
  });
  const sans = (size: number, weight = 400, leading = 1.5, tracking = 0): Style => ({
    family: "sans",
    size: size * u,
    weight,
    leading,
    tracking,
  });
  const serif = (size: number, weight: number, leading: number, tracking = 0): Style => ({
    family: typeface === "sans" ? "sans" : "serif",
    size: size * u,
    // a sans stands as firm beside its small type only when it is heavier
    weight: typeface === "sans" ? Math.max(weight, SANS_HEADLINE) : weight,
    leading,
    tracking,
  });

  /** Small, spaced, in capitals where there are any. */
  const label = (value: string, set: More & { color?: string; size?: number; weight?: number } = {}): Part =>
    text(
      han ? value : value.toLocaleUpperCase(language),
      sans(small(set.size ?? (han ? 2.15 : 1.85)), set.weight ?? 500, 1.4, han ? 0.1 : 0.14),
      set.color ?? inks.muted,
      { lines: 2, cut: true, smallest: (feed ? LEAST : 1.6) * u, ...set },
    );
  const headline = (value: string, size: number, set: More & { weight?: number; color?: string } = {}): Part =>
    text(
      value,
      serif(size, set.weight ?? (han ? 500 : 400), han ? 1.34 : 1.16, han ? 0.01 : -0.012),
      set.color ?? inks.ink,
      {
        lines: 3,
        smallest: 2.6 * u,
        balanced: true,
        cut: true,
        ...set,
      },
    );
  const body = (value: string, set: More & { size?: number; weight?: number; color?: string } = {}): Part =>
    text(value, sans(small(set.size ?? 2.6), set.weight ?? 400, 1.5), set.color ?? inks.ink, {
      lines: 2,
      smallest: 1.75 * u,
      cut: true,
      ...set,
    });
  const note = (value: string, set: More & { color?: string } = {}): Part =>
    text(value, sans(small(2.05), 400, 1.5), set.color ?? inks.muted, {
      lines: 2,
      smallest: (feed ? LEAST : 1.6) * u,
      cut: true,
      ...set,
    });
  const figure = (value: string, size: number, more: Partial<PartOf<"figure">> = {}, style?: Style): Part => ({
    kind: "figure",
    spans: priceSpans(value),
    style: style ?? serif(size, 400, 1.08, -0.01),
    color: inks.ink,
    smallest: 2.2 * u,
    ...more,
  });
  const rule = (more: Partial<PartOf<"rule">> = {}): Part => ({
    kind: "rule",
    color: inks.hairline,
    thickness: Math.max(1, 0.12 * u),
    ...more,
  });
  const { portrait, wechat } = content.agent ?? {};
  /** To the home's page; while it has none, the code people add the agent by. */
  const qr = (side = 13.5): Part | null => {
    if (content.link !== null) return { kind: "qr", text: content.link, side: Math.round(side * u), drop: 5 };
    if (wechat === undefined) return null;
    return { kind: "picture", picture: wechat, instead: theme.paper, wide: side * u, high: side * u, drop: 5 };
  };
  /** Of who signs, where their card shows one. */
  const face = (side = FACE): Part | null =>
    portrait === undefined
      ? null
      : {
          ...{ kind: "picture", picture: portrait, instead: theme.paper, wide: side * u, high: side * u },
          ...{ radius: (side / 2) * u, drop: 2 },
        };
  /** "3室2厅 · 建面112㎡ · 朝南": a fact is never parted. */
  const facts = (set: More & { size?: number; color?: string; most?: number } = {}): Part | null => {
    const shown = content.facts.slice(0, set.most ?? 5).map((fact) => inOnePiece(fact.replaceAll(" ", "\u00a0")));
    return shown.length === 0 ? null : body(shown.join(" · "), { drop: 3, lines: 3, balanced: true, ...set });
  };
  const place = (set: More & { color?: string } = {}): Part | null =>
    content.place === null ? null : label(content.place, { lines: 1, ...set });
  /** Why it is posted, and where the home is. */
  const head = (color = inks.accent, kicker = content.kicker): Part | null => {
    const left =
      kicker === null || kicker === ""
        ? null
        : label(kicker, { color, lines: 1, grow: 1, least: 18 * u, weight: 600, size: han ? 2.35 : 2 });
    const right = place({ align: "end", ...(inks === photoInks ? { color: photoInks.ink } : {}) });
    if (!left && !right) return null;
    return across([left ?? gap(), right], { gap: 3 * u, align: "center", drop: 4 });
  };
  /** Columns of label and value, hairlines between them. */
  const columns = (rows: PictureContent["rows"], more: StackMore = {}): Part | null =>
    rows.length === 0
      ? null
      : across(
          rows.map(([name, value]) =>
            down(
              [
                note(name, { lines: 1 }),
                text(value, sans(small(2.6), 500, 1.35), inks.ink, { lines: 2, smallest: 1.8 * u, cut: true }),
              ],
              { gap: 0.5 * u, grow: 1 },
            ),
          ),
          { gap: 3 * u, align: "start", ...more },
        );
  const agentLines = ({ grow, ...set }: More = {}): Part | null => {
    const { agent } = content;
    if (!agent) return null;
    const said = (lines: readonly (string | null)[]) => lines.flatMap((line) => (line ? [line] : []));
    const first = said([agent.name, agent.phone]).map(held);
    const second = said([agent.company, agent.licence]);
    return down(
      [
        body(first.join("\u00a0\u00a0 "), { size: 2.45, weight: 500, ...set }),
        second.length > 0 ? note(second.join(" · "), { lines: 2, ...set }) : null,
      ],
      { gap: 0.4 * u, ...(grow === undefined ? {} : { grow }) },
    );
  };
  /** As high or as wide as its room. Where words are light the ground is dark: there it stands on white. */
  const logoPart = (): Part | null => {
    if (logo === null) return null;
    const high = Math.min(LOGO.high, LOGO.wide / logo) * u;
    const picture = {
      kind: "picture",
      picture: draft.logoAt,
      instead: theme.paper,
      whole: "start",
      wide: high * logo,
      high,
    } as const;
    if (luminanceOf(rgbOf(inks.ink)) < 0.5) return picture;
    const pad = LOGO.pad * u;
    return across([down([picture], { fill: "#ffffff", pad: [pad, pad, pad, pad], wide: high * logo + 2 * pad })]);
  };
  /** Parts of a row that names who to call: their face before the first, the logo before it or behind. */
  const signed = ([first = null, ...others]: readonly (Part | null)[]): (Part | null)[] =>
    draft.logoPlace === "end" ? [face(), first, logoPart(), ...others] : [logoPart(), face(), first, ...others];
  const scan = (set: More = {}): Part | null => {
    if (content.link === null && wechat === undefined) return null;
    const said = content.link === null ? addOnWechat[language] : words.scan;
    return note(said, { drop: 1, align: "end", lines: 2, ...set });
  };
  /** The law's small print: never shortened. */
  const marks = (set: More & { color?: string } = {}): Part | null =>
    content.marks.length === 0
      ? null
      : text(content.marks.map(heldMarks).join(" · "), sans(small(1.65), 400, 1.45), set.color ?? inks.muted, {
          lines: 12,
          // on a phone the law's words are still read when all others have made room
          smallest: (feed ? LEAST : 1.3) * u,
          // no firm's last word alone on a line
          balanced: true,
          ...set,
        });
  /** Who to call, at the foot; with the logo of the account. */
  const foot = (more: { align?: Align; code?: number; unsaid?: boolean } = {}): Part | null => {
    const agent = agentLines({ ...(more.align ? { align: more.align } : {}), grow: 1 });
    const code = more.code === undefined ? null : qr(more.code);
    if (!agent && !code && logo === null) return null;
    return across(signed([agent ?? gap(1), code && !more.unsaid ? scan() : null, code]), {
      gap: 2.4 * u,
      align: "center",
    });
  };
  /** What stands behind the photos is the logo: a photo that is missing must not be that. */
  const photo = ({ picture = 0, ...more }: Partial<PartOf<"picture">> = {}): Part => ({
    kind: "picture",
    picture: picture < photos ? picture : Number.POSITIVE_INFINITY,
    instead: theme.blank,
    ...more,
  });
  /** Why it is posted, as a tab on the lower edge of a photo, or so far above it: seen before anything is read. */
  const flagged = (shown: Part, above = 0): Part => {
    const { kicker } = content;
    if (kicker === null || kicker === "") return shown;
    const { grow, least, ...base } = shown;
    const said = label(kicker, { color: theme.onAccent, lines: 1, weight: 600, size: han ? 2.5 : 2.15 });
    const tab = down([said], { fill: theme.accentGround, align: "start", pad: [1.5 * u, 2.4 * u, 1.4 * u, 2.4 * u] });
    const low = down([gap(), across([tab, gap()])], { pad: [0, frame.margin, above, frame.margin] });
    return {
      ...{ kind: "over", base, layers: [{ part: low, shade: "none" }] },
      ...(grow === undefined ? {} : { grow }),
      ...(least === undefined ? {} : { least }),
    };
  };
  return {
    u,
    m: frame.margin,
    high: frame.edge.top,
    low: frame.edge.bottom,
    flagged,
    han,
    words,
    inks,
    text,
    sans,
    serif,
    label,
    headline,
    body,
    note,
    figure,
    rule,
    qr,
    facts,
    place,
    head,
    columns,
    agentLines,
    logoPart,
    face,
    signed,
    scan,
    marks,
    foot,
    photo,
  };
}
