/** RESO's Data Dictionary as JSON: what an MLS answers over the Web API, and files kept of RETS. */

import { currencyOfCountry } from "#engine/listing/units/country";
import { amountOf, type FeedHome, filled, isWebAddress, joined } from "./home.ts";

export type JsonRecord = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where answers keep their homes: OData 4 and 2, the servers of several MLS, files written by hand. */
const LISTS = ["value", "bundle", "listings", "results", "data", "items", "properties"] as const;

/** The records of an answer, of a bare list, or the one there is; null for any other JSON. */
export function recordsIn(json: unknown): JsonRecord[] | null {
  if (Array.isArray(json)) return json.filter(isRecord);
  if (!isRecord(json)) return null;
  if (isRecord(json.d)) return recordsIn(json.d);
  const list = LISTS.map((name) => json[name]).find(Array.isArray);
  return list ? list.filter(isRecord) : [json];
}

/** Whether they are named as the Data Dictionary names them. */
export const isReso = (records: readonly JsonRecord[]): boolean =>
  records.some((record) => "ListPrice" in record || "ListingKey" in record || "ListingId" in record);

const PERIODS: Readonly<Record<string, string>> = {
  Monthly: "month",
  Weekly: "week",
  Annually: "year",
  Yearly: "year",
  Daily: "day",
};

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join("; ") : "";
};

/** In their order; documents and films are media too. */
function picturesOf(record: JsonRecord): { photos: string; floorPlans: string } {
  const media = (Array.isArray(record.Media) ? record.Media : []).filter(isRecord);
  const orderOf = (one: JsonRecord, at: number) => {
    const order = Number.parseInt(textOf(one.Order), 10);
    return Number.isFinite(order) ? order : at;
  };
  const ordered = media
    .map((one, at) => ({ url: textOf(one.MediaURL), kind: textOf(one.MediaCategory), order: orderOf(one, at) }))
    .filter(({ url, kind }) => isWebAddress(url) && !/document|video|tour|map|logo/i.test(kind))
    .sort((a, b) => a.order - b.order);
  const addresses = (isPlan: boolean) =>
    ordered
      .filter(({ kind }) => /floor ?plan/i.test(kind) === isPlan)
      .map(({ url }) => url)
      .join(" ");
  return { photos: addresses(false), floorPlans: addresses(true) };
}

function addressOf(of: (name: string) => string): string {
  const number = joined([of("StreetNumber"), of("StreetDirPrefix"), of("StreetName"), of("StreetSuffix")], " ");
  const unit = of("UnitNumber") === "" ? "" : `#${of("UnitNumber")}`;
  const street = of("UnparsedAddress") || joined([number, unit], " ");
  const has = (part: string) => part !== "" && street.toLowerCase().includes(part.toLowerCase());
  const region = joined([of("StateOrProvince"), of("PostalCode")], " ");
  return joined([street, has(of("City")) ? "" : of("City"), has(of("PostalCode")) ? "" : region], ", ");
}

function homeOf(record: JsonRecord): FeedHome {
  const of = (name: string) => textOf(record[name]);
  const rented = /lease|rent/i.test(of("PropertyType"));
  const country = of("Country") || "US";
  // an owner may keep the street from the public, or the whole of it
  const [addressHidden, hidden] = [record.InternetAddressDisplayYN, record.InternetEntireListingDisplayYN].map(
    (said) => said === false || said === "0" || said === "false",
  );
  const place = joined([of("City"), joined([of("StateOrProvince"), of("PostalCode")], " ")], ", ");
  const address = addressHidden ? place : addressOf(of);
  const metric = /met/i.test(of("LivingAreaUnits"));
  const lot = amountOf(of("LotSizeSquareFeet"));
  const acres = amountOf(of("LotSizeAcres"));
  const fee = amountOf(of("AssociationFee"));
  return filled(
    {
      title: addressHidden ? joined([of("PropertySubType") || of("PropertyType"), of("City")], ", ") : address,
      status: hidden ? "hidden" : of("StandardStatus") || of("MlsStatus"),
      transaction: rented ? "rent" : "sale",
      price: of("ListPrice"),
      currency: currencyOfCountry(country) ?? "USD",
      period: rented ? (PERIODS[of("LeaseAmountFrequency")] ?? of("LeaseAmountFrequency")) : "",
      propertyType: of("PropertySubType") || of("PropertyType"),
      bedrooms: of("BedroomsTotal"),
      bathrooms: of("BathroomsTotalInteger") || of("BathroomsFull") || of("BathroomsTotalDecimal"),
      area: amountOf(of("LivingArea")) === "" ? "" : `${of("LivingArea")} ${metric ? "m²" : "sq ft"}`,
      landArea: acres !== "" ? `${acres} acres` : lot === "" ? "" : `${lot} sq ft`,
      address,
      city: of("City"),
      district: of("SubdivisionName"),
      postalCode: of("PostalCode"),
      country,
      latitude: addressHidden ? "" : of("Latitude"),
      longitude: addressHidden ? "" : of("Longitude"),
      yearBuilt: of("YearBuilt"),
      features: joined([of("InteriorFeatures"), of("ExteriorFeatures")], "; "),
      description: of("PublicRemarks"),
      agentName: of("ListAgentFullName"),
      agentPhone: of("ListAgentDirectPhone") || of("ListAgentPreferredPhone"),
      agentCompany: of("ListOfficeName"),
      agentLicence: of("ListAgentStateLicense"),
      link: isWebAddress(of("ListingURL")) ? of("ListingURL") : "",
      ...picturesOf(record),
    },
    {
      "MLS #": of("ListingId"),
      "HOA fee": fee === "" ? "" : joined([`$${fee}`, of("AssociationFeeFrequency").toLowerCase()], " "),
    },
  );
}

export const resoHomes = (records: readonly JsonRecord[]): FeedHome[] => records.map(homeOf);
