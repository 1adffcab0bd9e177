/** Lines and messages as people send them: what they name beside the home's own facts is taken for none of these. */
import { describe, expect, test } from "vitest";
import { readText } from "./read.ts";

describe("the price", () => {
  test.each([
    ["福岡市早良区百道浜 土地 230.5㎡（69.7坪） 坪単価110万円 7,667万円 建築条件なし", 76_670_000],
    ["さいたま市浦和区 マンション 3LDK 72㎡ ㎡単価62万円 価格4,464万円", 44_640_000],
  ])("is not what an area costs: %s", (text, amount) => {
    expect(readText(text).price).toMatchObject({ amount, currency: "JPY", period: null });
  });

  test.each([
    ["Nachmieter gesucht! 2 Zimmer, 54m², Berlin Neukölln, 3.OG, 650€ kalt / 820€ warm, ab 1.4.", 650],
    ["3 Zimmer, 71 m², Leipzig, 1.OG, 980 € warm (760 € kalt), Balkon, zu vermieten", 760],
  ])("of a rent told cold and warm is the cold one: %s", (text, amount) => {
    expect(readText(text)).toMatchObject({ transaction: "rent", price: { amount, period: "month" } });
  });

  test.each([
    ["Kapitalanlage: vermietete 1-Zi-Wohnung Dresden Pieschen, 32 m², Miete 340 €/M, Kaufpreis 89.900 €", 89_900],
    ["Vermietete Wohnung in Essen, 54 m², 2 Zimmer, Kaltmiete 420 €/Monat, Kaufpreis 118.000 €", 118_000],
  ])("of a let flat for sale is what it sells for: %s", (text, amount) => {
    expect(readText(text)).toMatchObject({ transaction: "sale", price: { amount, period: null } });
  });

  test.each([
    "Viager occupé, maison 90 m² à Biarritz, bouquet 120 000 €, rente 850 €/mois, femme 82 ans",
    "Viager libre : appartement 3 pièces 64 m² à Nice, bouquet de 95 000 € et rente mensuelle de 1 100 €",
  ])("of a life annuity is neither the lump sum nor the annuity: %s", (text) => {
    expect(readText(text).price).toBeNull();
  });

  test.each([
    ["[매매] 인천 연수구 송도동 더샵센트럴파크 84㎡ 22/45층 7.5억", 750_000_000],
    ["매매 12.3억 서울 마포구 공덕동 래미안 84㎡ 10층", 1_230_000_000],
  ])("in Korea may have a point before 억: %s", (text, amount) => {
    expect(readText(text).price).toMatchObject({ amount, currency: "KRW" });
  });

  test.each([
    ["마포구 연남동 투룸 보1000/월80 주차 1대, 42㎡", 800_000],
    ["봉천동 원룸 보 500 / 월 45 관리비 5만 20㎡", 450_000],
  ])("of a Korean rent stands behind the short word for its deposit: %s", (text, amount) => {
    expect(readText(text)).toMatchObject({ transaction: "rent", price: { amount, period: "month" } });
  });
});

describe("whom to call", () => {
  test.each([
    "Vends T3 65m2 Lyon 7e, balcon, cave, 298 000 euros FAI, DPE D. Tel 06 12 34 56 78",
    "Appartement 2 chambres, 85 m², Bruxelles, PEB C, 345.000 € – Agence Delcourt 02 345 67 89",
    "Unit 5/22 Beach St, Bondi NSW 2026. 2 bed 1 bath 1 car. $950 per week.",
    "Studio for rent in Dubai Marina, AED 85,000/yr, 485 sqft, high floor, Permit 7120345678",
    "Loft 110 m² in Hamburg, Dachgeschoss, 1.950 EUR Kaltmiete, NK 280 EUR, Bezug 15.02.2027",
    "Appartamento 80 m² a Torino, 2 camere, 189.000 €, Classe G. Libero 01.03.2027",
  ])("is no class, state, permit or day: %s", (text) => {
    expect(readText(text).agent.name).toBeNull();
  });

  test.each([
    ["Studio for rent, 485 sqft, AED 85,000/yr. Omar 050 123 4567", "Omar"],
    ["3 Zimmer, 80 m², Köln, 1.200 € kalt, Jana Köhler 0176 12345678", "Jana Köhler"],
  ])("is a name before a number: %s", (text, name) => {
    expect(readText(text).agent.name).toBe(name);
  });
});

describe("where it is", () => {
  test.each([
    ["1427 Maple Ave, Evanston IL 60201 — 4BR/2.5BA, 2,310 sqft, asking $879,000", null],
    ["88 Linden Road, Cambridge MA 02139, 3 beds, 1,500 sqft, $1,150,000", null],
    ["2bhk in Koramangala 4th Block Bangalore, 1150 sqft, 2nd floor, rent ₹42,000 per month", null],
    ["Zürich Kreis 4: 3.5-Zimmer-Wohnung, 82 m², Miete CHF 2'890 inkl. NK, 4. OG", "Kreis 4"],
    ["3-Zimmer-Wohnung in Zürich Kreis 11, 75 m², CHF 2'450.-, 2. OG", "Kreis 11"],
  ])("a street is no part of town, and half a name none: %s", (text, district) => {
    expect(readText(text).address.district).toBe(district);
  });

  test.each([
    ["Hamburg, Große Bergstraße 12, 22767: Loft 110 m², 1.950 EUR Kaltmiete", "Große Bergstraße 12"],
    ["Wohnung Alte Landstraße 7, Bonn, 64 m², 2 Zimmer, 890 € kalt", "Alte Landstraße 7"],
  ])("a street keeps the word that tells it from another: %s", (text, street) => {
    expect(readText(text).address.text).toContain(street);
  });

  test.each([
    "苏州园区 湖滨四季 叠加别墅 210平 报价1380万",
    "杭州西湖区 联排别墅 260平 5室3厅 2200万",
    "賃貸 1K 22㎡ 家賃7.2万円 三軒茶屋駅徒歩6分 2階 バストイレ別",
    "1R、家賃5万円、ネット無料、3階、仙台市青葉区",
    "港区白金 ヴィンテージマンション 3SLDK 120.5㎡ 2億4,800万円",
    "大阪市北区中之島 タワー 32階部分 3LDK 85.6㎡ 1億2800万円",
  ])("a kind of home and what it has are no estate's name: %s", (text) => {
    expect(readText(text).address.community ?? "").not.toMatch(/別墅|别墅|バストイレ|ネット|ヴィンテージ|^タワー$/u);
  });

  test.each([
    ["성남시 분당구 정자동 파크뷰 전용 98㎡ 고층 17억", "파크뷰"],
    ["부산 해운대구 우동 오션뷰 전용 84㎡ 12억", "오션뷰"],
  ])("an estate that is called after its view is no view: %s", (text, name) => {
    const { address, features } = readText(text);
    expect(address.community).toBe(name);
    expect(features).not.toContain(name);
  });
});

test.each([
  ["Wien 1070, Altbau, 85 m², 3 Zimmer, 2. Stock mit Lift, Kaufpreis € 595.000", "Lift"],
  ["Wohnung in Graz, 60 m², 1. Etage mit Balkon, Kaufpreis € 310.000", "Balkon"],
])("a point behind a number ends no sentence: %s", (text, feature) => {
  const { features } = readText(text);
  expect(features.filter((one) => one.includes(feature))).toHaveLength(1);
  expect(features.join()).not.toMatch(/Stock mit|Etage mit/u);
});

test.each([
  ["Appartement 2 chambres, 85 m², Bruxelles, PEB C, 345.000 €", "PEB", "C"],
  ["Charming cottage in Co. Kerry, 3 bed, 110 sq.m, BER C2, €295,000", "BER", "C2"],
  ["Studio for rent in Dubai Marina, AED 85,000/yr, 485 sqft, Permit 7120345678", "Permit", "7120345678"],
  [
    "2 bed apartment, Downtown Dubai, AED 2,400,000, 1,120 sqft, Trakheesi permit: 71452983012",
    "Trakheesi permit",
    "71452983012",
  ],
])("what must be shown by law is kept under its word: %s", (text, name, value) => {
  expect(readText(text).disclosures).toMatchObject({ [name]: value });
});

test.each([
  ["2bhk in Koramangala Bangalore, 1150 sft, 2nd floor, rent ₹42,000 per month", 106.84],
  ["Condo à Montréal, 2 chambres, 750 pi², 2e étage, 425 000 $ CAD", 69.68],
])("a size may be told in the feet of its country: %s", (text, sqm) => {
  expect(readText(text).area?.sqm).toBeCloseTo(sqm, 1);
});
