/** Who signs a piece, and what the law wants said of them. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { countryOfMarket } from "#engine/compliance/countries";
import { regionOfAddress } from "#engine/compliance/regions/address";
import { isLatin, latinReaders, type NameKind, nameBeside, nameIn } from "#engine/names/index";

type Signer = Pick<Listing["agent"], "name" | "phone" | "company" | "licence"> & {
  readonly nameLatin?: string | undefined;
};

/** Who signs: the brief's agent, wholly, or else the listing's. Two people are never mixed into one. */
export const signerOf = (listing: Listing, brief: Brief): Signer => brief.agent ?? listing.agent;

/** What of the signer a text may be wanting by law: firm, licence, phone. */
export function signatureOf(listing: Listing, brief: Brief): string[] {
  const { company, licence, phone } = signerOf(listing, brief);
  return [company, licence, phone].filter((words) => words !== null);
}

/** Pieces with room for a name in two scripts. */
export const roomy: ReadonlySet<string> = new Set(["article", "message", "social-post", "note", "portal", "email"]);

/** Markets whose law wants the brokerage under the very name it is registered by, in the shortest piece too. */
const registered: ReadonlySet<string> = new Set(["US", "CA"]);

/** Languages whose readers read Chinese characters. */
const hanReaders: ReadonlySet<CopyLanguage> = new Set(["zh", "ja"]);
/** Begins with characters, not with letters that have them beside. */
const unrendered = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

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
  const [name, company] = [person(signer.name), said(signer.company, "firm")];
  // Japan's line of particulars names the firm below; characters nobody here can read are no one to ask for
  const below = brief.market === "JP" && signer.licence !== null && !hanReaders.has(language);
  const readable = (text: string | null): string | null => (text && below && unrendered.test(text) ? null : text);
  return { ...signer, name: readable(name), company: readable(company) };
}

/** Markets beside the United States whose card asks for a licence and whose law has no line of its own for it (particulars.ts). */
const licensedMarkets: ReadonlySet<string> = new Set(["CN", "CA", "AU", "NZ", "TW", "AE"]);
const licenceWords: Readonly<Record<CopyLanguage, string>> = {
  zh: "经纪人登记号 ",
  ja: "登録番号 ",
  ko: "등록번호 ",
  en: "Lic. ",
  fr: "Lic. ",
  de: "Lic. ",
};

/** A word beside the figures, or characters: "Licence 1234 NSW", 登记号 123; letters of the number itself ("BC-778899") are none. */
const WRITTEN_OUT = /\p{L}{3}|[^\P{L}\p{Script=Latin}]{2}/u;

/**
 * The licence as ads print it: "DRE #01234567" in California, "BRN 12345" in Dubai, else "Lic. ..." in the reader's words; null where
 * no market asks, or a line of its own states it. Written out by its bearer ("Licence 1234 NSW") it stays as it is.
 */
export function licenceOf(listing: Listing, brief: Brief, language: CopyLanguage): string | null {
  const number = signerOf(listing, brief).licence;
  if (!number) return null;
  if (brief.market === "US")
    return regionOfAddress("US", listing.address) === "CA" && /^\d{8}$/u.test(number)
      ? `DRE #${number}`
      : `Lic. ${number}`;
  if (!licensedMarkets.has(brief.market ?? "")) return null;
  if (WRITTEN_OUT.test(number)) return number;
  return brief.market === "AE" ? `BRN ${number}` : `${licenceWords[language]}${number}`;
}
