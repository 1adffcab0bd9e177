/** A townhouse in Vancouver. */
import type { Example } from "./example.ts";

export const vancouver: Example = {
  slug: "larch-street-townhouse",
  lang: "en-CA",
  mood: "vancouver",
  shortTitle: { zh: "温哥华 Kitsilano · 三卧联排", en: "Three-bedroom townhouse in Kitsilano, Vancouver" },
  title: "Three-bedroom townhouse on a quiet Kitsilano street",
  price: "$1,698,000",
  lead: "2836 Larch Street, Vancouver, BC V6K 0A1",
  description: [
    "The middle home of a row of three, built in 2011. The living room faces west and opens onto a deck; the kitchen has an island and a window over the sink.",
    "Three bedrooms are upstairs, the main one with its own bathroom. Oak floors, in-suite laundry and one parking stall in the lane.",
    "The park is 350 m away, the bus stop 200 m. Viewings by appointment.",
  ],
  facts: [
    ["Price", "$1,698,000"],
    ["Property type", "Townhouse"],
    ["Bedrooms", "3"],
    ["Bathrooms", "3"],
    ["Floor area", "1,486 sq ft"],
    ["Year built", "2011"],
    ["Parking", "1 stall"],
    ["Strata fee", "$412 per month"],
    ["Property taxes", "$4,870 (2025)"],
    ["Neighbourhood", "Kitsilano"],
  ],
  features: ["West-facing deck", "Kitchen island", "In-suite laundry", "Oak floors", "One parking stall"],
  photos: [
    ["facade", "The row from the street"],
    ["living", "Living room"],
    ["kitchen", "Kitchen"],
    ["bedroom", "Main bedroom"],
    ["balcony", "West-facing deck"],
  ],
  agent: {
    heading: "Listed by",
    name: "Morgan Reyes",
    phone: "+1 604-555-0147",
    company: "Harbour & Pine Realty",
    licence: ["Licence", "V00147"],
  },
  notice:
    "An example listing that comes with Listcast. The home, people and numbers are made up; the pictures are drawn.",
  schema: {
    home: {
      "@type": "SingleFamilyResidence",
      name: "Larch Street townhouse",
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 3,
      floorSize: { "@type": "QuantitativeValue", value: 1486, unitCode: "FTK" },
      yearBuilt: 2011,
      address: {
        "@type": "PostalAddress",
        streetAddress: "2836 Larch Street",
        addressLocality: "Vancouver",
        addressRegion: "BC",
        postalCode: "V6K 0A1",
        addressCountry: "CA",
      },
    },
    offer: { price: 1698000, priceCurrency: "CAD" },
  },
};
