import { describe, expect, it } from "vitest";
import { addressInTitle, findJapaneseAddress, parseAddress } from "./address.ts";
import { parseArea, parseBareArea } from "./area.ts";
import { countryOfSuffix, parseCountry } from "./country.ts";
import { parseFloor } from "./floor.ts";
import type { Hints } from "./hints.ts";
import { isUnitPrice, parseMoney } from "./money.ts";
import { parseNumber } from "./number.ts";
import { parseOrientation } from "./orientation.ts";
import { parseRoomCount, parseRooms } from "./rooms.ts";
import { transactionIn, transactionInUrl } from "./transaction.ts";
import { parseYear } from "./year.ts";

const of = (language: string, country: string | null = null, currency: string | null = null): Hints => ({
  language,
  country,
  currency,
});

describe("parseNumber", () => {
  it.each([
    ["1,193", "en", 1193],
    ["1.193", "de", 1193],
    ["1.193", "en", 1.193],
    ["57,62", "de", 57.62],
    ["57,62", "en", 57.62],
    ["1 395 000", "en", 1395000],
    ["1.193,50", "en", 1193.5],
    ["1,193.50", "de", 1193.5],
    ["13.500.000", "pt", 13500000],
    ["４，９８０", "ja", 4980],
    ["0.125", "de", 0.125],
    ["1’250", "de", 1250],
  ])("reads %s in %s as %d", (text, language, value) => expect(parseNumber(text, of(language))).toBe(value));
  it.each(["", "abc", "1a", "--", "9".repeat(40)])("reads %j as nothing", (text) =>
    expect(parseNumber(text, of("en"))).toBeNull(),
  );
});

describe("parseMoney", () => {
  it.each([
    ["698万", of("zh", "CN", "CNY"), 6980000, "CNY", null],
    ["67.5 万", of("zh", "CN", "CNY"), 675000, "CNY", null],
    ["1800元/月", of("zh"), 1800, "CNY", "month"],
    ["1億1,800万円（税込）", of("ja"), 118000000, "JPY", null],
    ["18,500万円", of("ja"), 185000000, "JPY", null],
    ["632万4,000円", of("ja"), 6324000, "JPY", null],
    ["8.5万円/月", of("ja"), 85000, "JPY", "month"],
    ["6억 9,500만원", of("ko"), 695000000, "KRW", null],
    ["570 000 €", of("fr"), 570000, "EUR", null],
    ["13.500.000 €", of("pt"), 13500000, "EUR", null],
    ["R$ 437.500", of("pt"), 437500, "BRL", null],
    ["R 1 395 000", of("en", "ZA"), 1395000, "ZAR", null],
    ["£995 pcm", of("en"), 995, "GBP", "month"],
    ["$1,967", of("en", "US"), 1967, "USD", null],
    ["$2,100 /mo", of("en", "CA"), 2100, "CAD", "month"],
    ["AED 2,520,000", of("en"), 2520000, "AED", null],
    ["₹ 85 Lakh", of("en"), 8500000, "INR", null],
    ["₹2.5 Cr", of("en"), 25000000, "INR", null],
    ["$1.25M", of("en", "US"), 1250000, "USD", null],
    ["€450k", of("en"), 450000, "EUR", null],
    ["22 400 000 ₸", of("ru"), 22400000, "KZT", null],
    ["HK$ 12,000,000", of("en"), 12000000, "HKD", null],
    ["¥4,980万", of("ja"), 49800000, "JPY", null],
    ["￥1860/月(季付)", of("zh", "CN"), 1860, "CNY", "month"],
    ["669 € Kaltmiete pro Monat", of("de"), 669, "EUR", "month"],
    ["$450 per week", of("en", "AU"), 450, "AUD", "week"],
  ] as const)("reads %s", (text, hints, amount, currency, period) =>
    expect(parseMoney(text, hints)).toMatchObject({ amount, currency, period }),
  );

  it("leaves the currency open when nothing settles it", () =>
    expect(parseMoney("$500,000", of("en"))?.currency).toBeNull());
  it("marks a range", () =>
    expect(parseMoney("$470,000 - $500,000", of("en", "AU"))).toMatchObject({ amount: 470000, isRange: true }));
  it.each(["7084元/平米", "4 872 €/m²", "$273 price/sqft", "£289 / sqft", "€ 3.200 per m2", "平均单价 5万/㎡"])(
    "takes %s for the price of a square metre",
    (text) => {
      expect(isUnitPrice(text)).toBe(true);
      expect(parseMoney(text, of("en", "US"))).toBeNull();
    },
  );
  it.each(["Call for Price", "面议", "", "POA", "€"])("reads %j as nothing", (text) =>
    expect(parseMoney(text, of("en"))).toBeNull(),
  );
});

describe("parseArea", () => {
  it.each([
    ["118.68㎡", "zh", 118.68],
    ["70平方米（共70平方米）", "zh", 70],
    ["30平", "zh", 30],
    ["57,62 m²", "de", 57.62],
    ["1.193 m² área bruta", "pt", 1193],
    ["69.28m 2 （20.95坪）", "ja", 69.28],
    ["25坪", "zh", 82.64],
    ["32평", "ko", 105.79],
    ["1,797 sq. ft", "en", 166.95],
    ["448ft2", "en", 41.62],
    ["0.5 acres", "en", 2023.43],
    ["2 ha", "en", 20000],
    ["3亩", "zh", 2000],
    ["44.4 м²", "ru", 44.4],
    ["117 mq", "it", 117],
    ["250 sq yards", "en", 209.03],
    ["60 qm", "de", 60],
  ])("reads %s in %s as %d m²", (text, language, sqm) => expect(parseArea(text, of(language))).toBeCloseTo(sqm, 1));
  it.each(["10.40m2～16.00m2", "15.57㎡〜17.2㎡", "large", "3 rooms", "5元/平米", "0 m²"])(
    "reads %j as nothing",
    (text) => expect(parseArea(text, of("ja"))).toBeNull(),
  );
  it("takes a bare number only under a label that names the unit", () => {
    expect(parseBareArea("1056", "Square Feet", of("en"))).toBeCloseTo(98.1, 1);
    expect(parseBareArea("85", "面積(㎡)", of("ja"))).toBe(85);
    expect(parseBareArea("85", "Size", of("en"))).toBeNull();
  });
});

describe("parseRooms", () => {
  it.each([
    ["2室2厅1厨1卫", null, [2, 2, 1]],
    ["三室两厅", null, [3, 2, null]],
    ["3LDK", null, [3, 1, null]],
    ["２ＳＬＤＫ", null, [2, 1, null]],
    ["1K", null, [1, 0, null]],
    ["3房2廳1衛", null, [3, 2, 1]],
    ["4 beds 2 baths", null, [4, null, 2]],
    ["3 BHK", null, [3, null, null]],
    ["T3", "PT", [3, null, null]],
    ["T3", "FR", [null, null, null]],
    ["4 pièces", null, [null, null, null]],
    ["2 Zimmer", null, [null, null, null]],
    ["3 chambres, 1 salle de bain; 1 salle de douches", null, [3, null, 2]],
    ["3 habs. 1 baño", null, [3, null, 1]],
    ["2 quartos 1 banheiro", null, [2, null, 1]],
    ["Studio flat", null, [0, null, null]],
    ["3 locali", null, [null, null, null]],
    ["室内图", null, [null, null, null]],
    ["12 photos", null, [null, null, null]],
  ] as const)("reads %s (%s)", (text, country, [bedrooms, livingRooms, bathrooms]) =>
    expect(parseRooms(text, country)).toEqual({ bedrooms, livingRooms, bathrooms }),
  );
  it.each([
    ["3", 3],
    ["2.0", 2],
    ["3 Bedrooms", 3],
    ["两", 2],
    ["12 m²", null],
    ["LDK 14帖", null],
    ["-", null],
  ] as const)("counts %s under a label as %s", (text, value) => expect(parseRoomCount(text)).toBe(value));
});

describe("other units", () => {
  it.each([
    ["1997年5月", 1997],
    ["2002年06月築", 2002],
    ["平成12年5月", 2000],
    ["昭和62年", 1987],
    ["令和元年", 2019],
    ["Built in 1889", 1889],
    ["05.1997", 1997],
    ["30 a 50 años", null],
    ["1990-2000", null],
    ["築15年", null],
    ["20260119", null],
  ] as const)("reads the year of %s as %s", (text, year) => expect(parseYear(text)).toBe(year));
  it.each([
    ["北 南", "北 南"],
    ["朝南", "朝南"],
    ["南東／角部屋", "南東"],
    ["South, East, West", "South, East, West"],
    ["남향", "남향"],
    ["Südwest", "Südwest"],
    ["西4m私道", null],
    ["view", null],
    ["doppia", null],
  ] as const)("reads the orientation of %s as %s", (text, value) => expect(parseOrientation(text)).toBe(value));
  it.each([
    ["中楼层 (共6层)", "中楼层（共6层）"],
    ["中楼层（共6层）", "中楼层（共6层）"],
    ["6 из 10", "6 из 10"],
    ["3", "3"],
    ["Ground", "Ground"],
    ["1ª Planta", "1ª Planta"],
    ["Playground", null],
    ["65 m²", null],
    ["-", null],
  ] as const)("reads the floor of %s as %s", (text, value) => expect(parseFloor(text, true)).toBe(value));
  it("takes an unlabelled number for no floor", () => expect(parseFloor("3", false)).toBeNull());
  it.each([
    ["中古マンション", "sale"],
    ["整租", "rent"],
    ["4 bed house for sale", "sale"],
    ["flat to let", "rent"],
    ["zu vermieten", "rent"],
    ["à vendre", "sale"],
    ["garden", null],
    ["for sale or rent", null],
  ] as const)("reads %s as %s", (text, value) => expect(transactionIn(text)).toBe(value));
  it.each([
    ["https://gz.zu.anjuke.com/1", "rent"],
    ["https://x.co.uk/for-sale/details/1", "sale"],
    ["https://x.com/rental-or/sale", null],
    [null, null],
  ] as const)("reads the address %s as %s", (url, value) => expect(transactionInUrl(url)).toBe(value));
  it.each([
    ["co.jp", "JP"],
    ["co.uk", "GB"],
    ["com.au", "AU"],
    ["de", "DE"],
    ["com", null],
    ["io", null],
    [null, null],
  ] as const)("places the suffix %s in %s", (suffix, country) => expect(countryOfSuffix(suffix)).toBe(country));
  it.each([
    ["Deutschland", "DE"],
    ["uk", "GB"],
    ["ae", "AE"],
    ["Atlantis", null],
    ["NY", null],
    ["XX", null],
    ["Österreich", "AT"],
    ["미국", "US"],
    ["Pays-Bas", "NL"],
  ] as const)("places %s in %s", (name, country) => expect(parseCountry(name)).toBe(country));
});

describe("addresses", () => {
  it.each([
    ["350 N Forest #20 Casper, WY 82609", "US", null, "82609"],
    ["4836 Sicily Dr, Lake Elsinore, CA 92530", "US", "Lake Elsinore", "92530"],
    ["133 Bethany Road, Hoppers Crossing VIC 3029", "AU", "Hoppers Crossing", "3029"],
    ["Lindenallee 12, 04177 Leipzig", "DE", "Leipzig", "04177"],
    ["Courtarelle, Castelnau le Lez (34170)", "FR", "Castelnau le Lez", "34170"],
    ["School Road, Birmingham, B14", "GB", "Birmingham", "B14"],
    ["Cecil Park, Herne Bay CT6", "GB", "Herne Bay", "CT6"],
    ["Avenida Vila Ema, 1568 - Vila Ema, São Paulo - SP", "BR", "São Paulo", null],
    ["東京都港区新橋６丁目", "JP", "港区", null],
    ["神奈川県横浜市金沢区 柴町 地図を見る", "JP", "横浜市", null],
    ["广州 增城 永和", "CN", "广州", null],
  ] as const)("finds the city of %s", (text, country, city, postalCode) =>
    expect(parseAddress(text, country)).toMatchObject({ city, postalCode }),
  );
  it("finds a Japanese address in a sentence and none elsewhere", () => {
    expect(findJapaneseAddress("現地は東京都練馬区氷川台４丁目です")).toBe("東京都練馬区氷川台4丁目");
    expect(findJapaneseAddress("駅徒歩5分")).toBeNull();
  });
  it.each([
    ["Piso en venta en Calle del Olmo, 8, Soria", "Calle del Olmo, 8, Soria"],
    ["Duplex for sale in Calle de Alcalá, Goya, Madrid", "Calle de Alcalá, Goya, Madrid"],
    ["Trilocale via Antonio Aldini, 20, Milano", "via Antonio Aldini, 20, Milano"],
    ["Sunny flat with a view", null],
  ] as const)("finds the address in the title %s", (title, address) => expect(addressInTitle(title)).toBe(address));
});
