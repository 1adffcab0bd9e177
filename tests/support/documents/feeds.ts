/** A home in each format of feeds, and what must come of it. */

export const feeds = {
  kyero: {
    text: `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>
<property><id>12</id><ref>V-12</ref><price>245000</price><currency>EUR</currency><price_freq>sale</price_freq><type>villa</type>
<town>Moraira</town><province>Alicante</province><country>spain</country><location><latitude>38.68</latitude><longitude>0.14</longitude></location>
<beds>3</beds><baths>2</baths><pool>1</pool><surface_area><built>148</built><plot>820</plot></surface_area>
<desc><en><![CDATA[Bright villa with a south-facing terrace.]]></en></desc>
<features><feature>Private pool</feature><feature>Sea views</feature></features>
<images><image id="1"><url>https://img.example.com/v12.jpg</url></image></images></property></root>`,
    expected: [
      {
        price: { amount: 245_000, currency: "EUR", period: null },
        transaction: "sale",
        country: "ES",
        area: { sqm: 148 },
        rooms: { bedrooms: 3, bathrooms: 2 },
        address: { city: "Moraira", latitude: 38.68, longitude: 0.14 },
        features: ["Private pool", "Sea views"],
        description: "Bright villa with a south-facing terrace.",
        photos: [{ url: "https://img.example.com/v12.jpg" }],
      },
    ],
  },
  trovit: {
    text: `<?xml version="1.0" encoding="utf-8"?><trovit><ad><id><![CDATA[7]]></id><url><![CDATA[https://homes.example.com/7]]></url>
<title><![CDATA[Flat near the park]]></title><type><![CDATA[For Rent]]></type><content><![CDATA[Second floor, balcony to the court.]]></content>
<price period="monthly"><![CDATA[1250]]></price><currency>EUR</currency><property_type>Flat</property_type><floor_area unit="meters">72</floor_area><rooms>2</rooms><bathrooms>1</bathrooms>
<city>Madrid</city><city_area>Retiro</city_area><postcode>28009</postcode><year>1974</year><country>Spain</country>
<pictures><picture><picture_url><![CDATA[https://img.example.com/7.jpg]]></picture_url></picture></pictures></ad></trovit>`,
    expected: [
      {
        title: "Flat near the park",
        transaction: "rent",
        price: { amount: 1250, currency: "EUR", period: "month" },
        area: { sqm: 72 },
        rooms: { bedrooms: 2, bathrooms: 1 },
        address: { city: "Madrid", district: "Retiro", postalCode: "28009" },
        yearBuilt: 1974,
        sourceUrl: "https://homes.example.com/7",
      },
    ],
  },
  openimmo: {
    text: `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung art="OFFLINE"/><anbieter><firma>Haus &amp; Hof GmbH</firma>
<immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><plz>10405</plz><ort>Berlin</ort><strasse>Prenzlauer Allee</strasse><hausnummer>12</hausnummer><land iso_land="DEU"/><etage>3</etage></geo>
<kontaktperson><name>Weber</name><vorname>Anna</vorname><tel_zentrale>030 1234567</tel_zentrale></kontaktperson>
<preise><kaufpreis>489000.00</kaufpreis><waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>84.5</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer><anzahl_schlafzimmer>2</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer></flaechen>
<zustand_angaben><baujahr>1911</baujahr></zustand_angaben>
<freitexte><objekttitel>Altbau mit Balkon</objekttitel><objektbeschreibung>Helle Wohnung im dritten Stock.</objektbeschreibung></freitexte></immobilie></anbieter></openimmo>`,
    expected: [
      {
        title: "Altbau mit Balkon",
        transaction: "sale",
        country: "DE",
        price: { amount: 489_000, currency: "EUR", period: null },
        area: { sqm: 84.5 },
        rooms: { bedrooms: 2, bathrooms: 1 },
        address: { city: "Berlin", postalCode: "10405" },
        yearBuilt: 1911,
        agent: { name: "Anna Weber", company: "Haus & Hof GmbH", phone: "030 1234567" },
      },
    ],
  },
  blm: {
    text: `#HEADER#
Version : 3
EOF : '^'
EOR : '~'
Property Count : 1
#DEFINITION#
AGENT_REF^ADDRESS_1^TOWN^POSTCODE1^POSTCODE2^FEATURE1^SUMMARY^DESCRIPTION^BEDROOMS^BATHROOMS^PRICE^PROP_SUB_ID^TRANS_TYPE_ID^LET_RENT_FREQUENCY^DISPLAY_ADDRESS^MEDIA_IMAGE_00^~
#DATA#
A1^5 Mill Street^Leeds^LS1^4AB^Gas central heating^Two-bed flat^Two-bedroom flat close to the station.^2^1^950^8^2^1^Mill Street, Leeds^https://img.example.com/a1.jpg^~
#END#`,
    expected: [
      {
        title: "Mill Street, Leeds",
        transaction: "rent",
        price: { amount: 950, currency: "GBP", period: "month" },
        rooms: { bedrooms: 2, bathrooms: 1 },
        propertyType: "Flat",
        country: "GB",
        address: { city: "Leeds", postalCode: "LS1 4AB" },
        photos: [{ url: "https://img.example.com/a1.jpg" }],
      },
    ],
  },
  reso: {
    text: JSON.stringify({
      "@odata.context": "x",
      value: [
        {
          ListingId: "M-1",
          ListPrice: 625000,
          PropertyType: "Residential",
          PropertySubType: "Single Family Residence",
          UnparsedAddress: "418 Maple Ave, Madison, WI 53711",
          City: "Madison",
          StateOrProvince: "WI",
          PostalCode: "53711",
          BedroomsTotal: 4,
          BathroomsTotalInteger: 3,
          LivingArea: 2150,
          LivingAreaUnits: "Square Feet",
          YearBuilt: 1996,
          PublicRemarks: "Updated kitchen, fenced yard.",
          ListAgentFullName: "Dana Reed",
          ListOfficeName: "Lakeside Realty",
          Media: [{ MediaURL: "https://img.example.com/m1.jpg" }],
        },
      ],
    }),
    expected: [
      {
        transaction: "sale",
        price: { amount: 625_000, currency: "USD", period: null },
        area: { sqm: 199.74 },
        rooms: { bedrooms: 4, bathrooms: 3 },
        propertyType: "Single Family Residence",
        address: { city: "Madison", postalCode: "53711" },
        yearBuilt: 1996,
        agent: { name: "Dana Reed", company: "Lakeside Realty" },
      },
    ],
  },
} as const;
