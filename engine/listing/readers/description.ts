/** The prose about the home: under a heading that says so, in an element named so, else the longest paragraph. */
import { type Candidate, fact, from } from "../facts/candidate.ts";
import { meaningOf } from "../labels/index.ts";
import { parentOf } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";

const MAX_CHARS = 6000;
/** Headings that say "description"; portals have one, or a dozen short ones. */
const MAX_SECTIONS = 40;
const NOT_PROSE =
  /cookie|javascript|copyright|©|privacy|terms (?:of|and)|all rights reserved|免责|声明|版权|disclaimer|aviso legal|datenschutz|politique de|captcha|calculator|disclaimer|^https?:|仅供参考|個人情報|シミュレーション|登录|注册|browser|app store/i;
const NAMED =
  /descri|comment|remarks?\b|beschreib|postingbody|introContent|auto-general|comentario|about-?this|detail-?text|expose-?text|popis|(?:^|[\s_-])opis(?:$|[\s_-])|beskriv|kuvaus|kirjeldus|leir[aá]s/i;
const NONE = /^(?:暂无|暂无房源介绍|no description|keine beschreibung|sin descripción)/;

/** An element that says by its own or its parent's name that it holds the description. */
function isNamed(block: Line["block"]): boolean {
  const { attribs } = block;
  const parent = parentOf(block);
  return NAMED.test(
    `${attribs.class ?? ""} ${attribs.id ?? ""} ${attribs.itemprop ?? ""} ${parent?.attribs.class ?? ""} ${parent?.attribs.id ?? ""}`,
  );
}

/** A Chinese or Japanese character or a Korean syllable says as much as two or three letters. */
const weightOf = (text: string): number =>
  text.length +
  1.6 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

const isProse = (line: Line): boolean => line.text.length >= 12 && !NOT_PROSE.test(line.text);

/** Lines from a heading to the next one, joined. */
function section(page: Page, start: number): string {
  const lines: string[] = [];
  let size = 0;
  const level = page.main[start]?.heading || 6;
  for (const line of page.main.slice(start + 1, start + 160)) {
    if ((line.heading > 0 && line.heading <= level) || size > MAX_CHARS) break;
    if (line.text.length <= 40 && meaningOf(line.text, page.hints.language) !== null) break;
    if (line.linked || NONE.test(line.text)) continue;
    lines.push(line.text);
    size += line.text.length;
  }
  const text = lines.join("\n");
  // A list of short items is a table of facts or a menu of languages.
  const prose = lines.filter((line) => line.length >= (/\p{Script=Han}/u.test(line) ? 5 : 25)).join("").length;
  return prose * 3 >= text.length ? text : "";
}

export function readDescription(page: Page): Candidate[] {
  const candidates: Candidate[] = [];
  const sections: string[] = [];
  let read = 0;
  page.main.forEach((line, at) => {
    if (
      read >= MAX_SECTIONS ||
      line.text.length > 40 ||
      line.linked ||
      meaningOf(line.text, page.hints.language) !== "description"
    )
      return;
    read++;
    const text = section(page, at);
    if (text !== "" && !sections.includes(text) && !NOT_PROSE.test(text.slice(0, 60))) sections.push(text);
    if (text.length >= 20 && !NOT_PROSE.test(text.slice(0, 60)))
      candidates.push(
        ...from("text", [fact("description", text.slice(0, MAX_CHARS), Math.min(0.78, 0.55 + text.length / 4000))]),
      );
  });
  // Chinese portals split the prose into short titled parts; together they are the description.
  const joined = sections.join("\n");
  if (sections.length > 1 && joined.length >= 20)
    candidates.push(
      ...from("text", [fact("description", joined.slice(0, MAX_CHARS), Math.min(0.78, 0.56 + joined.length / 4000))]),
    );
  for (const pair of page.pairs)
    if (pair.meaning === "description" && pair.value.length >= 20 && !NONE.test(pair.value))
      candidates.push(
        ...from("table", [
          fact("description", pair.value.slice(0, MAX_CHARS), Math.min(0.7, 0.45 + pair.value.length / 3000)),
        ]),
      );
  const blocks = new Map<Line["block"], string[]>();
  for (const line of page.main)
    if (isProse(line) && !line.linked) {
      const before = blocks.get(line.block);
      if (before) before.push(line.text);
      else blocks.set(line.block, [line.text]);
    }
  const longest = [...blocks].map(([block, lines]) => ({ text: lines.join("\n"), named: isNamed(block) }));
  const best = longest
    .filter(({ text, named }) => weightOf(text) >= (named ? 30 : 120))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.text.length - a.text.length)[0];
  if (best)
    candidates.push(...from("text", [fact("description", best.text.slice(0, MAX_CHARS), best.named ? 0.6 : 0.5)]));
  return candidates;
}
