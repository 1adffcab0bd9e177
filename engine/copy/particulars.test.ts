import { describe, expect, it } from "vitest";
import { type Brief, type CopyLanguage, copyLanguages, type Market } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { briefFor } from "#tests/samples/briefs";
import { finishDraft } from "./model-draft.ts";

const home = (more: Partial<Listing>): Listing => ({
  ...emptyListing(),
  area: { sqm: 64, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  yearBuilt: 1998,
  ...more,
});
const french = home({
  language: "fr",
  country: "FR",
  transaction: "sale",
  title: "Appartement à Dijon",
  price: { amount: 210_000, currency: "EUR", period: null },
  propertyType: "Appartement",
  address: { ...emptyListing().address, city: "Dijon" },
  disclosures: {
    DPE: "C",
    GES: "B",
    Honoraires: "à la charge du vendeur",
    "Dépenses annuelles d’énergie estimées": "entre 890 € et 1 240 €",
  },
  agent: {
    name: "Léa Morin",
    phone: "03 80 55 01 20",
    company: "Côte Immobilier",
    licence: "CPI 2101 2020 000 000 101",
  },
});
const german = home({
  language: "de",
  country: "DE",
  transaction: "rent",
  title: "Wohnung in Halle",
  price: { amount: 690, currency: "EUR", period: "month" },
  propertyType: "Wohnung",
  address: { ...emptyListing().address, city: "Halle" },
  disclosures: {
    Nebenkosten: "160 € im Monat",
    Energieausweis: "Verbrauchsausweis, 92 kWh/(m²·a), Klasse C",
    Energieträger: "Fernwärme",
  },
  agent: { name: "Tom Beyer", phone: "0345 5550111", company: "Saale Wohnen", licence: null },
});
const japanese = home({
  language: "ja",
  country: "JP",
  transaction: "rent",
  title: "大阪市の賃貸マンション",
  price: { amount: 88_000, currency: "JPY", period: "month" },
  propertyType: "マンション",
  address: { ...emptyListing().address, city: "大阪市" },
  features: ["千里線 山田駅 徒歩7分"],
  disclosures: { 取引態様: "媒介", 管理費: "6,000円" },
  agent: { name: "森 健", phone: "06-5550-0188", company: "北摂住まい", licence: "大阪府知事(2)第061199号" },
});

const blocks = (listing: Listing, market: Market, platform: string, language: (typeof copyLanguages)[number]) =>
  compose(
    listing,
    { ...briefFor(listing, { seed: 3, date: "2026-11-23" }), market },
    { platform, language, kind: "post" },
  )
    .findings.filter(({ severity, text }) => severity === "block" && text === "")
    .map(({ rule }) => rule);

/** A draft of so many words as it is shown: with what the market wants stated where it does not. */
const finishedPost = (listing: Listing, brief: Brief, language: CopyLanguage, body: string): string =>
  finishDraft(listing, brief, {
    platform: "facebook",
    language,
    kind: "post",
    title: null,
    preheader: null,
    body,
    hashtags: [],
    writtenBy: "test",
  }).body;

describe("what a market's law wants stated", () => {
  it.each([
    ["EU/FR", french],
    ["EU/DE", german],
    ["JP", japanese],
  ] as const)("stands in a post of %s in every language, in the words of the page", (market, listing) => {
    for (const language of copyLanguages) expect(blocks(listing, market, "facebook", language), language).toEqual([]);
  });

  it.each([
    [1998, "築年：1998年（平成10年）"],
    [1989, "築年：1989年（昭和64年・平成元年）"],
    [2019, "築年：2019年（平成31年・令和元年）"],
    [2024, "築年：2024年（令和6年）"],
  ])("promises no month of a home of which only the year %s is known", (yearBuilt, line) => {
    const listing = { ...japanese, yearBuilt };
    const brief = { ...briefFor(listing, { seed: 3, date: "2026-11-23" }), market: "JP" as const };
    const { body, untraced, findings } = compose(listing, brief, {
      platform: "facebook",
      language: "ja",
      kind: "post",
    });
    expect(body).toContain(line);
    expect(body).not.toContain("築年月");
    expect(untraced).toEqual([]);
    expect(findings.map(({ rule }) => rule)).not.toContain("jp-req-built");
  });

  it("is a finding where neither page nor signer say it", () => {
    const { DPE: _, ...rest } = french.disclosures;
    expect(blocks({ ...french, disclosures: rest }, "EU/FR", "facebook", "fr")).toEqual(["fr-dpe"]);
  });

  it("stands below a model's text too, once, and is no claim of a text in another language", () => {
    const brief = { ...briefFor(french), market: "EU/FR" as const };
    const draft = {
      platform: "facebook",
      language: "en" as const,
      kind: "post" as const,
      title: null,
      preheader: null,
      body: "Two bedrooms in Dijon for €210,000.\nDPE : C",
      hashtags: [],
      writtenBy: "test",
    };
    const { body, findings, untraced } = finishDraft(french, brief, draft);
    expect(body.match(/DPE : C/gu)).toHaveLength(1);
    expect(body).toContain("www.georisques.gouv.fr");
    expect(body).toContain("Honoraires : à la charge du vendeur");
    expect(findings.filter(({ severity }) => severity === "block")).toEqual([]);
    expect(untraced.filter(({ grade }) => grade !== "note")).toEqual([]);
  });

  const inOwnWords = {
    zh: "21万欧元，中介费由卖方承担。能效等级C，温室气体等级B。",
    en: "€210,000, agency fees paid by the seller. The energy rating is C and the greenhouse gas rating is B.",
    ja: "21万ユーロ、仲介手数料は売主負担。省エネ評価C、温室効果ガス評価B。",
    ko: "21만 유로, 중개 수수료는 매도인 부담. 에너지 등급 C, 온실가스 등급 B.",
    fr: "210 000 €, honoraires à la charge du vendeur. DPE C, GES B.",
    de: "210.000 €, die Maklerprovision zahlt der Verkäufer. Energieklasse C, Treibhausgasklasse B.",
  };
  it.each(copyLanguages)("is not said again where a text in %s says it in its own words", (language) => {
    const brief = { ...briefFor(french), market: "EU/FR" as const };
    const draft = { platform: "facebook", language, kind: "post" as const, title: null, preheader: null };
    const finished = (body: string) =>
      finishDraft(french, brief, { ...draft, body, hashtags: [], writtenBy: "test" }).body;
    const stated = finished(inOwnWords[language]);
    expect(stated).not.toMatch(/DPE : |GES : |Honoraires : /u);
    expect(stated).toContain("www.georisques.gouv.fr");
    // words without the letter state no class, and an article is no letter
    const bare = finished(inOwnWords[language].replace(/(?<!\p{Script=Latin})[BC](?!\p{Script=Latin})/gu, "?"));
    expect(bare).toContain("DPE : C");
    expect(bare).toContain("GES : B");
  });

  it.each([
    ["en", "The energy rating is D.", "The energy rating is a topic for the viewing."],
    ["zh", "能效等级D，燃气供暖。", "能效等级请询问。"],
    ["ja", "エネルギー効率評価はD。", "エネルギー効率評価はお尋ねください。"],
    ["ko", "에너지 효율 등급은 D입니다.", "에너지 효율 등급은 문의해 주세요."],
    ["fr", "Classe énergétique D.", "La performance énergétique a de quoi surprendre."],
    ["de", "Energieeffizienzklasse D.", "Die Energieeffizienzklasse erfahren Sie vor Ort."],
  ] as const)("reads the class of a British home in %s: %s", (language, said, unsaid) => {
    const flat = home({ language: "en", country: "GB", transaction: "sale", disclosures: { "EPC rating": "D" } });
    const brief = { ...briefFor(flat), market: "UK" as const };
    const finished = (body: string) => finishedPost(flat, brief, language, body);
    expect(finished(said)).not.toContain("EPC rating");
    expect(finished(unsaid)).toContain("EPC rating: D");
  });

  it("names the Korean office by its own number, and its broker once", () => {
    const flat = home({
      language: "ko",
      country: "KR",
      transaction: "sale",
      disclosures: { "중개대상물 등록번호": "26110-2026-00311" },
      agent: {
        name: "윤도현",
        phone: "051-555-0122",
        company: "해운대바다공인중개사사무소",
        licence: "26110-2018-00044",
      },
    });
    const brief = { ...briefFor(flat), market: "KR" as const };
    const finished = (body: string) => finishedPost(flat, brief, "en", body);
    expect(finished("Two bedrooms. Yoon Dohyun (윤도현), 051-555-0122")).toContain("등록번호: 26110-2018-00044");
    expect(finished("Two bedrooms. Yoon Dohyun (윤도현), 051-555-0122")).not.toContain("개업공인중개사: 윤도현");
    expect(finished("Two bedrooms in Haeundae (해운대구).")).toContain("개업공인중개사: 윤도현");
  });

  it.each<[Market, string, string, string[]]>([
    ["AE", "AE", "52113", ["7123456789", "BRN 52113"]],
    ["AE", "AE", "ORN 1234, BRN 52113", ["7123456789", "ORN 1234, BRN 52113"]],
    ["AU", "AU", "20412345", ["Lic. 20412345"]],
    ["CA", "CA", "M0900123", ["Lic. M0900123"]],
    ["CA", "CA", "BC-778899", ["Lic. BC-778899"]],
    ["HK", "HK", "C-012345", ["C-012345", "HK20417"]],
  ])(
    "in %s the numbers of home and agent stand in every post with room for them",
    (market, country, licence, marks) => {
      const listed = home({
        language: "en",
        country,
        transaction: "sale",
        price: { amount: 1_250_000, currency: "USD", period: null },
        disclosures: { "Trakheesi permit": "7123456789", "物業編號 Property No.": "HK20417" },
        agent: { name: "Tom Hale", phone: "020 7946 0123", company: "Hale & Sons", licence },
      });
      for (const language of copyLanguages) {
        const { body, untraced } = compose(
          listed,
          { ...briefFor(listed, { seed: 3, date: "2026-11-23" }), market },
          { platform: "facebook", language, kind: "post" },
        );
        const said = body.replaceAll(/经纪人登记号 |登録番号 |등록번호 /gu, "Lic. ");
        for (const mark of marks) expect(said, language).toContain(mark);
        expect(untraced.filter(({ grade }) => grade !== "note")).toEqual([]);
      }
    },
  );

  it("is stated in whichever language a price is written", () => {
    const british = home({
      language: "en",
      country: "GB",
      transaction: "sale",
      price: { amount: 425_000, currency: "GBP", period: null },
      disclosures: { EPC: "C", Tenure: "Freehold", "Council Tax": "Band D" },
      agent: { name: "Tom Hale", phone: "020 7946 0123", company: "Hale & Sons", licence: null },
    });
    const frenchRent = {
      ...french,
      transaction: "rent" as const,
      price: { amount: 780, currency: "EUR", period: "month" as const },
      disclosures: { ...french.disclosures, Honoraires: "420 €", "Dépôt de garantie": "780 €" },
    };
    for (const language of copyLanguages) {
      expect(blocks(british, "UK", "facebook", language), language).toEqual([]);
      expect(blocks(frenchRent, "EU/FR", "facebook", language), language).toEqual([]);
    }
  });

  it("no longer blocks once the home is sold: it is offered no more, but who sold it is named", () => {
    const { DPE: _, ...rest } = french.disclosures;
    const gone = (listing: Listing, market: Market) =>
      compose(
        listing,
        { ...briefFor(listing, { seed: 3, date: "2026-11-23", occasion: { kind: "closed" } }), market },
        { platform: "facebook", language: "fr", kind: "post" },
      ).findings.filter(({ severity }) => severity === "block");
    expect(gone({ ...french, disclosures: rest }, "EU/FR")).toEqual([]);
    const nobody = { ...french, country: "US", agent: { name: null, phone: null, company: null, licence: null } };
    expect(gone(nobody, "US").map(({ rule }) => rule)).toEqual(["us-brokerage-name"]);
  });

  it("need not stand in a short post that leads to the whole advertisement", () => {
    const link = "https://homes.example/p/1";
    const draft = {
      platform: "twitter",
      language: "fr" as const,
      kind: "post" as const,
      title: null,
      preheader: null,
      body: `Un T3 de 64 m² à Dijon, 210 000 €, construit en 1998. ${link}`,
      hashtags: [],
      writtenBy: "test",
    };
    const severities = (to: string | null) => {
      const brief = { ...briefFor(french), market: "EU/FR" as const, link: to };
      return finishDraft(french, brief, draft)
        .findings.filter(({ rule }) => rule === "fr-georisques")
        .map(({ severity }) => severity);
    };
    expect(severities(null)).toEqual(["block"]);
    expect(severities(link)).toEqual(["warn"]);
  });
});
