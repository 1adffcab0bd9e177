/** Two more invented homes for sentences the lock was never mended on: a flat sold in Seoul and an old flat let in Munich. */
import { emptyListing, type Listing } from "#contract/listing";

const seoul: Listing = {
  ...emptyListing(),
  language: "ko",
  country: "KR",
  transaction: "sale",
  title: "마루뜰아파트 104동 전용 84㎡ 남동향 매매",
  description:
    "공덕역 5번 출구에서 도보 7분. 2021년에 욕실과 주방을 수리했고 거실과 안방이 발코니로 이어집니다. 방 3개, 욕실 2개. 단지 안에 어린이집과 작은 도서관이 있습니다.",
  price: { amount: 1_395_000_000, currency: "KRW", period: null },
  area: { sqm: 84.93, kind: "net" },
  rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 2 },
  propertyType: "아파트",
  address: {
    ...emptyListing().address,
    text: "서울특별시 마포구 도화동 마루뜰아파트",
    city: "서울",
    district: "마포구",
    community: "마루뜰아파트",
  },
  floor: "12층 (총 21층)",
  orientation: "남동",
  yearBuilt: 2009,
  features: ["공덕역 도보 7분 (5호선·6호선)", "계단식", "지하 주차장", "개별난방", "발코니"],
  disclosures: {
    전용면적: "84.93㎡",
    공급면적: "112.47㎡",
    총세대수: "486세대",
    세대당주차: "1.2대",
    관리비: "월 23만원",
    입주가능일: "2026년 9월 협의",
  },
  agent: { name: "문서진", phone: "02-555-0186", company: "도담공인중개사사무소", licence: "11440-2023-00987" },
};

const munich: Listing = {
  ...emptyListing(),
  language: "de",
  country: "DE",
  transaction: "rent",
  title: "3-Zimmer-Altbauwohnung mit Stuck in Haidhausen",
  description:
    "Altbau von 1904, 2. OG von 4, ohne Aufzug. Deckenhöhe 3,20 m, Stuck und Dielenböden in den Wohnräumen. Der Balkon geht nach Westen zum ruhigen Innenhof. Bad mit Fenster und Badewanne. Zum U-Bahnhof Max-Weber-Platz (U4, U5) sind es 450 m.",
  price: { amount: 1940, currency: "EUR", period: "month" },
  area: { sqm: 86.5, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Altbauwohnung",
  address: {
    ...emptyListing().address,
    text: "Lindwurmgasse 11, 81667 München",
    city: "München",
    district: "Haidhausen",
    postalCode: "81667",
  },
  floor: "2. OG von 4",
  orientation: "West",
  yearBuilt: 1904,
  renovation: "2018 modernisiert",
  features: ["Balkon", "Einbauküche", "Kellerabteil", "Dielenboden", "Stuck", "Badewanne", "Fahrradkeller"],
  disclosures: {
    Kaltmiete: "1.940 €",
    Nebenkosten: "260 €",
    Warmmiete: "2.200 €",
    Kaution: "3 Monatskaltmieten",
    Verfügbar: "ab 1. Oktober 2026",
    Energieklasse: "E",
    Heizung: "Gas-Zentralheizung",
    Haustiere: "nach Absprache",
  },
  agent: { name: "Jonas Reiter", phone: "089 5555 0129", company: "Isarblick Immobilien", licence: null },
};

export const thirdListings = { seoul, munich };
