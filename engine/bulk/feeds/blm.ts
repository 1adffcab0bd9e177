/** BLM (version 3), which Rightmove and Zoopla take: one line of separated fields a home, below a line of their names. */
import { AppError } from "#contract/errors";
import { ON_APPLICATION, PERIODS, TENURES, TYPES } from "./blm-codes.ts";
import { type FeedHome, filled, joined, pictureCell } from "./home.ts";

export const isBlm = (text: string): boolean => /^\s*#HEADER#/.test(text) && text.includes("#DEFINITION#");

const section = (text: string, name: string): string => {
  const from = text.indexOf(`#${name}#`);
  if (from < 0) return "";
  const start = from + name.length + 2;
  const end = text.indexOf("#", start);
  return text.slice(start, end < 0 ? undefined : end).trim();
};
/** "EOF : '^'" */
const markOf = (header: string, name: string, usual: string): string => {
  const line = header.split("\n").find((one) => one.trimStart().startsWith(name)) ?? "";
  return /:\s{0,9}['"](.)['"]/.exec(line)?.[1] ?? /:\s{0,9}(\S)\s*$/.exec(line)?.[1] ?? usual;
};

/** Throws damaged_file for one that ends in the middle of a home: its transfer broke off. */
function recordsOf(text: string, record: string): string[] {
  const from = text.indexOf("#DATA#");
  if (from < 0) return [];
  const end = text.lastIndexOf("#END#");
  const records = text.slice(from + "#DATA#".length, end > from ? end : undefined).split(record);
  if (end <= from && records.at(-1)?.trim()) throw new AppError("damaged_file");
  return records.filter((line) => line.trim() !== "");
}

export function blmHomes(text: string): FeedHome[] {
  const header = section(text, "HEADER");
  const [field, record] = [markOf(header, "EOF", "^"), markOf(header, "EOR", "~")];
  const names = (section(text, "DEFINITION").split(record)[0] ?? "").split(field).map((name) => name.trim());
  return recordsOf(text, record).map((line) => {
    const values = line.split(field);
    const of = (name: string) => values[names.indexOf(name)]?.trim() ?? "";
    const all = (pattern: RegExp) => names.filter((name) => pattern.test(name)).map(of);
    const rented = of("TRANS_TYPE_ID") === "2";
    const street = joined([of("ADDRESS_1"), of("ADDRESS_2"), of("ADDRESS_3"), of("ADDRESS_4")], ", ");
    const postcode = joined([of("POSTCODE1"), of("POSTCODE2")], " ");
    return filled(
      {
        title: of("DISPLAY_ADDRESS") || joined([street, of("TOWN")], ", "),
        status: of("PUBLISHED_FLAG") === "0" ? "hidden" : "",
        transaction: rented ? "rent" : "sale",
        price: of("PRICE_QUALIFIER") === ON_APPLICATION ? "" : of("PRICE"),
        currency: "GBP",
        period: rented ? PERIODS[of("LET_RENT_FREQUENCY")] : "",
        propertyType: TYPES[of("PROP_SUB_ID")] ?? "",
        bedrooms: of("BEDROOMS"),
        bathrooms: of("BATHROOMS"),
        livingRooms: of("LIVING_ROOMS"),
        // "12, High Street" is written in two fields, and read as one
        address: joined([street.replace(/^(\d{1,5}[a-z]?), /i, "$1 "), of("TOWN"), postcode], ", "),
        city: of("TOWN"),
        postalCode: postcode,
        country: "GB",
        features: joined(all(/^FEATURE\d{1,2}$/), "; "),
        description: of("DESCRIPTION") || of("SUMMARY"),
        // from 60 on they are certificates
        photos: pictureCell(all(/^MEDIA_IMAGE_[0-5]\d$/)),
        floorPlans: pictureCell(all(/^MEDIA_FLOOR_PLAN_\d\d$/)),
      },
      {
        Tenure: TENURES[of("TENURE_TYPE_ID")] ?? "",
        "Council tax band": of("COUNCIL_TAX_BAND"),
        Deposit: rented && Number(of("LET_BOND")) > 0 ? `£${of("LET_BOND")}` : "",
      },
    );
  });
}
