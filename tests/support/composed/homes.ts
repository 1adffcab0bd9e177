/** Homes of the eleven markets: the project's own samples, made into as many others as seeds are asked for. */
import type { AgentCard, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { marketForCountry } from "#engine/compliance/countries";
import { type Choose, chooser } from "#engine/copy/writing/seeded-choice";
import { readListing } from "#engine/listing/read";
import { sampleProperties } from "#server/demo/sample/properties";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { labelledPages } from "#tests/support/reading/pages";

/** Markets whose rules were read in the law; those of the others are only recalled. */
export const firmMarkets: readonly Market[] = [
  ...(["CN", "US", "CA", "UK", "AU", "JP", "KR", "EU/DE", "EU/FR", "SG", "HK"] as const),
];

const samples: readonly Listing[] = [
  ...Object.values(sampleListings),
  ...Object.values(europeanListings),
  ...sampleProperties.map(({ listing }) => listing),
  ...labelledPages("read").map(({ html, url }) => readListing(html, { url })),
];
const byMarket = Map.groupBy(samples, ({ country }) => marketForCountry(country));
const primary = ({ language }: Listing): string => language?.split("-")[0] ?? "";
const byLanguage = Map.groupBy(samples, primary);

/** What the law of a market wants stated, so that nothing is missing that an agent would have. */
const stated: Partial<Record<Market, Record<string, string>>> = {
  CN: { 房源核验码: "230512345678" },
  UK: { EPC: "C", "Council Tax": "Band D", Tenure: "Freehold" },
  AU: { "Statement of Information": "available from the agent" },
  "EU/FR": {
    DPE: "C",
    GES: "B",
    Honoraires: "420 €, à la charge du vendeur",
    "Dépenses annuelles d’énergie estimées": "entre 890 € et 1 240 €",
    "Dépôt de garantie": "780 €",
  },
  "EU/DE": {
    Nebenkosten: "160 € im Monat",
    Energieausweis: "Verbrauchsausweis, 92 kWh/(m²·a), Klasse C",
    Energieträger: "Fernwärme",
  },
  HK: { 物業編號: "A123456" },
  JP: { 取引態様: "媒介", 管理費: "6,000円", 交通: "山田駅 徒歩7分" },
  KR: {
    중개사무소: "한빛공인중개사사무소",
    대표자: "대표 김민서",
    소재지: "서울시 마포구 월드컵로 1",
    등록번호: "11440-2019-00123",
  },
  SG: { "CEA licence": "L3001234A" },
};

const card = (name: string, company: string, phone: string, licence: string | null, address: string): AgentCard => ({
  name,
  company,
  phone,
  licence,
  address,
  email: "agent@example.com",
});
/** Who signs in each market; made up. */
const cards: Partial<Record<Market, AgentCard>> = {
  CN: card("顾芸", "普陀安居置业", "13800001234", null, "上海市普陀区梅川路 1 号"),
  US: card("Dana Ruiz", "Onyx Homes", "951-555-0134", "01234567", "12 Dock Street, Seattle, WA 98101"),
  CA: card("Priya Nair", "Harbour Realty Inc., Brokerage", "604-555-0188", null, "9 Elm St, Toronto, ON M5V 2T6"),
  UK: card("Tom Hale", "Hale & Sons", "020 7946 0123", null, "3 High Street, Bath BA1 1AA"),
  AU: card("Mia Tran", "Tran Property", "0491 570 156", "081234L", "5 Swan St, Richmond VIC 3121"),
  JP: card("森 健", "北摂住まい", "06-5550-0188", "大阪府知事(2)第061199号", "大阪府吹田市山田西1-1"),
  KR: card("김민서", "한빛공인중개사사무소", "02-555-0123", "11440-2019-00123", "서울시 마포구 월드컵로 1"),
  "EU/DE": card("Jonas Weber", "Weber Immobilien", "030 5550134", null, "Kastanienallee 4, 10435 Berlin"),
  "EU/FR": card(
    "Claire Morel",
    "Morel Immobilier",
    "04 72 55 01 20",
    "CPI 6901 2020 000 000 101",
    "2 rue Royale, Lyon",
  ),
  SG: card("Alex Tan", "Tan Realty Pte Ltd", "9123 4567", "R012345A", "10 Anson Road, Singapore 079903"),
  HK: card("陳美玲", "港灣地產", "2555 0123", "S-123456", "香港灣仔軒尼詩道 1 號"),
};

/** The signer of a market; null for a market without one. */
export const cardOf = (market: Market): AgentCard | null => cards[market] ?? null;

/** Some of the features of all homes in one language, with those of the home itself. */
function featuresFrom(choose: Choose, base: Listing): string[] {
  const pool = [...new Set((byLanguage.get(primary(base)) ?? []).flatMap(({ features }) => features))];
  const count = choose("features", [0, 2, 4, 6, 9]) ?? 0;
  const others = Array.from({ length: count }, (_, at) => choose(`feature ${at}`, pool) ?? "");
  return [...new Set([...(choose("own features", [true, true, false]) ? base.features : []), ...others])].filter(
    Boolean,
  );
}

/** A deposit that the page states, in the languages of the markets: it goes with the rent beside it, and a lower rent would make it unlawful. */
const deposit = /deposit|bond|kaution|caution|dépôt|押金|按金|敷金|보증금/iu;

const statesDeposit = ({ transaction, description, features, disclosures }: Listing): boolean =>
  transaction === "rent" &&
  deposit.test([description ?? "", ...features, ...Object.entries(disclosures).flat()].join("\n"));

function priceFrom(choose: Choose, listing: Listing): Listing["price"] {
  const { price } = listing;
  if (price === null || statesDeposit(listing)) return price;
  const amount = price.amount * (choose("price", [0.6, 0.8, 1, 1.3, 1.9]) ?? 1);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return { ...price, amount: Math.round(amount / step) * step };
}

/**
 * A home of the market, another for each seed: facts of a sample, some left out, some taken from other samples in its language.
 * What the market's law wants stated is stated. Throws for a market without samples.
 */
export function homeOf(market: Market, seed: number): Listing {
  const choose = chooser(seed, 0);
  const base = choose("base", byMarket.get(market) ?? []);
  if (!base) throw new Error(`no sample of a home in ${market}`);
  const peers = byLanguage.get(primary(base)) ?? [base];
  const of = <K extends keyof Listing>(key: K): Listing[K] => (choose(key, [base, base, ...peers]) ?? base)[key];
  const sqm = Math.round((base.area?.sqm ?? 60) * (choose("area", [0.6, 1, 1.4, 2]) ?? 1) * 10) / 10;
  return {
    ...base,
    title: choose("title", [base.title, base.title, null]) ?? null,
    description: choose("description", [base.description, null]) ?? null,
    price: priceFrom(choose, base),
    area: base.area && { ...base.area, sqm },
    rooms: { ...base.rooms, bedrooms: choose("bedrooms", [base.rooms.bedrooms, 1, 2, 3, 5]) ?? null },
    floor: of("floor"),
    orientation: of("orientation"),
    renovation: of("renovation"),
    yearBuilt: choose("year", [base.yearBuilt ?? 1998, 1936, 1998, 2016]) ?? null,
    features: featuresFrom(choose, base),
    disclosures: { ...base.disclosures, ...stated[market] },
    provenance: {},
  };
}
