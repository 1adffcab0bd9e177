/** Homes of our own making, each with what decides about it: a let flat in Germany, a condominium in America, a rental in China. */
import { emptyListing, type Listing } from "#contract/listing";

const home = (facts: Partial<Listing>): Listing => ({ ...emptyListing(), ...facts });
const at = (facts: Partial<Listing["address"]>): Listing["address"] => ({ ...emptyListing().address, ...facts });

/** Sold with its tenant; a bath without a window, a levy, no lift. */
export const letFlat = home({
  language: "de",
  country: "DE",
  transaction: "sale",
  title: "Vermietete Altbauwohnung in Halle",
  description:
    "Altbauwohnung von 1906 im 3. Obergeschoss, vermietet seit 1. Mai 2015 (unbefristet). Wohnzimmer (25 m²) mit Stuck zur Straße nach Osten. Innenliegendes Bad mit Wanne, Zustand einfach. Dach 2018 erneuert. Kein Aufzug. Besichtigung donnerstags 16 bis 18 Uhr.",
  price: { amount: 156_000, currency: "EUR", period: null },
  area: { sqm: 68, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Etagenwohnung",
  address: at({ text: "Lindenweg 3, 06108 Halle", city: "Halle", postalCode: "06108" }),
  floor: "3. Obergeschoss",
  yearBuilt: 1906,
  renovation: "Dach 2018, Treppenhaus 2022",
  features: ["Deckenhöhe 3,20 m", "Balkon 4 m²", "Straßenbahnhaltestelle (Linie 7) 200 m", "Kein Aufzug"],
  disclosures: {
    Kaltmiete: "480 € im Monat",
    Hausgeld: "230 € im Monat, davon 70 € nicht umlagefähig",
    Sonderumlage: "1.900 € für die Fassade, fällig Juni 2027, trägt der Käufer",
    Kündigungsfrist: "9 Monate, nur bei berechtigtem Interesse",
    Käuferprovision: "2,5 % inkl. MwSt.",
    Mietkaution: "960 €",
  },
  agent: { name: "Jana Roth", phone: "0345 5550140", company: "Saalehaus Immobilien", licence: null },
});

/** A burst pipe that was repaired, dues and tax, a seller who stays, a fridge that goes. */
export const condo = home({
  language: "en",
  country: "US",
  transaction: "sale",
  title: "Two-bedroom condo in Ridgeline Row",
  description:
    "Second-floor condo built in 2006. HVAC replaced in 2020. A pipe in the hall bath wall burst in January 2022; repaired, invoices available. Washer and dryer convey, refrigerator does not. Seller requests a leaseback to March 31, 2027. Showings with 48 hours' notice.",
  price: { amount: 372_000, currency: "USD", period: null },
  area: { sqm: 92.9, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 2 },
  propertyType: "Condominium",
  address: at({ text: "55 Alder Way, Unit 9, Boise, ID 83702", city: "Boise", postalCode: "83702" }),
  floor: "2nd of 3",
  yearBuilt: 2006,
  features: ["Covered balcony", "Community pool", "Bus stop (Route 9) 0.3 miles", "No EV charger"],
  disclosures: {
    HOA: "$312 a month: water, trash, pool, landscaping",
    "Property tax": "$4,560 (2025)",
    "Special assessment": "Roof, $1,750 outstanding, paid by seller at closing",
    Pets: "Two pets, up to 35 lb each",
    "Leasing rules": "Minimum lease 6 months; no short-term rentals",
  },
  agent: { name: "Nora Field", phone: "208-555-0112", company: "Ridgeline Realty", licence: "SP12345" },
});

/** A road that is heard, an empty room, the sum on moving in, animals by consent. */
export const rental = home({
  language: "zh",
  country: "CN",
  transaction: "rent",
  title: "地铁站旁两房，2021年翻新",
  description:
    "2021年翻新厨房和卫生间。主卧朝东南，带飘窗，放有1.5米床和衣柜；次卧9.2㎡朝北，空房，没有床。客厅临青桐路，装有双层玻璃，早晚高峰能听到车声。冰箱、洗衣机都有，没有电视和沙发。",
  price: { amount: 5200, currency: "CNY", period: "month" },
  area: { sqm: 72.5, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "普通住宅",
  address: at({ text: "杭州市拱墅区青桐路8号", city: "杭州", district: "拱墅", community: "青桐花园" }),
  floor: "9层（共18层）",
  orientation: "东南",
  yearBuilt: 2008,
  features: ["距地铁2号线文三站步行约400米", "菜市场步行约300米", "生活阳台4.2㎡"],
  disclosures: {
    押付方式: "押一付一",
    租期: "一年起租",
    面积: "建筑面积72.5㎡，套内58.1㎡",
    宠物: "不可养狗，养猫须房东书面同意",
    中介费: "半个月租金，租客支付",
    可入住: "2027年3月10日后",
    房源核验码: "HZ-2611-440218",
  },
  agent: { name: "何青", phone: "0571-55500121", company: "拱宸房产", licence: null },
});

export const decidingHomes = { letFlat, condo, rental };
