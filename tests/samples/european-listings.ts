/** Two more homes of our own making, for the tests of French and German: a flat let in Lyon and one sold in Berlin. */
import { emptyListing, type Listing } from "#contract/listing";

const home = (facts: Partial<Listing>): Listing => ({ ...emptyListing(), ...facts });
const at = (facts: Partial<Listing["address"]>): Listing["address"] => ({ ...emptyListing().address, ...facts });

const lyonRent = home({
  language: "fr",
  country: "FR",
  transaction: "rent",
  title: "Appartement T3 meublé 64 m² Croix-Rousse",
  description: "Séjour exposé sud, cuisine équipée, parquet, balcon. Métro à 350 m.",
  price: { amount: 1180, currency: "EUR", period: "month" },
  area: { sqm: 64.2, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: null, bathrooms: 1 },
  propertyType: "Appartement",
  address: at({ text: "Croix-Rousse, 69004 Lyon", city: "Lyon", district: "Croix-Rousse", postalCode: "69004" }),
  floor: "3e étage",
  orientation: "Sud-Est",
  yearBuilt: 1936,
  features: [
    "Meublé",
    "Cuisine équipée",
    "Parquet",
    "Balcon",
    "Interphone",
    "Cave",
    "Double vitrage",
    "Sans ascenseur",
  ],
  disclosures: { Pièces: "3", DPE: "D", "Surface Carrez": "64,2 m²" },
  agent: { name: "Claire Morel", phone: null, company: "Morel Immobilier", licence: null },
});
const berlinSale = home({
  language: "de",
  country: "DE",
  transaction: "sale",
  title: "3-Zimmer-Wohnung in Prenzlauer Berg",
  description: "Wohnung mit Einbauküche und Südbalkon. 400 m zur U-Bahn.",
  price: { amount: 489_000, currency: "EUR", period: null },
  area: { sqm: 78.5, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: null, bathrooms: 1 },
  propertyType: "Etagenwohnung",
  address: at({
    text: "10437 Berlin, Prenzlauer Berg",
    city: "Berlin",
    district: "Prenzlauer Berg",
    postalCode: "10437",
  }),
  floor: "3 von 5",
  orientation: "Süd, West",
  yearBuilt: 1998,
  renovation: "Gepflegt",
  features: [
    "Einbauküche",
    "Südbalkon",
    "Aufzug",
    "Kellerabteil",
    "Fernwärme",
    "Parkett",
    "Stellplatz",
    "Tageslichtbad",
  ],
  disclosures: { Zimmer: "3", Hausgeld: "310 €", Energieausweis: "Bedarfsausweis" },
  agent: { name: "Jonas Weber", phone: "030 5550134", company: "Weber Immobilien", licence: null },
});

export const europeanListings = { lyonRent, berlinSale };
