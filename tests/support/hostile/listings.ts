/** Listings whose facts are hostile: long, many, or both. */
import { emptyListing, type Listing } from "#contract/listing";
import { type Made, repeated } from "./made.ts";

/** A name, and a listing with facts of about `size` characters in one place. */
export type HostileListing = readonly [name: string, make: (size: number) => Listing];

const home: Listing = {
  ...emptyListing(),
  language: "en",
  country: "US",
  transaction: "sale",
  title: "House at 12 Elm Street",
  description: "A quiet house with a garden.",
  price: { amount: 450_000, currency: "USD", period: null },
  area: { sqm: 120, kind: "gross" },
  rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 2 },
  propertyType: "house",
  address: { ...emptyListing().address, text: "12 Elm Street, Salt Lake City", city: "Salt Lake City" },
};

const list = (make: (at: number) => string, size: number): string[] => {
  const length = make(1000).length;
  return Array.from({ length: Math.ceil(size / length) }, (_, at) => make(at));
};
const described =
  (make: Made, language = "en"): ((size: number) => Listing) =>
  (size) => ({ ...home, language, description: make(size) });

/** Long facts and many facts of every sort. */
export const hostileListings: readonly HostileListing[] = [
  ["a title of digits", (size) => ({ ...home, title: "1".repeat(size) })],
  ["a title of capitals", (size) => ({ ...home, title: "Aa ".repeat(size / 3) })],
  ["features", (size) => ({ ...home, features: list((at) => `sauna ${at}`, size) })],
  ["features with numbers", (size) => ({ ...home, features: list((at) => `${at} m² garden`, size) })],
  ["features that deny", (size) => ({ ...home, features: list((at) => `no garage ${at}`, size) })],
  ["long features", (size) => ({ ...home, features: list((at) => `${"near the park ".repeat(40)}${at}`, size) })],
  [
    "disclosures",
    (size) => ({
      ...home,
      disclosures: Object.fromEntries(list((at) => `fee ${at}`, size).map((key) => [key, "1 €"])),
    }),
  ],
  ["a long floor", (size) => ({ ...home, floor: `${"0".repeat(size)}1` })],
  ["a long floor of blanks", (size) => ({ ...home, floor: `1${" ".repeat(size)}x` })],
  ["a long orientation", (size) => ({ ...home, orientation: "south-east ".repeat(size / 11) })],
  ["a long community", (size) => ({ ...home, address: { ...home.address, community: "aaaa".repeat(size / 4) } })],
  ["a long address", (size) => ({ ...home, address: { ...home.address, text: "Aa, ".repeat(size / 4) } })],
  ["a long district", (size) => ({ ...home, address: { ...home.address, district: `a${" ".repeat(size)}1234x` } })],
  ["a long agent", (size) => ({ ...home, agent: { ...home.agent, name: "Ann ".repeat(size / 4) } })],
  [
    "captions",
    (size) => ({
      ...home,
      photos: list((at) => `view ${at} of the garden`, size).map((caption) => ({
        url: "/a.jpg",
        width: null,
        height: null,
        caption,
      })),
    }),
  ],
  ["a description of prose", described(repeated("The house is quiet and has a lift. "))],
  ["a description of digits and blanks", described(repeated("1 "))],
  ["a description of blanks", described(repeated(" ", "1", "x"))],
  ["a description of prices", described(repeated("$450,000 a month "))],
  ["a description of denials", described(repeated("no garage, no garden, "))],
  ["a description of particles", described(repeated("은/는"), "ko")],
  ["a description of stations", described(repeated("距离地铁站500米"), "zh")],
  ["a description of Chinese", described(repeated("房子安静明亮，近地铁，"), "zh")],
  ["a description of Japanese", described(repeated("駅から徒歩5分の静かな家"), "ja")],
  ["a description of Korean", described(repeated("조용한 집 지하철역 도보 5분 "), "ko")],
  ["a description of marks", described(repeated("\u0301\u0323", "a"))],
];
