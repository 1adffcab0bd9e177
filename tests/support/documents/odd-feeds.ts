/** Feeds as programs of agents really write them: noughts for nothing, markup in texts, homes that are gone, other alphabets. */

/** Bytes of a text in an eight-bit alphabet, for the letters used here. */
const eightBits = (letters: Readonly<Record<string, number>>) => (text: string) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
export const latin1 = eightBits({});
export const latin2 = eightBits({ ő: 0xf5, ű: 0xfb, á: 0xe1, é: 0xe9, ö: 0xf6 });
export const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
export const utf8 = (text: string) => new TextEncoder().encode(text);

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\r\n`;

export const kyero = (homes: string, encoding = "utf-8") =>
  `${declared(encoding)}<root>\r\n<kyero>\r\n<feed_version>3</feed_version>\r\n</kyero>\r\n${homes}\r\n</root>\r\n`;

export const kyeroHome = (own: string) =>
  `<property><date>2026-05-08 07:41:54</date><currency>EUR</currency><town>Cómpeta</town><province>Málaga</province><country>spain</country>${own}</property>`;

export const trovit = (ads: string, encoding = "utf-8") => `${declared(encoding)}<trovit>${ads}</trovit>`;

type OpenImmoParts = Partial<
  Record<"marketed" | "kind" | "prices" | "sizes" | "floor" | "shown" | "action" | "state", string>
>;
export const openImmo = (homes: readonly OpenImmoParts[], encoding = "UTF-8") =>
  `${declared(encoding)}<openimmo xmlns="http://www.openimmo.de"><uebertragung art="ONLINE" umfang="VOLL"/><anbieter><firma>Müller &amp; Söhne</firma>${homes.map(openImmoHome).join("\r\n")}</anbieter></openimmo>`;

const openImmoHome = ({ marketed, kind, prices, sizes, floor, shown, action, state }: OpenImmoParts) =>
  `<immobilie><objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart ${marketed ?? 'KAUF="1" MIETE_PACHT="0"'}/><objektart>${kind ?? '<haus haustyp="REIHENHAUS"/>'}</objektart></objektkategorie>
<geo><plz>80331</plz><ort>München</ort><geokoordinaten breitengrad="48.1351" laengengrad="11.5820"/><strasse>Sendlinger Straße</strasse><hausnummer>5</hausnummer><land iso_land="DEU"/>${floor ?? ""}</geo>
<kontaktperson><name>Weber</name><vorname>Anna</vorname><tel_durchw/><tel_handy>0171 2345678</tel_handy></kontaktperson>
<preise>${prices ?? "<kaufpreis>1250000.00</kaufpreis><aussen_courtage>3,57 %</aussen_courtage>"}<waehrung iso_waehrung="EUR"/></preise>
<flaechen>${sizes ?? "<wohnflaeche>140.00</wohnflaeche><grundstuecksflaeche>300.00</grundstuecksflaeche><anzahl_zimmer>5.00</anzahl_zimmer><anzahl_schlafzimmer>3.00</anzahl_schlafzimmer><anzahl_badezimmer>2.00</anzahl_badezimmer>"}</flaechen>
<zustand_angaben><baujahr>1998</baujahr>${state ?? ""}<energiepass><epart>VERBRAUCH</epart><energieverbrauchkennwert>98,3</energieverbrauchkennwert><primaerenergietraeger>GAS</primaerenergietraeger><wertklasse>C</wertklasse></energiepass></zustand_angaben>
<freitexte><objekttitel>Haus in ruhiger Lage</objekttitel><objektbeschreibung><![CDATA[Schöne Lage.<br/>Ruhig &amp; hell.]]></objektbeschreibung></freitexte>
<anhaenge><anhang location="REMOTE" gruppe="TITELBILD"><daten><pfad>https://img.example.com/1.jpg</pfad></daten></anhang><anhang location="EXTERN" gruppe="BILD"><daten><pfad>bild2.jpg</pfad></daten></anhang><anhang location="REMOTE" gruppe="GRUNDRISS"><daten><pfad>https://img.example.com/plan.jpg</pfad></daten></anhang><anhang location="REMOTE" gruppe="ANBIETERLOGO"><daten><pfad>https://img.example.com/logo.png</pfad></daten></anhang></anhaenge>
<verwaltung_objekt><objektadresse_freigeben>${shown ?? "true"}</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><aktion aktionart="${action ?? "CHANGE"}"/></verwaltung_techn></immobilie>`;

const blmNames =
  "AGENT_REF^STATUS_ID^PUBLISHED_FLAG^ADDRESS_1^ADDRESS_2^TOWN^POSTCODE1^POSTCODE2^FEATURE1^FEATURE2^SUMMARY^DESCRIPTION^BEDROOMS^BATHROOMS^PRICE^PRICE_QUALIFIER^PROP_SUB_ID^TRANS_TYPE_ID^LET_RENT_FREQUENCY^DISPLAY_ADDRESS^TENURE_TYPE_ID^COUNCIL_TAX_BAND^MEDIA_IMAGE_00^MEDIA_IMAGE_01^MEDIA_FLOOR_PLAN_00^MEDIA_IMAGE_60^MEDIA_IMAGE_TEXT_60";
const blmUsual: Readonly<Record<string, string>> = {
  ...{ AGENT_REF: "B1_1", STATUS_ID: "0", PUBLISHED_FLAG: "1", ADDRESS_1: "12", ADDRESS_2: "High Street" },
  ...{ TOWN: "Leeds", POSTCODE1: "LS1", POSTCODE2: "4AB", FEATURE1: "Garden", DESCRIPTION: "A home." },
  ...{ BEDROOMS: "3", BATHROOMS: "1", PRICE: "325000", PROP_SUB_ID: "3", TRANS_TYPE_ID: "1", TENURE_TYPE_ID: "1" },
  ...{ COUNCIL_TAX_BAND: "C", MEDIA_IMAGE_00: "https://img.example.com/1.jpg", MEDIA_IMAGE_01: "B1_1_IMG_01.jpg" },
  MEDIA_FLOOR_PLAN_00: "https://img.example.com/plan.jpg",
  ...{ MEDIA_IMAGE_60: "https://img.example.com/epc.jpg", MEDIA_IMAGE_TEXT_60: "EPC" },
};
export const blm = (
  homes: readonly Readonly<Record<string, string>>[],
  [field, record] = ["^", "~"],
  end = "#END#",
) => {
  const line = (home: Readonly<Record<string, string>>) =>
    blmNames.split("^").map((name) => home[name] ?? blmUsual[name] ?? "");
  const rows = homes.map((home) => [...line(home), record].join(field)).join("\r\n");
  return `#HEADER#\r\nVersion : 3\r\nEOF : '${field}'\r\nEOR : '${record}'\r\n#DEFINITION#\r\n${blmNames.replaceAll("^", field)}${field}${record}\r\n#DATA#\r\n${rows}\r\n${end}\r\n`;
};

export const resoHome = {
  ListingKey: "1",
  ListingId: "M-1",
  StandardStatus: "Active",
  ListPrice: 625000,
  PropertyType: "Residential",
  UnparsedAddress: "418 Maple Ave",
  City: "Madison",
  StateOrProvince: "WI",
  PostalCode: "53711",
  Country: "US",
  Latitude: 43.05,
  Longitude: -89.4,
  BedroomsTotal: 4,
  BathroomsTotalInteger: 3,
  LivingArea: 2150,
  LivingAreaUnits: "Square Feet",
  LotSizeAcres: 0.2,
  Media: [
    { MediaURL: "https://img.example.com/b.jpg", Order: 2, MediaCategory: "Photo" },
    { MediaURL: "https://img.example.com/a.jpg", Order: 1, MediaCategory: "Photo" },
    { MediaURL: "https://img.example.com/deed.pdf", Order: 3, MediaCategory: "Document" },
    { MediaURL: "https://img.example.com/plan.jpg", Order: 4, MediaCategory: "Floor Plan" },
  ],
} as const;
