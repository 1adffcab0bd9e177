/** Homes of our own making and, for each, what a reader in its market decides by, as words and figures any language's post must have. */
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";

/** By these a fact is known to stand in a text, whatever language it is in, or in each. */
type Mark = RegExp | Readonly<Record<CopyLanguage, RegExp>>;
export interface DecidedHome {
  readonly listing: Listing;
  readonly marks: Readonly<Record<string, Mark>>;
}

const home = (facts: Partial<Listing>): Listing => ({ ...emptyListing(), ...facts });
const at = (facts: Partial<Listing["address"]>): Listing["address"] => ({ ...emptyListing().address, ...facts });

const animals: Mark = {
  zh: /宠物|猫|狗|犬/u,
  en: /\b(?:pets?|cats?|dogs?)\b/iu,
  ja: /ペット|犬|猫/u,
  ko: /반려|고양이|강아지|개/u,
  fr: /animaux|animal|chats?|chiens?/iu,
  de: /haustier|katze|hund/iu,
};
const deposit: Mark = {
  zh: /押/u,
  en: /deposit|bond/iu,
  ja: /敷金|保証金|押金|デポジット/u,
  ko: /보증금/u,
  fr: /dépôt|caution/iu,
  de: /kaution/iu,
};
const term: Mark = {
  zh: /起租|租期|最短|至少|一年/u,
  en: /minimum (?:term|let)|\d+ months?|a year|one year|years?/iu,
  ja: /契約期間|最短|ヶ月|か月|年間|1年|2年|一年/u,
  ko: /계약 ?기간|최소|개월|1년|2년|일 년/u,
  fr: /durée|minimum|minimale|\d+ mois|un an|ans/iu,
  de: /mindestmiet|monate|ein Jahr|Jahre/iu,
};
const twoBedrooms: Mark = {
  zh: /[两2二](?:室|房|居|卧|间)/u,
  en: /(?:two|2)[- ]bed/iu,
  ja: /2(?:S?L?DK|K|R|室|部屋|ベッド)|寝室2|2つの寝室|二部屋/u,
  ko: /방 ?2|침실 ?2|2룸|방 두|투룸|방 둘/u,
  fr: /(?:deux|2) (?:chambres|ch\.)|[TF]3/iu,
  de: /(?:zwei|2) (?:Schlaf)?zimmer|3 Zimmer|(?:3|drei)-Zimmer|2 SZ/iu,
};
const oneBedroom: Mark = {
  zh: /[一1](?:室|房|居|卧|间)/u,
  en: /(?:one|1)[- ]bed/iu,
  ja: /1(?:S?L?DK|K|R|室|部屋|ベッド)|寝室1|ワンルーム/u,
  ko: /방 ?1|침실 ?1|1룸|방 하나|원룸/u,
  fr: /(?:une|1) (?:chambre|ch\.)|[TF]2/iu,
  de: /(?:ein|1) (?:Schlaf)?zimmer|2 Zimmer|(?:2|zwei)-Zimmer|1 SZ/iu,
};

const shanghaiSale: DecidedHome = {
  listing: home({
    language: "zh",
    country: "CN",
    transaction: "sale",
    title: "静安寺旁两房，满五唯一",
    description: "客厅朝南，厨房有窗。",
    price: { amount: 6_980_000, currency: "CNY", period: null },
    area: { sqm: 89.3, kind: "gross" },
    rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
    propertyType: "普通住宅",
    address: at({ text: "上海市普陀区梅川路", city: "上海", district: "普陀", community: "梅川苑" }),
    floor: "中楼层（共18层）",
    orientation: "南",
    yearBuilt: 2004,
    features: ["距地铁13号线大渡河路站约620米", "满五唯一", "有电梯", "阳台", "厨房有窗"],
    agent: { name: "顾芸", phone: "021-55500132", company: "普陀安居置业", licence: null },
  }),
  marks: {
    name: /梅川苑|Meichuan|메이촨|梅川苑/iu,
    price: /698|6[.,]98/u,
    area: /89[.,]3/u,
    rooms: twoBedrooms,
    stop: /620/u,
    tax: {
      zh: /满五/u,
      en: /five years|only home/iu,
      ja: /5年|五年/u,
      ko: /5년/u,
      fr: /cinq ans|5 ans/iu,
      de: /fünf Jahre|5 Jahre/iu,
    },
  },
};

const shanghaiRent: DecidedHome = {
  listing: home({
    language: "zh",
    country: "CN",
    transaction: "rent",
    title: "整租一室户，可养猫",
    description: "家电齐全，随时看房。",
    price: { amount: 7800, currency: "CNY", period: "month" },
    area: { sqm: 46.3, kind: "gross" },
    rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
    propertyType: "公寓",
    address: at({ text: "上海市静安区愚园路218弄", city: "上海", district: "静安", community: "愚园里" }),
    floor: "3层（共6层）",
    orientation: "南",
    yearBuilt: 1998,
    features: ["距地铁2号线静安寺站约480米", "可养猫", "阳台", "无电梯", "宽带已装"],
    disclosures: { 押付方式: "押一付三", 租期: "一年起租", 房源核验码: "HS-3106-220981" },
    agent: { name: "顾明", phone: "021-55510177", company: "里弄租房", licence: null },
  }),
  marks: {
    name: /愚园里|Yuyuan|위위안|愚園里/iu,
    price: /7[.,\s\u00a0\u202f]?800/u,
    area: /46[.,]3/u,
    rooms: oneBedroom,
    stop: /480/u,
    pets: animals,
    deposit: { ...deposit, ja: /押一|敷金|保証金|入居時/u, ko: /보증금|입주/u },
    term,
  },
};

const tokyoRent: DecidedHome = {
  listing: home({
    language: "ja",
    country: "JP",
    transaction: "rent",
    title: "パークサイド松風 1LDK",
    description: "南東向きの角部屋です。",
    price: { amount: 148_000, currency: "JPY", period: "month" },
    area: { sqm: 42.5, kind: "net" },
    rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
    propertyType: "賃貸マンション",
    address: at({ text: "東京都世田谷区桜丘3丁目", city: "東京都", district: "世田谷区", community: null }),
    floor: "3階（地上8階建）",
    orientation: "南東",
    yearBuilt: 2016,
    features: ["小田急線 千歳船橋駅 徒歩6分", "オートロック", "宅配ボックス", "独立洗面台", "ペット相談可"],
    disclosures: {
      管理費: "8,000円",
      敷金: "1ヶ月",
      礼金: "なし",
      契約期間: "2年",
      保証会社: "利用必須（初回保証料は賃料等の50%）",
      取引態様: "仲介",
    },
    agent: { name: "佐伯 美穂", phone: "03-5555-0172", company: "みどり台不動産", licence: "東京都知事(3)第98765号" },
  }),
  marks: {
    place: /世田谷|Setagaya|세타가야/iu,
    price: /148[.,\s\u00a0\u202f]?000|14[.,]8/u,
    area: /42[.,]5/u,
    rooms: oneBedroom,
    stop: {
      zh: /6分钟|六分钟/u,
      en: /6 minutes|six minutes|6 min/iu,
      ja: /6分/u,
      ko: /6분/u,
      fr: /6 min/iu,
      de: /6 Min|6 Gehmin/iu,
    },
    fee: /8[.,\s\u00a0\u202f]?000/u,
    deposit,
    keyMoney: {
      zh: /礼金/u,
      en: /key money/iu,
      ja: /礼金/u,
      ko: /사례금|레이킨|예금/u,
      fr: /key money|reikin|pas-de-porte|don d’entrée|礼金/iu,
      de: /schlüsselgeld|reikin/iu,
    },
    pets: animals,
    guarantor: {
      zh: /保证|担保/u,
      en: /guarant/iu,
      ja: /保証会社/u,
      ko: /보증 ?회사|보증인|보증사/u,
      fr: /garant/iu,
      de: /bürg|garant/iu,
    },
  },
};

const londonRent: DecidedHome = {
  listing: home({
    language: "en",
    country: "GB",
    transaction: "rent",
    title: "Two-bedroom flat to rent, Hackney",
    description: "The kitchen opens to the living room.",
    price: { amount: 2150, currency: "GBP", period: "month" },
    area: { sqm: 61.5, kind: "net" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    propertyType: "Flat",
    address: at({ text: "Wilton Way, London E8", city: "London", district: "Hackney" }),
    floor: "2nd floor",
    features: ["0.3 miles to Hackney Central station", "Furnished", "Gas central heating", "Pets considered"],
    disclosures: { Deposit: "£2,480", "Minimum term": "12 months", "EPC rating": "C", "Council tax": "Band C" },
    agent: { name: "Ella Marsh", phone: "020 7946 0355", company: "Marsh & Lowe", licence: null },
  }),
  marks: {
    place: /Hackney|哈克尼|ハックニー|해크니/iu,
    price: /2[.,\s\u00a0\u202f]?150/u,
    area: /61[.,]5|662/u,
    rooms: twoBedrooms,
    pets: animals,
    deposit: /2[.,\s\u00a0\u202f]?480/u,
    term,
  },
};

const berlinRent: DecidedHome = {
  listing: home({
    language: "de",
    country: "DE",
    transaction: "rent",
    title: "Zwei-Zimmer-Wohnung in Neukölln",
    description: "Die Küche hat ein Fenster zum Hof.",
    price: { amount: 980, currency: "EUR", period: "month" },
    area: { sqm: 58.5, kind: "net" },
    rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
    propertyType: "Etagenwohnung",
    address: at({ text: "12047 Berlin, Neukölln", city: "Berlin", district: "Neukölln", postalCode: "12047" }),
    floor: "2. Obergeschoss",
    yearBuilt: 1911,
    features: ["350 m zur U-Bahn", "Einbauküche", "Dielenboden", "Kellerabteil", "Haustiere nach Absprache"],
    disclosures: {
      Kaltmiete: "980 € im Monat",
      Nebenkosten: "190 € im Monat",
      Kaution: "3 Monatsmieten",
      Mindestmietdauer: "24 Monate",
      "Bezugsfrei ab": "Ende Mai 2027",
    },
    agent: { name: "Jonas Weber", phone: "030 5550134", company: "Weber Immobilien", licence: null },
  }),
  marks: {
    place: /Neukölln|新克尔恩|ノイケルン|노이쾰른/iu,
    price: /980/u,
    area: /58[.,]5/u,
    rooms: oneBedroom,
    stop: /350/u,
    charges: /190/u,
    deposit,
    pets: animals,
    term,
    free: {
      zh: /5月底/u,
      en: /end of May/iu,
      ja: /5月末/u,
      ko: /5월 말/u,
      fr: /fin mai/iu,
      de: /Ende Mai/iu,
    },
  },
};

const bostonRent: DecidedHome = {
  listing: home({
    language: "en",
    country: "US",
    transaction: "rent",
    title: "Two-bedroom apartment in Jamaica Plain",
    description: "Second-floor apartment with a porch.",
    price: { amount: 2900, currency: "USD", period: "month" },
    area: { sqm: 78.97, kind: "net" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    propertyType: "Apartment",
    address: at({ text: "14 Elm Ct, Boston, MA 02130", city: "Boston", district: "Jamaica Plain" }),
    features: ["Hardwood floors", "Dishwasher", "Porch", "Cats allowed", "850 sq ft"],
    disclosures: { Deposit: "$2,900", "Minimum term": "12 months", Available: "End of May 2027" },
    agent: { name: "Nora Field", phone: "617-555-0112", company: "Ridgeline Realty", licence: "9512345" },
  }),
  marks: {
    place: /Jamaica Plain|牙买加平原|ジャマイカ|자메이카/iu,
    price: /2[.,\s\u00a0\u202f]?900/u,
    area: /850|78[.,]97|79/u,
    rooms: twoBedrooms,
    pets: animals,
    deposit: { ...deposit, zh: /押金/u },
    term,
    free: {
      zh: /5月底/u,
      en: /end of May/iu,
      ja: /5月末/u,
      ko: /5월 말/u,
      fr: /fin mai/iu,
      de: /Ende Mai/iu,
    },
  },
};

const hongKongSale: DecidedHome = {
  listing: home({
    language: "zh",
    country: "HK",
    transaction: "sale",
    title: "太古城兩房",
    description: "客廳向東南。",
    price: { amount: 9_800_000, currency: "HKD", period: null },
    area: { sqm: 53.9, kind: "net" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    propertyType: "住宅",
    address: at({ text: "香港太古城", city: "香港", district: "鲗鱼涌", community: "太古城" }),
    floor: "中层",
    orientation: "东南",
    yearBuilt: 1980,
    features: ["距地铁太古站约300米", "有电梯", "会所"],
    disclosures: { 物業編號: "HK20417", 管理费: "2,100港元/月" },
    agent: { name: "陈美怡", phone: "2555 0180", company: "港岛置业", licence: "C-012345" },
  }),
  marks: {
    name: /太古城|Tai ?koo|Taikoo|타이쿠|Taigucheng|타이구청/iu,
    price: {
      zh: /980万港元/u,
      en: /HK\$\s?9[.,]8/u,
      ja: /980万香港ドル/u,
      ko: /980만 홍콩/u,
      fr: /9[.,\s\u00a0\u202f]?8\d*[\d\s\u00a0\u202f]* ?(?:\$\s?HK|HK\$|dollars de Hong|millions de dollars de Hong)/iu,
      de: /9[.,]8(?:00\.000)?\s?(?:Mio\.\s)?(?:HK-Dollar|HK\$|HKD)/iu,
    },
    area: /53[.,]9|580/u,
    rooms: twoBedrooms,
    stop: /300/u,
  },
};

const londonSale: DecidedHome = {
  listing: home({
    language: "en",
    country: "GB",
    transaction: "sale",
    title: "Two-bedroom flat with garden, Tottenham",
    description: "French doors open from the kitchen to a private garden.",
    price: { amount: 525_000, currency: "GBP", period: null },
    area: { sqm: 68.4, kind: "net" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    propertyType: "Flat",
    address: at({ text: "Elmhurst Road, London N17", city: "London", district: "Tottenham" }),
    yearBuilt: 1890,
    features: ["Bay window", "Original fireplace", "Gas central heating", "Chain free"],
    disclosures: { Tenure: "Share of freehold", "EPC rating": "D", "Council tax": "Band C" },
    agent: { name: "Priya Nair", phone: "020 7946 0311", company: "Marlow & Finch", licence: null },
  }),
  marks: {
    place: /Tottenham|托特纳姆|トッテナム|토트넘/iu,
    price: /525[.,\s\u00a0\u202f]?000|52[.,]5/u,
    area: /68[.,]4|736/u,
    rooms: twoBedrooms,
    tenure: /freehold|产权|所有権|フリーホールド|소유권|프리홀드/iu,
  },
};

export const decidedHomes = {
  shanghaiSale,
  shanghaiRent,
  tokyoRent,
  londonRent,
  berlinRent,
  bostonRent,
  hongKongSale,
  londonSale,
} as const satisfies Readonly<Record<string, DecidedHome>>;
