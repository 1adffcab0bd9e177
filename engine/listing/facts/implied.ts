/** What a price says beyond its amount: whether it buys or rents, and for which stretch rent is paid where the home stands. */
import { type Listing, PERIOD } from "#contract/listing";
import { SALE_FROM } from "../units/sale-price.ts";

/** Where rent is quoted by the month unless it says otherwise; Australia and New Zealand quote weeks, the Gulf years. */
const MONTHLY: ReadonlySet<string> = new Set(
  "CN JP KR TW HK DE AT CH FR BE LU ES PT IT NL PL CZ SK HU RO BG HR SI EE LV LT SE NO DK FI GR TR UA RU TH VN PH US CA IN SG MY TH MX BR KZ GB IE ZA MT CY".split(
    " ",
  ),
);
const MONTHLY_MONEY: ReadonlySet<string> = new Set([
  "EUR",
  "CHF",
  "CNY",
  "JPY",
  "KRW",
  "TWD",
  "HKD",
  "PLN",
  "CZK",
  "SEK",
  "NOK",
  "DKK",
  "HUF",
  "RON",
]);
const derived = { source: "derived" as const, confidence: 0.45 };

/** Where an estate with its town is an address: "佛山 万科魅力之城". */
const BY_ESTATE: ReadonlySet<string> = new Set(["CN", "HK", "TW", "KR", "JP"]);

/** Where the postcode stands behind the town. */
const CODE_LAST: ReadonlySet<string> = new Set("GB IE US CA AU NZ IN SG TH MY".split(" "));

/** The listing with its estate, elsewhere with its part of town, for its address, where no fuller one is given. */
function withEstate(listing: Listing, country: string | null): Listing {
  const { text, city, district, community, postalCode } = listing.address;
  const eastern = BY_ESTATE.has(country ?? "");
  if (text === null && city !== null && postalCode !== null && !eastern) {
    const place = CODE_LAST.has(country ?? "") ? [district, city, postalCode] : [postalCode, city];
    const whole = place.filter((part) => part !== null).join(" ");
    return {
      ...listing,
      address: { ...listing.address, text: whole },
      provenance: { ...listing.provenance, "address.text": derived },
    };
  }
  if (text !== null || city === district || (eastern ? community === null : city === null || district === null))
    return listing;
  const parts = (eastern ? [city, district, community] : [district, city]).filter((part) => part !== null);
  return {
    ...listing,
    address: { ...listing.address, text: [...new Set(parts)].join(eastern ? " " : ", ") },
    provenance: { ...listing.provenance, "address.text": derived },
  };
}

/** The listing with transaction, period and address filled in where other facts tell them; nothing stated is changed. */
export function withImplied(stated: Listing, country: string | null): Listing {
  const listing = withEstate(stated, country);
  const { price } = listing;
  if (price === null) return listing;
  const least = SALE_FROM[price.currency];
  const transaction =
    listing.transaction ??
    (price.period !== null ? "rent" : least !== undefined && price.amount >= least ? "sale" : null);
  const monthly =
    transaction === "rent" &&
    price.period === null &&
    (country === null ? MONTHLY_MONEY : MONTHLY).has(country ?? price.currency) &&
    price.amount < (least ?? 0) * 0.7;
  const said = listing.transaction !== null || transaction === null;
  return {
    ...listing,
    transaction,
    price: monthly ? { ...price, period: "month" } : price,
    provenance: {
      ...listing.provenance,
      ...(said ? {} : { transaction: derived }),
      // a custom, no statement: whoever confirms the home is asked
      ...(monthly ? { [PERIOD]: derived } : {}),
    },
  };
}
