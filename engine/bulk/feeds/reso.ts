/** RESO's Data Dictionary as JSON: what an MLS answers over the Web API, and files kept of RETS. */
import { type FeedHome, filled, joined } from "./home.ts";

type Record_ = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Record_ =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The homes of an answer (`value`), or of a bare list; null for any other JSON. */
export function resoRecords(json: unknown): Record_[] | null {
  const list = isRecord(json) ? (json.value ?? json.listings ?? json.results) : json;
  if (!Array.isArray(list)) return null;
  const records = list.filter(isRecord);
  return records.some((record) => "ListPrice" in record || "ListingKey" in record || "ListingId" in record)
    ? records
    : null;
}

const PERIODS: Readonly<Record<string, string>> = { Monthly: "month", Weekly: "week", Annually: "year", Daily: "day" };

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join("; ") : "";
};

export const resoHomes = (records: readonly Record_[]): FeedHome[] =>
  records.map((record) => {
    const of = (name: string) => textOf(record[name]);
    const rented = /lease|rent/i.test(of("PropertyType"));
    const street = joined([of("StreetNumber"), of("StreetDirPrefix"), of("StreetName"), of("StreetSuffix")], " ");
    const unit = of("UnitNumber") === "" ? "" : `#${of("UnitNumber")}`;
    const address = of("UnparsedAddress") || joined([joined([street, unit], " "), of("City")], ", ");
    const metric = /met/i.test(of("LivingAreaUnits"));
    const photos = Array.isArray(record.Media)
      ? record.Media.flatMap((one) => (isRecord(one) ? [textOf(one.MediaURL)] : []))
      : [];
    const baths = of("BathroomsTotalInteger") || of("BathroomsFull") || of("BathroomsTotalDecimal");
    return filled({
      title: address,
      transaction: rented ? "rent" : "sale",
      price: of("ListPrice"),
      currency: "USD",
      period: rented ? (PERIODS[of("LeaseAmountFrequency")] ?? of("LeaseAmountFrequency")) : "",
      propertyType: of("PropertySubType") || of("PropertyType"),
      bedrooms: of("BedroomsTotal"),
      bathrooms: baths,
      area: of("LivingArea") === "" ? "" : `${of("LivingArea")} ${metric ? "m²" : "sq ft"}`,
      landArea: of("LotSizeAcres") === "" ? "" : `${of("LotSizeAcres")} acres`,
      address: /\d{5}/.test(address)
        ? address
        : joined([address, joined([of("StateOrProvince"), of("PostalCode")], " ")], ", "),
      city: of("City"),
      district: of("SubdivisionName"),
      postalCode: of("PostalCode"),
      country: of("Country") || "US",
      latitude: of("Latitude"),
      longitude: of("Longitude"),
      yearBuilt: of("YearBuilt"),
      features: joined([of("InteriorFeatures"), of("ExteriorFeatures")], "; "),
      description: of("PublicRemarks"),
      agentName: of("ListAgentFullName"),
      agentPhone: of("ListAgentDirectPhone") || of("ListAgentPreferredPhone"),
      agentCompany: of("ListOfficeName"),
      agentLicence: of("ListAgentStateLicense"),
      link: of("ListingURL"),
      photos: photos.join(" "),
    });
  });
