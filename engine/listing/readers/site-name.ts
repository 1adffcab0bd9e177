/** What a site calls itself, so that its name is not taken for a home's. */
import type { Element } from "domhandler";
import { around, isElement, nodesIn } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { metaText } from "../page/tagged.ts";
import { tidy } from "../units/number.ts";
import { namesNoHome } from "./not-a-name.ts";
import { FIRM } from "./own-agency.ts";

/** Between words that stand one blank apart. */
const SEPARATOR = /\s[|｜–—]\s|\s-\s|[|｜]|_/;
/** Words and figures of homes: a text that has them is rather a home's than a site's. */
export const HOMELY =
  /\d|bed|室|房|居|LDK|DK|m²|㎡|piso|casa|apart|house|flat|villa|wohnung|zimmer|haus|maison|pièces|maison|マンション|土地|戸建|street|road|street|avenue|calle|via|rue|straße|квартир|dúplex|duplex|chalet|moradia|trilocale|mieszkanie|\bdom\b|dům|domu|\bbyt\b|lägenhet|bostad|leilighet|lejlighed|asunto|korter|lakás|daire|stan\b/i;

/** Without blanks and capitals: "Milano Case" is the site's name on milanocase.it. */
export const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, "");

const LEGAL = /\s(?:GmbH|Ltd\.?|LLC|Inc\.?|S\.?L\.?|[Ss]\.?r\.?l\.?|SARL|B\.?V\.?)$|株式会社/u;
const MAX_SITE = 24;
/** The parts of a page's title between its separators. */
export const partsOf = (title: string): string[] =>
  tidy(title.slice(0, 400))
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);

/** The site as the page's title names it: a firm, a host, or what stands beside words of a template ("Objekt 12 – Donauwohnen"). */
function siteInTitle(page: Page): string | null {
  const parts = partsOf(page.title);
  const firm = parts.find((part) => FIRM.test(part));
  if (firm !== undefined) return firm.replace(LEGAL, "");
  const host = parts.find((part) => /^[\w-]{2,40}\.[a-z]{2,6}$/.test(part));
  if (host !== undefined) return host.replace(/\.[a-z]{2,6}$/, "");
  const own = parts.filter((part) => !namesNoHome(part, page.hints.language));
  const [only = ""] = own;
  return own.length === 1 &&
    parts.length > 1 &&
    only.length < MAX_SITE &&
    !/\d/.test(only) &&
    !(HOMELY.test(only) && /\s/.test(only))
    ? only
    : null;
}

const sites = new WeakMap<Page, string>();
/** The site's name without blanks and capitals: as it says itself, as its title names it, as its host is called. */
export function siteOf(page: Page): string {
  const before = sites.get(page);
  if (before !== undefined) return before;
  const name = metaText(page, "og:site_name")?.slice(0, 200) ?? siteInTitle(page) ?? page.site?.split(".")[0] ?? "";
  const site = squeezed(name);
  sites.set(page, site);
  return site;
}

/** Whether a text is the site's name, or the beginning of it. */
export const isSite = (text: string, page: Page): boolean => {
  const [site, host] = [siteOf(page), page.site?.split(".")[0] ?? ""];
  const said = squeezed(text);
  return said !== "" && (said === site || said === host || (said.length > 3 && site.startsWith(said)));
};

/** Nodes of a heading that are looked through for its link. */
const MAX_INSIDE = 12;
const firstLink = (block: Element): Element | null => {
  for (const node of nodesIn(block, MAX_INSIDE)) if (isElement(node) && node.name === "a") return node;
  return null;
};

/** The site's name, linked to its first page. */
export const isLogo = (line: Line, page: Page): boolean => {
  const link = line.linked ? (around(line.block, 2, ({ name }) => name === "a") ?? firstLink(line.block)) : null;
  const href = link?.attribs.href?.trim().slice(0, 300) ?? "";
  return (
    link !== null &&
    (/^(?:\/|\.\/?|#|\/(?:index|home)\.\w{2,5}|\/[a-z]{2}\/?)$/i.test(href) ||
      (page.url !== null && /^https?:\/\/[^/]+\/?$/.test(href)))
  );
};
