/** The last page: all facts, what the law wants stated, the way there, and who to call. */
import { addOnWechat } from "#engine/account/wechat-words";
import type { Part } from "../layout/node.ts";
import { accentInks, across, down, gap, paperInks } from "../templates/draft.ts";
import { kitOf } from "../templates/kit.ts";
import { type PageDraft, runningHead } from "./sheet.ts";
import { brochureWords } from "./words.ts";

type Row = readonly [name: string, value: string];

/** The agent's face, and the codes beside their name. */
const FACE = 13;
const CODE = 14;

/** Lines are left out from the end. */
const LAST = 60;

/** In two columns, read down one and then the other. */
const columnsOf = (rows: readonly Row[]): (readonly Row[])[] => {
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)].filter((column) => column.length > 0);
};

export function factsPage(draft: PageDraft, photo: number | null): Part {
  const { content, frame, theme, book } = draft;
  const kit = kitOf(draft, paperInks(theme));
  const { u, m } = kit;
  const words = brochureWords[content.language];
  const line = ([name, value]: Row, size: number, drop: number | null): Part =>
    down(
      [
        kit.rule(),
        across([{ ...kit.note(name, { lines: 2 }), wide: 21 * u }, kit.body(value, { size, grow: 1, lines: 3 })], {
          gap: 1.6 * u,
          align: "start",
        }),
      ],
      { gap: 0.9 * u, ...(drop === null ? {} : { drop }) },
    );
  /** What stands below the `kept`th line of a column goes where there is no room: what the law wants stands in the marks too. */
  const table = (rows: readonly Row[], size: number, kept: number): Part =>
    across(
      columnsOf(rows).map((column) =>
        down(
          column.map((row, at) => line(row, size, at < kept ? null : LAST - at)),
          { gap: 0.9 * u, grow: 1 },
        ),
      ),
      { gap: 5 * u, align: "start" },
    );
  const disclosures =
    book.disclosures.length === 0
      ? null
      : down(
          [
            kit.label(words.disclosures, { color: theme.accent, lines: 1 }),
            book.foreign ? kit.note(words.asStated, { lines: 1 }) : null,
            table(book.disclosures, 2.05, 3),
          ],
          { gap: 1.1 * u },
        );
  const where =
    book.address === null && book.map === null
      ? null
      : across(
          [
            down(
              [
                kit.label(words.place, { color: theme.accent, lines: 1 }),
                kit.body(book.address ?? content.place ?? "", { size: 2.6, weight: 500, lines: 3 }),
                book.map === null ? null : kit.note(words.map, { color: theme.accent, lines: 1 }),
              ],
              { gap: 0.7 * u, grow: 1 },
            ),
            book.map === null ? null : { kind: "qr" as const, text: book.map, side: Math.round(13 * u), drop: 6 },
          ],
          { gap: 3 * u, align: "center" },
        );
  return down(
    [
      down(
        [
          runningHead(kit, draft),
          kit.rule(),
          down([kit.headline(words.facts, 5.6, { lines: 1 })], { pad: [3 * u, 0, 0, 0] }),
          content.rows.length === 0 ? null : table(content.rows, 2.35, 4),
          disclosures,
          where,
          photo === null ? gap() : kit.photo({ picture: photo, grow: 1, least: frame.height * 0.14, drop: 1 }),
        ],
        { gap: 3.2 * u, grow: 1, pad: [6 * u, m, 3 * u, m] },
      ),
      contact(draft),
      down([kit.marks()], { pad: [1.8 * u, m, 3.4 * u, m] }),
    ],
    { fill: theme.paper },
  );
}

/** In the account's colour across the sheet: face, name, number, firm, the code that adds the agent, and that of the home's page. */
function contact(draft: PageDraft): Part | null {
  const { content, theme } = draft;
  const kit = kitOf(draft, accentInks(theme));
  const { u, m } = kit;
  const { agent } = content;
  if (agent === null && content.link === null) return null;
  const firm = [agent?.company ?? null, agent?.licence ?? null].filter((one) => one !== null && one !== "");
  const { portrait, wechat } = agent ?? {};
  const own = (picture: number, side: number, radius: number): Part => ({
    ...{ kind: "picture", picture, instead: "#ffffff", wide: side * u, high: side * u, radius: radius * u },
  });
  return across(
    [
      portrait === undefined ? null : own(portrait, FACE, FACE / 2),
      down(
        [
          kit.label(kit.words.contact, { lines: 1 }),
          agent === null ? null : kit.headline(agent.name, 5, { lines: 2 }),
          agent?.phone ? kit.figure(agent.phone, 3.6, {}, kit.sans(3.4, 500, 1.25, 0)) : null,
          firm.length > 0 ? kit.note(firm.join(" · "), { lines: 3 }) : null,
        ],
        { gap: 0.9 * u, grow: 1 },
      ),
      wechat === undefined
        ? null
        : down([own(wechat, CODE, 0), kit.note(addOnWechat[content.language], { align: "center", lines: 2 })], {
            gap: 0.8 * u,
            wide: CODE * u,
          }),
      content.link === null
        ? null
        : down([kit.qr(CODE), kit.scan({ align: "center", lines: 2 })], { gap: 0.8 * u, wide: (CODE + 1) * u }),
    ],
    { gap: 3 * u, align: "center", pad: [3.6 * u, m, 3.6 * u, m], fill: theme.accentGround },
  );
}
