/** A page as the reader of a screen sees it: lines of text in order, each with where it stands. */
import type { CheerioAPI } from "cheerio/slim";
import type { AnyNode, Element } from "domhandler";
import { tidy } from "../units/number.ts";
import { around, isElement } from "./element.ts";

export type Line = {
  text: string;
  /** The text nodes the line was made of. */
  parts: string[];
  /** The block element that holds it. */
  block: Element;
  /** 1..6 for headings, 0 otherwise. */
  heading: number;
  /** Inside a link, a button or a form control. */
  linked: boolean;
  /** Navigation, footers, forms, cookie banners. */
  chrome: boolean;
  /** Below "similar homes" and the like: facts of other listings. */
  aside: boolean;
  /** Crossed out: a former price. */
  struck: boolean;
};

const SKIPPED = new Set([
  "script",
  "style",
  "noscript",
  "svg",
  "template",
  "select",
  "option",
  "textarea",
  "iframe",
  "head",
  "object",
  "canvas",
  "title",
  "math",
  "datalist",
]);
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "big",
  "cite",
  "code",
  "data",
  "del",
  "dfn",
  "em",
  "font",
  "i",
  "ins",
  "kbd",
  "label",
  "mark",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strike",
  "strong",
  "sub",
  "sup",
  "time",
  "tt",
  "u",
  "var",
  "wbr",
  "ruby",
  "rb",
]);
const CHROME_NAMES =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|(?<!(?:block|card|item|box|property|listing|panel)[-_])footer|breadcrumbs?|cookies?|consent|login|signin|mortgage|calculator|simulat\w*|loan|similar|recommend\w*|related|nearby|mega-?menu|site-?header|topbar|pankuzu)(?:$|[\s_-])/i;
const SIMILAR =
  /^(?:similar|related|nearby (?:similar )?(?:homes|properties|listings)|同類型|同类型|recommended|other (?:properties|listings|homes)|more (?:properties|homes|listings)|you (?:may|might) also|recently viewed|people also viewed|homes for you|猜你喜欢|相似房源|推荐房源|附近房源|看了又看|为您推荐|為您推薦|更多推薦|更多推荐|同小区|周边房源|相关房源|同小區|小区成交|成交记录|おすすめの|あなたへの|同じエリア|この物件を見た|類似|近隣の物件|他の物件|最近見た|このマンションの他の|비슷한|추천 매물|이 지역|주변 매물|ähnliche|weitere (?:objekte|immobilien)|das könnte|annonces? similaires?|biens similaires|autres annonces|vous aimerez|ces biens|anuncios similares|viviendas similares|inmuebles similares|pisos similares|te puede interesar|otros anuncios|annunci simili|immobili simili|potrebbe interessarti|imóveis semelhantes|imóveis similares|imóveis parecidos|você também|outros imóveis|vergelijkbare|похожие|объявления, которые|вам могут|exclusively owner|podobn[eéý]|zobacz (?:też|również|podobne)|inne (?:oferty|ogłoszenia)|polecane|další nabídky|mohlo by vás zajímat|ďalšie ponuky|liknande|lignende|(?:andra|fler) bostäder|(?:andre|flere) boliger|samankaltais|vastaavia|sarnased|hasonló|további (?:ingatlan|hirdetés)|slič(?:ni|ne|an)|benzer|παρόμοι|схожі|tương tự|bất động sản (?:khác|liên quan)|(?:properti|rumah) (?:serupa|lainnya)|w tej samej|residential property price register|(?:recently|just) (?:sold|let|listed|added)|sold (?:nearby|in)|recent sales|comparable|latest (?:properties|listings|homes)|featured (?:properties|listings|homes)|properties you|nos (?:autres )?biens|biens (?:à proximité|similaires)|dans le même (?:secteur|quartier)|à voir aussi|auch interessant|andere nutzer|nutzer haben auch|también te|propiedades (?:relacionadas|similares)|inmuebles (?:relacionados|parecidos)|más (?:inmuebles|pisos|propiedades)|altri (?:immobili|annunci)|ti potrebbe|poderá (?:também )?gostar|também poderá|imóveis relacionados|mais imóveis|bekijk ook|misschien (?:ook )?interessant|gerelateerde|andere woningen|meer (?:aanbod|woningen)|こちらもおすすめ|この条件に|関連物件|近くの物件|同じ建物の|함께 본|유사 매물|같은 단지|同户型|同商圈|看过该|浏览了|其他房源|您可能|你可能|同屋苑|附近放盤|ประกาศใกล้เคียง|โครงการใกล้เคียง)/i;
/** The longest of real pages has 750. */
const MAX_LINES = 3000;
/** A line may be a whole description, but not a flood. */
const MAX_LINE = 8000;
const MAX_PARTS = 200;
/** Signs of a class or an id that are asked what they mean. */
const MAX_NAMES = 300;

type Where = { chrome: boolean; linked: boolean; struck: boolean; block: Element };

/** A heading of the first rank or a definition list inside: the wrapper of the content, whatever its name says. */
const holdsContent = (element: Element, depth = 0): boolean =>
  depth < 14 &&
  element.children.some(
    (child) => isElement(child) && (child.name === "h1" || child.name === "dl" || holdsContent(child, depth + 1)),
  );

const isChrome = (element: Element): boolean => {
  if (element.name === "nav") return true;
  // the foot of an article is its own, not the page's
  if (element.name === "footer") return around(element, 4, ({ name }) => name === "article") === null;
  if (element.name === "form" || element.name === "dialog") return !holdsContent(element);
  // The frame of the whole page often carries such words ("page-with-menu").
  if (element.name === "body" || element.name === "html" || element.name === "main" || element.name === "h1")
    return false;
  const { class: names = "", id = "", role = "" } = element.attribs;
  return (
    role === "navigation" ||
    ((CHROME_NAMES.test(names.slice(0, MAX_NAMES)) || CHROME_NAMES.test(id.slice(0, MAX_NAMES))) &&
      !holdsContent(element))
  );
};

const FORMER =
  /(?:^|[\s_-])(?:old|former|previous|prev|orig(?:inal)?|crossed|was|strike(?:through)?)-?_?price(?:$|[\s_-])|price[_-]{0,2}(?:old|former|previous|prev|orig(?:inal)?|was|before|crossed)(?:$|[\s_-])|^(?:old|orig|was|before|antes|anterior|avant|ancien|prima|vorher|alt|oud|van|barrato|tachado|barr[eé])$|line-through/i;

const MAY_BE_FORMER = /price|line-through|^.{2,8}$/i;
/** Crossed out by its tag, its style or what it is called. */
const isCrossedOut = ({ name, attribs }: Element): boolean =>
  name === "del" ||
  name === "s" ||
  name === "strike" ||
  (attribs.class !== undefined &&
    MAY_BE_FORMER.test(attribs.class.slice(0, MAX_NAMES)) &&
    FORMER.test(attribs.class.slice(0, MAX_NAMES))) ||
  (attribs.style?.slice(0, MAX_NAMES).includes("line-through") ?? false);

/** Heading level of an element that is one by tag or by ARIA. */
const headingOf = (element: Element): number => {
  if (/^h[1-6]$/.test(element.name)) return Number(element.name[1]);
  return element.attribs.role === "heading" ? Number(element.attribs["aria-level"] ?? 3) || 3 : 0;
};

/** Two figures side by side ("2 bathrooms" and "134 m²", told apart by icons) are no one number. */
const joined = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) => (/\d\s*$/.test(text.slice(-3)) && /^\s*\d/.test(part) ? `${text} · ${part}` : `${text} ${part}`),
    "",
  );

/** The lines of a document, at most 3000. */
export function linesOf($: CheerioAPI): Line[] {
  const lines: Line[] = [];
  let parts: string[] = [];
  let strikes: boolean[] = [];
  let held: (Where & { heading: number }) | null = null;
  const flush = () => {
    // a former price may stand crossed out in the line of the new one
    if (held && !held.struck && strikes.includes(true)) parts = parts.filter((_, at) => !strikes[at]);
    strikes = [];
    const text = tidy(joined(parts).slice(0, MAX_LINE));
    if (held && text !== "" && /[\p{L}\p{N}]/u.test(text))
      lines.push({
        text,
        parts: parts.map(tidy).filter(Boolean),
        block: held.block,
        heading: held.heading,
        linked: held.linked,
        chrome: held.chrome,
        aside: false,
        struck: held.struck,
      });
    parts = [];
    held = null;
  };
  const walk = (nodes: readonly AnyNode[], where: Where, heading: number) => {
    for (const node of nodes) {
      if (lines.length >= MAX_LINES) return;
      if (node.type === "text") {
        if (node.data.trim() === "") continue;
        // A line is linked only when all of it is; one part outside the link makes it text.
        if (held === null) held = { ...where, heading };
        else {
          held.linked &&= where.linked;
          held.struck &&= where.struck;
        }
        if (parts.length < MAX_PARTS) {
          parts.push(node.data.slice(0, MAX_LINE));
          strikes.push(where.struck);
        }
      } else if (isElement(node) && !SKIPPED.has(node.name)) {
        const block = !INLINE.has(node.name);
        if (block) flush();
        // of an empty element only the end of the line before it is left
        if (node.children.length === 0) continue;
        const inner: Where = {
          chrome: where.chrome || isChrome(node),
          linked: where.linked || node.name === "a" || node.name === "button",
          struck: where.struck || isCrossedOut(node),
          block: block && node.name !== "br" ? node : where.block,
        };
        walk(node.children, inner, headingOf(node) || heading);
        if (block) flush();
      }
    }
  };
  // Pasted fragments have no body, broken pages several.
  const root = $.root().get(0);
  const first = root?.children.find(isElement);
  if (root && first) walk(root.children, { chrome: false, linked: false, struck: false, block: first }, 0);
  flush();
  return markAsides(lines);
}

/** A heading "similar homes" rules until the next heading of its level or above. */
function markAsides(lines: Line[]): Line[] {
  let open = 0;
  for (const line of lines) {
    if (open > 0 && line.heading > 0 && line.heading <= open && !SIMILAR.test(line.text)) open = 0;
    if (line.text.length <= 60 && SIMILAR.test(line.text) && !line.linked) open = Math.max(open, line.heading || 6);
    line.aside = open > 0;
  }
  return lines;
}
