/** Who signs a piece, and what the law wants said of them. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { regionOf } from "#engine/compliance/ad-context";
import { countryOfMarket } from "#engine/compliance/countries";
import { isLatin, latinReaders, type NameKind, nameBeside, nameIn } from "#engine/names/index";

type Signer = Pick<Listing["agent"], "name" | "phone" | "company" | "licence"> & {
  readonly nameLatin?: string | undefined;
};

/** Who signs: the brief's agent, wholly, or else the listing's. Two people are never mixed into one. */
export const signerOf = (listing: Listing, brief: Brief): Signer => brief.agent ?? listing.agent;

/** Pieces with room for a name in two scripts. */
export const roomy: ReadonlySet<string> = new Set(["article", "message", "social-post", "note", "portal", "email"]);

/** Markets whose law wants the brokerage under the very name it is registered by, in the shortest piece too. */
const registered: ReadonlySet<string> = new Set(["US", "CA"]);

/**
 * The signer as readers of `language` read the names: "Gu Yun (顾芸)", and where `family` is a short kind of post only the
 * rendering. Names whose reading nobody can tell stay as they are.
 */
export function signerFor(listing: Listing, brief: Brief, language: CopyLanguage, family: string): Signer {
  const signer = signerOf(listing, brief);
  const source = {
    // the account's own agent works in the brief's market, whatever page the home was read from
    country: brief.agent && brief.market ? countryOfMarket(brief.market) : listing.country,
    text: [listing.title, listing.description, ...Object.values(listing.disclosures)].join("\n"),
  };
  const said = (name: string | null, kind: NameKind): string | null =>
    name &&
    (roomy.has(family) || (kind === "firm" && registered.has(brief.market ?? ""))
      ? nameBeside(name, kind, language, source)
      : (nameIn(name, kind, language, source) ?? name));
  const person = (name: string | null): string | null => {
    const latin = signer.nameLatin;
    // how its bearer writes it goes before any rendering of ours
    if (!name || !latin || latin === name || !latinReaders.has(language) || isLatin(name)) return said(name, "person");
    return roomy.has(family) ? `${latin} (${name})` : latin;
  };
  return { ...signer, name: person(signer.name), company: said(signer.company, "firm") };
}

/** The licence as North American ads print it: "DRE #01234567" in California, else "Lic. ..."; null where no market asks. */
export function licenceOf(listing: Listing, brief: Brief): string | null {
  const number = signerOf(listing, brief).licence;
  if (!number || brief.market !== "US") return null;
  return regionOf(listing.address.text) === "CA" && /^\d{8}$/u.test(number) ? `DRE #${number}` : `Lic. ${number}`;
}
