/** City and district from breadcrumbs and titles, where no address names them ("广州安居客 > 广州租房 > 增城租房"). */
import type { Element } from "domhandler";
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import { isElement, nodesIn, textIn } from "../page/element.ts";
import type { Page } from "../page/page.ts";
import { elementsOf, metaText } from "../page/tagged.ts";
import { cityAtStart, townAtStart } from "../units/chinese-cities.ts";
import { plain } from "../units/number.ts";

const TRAIL_CLASS = /crumb|pankuzu|(?:^|[\s_-])bread(?:$|[\s_-])/i;
const PORTALS_TRAIL = /fl l-txt|p_1180|node_infor/;

const isTrail = ({ attribs: { class: names = "", id = "", itemtype = "" } }: Element): boolean =>
  TRAIL_CLASS.test(names) || /crumb/i.test(id) || itemtype.includes("BreadcrumbList") || PORTALS_TRAIL.test(names);
const SUFFIX = /(?:市)?(?:安居客|房产网|房产|租房|二手房|合租|整租|房屋出租|公寓出租|链家|贝壳|租房信息|小区){1,6}$/;
/** Elements and names of a trail that are looked at; real ones have five. */
const MAX_TRAIL = 400;
const MAX_NAMES = 40;

/** Texts of the breadcrumb, outermost first. */
function breadcrumb(page: Page): string[] {
  const trail = elementsOf(page).find(isTrail);
  const links: string[] = [];
  for (const node of trail ? nodesIn(trail, MAX_TRAIL) : [])
    if (node !== trail && isElement(node) && node.name === "a") links.push(plain(textIn(node, 200)));
  return links.filter((text) => text !== "" && text.length < 40).slice(0, MAX_NAMES);
}

function chinese(page: Page): Fact[] {
  const trail = breadcrumb(page);
  const names = trail
    .map((text) => text.replace(SUFFIX, ""))
    .filter((text, at, all) => text.length >= 2 && all.indexOf(text) === at);
  const city =
    names.find(
      (name, at) => cityAtStart(name) === name || (at === 0 && cityAtStart(name) === name.replace(/市$/, "")),
    ) ?? null;
  const inTitle =
    plain(page.title.slice(0, 300))
      .split(/[_\-\s,，【】|]/)
      // "黄山新村" is an estate, not the city of Huangshan.
      .filter((part) => !/^.{2,4}(?:新村|[路街区园河湖])/.test(part))
      .map((part) => townAtStart(part))
      .find((name) => name !== null) ?? null;
  const inKeywords = cityAtStart(plain((metaText(page, "keywords") ?? "").slice(0, 100)));
  const facts: Fact[] = [];
  const said = city ?? inTitle ?? inKeywords;
  if (said) facts.push(fact("city", said, 0.72));
  const parts = names
    .filter((name) => name !== said && !/首页|^房$/.test(name))
    .map((name) => (said && name.startsWith(said) && name.length > said.length + 1 ? name.slice(said.length) : name));
  const community = page.pairs.find(({ meaning }) => meaning === "community")?.value.split(/[(（\s]/)[0] ?? null;
  const district = page.pairs.find(({ meaning }) => meaning === "district")?.value ?? null;
  const own = [said, ...(district ? district.split(/[\s·]+/).slice(0, 1) : parts.slice(0, 2)), community].filter(
    (part, at, all): part is string => Boolean(part) && all.indexOf(part) === at,
  );
  if (said && own.length >= 2) facts.push(fact("address", own.join(" "), 0.66));
  if (parts[0] && !district) facts.push(fact("district", parts[0], 0.6));
  return facts;
}

export function readPlace(page: Page): Candidate[] {
  return page.hints.country === "CN" ? from("text", chinese(page)) : [];
}
