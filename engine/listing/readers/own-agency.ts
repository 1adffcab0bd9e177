/** Whose site a page stands on, where that is who offers the home: an agency's own site, a landlord's. */
import { type Fact, fact } from "../facts/candidate.ts";
import type { Page } from "../page/page.ts";
import { metaText, tagged } from "../page/tagged.ts";
import { plain } from "../units/number.ts";
import { AGENCY_WORD } from "../units/who.ts";

/** A firm's name by its legal form, and nothing else. */
export const FIRM =
  /^株式会社\S{1,20}$|^\S{1,20}株式会社$|\s(?:GmbH|Ltd\.?|LLC|Inc\.?|S\.?L\.?|[Ss]\.?r\.?l\.?|SARL|B\.?V\.?)$/u;
const MAX_SITE = 60;

/** An agency's own site names the agency: its name carries the trade, or stands beside its number and its logo. */
export function siteAgency(page: Page, rings: boolean): Fact[] {
  const declared = metaText(page, "og:site_name");
  const parts = plain(page.title.slice(0, 300)).split(/\s[–—·-]\s|\s?[|｜]\s?/);
  // a title of one part is a headline, not a name
  const firm = parts.length > 1 ? parts.find((part) => FIRM.test(part)) : undefined;
  const last = firm ?? (parts.length > 1 ? (parts.at(-1) ?? "") : "");
  const name = plain(declared ?? last);
  if (name.length < 3 || name.length > MAX_SITE || /\d{3}|\.(?:com|de|fr|it|es|nl|net)$/i.test(name)) return [];
  const logo = tagged(page, "img")
    .slice(0, 40)
    .some(({ attribs }) => plain(attribs.alt ?? "").includes(name));
  const said = AGENCY_WORD.test(name) || firm !== undefined ? 0.42 : logo && rings ? 0.38 : 0;
  return said > 0 ? [fact("agentCompany", name, said)] : [];
}

/** What a firm that lets or sells homes of its own is called after its name, and its legal form. */
const TRADE =
  /^[^.!?]{0,40}?(?:wohnungs?(?:bau|gesellschaft|genossenschaft)|immobilien|wohnen|vermietung|housing|real estate|residential|propert(?:y|ies)|lettings|homes|vastgoed|inmobiliaria|immobiliare|nieruchomo|realit|fastighet|bostäder|bolig)/i;
const LEGAL =
  /(?:g\s?mbh|mbh|aktien|\bAG\b|\bSE\b|\bKG\b|\beG\b|ltd|limited|llc|inc\b|plc|s\.?l\.?\b|s\.?a\.?\b|s\.?r\.?l|b\.?v\.?\b|s\.?r\.?o|sp\. z|\bAB\b|\bA\/S\b|\bAS\b|\bOy\b)/i;
const MAX_LINES = 3000;

/** The landlord whose name the site carries: "berlinovo.de" and "Berlinovo Immobilien Gesellschaft mbH" at its foot. */
export function siteLandlord(page: Page): Fact[] {
  const label = page.site?.split(".")[0]?.toLowerCase() ?? "";
  if (label.length < 4) return [];
  for (const { text } of page.lines.slice(0, MAX_LINES)) {
    if (text.length > 1500) continue;
    const at = text.toLowerCase().indexOf(label);
    if (at < 0 || /[\p{L}\d@.]/u.test(text[at - 1] ?? "")) continue;
    const after = text.slice(at + label.length, at + label.length + 90);
    if (/^\s/.test(after) && TRADE.test(after) && LEGAL.test(after))
      return [fact("agentCompany", text.slice(at, at + label.length), 0.36)];
  }
  return [];
}
