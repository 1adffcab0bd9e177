/** The facts as a second reader gets them, a line each and without private contacts: what it reads beside a text, and what its quotes must stand in. */
import type { Brief, Reading } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { withoutOrders } from "#engine/listing/orders";
import { foldWidth } from "#engine/text/fold";
import { maskContacts } from "#engine/text/mask-contacts";
import { withOccasion } from "../occasions/occasion.ts";

/** Private numbers and addresses taken out, of facts and of what was written from them alike. */
export const masked = (text: string, listing: Listing, { agent }: Brief): string =>
  maskContacts(text, [listing.agent.phone, agent?.phone, agent?.email, agent?.address, agent?.wechat]);

/** "amount 7800, currency CNY". */
const said = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .flatMap(([key, inner]) => (inner === null ? [] : [`${key} ${inner}`]))
        .join(", ")
    : String(value ?? "");

/** "features: south balcony": the field, and what it holds in the page's own words; nothing that speaks to a machine is a fact. */
export function factLines(about: Listing, brief: Brief): string[] {
  const listing = withoutOrders(withOccasion(about, brief));
  const {
    sourceUrl: _url,
    site: _site,
    provenance: _from,
    photos,
    disclosures,
    address,
    agent: _agent,
    ...facts
  } = listing;
  const { latitude: _north, longitude: _east, ...place } = address;
  const { name, company, licence } = brief.agent ?? listing.agent;
  const fields: [string, unknown][] = [
    ...Object.entries({ ...facts, address: place, signedBy: { name, company, licence } }),
    ...Object.entries(disclosures).map(([key, value]): [string, unknown] => ["disclosures", `${key}: ${value}`]),
    ...photos.map(({ caption }): [string, unknown] => ["photo", caption]),
  ];
  return fields
    .flatMap(([field, value]) => (Array.isArray(value) ? value : [value]).map((one) => [field, said(one)] as const))
    .filter(([, text]) => text !== "")
    .map(([field, text]) => masked(`${field}: ${text}`, listing, brief));
}

const plain = (text: string): string => foldWidth(text).replace(/\s+/gu, " ").trim().toLowerCase();

/** Does every one of `quotes` stand in the facts, and say something? A field's name alone says nothing. */
export function standIn(lines: readonly string[], quotes: readonly string[]): boolean {
  const own = lines.map((line) => ({ text: plain(line), from: line.indexOf(": ") + 2 }));
  return quotes.every((quote) => {
    const words = plain(quote);
    return (
      /[\p{L}\p{N}]/u.test(words) &&
      own.some(({ text, from }) => {
        const at = text.lastIndexOf(words);
        return at >= 0 && at + words.length > from;
      })
    );
  });
}

/** Do the facts have the words a reading goes by, where its verdict needs any? */
export const isGrounded = ({ verdict, source }: Pick<Reading, "verdict" | "source">, lines: readonly string[]) =>
  verdict === "not_stated" || (source.length > 0 && standIn(lines, source));
