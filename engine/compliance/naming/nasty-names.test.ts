/** Names that sound like breaches, as listings really state them: a text that writes them is not told of, one that says the same is. */
import { describe, expect, it } from "vitest";
import { emptyListing, type Listing, listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import { check } from "#engine/compliance/check";
import { marketForCountry } from "#engine/compliance/countries";

interface Home {
  country: string;
  language: string;
  /** Of the address, or of the agent. */
  community?: string;
  text?: string;
  company?: string;
  name?: string;
  title?: string;
  features?: string[];
}

const homeOf = ({ country, community, text, company, name, title, features = [] }: Home): Listing =>
  listing.parse({
    ...emptyListing(),
    country,
    transaction: "rent",
    title: title ?? null,
    features,
    address: { ...emptyListing().address, text: text ?? null, community: community ?? null },
    agent: { name: name ?? null, company: company ?? null, phone: null, licence: null },
  });

const told = (home: Home, text: string): string[] => {
  const { context, facts, names } = adContext(homeOf(home), null, null);
  const market = marketForCountry(home.country) ?? "US";
  return check({ market, language: home.language, text, context, facts, names }).map(
    ({ rule, text: words }) => `${rule}: ${words}`,
  );
};

const lawful: readonly (readonly [Home, string])[] = [
  // streets
  [
    { country: "US", language: "en", text: "14 Christian Street, Philadelphia, PA" },
    "Brick rowhouse on Christian Street.",
  ],
  [
    { country: "US", language: "en", text: "9 White Settlement Rd, Austin, TX" },
    "Corner of White Settlement Road, two bedrooms.",
  ],
  [{ country: "US", language: "en", text: "2 Church of God Way, Waco, TX" }, "Ranch house at 2 Church of God Way."],
  [{ country: "GB", language: "en", text: "7 Jew Street, Brighton" }, "Flat on Jew Street, a minute from the Lanes."],
  [{ country: "GB", language: "en", text: "11 Black Boy Lane, London" }, "Terraced house in Black Boy Lane."],
  [{ country: "FR", language: "fr", text: "8 rue des Juifs, Strasbourg" }, "Appartement rue des Juifs, trois pièces."],
  [{ country: "FR", language: "fr", text: "3 rue de l'Homme-Seul, Lyon" }, "Studio rue de l'Homme-Seul, calme."],
  [{ country: "DE", language: "de", text: "Judengasse 4, Frankfurt" }, "Zwei Zimmer in der Judengasse."],
  [{ country: "DE", language: "de", text: "Mohrenstraße 12, Berlin" }, "Altbau in der Mohrenstraße."],
  [{ country: "CN", language: "zh", text: "上海市第一大道88号" }, "房子在第一大道上，两室一厅。"],
  [{ country: "CN", language: "zh", text: "北京市唯一路3号" }, "唯一路边的小两居。"],
  [{ country: "JP", language: "ja", text: "東京都日本一通り1-2" }, "日本一通りに面した1LDKです。"],
  // estates, houses
  [{ country: "HK", language: "zh", community: "第一城" }, "沙田第一城兩房單位，鄰近港鐵。"],
  [{ country: "CN", language: "zh", community: "唯一公馆" }, "唯一公馆，中间楼层，朝南。"],
  [{ country: "CN", language: "zh", community: "顶级国际" }, "顶级国际小区，两房。"],
  [{ country: "CN", language: "zh", community: "保利最美时光" }, "保利最美时光，精装两房。"],
  [{ country: "KR", language: "ko", community: "최고아파트" }, "최고아파트 전용 59㎡."],
  [{ country: "JP", language: "ja", community: "パーフェクトコート目黒" }, "パーフェクトコート目黒の1DKです。"],
  [{ country: "SG", language: "en", community: "The Best Residences" }, "Two-bedroom unit at The Best Residences."],
  [{ country: "US", language: "en", community: "Adults Only Acres" }, "A bungalow in Adults Only Acres."],
  [{ country: "CA", language: "en", community: "Christian Gardens" }, "Condo at Christian Gardens with parking."],
  [
    { country: "FR", language: "fr", community: "Résidence Le Sans-Égal" },
    "Au sein de la Résidence Le Sans-Égal, deux pièces.",
  ],
  [{ country: "DE", language: "de", community: "Seniorenresidenz Abendruh" }, "Neben der Seniorenresidenz Abendruh."],
  // schools, churches
  [{ country: "HK", language: "zh", features: ["鄰近天主教小學"] }, "步行可到天主教小學。"],
  [{ country: "CN", language: "zh", features: ["附近有上海市第一中学"] }, "附近有上海市第一中学。"],
  [
    { country: "US", language: "en", features: ["Near Our Lady of Guadalupe Catholic School"] },
    "Near Our Lady of Guadalupe Catholic School.",
  ],
  [{ country: "KR", language: "ko", features: ["제일초등학교 인근"] }, "제일초등학교가 가깝습니다."],
  [
    { country: "DE", language: "de", features: ["Jüdische Grundschule um die Ecke"] },
    "Die Jüdische Grundschule liegt um die Ecke.",
  ],
  // firms and people
  [{ country: "US", language: "en", company: "Best Homes" }, "Offered by Best Homes."],
  [{ country: "AU", language: "en", company: "No. 1 Property" }, "Call No. 1 Property to inspect."],
  [{ country: "CN", language: "zh", company: "第一地产" }, "第一地产为您服务。"],
  [{ country: "JP", language: "ja", company: "日本一不動産" }, "お問い合わせは日本一不動産まで。"],
  [{ country: "FR", language: "fr", company: "Numéro Un Immobilier" }, "Proposé par Numéro Un Immobilier."],
  [{ country: "DE", language: "de", company: "Beste Lage Immobilien" }, "Angeboten von Beste Lage Immobilien."],
  [{ country: "GB", language: "en", name: "Christian White", company: "Prime Lettings" }, "Ask for Christian White."],
  [{ country: "KR", language: "ko", company: "국내1위부동산" }, "국내1위부동산으로 연락 주세요."],
  [{ country: "CN", language: "zh", community: "恒大帝景" }, "恒大帝景，两室。"],
];

describe("names that sound like breaches", () => {
  it.each(lawful.map(([home, text]) => [home.country, text, home] as const))("%s: %s", (_, text, home) =>
    expect(told(home, text)).toEqual([]),
  );
});

/** What the law wants stated, as it wants it. */
const required: readonly (readonly [Home, string])[] = [
  [
    { country: "US", language: "en" },
    "Equal Housing Opportunity. All real estate advertised is subject to the Federal Fair Housing Act, which makes it illegal to advertise any preference, limitation or discrimination based on race, color, religion, sex, handicap, familial status or national origin.",
  ],
  [
    { country: "US", language: "en" },
    "Housing for older persons: a 55+ community that meets the requirements of the Housing for Older Persons Act (HOPA).",
  ],
  [
    { country: "GB", language: "en" },
    "Holding deposit: one week's rent. Council tax band C. EPC rating D. Client money protection: Propertymark.",
  ],
  [
    { country: "FR", language: "fr" },
    "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr. Logement à consommation énergétique excessive : classe F.",
  ],
  [
    { country: "FR", language: "fr" },
    "Loyer de référence majoré (loyer de base à ne pas dépasser) : 850 €. Complément de loyer : 0 €.",
  ],
  [
    { country: "DE", language: "de" },
    "Verbrauchsausweis, 92 kWh/(m²·a), Energieträger Fernwärme, Baujahr 1998, Energieeffizienzklasse C. Der Vermieter zahlt die Provision.",
  ],
  [
    { country: "CN", language: "zh" },
    "本广告为要约邀请，不构成要约。预售许可证号：沪预售字2026第001号。投资有风险，购房需谨慎。",
  ],
  [{ country: "JP", language: "ja" }, "取引態様：媒介。徒歩所要時間は道路距離80mにつき1分として算出しています。"],
  [{ country: "KR", language: "ko" }, "중개대상물의 종류: 아파트, 소재지: 서울시 마포구, 관리비 월 15만원(정액)."],
  [
    { country: "CA", language: "en" },
    "Not intended to solicit buyers or sellers currently under contract with a brokerage.",
  ],
  [
    { country: "AU", language: "en" },
    "Statement of Information available. Bond: four weeks' rent, lodged with the bond authority.",
  ],
  [
    { country: "SG", language: "en" },
    "CEA Registration No. R012345A, Licence No. L3001234A. We welcome tenants of all races and nationalities.",
  ],
  [{ country: "HK", language: "zh" }, "牌照號碼：C-012345。實用面積 450 平方呎。本廣告日期：2026年11月28日。"],
];

describe("required statements", () => {
  it.each(required.map(([home, text]) => [home.country, text, home] as const))("%s: %s", (_, text, home) =>
    expect(told(home, text)).toEqual([]),
  );
});

it.each([
  [{ country: "US", language: "en", text: "14 Christian Street" }, "Christian home, no children."],
  [{ country: "HK", language: "zh", community: "第一城" }, "全港第一，不租南亞裔。"],
  [{ country: "CN", language: "zh", company: "第一地产" }, "全市第一的房子，稳赚不赔。"],
  [{ country: "JP", language: "ja", company: "日本一不動産" }, "日本一の住まい。外国人不可。"],
  [{ country: "DE", language: "de", company: "Beste Lage Immobilien" }, "Nur an Deutsche."],
])("are judged where they are none: %s %s", (home, text) => expect(told(home, text)).not.toEqual([]));
