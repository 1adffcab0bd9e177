/** BLM (version 3), which Rightmove and Zoopla take: one line of separated fields a home, below a line of their names. */
import { type FeedHome, filled, joined } from "./home.ts";

export const isBlm = (text: string): boolean => /^\s*#HEADER#/.test(text) && text.includes("#DEFINITION#");

const section = (text: string, name: string): string => {
  const from = text.indexOf(`#${name}#`);
  if (from < 0) return "";
  const start = from + name.length + 2;
  const end = text.indexOf("#", start);
  return text.slice(start, name === "DATA" ? text.lastIndexOf("#END#") : end < 0 ? undefined : end).trim();
};
/** "EOF : '^'" */
const markOf = (header: string, name: string, usual: string): string => {
  const line = header.split("\n").find((one) => one.startsWith(name)) ?? "";
  return /:[ ]?['"](.)['"]/.exec(line)?.[1] ?? usual;
};

/** By Rightmove's numbers; what is not named here is left open. */
const TYPES: Readonly<Record<string, string>> = {
  1: "Terraced house",
  2: "End of terrace house",
  3: "Semi-detached house",
  4: "Detached house",
  8: "Flat",
  9: "Studio",
  11: "Maisonette",
  12: "Bungalow",
  15: "Detached bungalow",
  20: "Land",
  22: "Cottage",
  28: "Penthouse",
};
/** Quarters, and rents a person, are no rent of a home by month, week or year: such a row is refused by these words. */
const PERIODS: Readonly<Record<string, string>> = {
  0: "week",
  1: "month",
  2: "quarterly",
  3: "year",
  5: "per person per week",
};

export function blmHomes(text: string): FeedHome[] {
  const header = section(text, "HEADER");
  const [field, record] = [markOf(header, "EOF", "^"), markOf(header, "EOR", "~")];
  const names = (section(text, "DEFINITION").split(record)[0] ?? "").split(field).map((name) => name.trim());
  return section(text, "DATA")
    .split(record)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const values = line.split(field);
      const of = (name: string) => values[names.indexOf(name)]?.trim() ?? "";
      const rented = of("TRANS_TYPE_ID") === "2";
      const features = Array.from({ length: 10 }, (_, index) => of(`FEATURE${index + 1}`));
      const photos = names.filter((name) => /^MEDIA_IMAGE_\d\d$/.test(name)).map(of);
      const street = joined([of("ADDRESS_1"), of("ADDRESS_2"), of("ADDRESS_3")], ", ");
      const postcode = joined([of("POSTCODE1"), of("POSTCODE2")], " ");
      return filled({
        title: of("DISPLAY_ADDRESS") || joined([street, of("TOWN")], ", "),
        transaction: rented ? "rent" : "sale",
        price: of("PRICE"),
        currency: "GBP",
        period: rented ? PERIODS[of("LET_RENT_FREQUENCY")] : "",
        propertyType: TYPES[of("PROP_SUB_ID")] ?? "",
        bedrooms: of("BEDROOMS"),
        bathrooms: of("BATHROOMS"),
        livingRooms: of("LIVING_ROOMS"),
        address: joined([street, of("TOWN"), postcode], ", "),
        city: of("TOWN"),
        postalCode: postcode,
        country: "GB",
        features: joined(features, "; "),
        description: of("DESCRIPTION") || of("SUMMARY"),
        photos: photos.filter((url) => /^https?:/.test(url)).join(" "),
      });
    });
}
