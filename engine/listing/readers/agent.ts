/** Who offers the home, where no label says so: elements and links named for it, logos, "marketed by X". */
import type { Element } from "domhandler";
import { type Candidate, type Fact, fact, from, type Hints } from "../candidate.ts";
import { factsOf } from "../facts.ts";
import type { Page } from "../page.ts";
import { plain } from "../units/number.ts";

const PERSON =
  /(?:agent|broker|realtor|advertiser|contact|seller|owner|consultant|adviser|landlord|lister)[\w-]*[\s_-]*name|particular\b|personal-?name|broker-?name/i;
const COMPANY =
  /(?:agency|brokerage|office|branch|company|customer|dealer|realestateagent|agence|inmobiliaria)[\w-]*[\s_-]*(?:name|title)|advertiser-?info|agent-?card/i;
const AGENCY_LINK =
  /agence|agency|agencies|estate-agents?|inmobiliari|imobiliari|agenzi|makler|brokers?\b|realtor|\/agents?\/|real-estate-agent|professionnels|\/pro\//i;
const AGENCY_IMAGE = /agent|agency|agence|branch|broker|advertiser|customer|inmobiliaria|company/i;
const SAID =
  /(?:marketed by|listed by|offered by|presented by|brought to you by|selling for .{1,20} from|entre em contato com|en contacto con|proposé par|vermarktet durch|offerto da)\s+(\p{Lu}[^.,!|]{2,50})(?=[.,!|]|$)/iu;
const NOT_A_NAME =
  /^(?:agent|broker|contact|view|see|call|email|all|more|home|logo|photo|image|agency|find|request|show|ver|voir|подробнее|mehr|read|learn|details?|anunciante|professional|profesional)\b|logo$|^\d/i;

const names = (element: Element | null): string =>
  element
    ? `${element.attribs.class ?? ""} ${element.attribs.id ?? ""} ${element.attribs.itemprop ?? ""} ${element.attribs["data-testid"] ?? ""}`
    : "";
const parentOf = (element: Element): Element | null =>
  element.parent?.type === "tag" ? (element.parent as Element) : null;

const said = (field: "agentName" | "agentCompany", value: string, confidence: number, hints: Hints): Fact[] => {
  const text = plain(value).replace(/^(?:particular|private|privat)\s*-\s*/i, "");
  return NOT_A_NAME.test(text) ? [] : factsOf({ meaning: field, label: "", value: text, confidence }, hints);
};

/** Lines in elements whose own or parent's name says agent. */
function named(page: Page): Fact[] {
  return page.lines
    .filter((line) => !line.aside && line.text.length <= 60)
    .flatMap((line) => {
      const own = names(line.block);
      const around = names(parentOf(line.block));
      if (PERSON.test(own)) return said("agentName", line.text, line.heading > 0 ? 0.66 : 0.6, page.hints);
      if (COMPANY.test(own)) return said("agentCompany", line.text, 0.6, page.hints);
      if (/advertiser|agent|broker/i.test(around) && (PERSON.test(around) || COMPANY.test(around)))
        return said("agentName", line.text, 0.56, page.hints);
      return [];
    })
    .slice(0, 8);
}

/** Links to an agency's page and its logo: text, label or alternative text. */
function linked(page: Page): Fact[] {
  const { $ } = page;
  const found: Fact[] = [];
  $("a[href]")
    .slice(0, 3000)
    .each((_, element) => {
      if (found.length > 5 || !AGENCY_LINK.test((element.attribs.href ?? "").replace(/^https?:\/\/[^/]+/, ""))) return;
      if ($(element).parents("nav, footer, header").length > 0) return;
      const name =
        element.attribs["aria-label"] ??
        (plain($(element).text().slice(0, 200)) || $(element).find("img").attr("alt")) ??
        "";
      // Directories are linked by what they list ("Agents in Leeds"), an agency by its name.
      if (name.length <= 50 && !/\b(?:in|near|find|all)\b|探す|一覧/i.test(name))
        found.push(...said("agentCompany", name, 0.56, page.hints));
    });
  $("img[alt]")
    .slice(0, 600)
    .each((_, element) => {
      const around = `${names(element)} ${names(parentOf(element))} ${element.attribs.src ?? ""}`;
      if (
        found.length < 8 &&
        AGENCY_IMAGE.test(around) &&
        (element.attribs.alt?.length ?? 99) <= 50 &&
        $(element).parents("nav, footer").length === 0
      )
        found.push(...said("agentCompany", element.attribs.alt ?? "", 0.54, page.hints));
    });
  return found;
}

export function readAgent(page: Page): Candidate[] {
  const described = page
    .$('meta[name="description"], meta[property="og:description"]')
    .toArray()
    .map((element) => SAID.exec(plain(element.attribs.content ?? ""))?.[1])
    .find((name) => name !== undefined);
  const phone = page.$('a[href^="tel:"]').first().attr("href")?.slice(4).replace(/%20/g, " ").trim();
  return [
    ...from("text", [
      ...named(page),
      ...linked(page),
      ...(phone && /\d{6,}/.test(phone.replace(/\D/g, "")) ? [fact("agentPhone", plain(phone), 0.5)] : []),
    ]),
    ...from("meta", described ? said("agentCompany", described, 0.6, page.hints) : []),
  ];
}
