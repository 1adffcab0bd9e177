/** Homes of our own making, each with what a buyer or tenant must be told: a price that is no asking price, a lease, a tenant, a kind of building. */
import { emptyListing, type Listing } from "#contract/listing";

const home = (facts: Partial<Listing>): Listing => ({ ...emptyListing(), ...facts });
const at = (facts: Partial<Listing["address"]>): Listing["address"] => ({ ...emptyListing().address, ...facts });
const sale = (amount: number, currency: string): Listing["price"] => ({ amount, currency, period: null });
const monthly = (amount: number, currency: string): Listing["price"] => ({ amount, currency, period: "month" });

/** Offers over, under offer, an age that is only said. */
const tenement = home({
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "Two-bedroom tenement flat, Gorgie Crescent, Edinburgh - Under Offer",
  description:
    "Second-floor tenement flat, circa 1895. The bay-windowed living room faces south and has an original fireplace (not in use). New worktops and doors were fitted in the kitchen in 2022; the units are from 2009. Shared drying green at the rear. Home Report available.",
  price: sale(245_000, "GBP"),
  area: { sqm: 68, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Flat",
  address: at({ text: "Gorgie Crescent, Edinburgh EH11", city: "Edinburgh", district: "Gorgie", postalCode: "EH11" }),
  floor: "2nd floor of 3",
  yearBuilt: 1895,
  renovation: "Kitchen worktops and doors 2022",
  features: ["Bay window in living room", "Gas central heating", "Shared drying green", "Tram stop 600 m"],
  disclosures: {
    Price: "Offers over £245,000",
    Tenure: "Freehold (Scottish ownership)",
    "Council tax": "Band D",
    EPC: "C",
    Status: "Under offer",
  },
  agent: { name: "Morag Innes", phone: "0131 496 0110", company: "Innes & Baird", licence: null },
});

/** A guide price, a lease with ground rent, a tenant in place, panels that are leased. */
const leasedFlat = home({
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "One-bedroom flat for investment, Bristol",
  description:
    "First-floor flat in a 1988 block, sold with the tenant in place on an assured shorthold tenancy at £1,150 a month until 30 June 2027. Bedroom with built-in wardrobes, open-plan living room and kitchen, balcony to the west. The solar panels on the roof are leased to a third party until 2036.",
  price: sale(219_950, "GBP"),
  area: { sqm: 47, kind: "net" },
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  propertyType: "Flat",
  address: at({ text: "Quay Lane, Bristol BS1", city: "Bristol", postalCode: "BS1" }),
  floor: "1st floor",
  yearBuilt: 1988,
  features: ["Balcony", "Built-in wardrobes", "Allocated parking space", "Train station 0.4 miles"],
  disclosures: {
    "Guide price": "£219,950",
    Tenure: "Leasehold",
    "Lease remaining": "87 years",
    "Ground rent": "£250 a year, doubling every 25 years",
    "Service charge": "£1,480 a year",
    "Council tax": "Band B",
    EPC: "C",
  },
  agent: { name: "Dev Patel", phone: "0117 496 0144", company: "Patel Homes", licence: null },
});

/** Half a room, a price that is to be talked about. */
const swissFlat = home({
  language: "de",
  country: "CH",
  transaction: "sale",
  title: "Helle 4.5-Zimmer-Wohnung mit Loggia in Winterthur",
  description:
    "4.5-Zimmer-Wohnung im 2. Obergeschoss, Baujahr ca. 1962. Wohnzimmer mit Ausgang auf die Loggia nach Südwesten, Küche mit Fenster, Küchenfronten und Geräte 2020 ersetzt. Bad und separates WC. Kellerabteil und Veloraum. Das Gebäude liegt an einer ruhigen Quartierstrasse.",
  price: sale(985_000, "CHF"),
  area: { sqm: 104, kind: "net" },
  rooms: { bedrooms: 4.5, livingRooms: null, bathrooms: 1 },
  propertyType: "Wohnung",
  address: at({ text: "Rosentalstrasse 14, 8400 Winterthur", city: "Winterthur", postalCode: "8400" }),
  floor: "2. Obergeschoss",
  orientation: "Südwest",
  yearBuilt: 1962,
  renovation: "Küchenfronten und Geräte 2020",
  features: ["4.5 Zimmer", "Loggia nach Südwesten", "Separates WC", "Kellerabteil", "Bahnhof 700 m"],
  disclosures: { Verkaufspreis: "CHF 985'000 VB", Nebenkosten: "CHF 620 im Monat", Erneuerungsfonds: "CHF 90'000" },
  agent: { name: "Reto Ammann", phone: "052 555 01 40", company: "Ammann Immobilien", licence: null },
});

/** No 아파트: an officetel, with deposit, rent and a price that is to be talked about. */
const officetel = home({
  language: "ko",
  country: "KR",
  transaction: "rent",
  title: "마포 공덕역 오피스텔 보증금 1,000/월 75 (협의 가능)",
  description:
    "2016년 준공 오피스텔 11층, 전용 24㎡ 원룸입니다. 남동향이고 한쪽 벽이 전부 창입니다. 세탁기와 냉장고, 인덕션, 붙박이장이 있습니다. 싱크대 상판을 2023년에 교체했습니다. 전입신고 가능합니다. 공덕역 도보 4분입니다.",
  price: monthly(750_000, "KRW"),
  area: { sqm: 24, kind: "net" },
  rooms: { bedrooms: 0, livingRooms: 1, bathrooms: 1 },
  propertyType: "오피스텔",
  address: at({ text: "서울특별시 마포구 공덕동", city: "서울", district: "마포구", community: "공덕 마루오피스텔" }),
  floor: "11층 (총 18층)",
  orientation: "남동향",
  yearBuilt: 2016,
  features: ["풀옵션", "붙박이장", "무인택배함", "엘리베이터", "공덕역 도보 4분"],
  disclosures: {
    보증금: "1,000만원 (협의)",
    관리비: "월 9만원",
    장기수선충당금: "월 8,000원, 퇴거 시 임대인 반환",
    입주가능일: "즉시",
    용도: "업무시설(오피스텔)",
  },
  agent: { name: "한지우", phone: "02-555-0133", company: "마루공인중개사사무소", licence: "11440-2021-00077" },
});

/** オーナーチェンジ, a firm in kanji with and without a Latin name. */
const ownerChange = home({
  language: "ja",
  country: "JP",
  transaction: "sale",
  title: "オーナーチェンジ 大阪市西区 1LDK 12階",
  description:
    "賃貸中の1LDKをオーナーチェンジでお引き渡しします。現在の賃料は月額118,000円、普通借家契約です。2006年頃に浴室乾燥機を設置、キッチンの水栓のみ2021年に交換しました。価格は応相談です。",
  price: sale(29_800_000, "JPY"),
  area: { sqm: 42.6, kind: "net" },
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  propertyType: "中古マンション",
  address: at({
    text: "大阪府大阪市西区北堀江2丁目",
    city: "大阪市",
    district: "西区",
    community: "北堀江パークハウス",
  }),
  floor: "12階/15階建",
  orientation: "南東",
  yearBuilt: 2004,
  features: ["オートロック", "宅配ボックス", "バルコニー 6.2㎡", "西大橋駅 徒歩5分"],
  disclosures: {
    価格: "2,980万円（応相談）",
    現況: "賃貸中",
    賃料: "月額118,000円",
    管理費: "月額9,800円",
    修繕積立金: "月額11,300円",
    土地権利: "所有権",
    取引態様: "専任媒介",
  },
  agent: {
    name: "西川 美緒",
    phone: "06-5550-0122",
    company: "堀江不動産販売株式会社",
    licence: "大阪府知事(4)第50112号",
  },
});

/** Let, works fund, a metro that is no square metre. */
const frenchLet = home({
  language: "fr",
  country: "FR",
  transaction: "sale",
  title: "Appartement T2 loué, Lyon Charpennes, à partir de 189 000 €",
  description:
    "T2 au troisième étage d’un immeuble construit vers 1930, vendu loué : bail en cours depuis le 1er mars 2021, loyer 690 € par mois charges comprises, dont 60 € de charges. Peintures refaites en 2022, plan de travail et façades de cuisine changés en 2021. Métro A Charpennes à 300 m, tram T2 à deux pas.",
  price: sale(189_000, "EUR"),
  area: { sqm: 44, kind: "net" },
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  propertyType: "Appartement",
  address: at({
    text: "Cours Émile-Zola, 69100 Villeurbanne",
    city: "Villeurbanne",
    district: "Charpennes",
    postalCode: "69100",
  }),
  floor: "3e étage sur 6",
  orientation: "Sud",
  yearBuilt: 1930,
  renovation: "Peintures refaites en 2022, façades de cuisine 2021",
  features: ["Balcon filant", "Parquet chêne", "Cave", "Ascenseur", "Métro A à 300 m", "Tram T2"],
  disclosures: {
    Prix: "à partir de 189 000 €",
    Loyer: "690 € par mois charges comprises",
    "Charges de copropriété": "1 320 € par an",
    "Fonds de travaux": "180 € par an",
    "Taxe foncière": "890 €",
    DPE: "D",
    GES: "D",
    Honoraires: "à la charge du vendeur",
    Copropriété: "32 lots",
  },
  agent: {
    name: "Léa Carrel",
    phone: "04 78 55 01 40",
    company: "Carrel Immobilier",
    licence: "CPI 6901 2020 000 000 111",
  },
});

/** Warm rent without heating, deposit, a deposit of three rents. */
const germanRent = home({
  language: "de",
  country: "DE",
  transaction: "rent",
  title: "2-Zimmer-Wohnung in Kassel mit Balkon",
  description:
    "Zweizimmerwohnung im 1. Obergeschoss eines Hauses aus den 1950er-Jahren. Die Küchenarbeitsplatte und der Herd wurden 2023 erneuert, die Schränke sind älter. Duschbad, Armaturen 2021 erneuert. Gasetagenheizung, der Mieter schließt den Vertrag selbst ab. Der Balkon liegt nach Westen.",
  price: monthly(560, "EUR"),
  area: { sqm: 58, kind: "net" },
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  propertyType: "Etagenwohnung",
  address: at({
    text: "Elfbuchenstraße 8, 34119 Kassel",
    city: "Kassel",
    district: "Vorderer Westen",
    postalCode: "34119",
  }),
  floor: "1. Obergeschoss",
  orientation: "West",
  yearBuilt: 1955,
  features: ["Balkon", "Keller", "Straßenbahn 250 m"],
  disclosures: {
    Kaltmiete: "560 €",
    Nebenkosten: "130 €",
    Kaution: "1.680 €",
    Baujahr: "ca. 1955",
    Energieausweis: "Verbrauchsausweis, 121 kWh/(m²·a), Klasse D",
    Verfügbar: "ab 1. März 2027",
  },
  agent: { name: "Nils Behr", phone: "0561 5550 121", company: "Behr Hausverwaltung", licence: null },
});

/** Sold let, with a reserve and a rent that has its charges in it. */
const germanLet = home({
  language: "de",
  country: "DE",
  transaction: "sale",
  title: "Vermietete 3-Zimmer-Wohnung in Dresden, 229.000 € VB",
  description:
    "Dreizimmerwohnung im 2. Obergeschoss, vermietet seit 1. August 2018. Das Haus stammt vermutlich von 1911. Bad mit Fenster und Wanne. Balkon nach Süden.",
  price: sale(229_000, "EUR"),
  area: { sqm: 74, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Eigentumswohnung",
  address: at({ text: "Hechtstraße 40, 01097 Dresden", city: "Dresden", district: "Neustadt", postalCode: "01097" }),
  floor: "2. Obergeschoss",
  orientation: "Süd",
  yearBuilt: 1911,
  features: ["Balkon nach Süden", "Stuck", "Keller", "Kein Aufzug"],
  disclosures: {
    Kaufpreis: "229.000 € VB",
    Warmmiete: "810 € monatlich",
    Hausgeld: "290 € monatlich",
    Instandhaltungsrücklage: "48.000 € (Stand 12/2025)",
    Käuferprovision: "3,57 % inkl. MwSt.",
    Energieausweis: "Verbrauchsausweis, 138 kWh/(m²·a), Klasse E",
  },
  agent: { name: "Ines Thoma", phone: "0351 5550 118", company: "Elbhaus Immobilien", licence: null },
});

/** Hong Kong, in Hong Kong's words; with its tenancy. */
const hongKongFlat = home({
  language: "zh-HK",
  country: "HK",
  transaction: "sale",
  title: "太古城 兩房 連租約 660萬",
  description:
    "高層兩房，實用面積485呎，向東南，望內園。現連租約出售，月租17,500元，租約至2027年8月31日。廚房檯面2021年更換。會所設泳池及健身室。鄰近太古站，步行6分鐘。",
  price: sale(6_600_000, "HKD"),
  area: { sqm: 45.1, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "私人住宅",
  address: at({ text: "香港東區太古城道", city: "香港", district: "東區", community: "太古城" }),
  floor: "高層",
  orientation: "東南",
  yearBuilt: 1982,
  features: ["會所泳池", "健身室", "太古站步行6分鐘", "實用面積485呎"],
  disclosures: { 物業編號: "TKS10233", 管理費: "每月1,950元", 實用面積: "485呎", 售價: "660萬（議價）" },
  agent: { name: "陳嘉欣", phone: "2555 0110", company: "太古地產代理", licence: "C-050112" },
});

/** Business land: a 公寓 that is no 住宅, at a starting price. */
const businessFlat = home({
  language: "zh",
  country: "CN",
  transaction: "sale",
  title: "滨江商业公寓 法拍 起拍价168万",
  description:
    "商业性质公寓，40年产权，2014年建成，层高4.8米，民水民电未开通，按商业标准收费。现状带租约出售，租约到2027年5月。厨房只更换了灶具。",
  price: sale(1_680_000, "CNY"),
  area: { sqm: 52.3, kind: "gross" },
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  propertyType: "商业公寓",
  address: at({ text: "杭州市滨江区江南大道", city: "杭州", district: "滨江", community: "江南星座" }),
  floor: "中楼层（共22层）",
  orientation: "南",
  yearBuilt: 2014,
  features: ["层高4.8米", "带租约", "地铁1号线滨和路站 500米"],
  disclosures: { 起拍价: "168万", 产权: "40年商业产权", 租约: "至2027年5月，月租3200元", 评估价: "210万" },
  agent: { name: "周敏", phone: "0571-5550-0123", company: "江南房产", licence: null },
});

export const dutyHomes: Readonly<Record<string, Listing>> = {
  tenement,
  leasedFlat,
  swissFlat,
  officetel,
  ownerChange,
  frenchLet,
  germanRent,
  germanLet,
  hongKongFlat,
  businessFlat,
};
