/** Elements that a page calls a title, in whatever language and template. */
import type { Element } from "domhandler";
import { around, textIn } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { elementsOf } from "../page/tagged.ts";
import { tidy } from "../units/number.ts";

/** What portals call the element of a home's own name. */
export const OWN_TITLE =
  /(?:^|[\s_-])(?:house-?title|listing-?title|property-?title|ad-?title|main-?title|room_?name|postingtitle)/i;
/** The same in any language and template; sections, boxes, people and cards have titles, too. */
const TITLE =
  /titre|t[ií]tulo|titel|titolo|title|headline|(?:bukken|bk|property|prop|object|estate|house)[_-]?name|(?:^|[\s_-])(?:tit|ttl|name|nombre|nome|naam)(?:$|[\s_-])/i;
const OF_A_PART =
  /sub|section|block|widget|card|box|panel|modal|page|site|tab|group|list|item|contact|agent|broker|form|logo|staff|shop|user|team|author|company|office/i;
/** Signs of a title that are compared. */
export const MAX_TITLED = 220;
/** What an element is called by its class and id. */
export const calledSo = ({ attribs: { class: names = "", id = "" } }: Pick<Element, "attribs">): string =>
  `${names} ${id}`.slice(0, 300);

/** What alone on the page is called a title: one class, one text. By the line it stands in. */
export function titled(page: Page): ReadonlyMap<Line, string> {
  const byName = new Map<string, Set<string>>();
  // classes repeat from row to row: what each says is asked once
  const asked = new Map<string, boolean>();
  for (const element of elementsOf(page)) {
    const names = calledSo(element);
    if (names === " ") continue;
    const title = asked.get(names) ?? (TITLE.test(names) && !OF_A_PART.test(names));
    asked.set(names, title);
    if (!title) continue;
    if (around(element, 3, (outer) => PEOPLE.test(calledSo(outer))) !== null) continue;
    const texts = byName.get(names) ?? new Set();
    if (texts.size < 3) byName.set(names, texts.add(tidy(textIn(element, MAX_TITLED))));
  }
  const only = [...byName.values()].flatMap((texts) => (texts.size === 1 ? [...texts] : []));
  const found = new Map<Line, string>();
  for (const text of only) {
    const line = page.main.find((one) => one.text === text || one.parts.includes(text));
    if (line !== undefined && !found.has(line)) found.set(line, text);
  }
  return found;
}
const PEOPLE = /agent|broker|contact|staff|shop|team|advertiser|seller|realtor|office|company|asesor|consult/i;
