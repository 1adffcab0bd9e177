/** Who offers the home, where no label says so: elements and links named for it, logos, "marketed by X". */
import type { Element } from "domhandler";
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import { factsOf } from "../facts/label-facts.ts";
import { around, isElement, nodesIn, parentOf, textIn } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { metaText, tagged } from "../page/tagged.ts";
import type { Hints } from "../units/hints.ts";
import { plain } from "../units/number.ts";
import { AGENCY_WORD, bareName, isPersonName, personAndFirm } from "../units/who.ts";
import { besideContact } from "./beside-contact.ts";
import { siteAgency, siteLandlord } from "./own-agency.ts";

const PERSON =
  /(?:agent|broker|realtor|advertiser|contact|seller|owner|consultant|adviser|landlord|lister|steward|negotiator|makelaar|makler|corretor|asesor|conseiller)[\w-]{0,40}[\s_-]{0,4}name|particular\b|personal-?name|broker-?name/i;
const COMPANY =
  /(?:agency|brokerage|office|branch|company|customer|dealer|realestateagent|agence|inmobiliaria)[\w-]{0,40}[\s_-]{0,4}(?:name|title)|advertiser-?info|agent-?card/i;
const AGENCY_LINK =
  /agence|agency|agencies|estate-agents?|inmobiliari|imobiliari|agenzi|makler|makelaar|m[äa]klare|megler|courtier|inmuebles|brokers?\b|realtor|\/agents?\/|real-estate-agent|professionnels|\/pro\//i;
const AGENCY_IMAGE = /agent|agency|agence|branch|broker|advertiser|customer|inmobiliaria|company/i;
const SAID =
  /(?:marketed by|listed by|offered by|presented by|brought to you by|selling for .{1,20} from|entre em contato com|en contacto con|proposé par|vermarktet durch|offerto da)\s+(\p{Lu}[^.,!|]{2,50})(?=[.,!|]|$)/iu;
const NOT_A_NAME =
  /^(?:about us|about|our (?:team|story|agents)|über uns|qui sommes|sobre nosotros|quiénes|chi siamo|sobre nós|agent|broker|contact|view|see|call|email|all|more|home|logo|photo|image|agency|find|request|show|post|list|sell|advertise|publish|free|join|sign|register|log|download|upload|submit|rent|buy|ver|voir|подробнее|mehr|read|learn|details?|anunciante|professional|profesional)\b|logo$|^\d|^(?:物件番号|房源编号|매물번호)/i;

/** Names of places for advertisements, which stand where agents do. */
const AD_SLOT = /^(?:[A-Z][a-z]+){3,}$|rectangle|billboard|skyscraper|leaderboard/;

const names = (element: Element | null): string =>
  element
    ? `${element.attribs.class ?? ""} ${element.attribs.id ?? ""} ${element.attribs.itemprop ?? ""} ${element.attribs["data-testid"] ?? ""}`
    : "";
/** Levels of a page, and nodes inside a link, that are looked through. */
const MAX_LEVELS = 300;
const MAX_INSIDE = 200;
const isFrame = ({ name }: Element): boolean => name === "nav" || name === "footer";
const isHeaded = (element: Element): boolean => isFrame(element) || element.name === "header";

/** The alternative text of the first picture inside. */
function pictured(element: Element): string | undefined {
  for (const node of nodesIn(element, MAX_INSIDE))
    if (isElement(node) && node.name === "img" && node !== element) return node.attribs.alt;
  return undefined;
}

const said = (field: "agentName" | "agentCompany", value: string, confidence: number, hints: Hints): Fact[] => {
  const text = plain(value).replace(/^(?:particular|private|privat)\s*-\s*/i, "");
  return NOT_A_NAME.test(text) || AD_SLOT.test(text)
    ? []
    : factsOf({ meaning: field, label: "", value: text, confidence }, hints);
};

type Naming = "person" | "company" | null;

/** What the names of an element say it holds. */
function namingOf(element: Element | null): Naming {
  const own = names(element);
  return PERSON.test(own) ? "person" : COMPANY.test(own) ? "company" : null;
}

/** Lines in elements whose own or parent's name says agent. */
function named(page: Page): Fact[] {
  const facts: Fact[] = [];
  // Many lines stand in one element.
  const known = new Map<Element | null, { naming: Naming; agent: boolean }>();
  const read = (element: Element | null) => {
    const before = known.get(element);
    if (before) return before;
    const made = { naming: namingOf(element), agent: /advertiser|agent|broker|jjr|jingjiren/i.test(names(element)) };
    known.set(element, made);
    return made;
  };
  for (const line of page.lines) {
    if (facts.length >= 8) break;
    if (line.aside || line.text.length > 60) continue;
    const own = read(line.block).naming;
    const parent = read(parentOf(line.block));
    if (own === "person") facts.push(...said("agentName", line.text, line.heading > 0 ? 0.66 : 0.6, page.hints));
    else if (own === "company") facts.push(...said("agentCompany", line.text, 0.6, page.hints));
    else if ((read(line.block).agent || parent.agent) && begins(line) !== null)
      facts.push(...said("agentName", begins(line) ?? "", 0.5, page.hints));
    else if (read(line.block).agent && HAN_NAME.test(line.text) && /name/i.test(names(line.block)))
      facts.push(...said("agentName", line.text, 0.54, page.hints));
    else if (parent.agent && parent.naming !== null) facts.push(...said("agentName", line.text, 0.56, page.hints));
  }
  return facts.slice(0, 8);
}

/** Elements inside a line are asked for their own names. */
const INSIDE_LINES = ["span", "a", "b", "strong", "em"] as const;
const MAX_INLINE = 4_000;
const NAMED_SO = /name|title|particular|advertiser|card/i;

/** Spans and links named for a person or a firm, in the part of the page that is about this home. */
function namedInside(page: Page): Fact[] {
  const found = INSIDE_LINES.flatMap((tag) => tagged(page, tag).slice(0, MAX_INLINE)).flatMap((element): Fact[] => {
    const { attribs } = element;
    if (attribs.class === undefined && attribs.id === undefined && attribs["data-testid"] === undefined) return [];
    // most of a page's spans are named for nothing of the kind
    const naming = NAMED_SO.test(names(element)) ? namingOf(element) : null;
    if (naming === null || around(element, MAX_LEVELS, isHeaded)) return [];
    const text = plain(textIn(element, 80));
    return text.length < 2 || text.length > 60
      ? []
      : naming === "person"
        ? said("agentName", text, 0.58, page.hints)
        : said("agentCompany", text, 0.48, page.hints);
  });
  const shown = page.main.slice(0, MAX_INLINE).map(({ text }) => text);
  return found
    .slice(0, 8)
    .filter(({ value }) => typeof value === "string" && shown.some((text) => text.includes(value)));
}

const HAN_NAME = /^[一-龯]{2,4}$/u;
/** The name an agent's box begins with, where nothing in it is named: "周敏 4.9分". */
const begins = (line: Line): string | null => {
  const [first = "", ...rest] = line.parts;
  return rest.length > 0 && HAN_NAME.test(first) ? first : null;
};

/** A picture in an agent's box is a portrait or a logo. */
const shownBy = (alt: string, hints: Hints): Fact[] =>
  said(isPersonName(plain(alt)) ? "agentName" : "agentCompany", alt, 0.54, hints);

/** Links to an agency's page and its logo: text, label or alternative text. */
function linked(page: Page): Fact[] {
  const found: Fact[] = [];
  tagged(page, "a")
    .slice(0, 3000)
    .forEach((element) => {
      if (found.length > 5 || !AGENCY_LINK.test((element.attribs.href ?? "").replace(/^https?:\/\/[^/]+/, ""))) return;
      if (around(element, MAX_LEVELS, isHeaded)) return;
      const name = element.attribs["aria-label"] ?? (plain(textIn(element, 200)) || pictured(element)) ?? "";
      // Directories are linked by what they list ("Agents in Leeds"), an agency by its name.
      if (name.length <= 50 && !/\b(?:in|near|find|all)\b|探す|一覧/i.test(name))
        found.push(...said(isPersonName(plain(name)) ? "agentName" : "agentCompany", name, 0.56, page.hints));
    });
  tagged(page, "img")
    .slice(0, 600)
    .forEach((element) => {
      const address = (element.attribs.src ?? "").slice(0, 600).replace(/^(?:https?:)?\/\/[^/]+/, "");
      const context = `${names(element)} ${names(parentOf(element))} ${address}`;
      if (
        found.length < 8 &&
        AGENCY_IMAGE.test(context) &&
        (element.attribs.alt?.length ?? 99) <= 50 &&
        !around(element, MAX_LEVELS, isFrame)
      )
        found.push(...shownBy(element.attribs.alt ?? "", page.hints));
    });
  return found;
}

/** "Listing courtesy of Priya Raman, Northpoint Realty Group LLC." in a line of its own. */
const COURTESY =
  /^(?:(?:(?:this|the) (?:property|home|listing|flat|house) is (?:being )?)?(?:(?:added|listed|reduced)(?: on [\d/.-]{6,10})? by|(?:bien )?suivi par|betreut von|comercializado por|listing (?:courtesy|provided|presented) (?:of|by)|courtesy of|presented by|marketed by|offered by|your agent|managed by|vermarktet durch|proposé par|offerto da|aangeboden door))\s?:?\s+([^,•·|(\d]{3,50}?)(?:\s?[,•·|]\s?(\p{Lu}[^,•·|(.]{2,60}))?(?=\s?[,•·|(.\d]|$)/iu;
const AT_YOUR_SERVICE = /^([一-龯]{2,3})\s?为您服务/u;
function courtesy(page: Page): Fact[] {
  for (const line of page.lines) {
    if (line.aside || line.text.length > 400) continue;
    const serving = AT_YOUR_SERVICE.exec(line.text)?.[1];
    if (serving !== undefined) return said("agentName", serving, 0.5, page.hints);
    const found = COURTESY.exec(plain(line.text));
    if (!found?.[1]) continue;
    const firm =
      AGENCY_WORD.test(found[1]) ||
      /\b(?:LLC|Ltd|Inc|GmbH|Group|Partners|Associates|Residential|Agency|Brokers|Advisors)\b/.test(found[1]);
    return [
      ...said(firm ? "agentCompany" : "agentName", found[1], 0.62, page.hints),
      ...(found[2] ? said("agentCompany", found[2], 0.6, page.hints) : []),
    ];
  }
  return [];
}

const AGENT_BOX =
  /(?:^|[\s_-])(?:ad-?)?(?:agent|broker|realtor|advis[oe]r|consultant|negotiator|agente|asesor|conseiller|courtier|négociateur|corretor|consultor|makler|makelaar|mäklare|megler|makler[zř]|lister|seller|contact-?person|ansprechpartner|kontaktperson)s?(?:[\s_-]{0,2}(?:card|info|details?|box|block|panel|widget|contact|photo|name|tab|teaser))?(?:$|\s)/i;
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]{1,20}(?:\s\p{Lu}[\p{L}'’.-]{0,20}){1,3}$/u;
/** "Donal Dunne M.S.C.S.I., M.R.I.C.S." is Donal Dunne. */
const LETTERS_AFTER = /,?\s(?:(?:[A-Z]\.){3}|MRICS|FRICS|MIPAV|REALTOR\b|Realtor®).*$/su;
const withoutLetters = (text: string): string => text.replace(LETTERS_AFTER, "");

const MAX_BOXED = 160;
const inAgentBox = (line: Line): boolean =>
  around(line.block, 3, ({ attribs }) =>
    [attribs.class, attribs.id].some((name) => AGENT_BOX.test((name ?? "").slice(0, 200))),
  ) !== null;

/** A heading that reads like a person inside a box named for an agent, or a line that tells a person and a firm. */
function boxed(page: Page): Fact[] {
  const both = page.main
    .filter(({ text }) => text.length <= 80 && /\s[-–—|·•/]\s|[|｜·•]|,\s/.test(text))
    .find((line) => personAndFirm(line.text) !== null && inAgentBox(line));
  const told = both === undefined ? null : personAndFirm(both.text);
  if (told !== null && isPersonName(told.name))
    return [...said("agentName", told.name, 0.58, page.hints), ...said("agentCompany", told.company, 0.58, page.hints)];
  const found = page.lines.find(
    (line) =>
      !line.aside &&
      line.text.length <= 80 &&
      (line.heading > 1 || line.block.name === "strong" || line.block.name === "p") &&
      FULL_NAME.test(withoutLetters(line.text)) &&
      !AGENCY_WORD.test(line.text) &&
      inAgentBox(line),
  );
  if (found) return said("agentName", withoutLetters(found.text), 0.58, page.hints);
  for (const line of page.main) {
    if (line.parts.length < 2 || line.text.length > MAX_BOXED) continue;
    const name = line.parts.map(plain).find((part) => isPersonName(part) && FULL_NAME.test(part));
    if (name !== undefined && inAgentBox(line)) return said("agentName", name, 0.52, page.hints);
  }
  return [];
}

const FIRM =
  /^(?:株式会社|有限会社|[(（]株[)）]|㈱)\S{1,20}(?:\s\S{1,12}(?:店|営業所|センター))?$|^(?=.{3,60}$)(?:\p{Lu}|\p{Lo}).*(?:\s(?:GmbH|AG|KG|e\.K\.|Ltd\.?|Limited|LLC|Inc\.?|S\.?L\.?U?|S\.?r\.?l\.?|SARL|SAS|B\.?V\.?|Lda\.?|Pte\.? Ltd\.?|Pvt\.? Ltd\.?)|공인중개사(?:사무소)?|부동산중개(?:법인)?|有限公司|株式会社|不動産)$|^株式会社\S{1,20}$/u;

/** Each of them stands in what FIRM knows; most lines hold none. */
const FIRM_WORD = /GmbH|AG|KG|e\.K|Ltd|Limited|LLC|Inc|S\.?L|S\.?r\.?l|SARL|SAS|B\.?V|Lda|중개|有限|株|㈱|不動産/u;

/** A line that is a firm's name and nothing else. */
function firm(page: Page): Fact[] {
  const found = page.lines.find(
    (line) =>
      !line.aside &&
      FIRM_WORD.test(plain(line.text.slice(0, 120))) &&
      (FIRM.test(bareName(line.text.slice(0, 120))) || FIRM.test(plain(line.text.slice(0, 60)))) &&
      !/©|copyright|[:：]/i.test(line.text) &&
      around(line.block, MAX_LEVELS, isFrame) === null,
  );
  return found ? said("agentCompany", bareName(found.text), 0.46, page.hints) : [];
}

/** The first link that rings, better one that stands with the home than one in the frame of the site. */
function telephone(page: Page): string | undefined {
  const all = tagged(page, "a").filter(({ attribs }) => attribs.href?.startsWith("tel:"));
  return (all.find((link) => around(link, MAX_LEVELS, isHeaded) === null) ?? all[0])?.attribs.href;
}

export function readAgent(page: Page): Candidate[] {
  const described = ["description", "og:description"]
    .map((name) => SAID.exec(plain(metaText(page, name) ?? ""))?.[1])
    .find((name) => name !== undefined);
  const rings = telephone(page);
  const phone = rings?.slice(4).replace(/%20/g, " ").trim();
  return [
    ...from("text", [
      ...named(page),
      ...namedInside(page),
      ...linked(page),
      ...courtesy(page),
      ...firm(page),
      ...boxed(page),
      ...besideContact(page),
      ...siteAgency(page, rings !== undefined),
      ...siteLandlord(page),
      ...(phone && /\d{6,}/.test(phone.replace(/\D/g, "")) ? [fact("agentPhone", plain(phone), 0.5)] : []),
    ]),
    ...from("meta", described ? said("agentCompany", described, 0.6, page.hints) : []),
  ];
}
