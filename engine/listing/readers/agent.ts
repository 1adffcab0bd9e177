/** Who offers the home, where no label says so: elements named for it, "Contact X", telephone links. */
import { type Candidate, type Fact, fact, from } from "../candidate.ts";
import { factsOf } from "../facts.ts";
import type { Page } from "../page.ts";
import { plain } from "../units/number.ts";

const PERSON =
  /(?:^|[\s_-])(?:agent|broker|realtor|advertiser|contact|seller|owner|consultant|brokerinfo|agentinfo|adviser|landlord|lister)[\w-]*[\s_-]*name|(?:agent|broker|advertiser|contact|lister|owner)-?name|brokerName|professional-name|about-advertiser-name|particular/i;
const COMPANY =
  /(?:agency|brokerage|office|branch|company|advertiser|customer|dealer|realestateagent|agence|inmobiliaria|clientname)[\w-]*[\s_-]*(?:name|title)/i;

export function readAgent(page: Page): Candidate[] {
  const facts: Fact[] = [];
  for (const line of page.lines) {
    if (line.aside || line.text.length > 60 || facts.length > 12) continue;
    const { class: names = "", id = "", itemprop = "" } = line.block.attribs;
    const own = `${names} ${id} ${itemprop} ${line.block.attribs["data-testid"] ?? ""}`;
    if (PERSON.test(own))
      facts.push(
        ...factsOf(
          {
            meaning: "agentName",
            label: "",
            value: line.text.replace(/^(?:particular|private|privat)\s*-\s*/i, ""),
            confidence: 0.62,
          },
          page.hints,
        ),
      );
    else if (COMPANY.test(own))
      facts.push(...factsOf({ meaning: "agentCompany", label: "", value: line.text, confidence: 0.6 }, page.hints));
  }
  const phone = page.$('a[href^="tel:"]').first().attr("href")?.slice(4).trim();
  if (phone && /\d{6,}/.test(phone.replace(/\D/g, "")))
    facts.push(fact("agentPhone", plain(decodeURI(phone.replace(/%(?![\da-f]{2})/gi, ""))), 0.5));
  return from("text", facts);
}
