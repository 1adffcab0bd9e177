import { describe, expect, it } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { factsOf } from "#engine/copy/facts/index";
import { realiserOf } from "#engine/copy/languages/index";
import { sayMaterial } from "#engine/copy/story/say-material";
import { sumsOf } from "#engine/copy/story/sums";
import type { MaterialKind } from "./kinds.ts";
import { materialOf } from "./read.ts";

const page = (
  language: string,
  country: string,
  currency: string,
  disclosures: Readonly<Record<string, string>>,
  more: Partial<Listing> = {},
): Listing => ({
  ...emptyListing(),
  language,
  country,
  transaction: "sale",
  price: { amount: 300_000, currency, period: null },
  disclosures,
  ...more,
});

/** [name, value, kind, what zh says, what en says, what fr says]; null: nothing. */
type Row = readonly [string, string, MaterialKind, string | null, string | null, string | null];

const pages: readonly (readonly [language: string, country: string, currency: string, rows: readonly Row[]])[] = [
  [
    "zh",
    "CN",
    "CNY",
    [
      ["押付方式", "押一付三", "depositAndAdvance", "押一付三", "deposit of one month’s rent, then three months’ rent at a time", "à l’entrée 1 mois de dépôt et 3 mois de loyer d’avance"],
      ["物业费", "租客不承担", "managementFee", "物业费租客不承担", "management fee not charged to the tenant", "frais de gestion non dus par le locataire"],
      ["物业费", "320元/月", "managementFee", "物业费320元/月", "management fee RMB 320 a month", "frais de gestion de 320 yuans par mois"],
      ["物业费", "2.8元/㎡/月", "managementFee", "物业费2.8元/㎡/月", null, null],
      ["供暖费", "2600元/年，不含税", "heatingCosts", "供暖费2600元/年（不含税）", "heating RMB 2,600 a year (plus VAT)", "chauffage : 2 600 yuans par an (hors TVA)"],
      ["中介费", "成交价的2%", "agencyFee", "中介费成交价的2%", null, null],
      ["中介费", "2%，买方承担", "agencyFee", "中介费2%（买方承担）", "agency fee 2% (paid by the buyer)", "honoraires de 2 % (à la charge de l’acquéreur)"],
      ["押金", "1个月，可退", "deposit", "押金一个月（可退）", "deposit one month’s rent (refundable)", "dépôt de garantie de 1 mois (restituable)"],
      ["房源核验码", "HS-3106-220981", "verificationCode", "房源核验码HS-3106-220981", "verification code HS-3106-220981", "code de vérification de l’annonce : HS-3106-220981"],
      ["起租日期", "随时", "available", "随时可入住", "available now", "libre tout de suite"],
    ],
  ],
  [
    "en",
    "GB",
    "GBP",
    [
      ["Tenure", "Share of freehold, 974 years remaining", "tenure", null, "share of freehold, with 974 years remaining", "share of freehold (quote-part de la pleine propriété), 974 ans restants"],
      ["Service charge", "£600 a year", "serviceCharge", "物业服务费600英镑/年", "service charge £600 a year", "charges de 600 £ par an"],
      ["Service charge", "£150 per quarter", "serviceCharge", "物业服务费150英镑/季度", "service charge £150 a quarter", "charges de 150 £ par trimestre"],
      ["Service charge", "£600 a year, reviewed in April", "serviceCharge", null, "service charge £600 a year, reviewed in April", null],
      ["Ground rent", "None", "groundRent", "无地租", "no ground rent", "pas de ground rent"],
      ["Council tax band", "C", "councilTax", "市政税C档", "council tax band C", "council tax en tranche C"],
      ["Council Tax", "Band D", "councilTax", "市政税D档", "council tax band D", "council tax en tranche D"],
      ["EPC rating", "C (72)", "energyClass", "能效等级C", "energy class C", "classe énergie C"],
      ["Heating", "£80 pcm, water included", "heatingCosts", "供暖费80英镑/月（含水费）", "heating £80 a month (water included)", "chauffage : 80 £ par mois (eau comprise)"],
    ],
  ],
  [
    "ja",
    "JP",
    "JPY",
    [
      ["礼金", "なし", "keyMoney", "不收礼金", "no key money", "pas de key money (somme non rendue au bailleur)"],
      ["敷金", "1ヶ月", "deposit", "押金一个月", "deposit one month’s rent", "dépôt de garantie de 1 mois"],
      ["管理費", "12,000円", "managementFee", "物业费12000日元/月", "management fee ¥12,000 a month", "frais de gestion de 12 000 yens par mois"],
      ["仲介手数料", "1ヶ月（税別）", "agencyFee", "中介费一个月租金（不含税）", "agency fee one month’s rent (plus VAT)", "honoraires de 1 mois de loyer (hors TVA)"],
      ["取引態様", "媒介", "transactionRole", "交易方式：中介居间", "agent’s role: intermediary", "rôle de l’agence : intermédiaire"],
      ["取引態様", "売主", "transactionRole", "交易方式：卖方自售", "agent’s role: the seller itself", "rôle de l’agence : vendeur"],
      ["賃貸借契約", "定期借家", "contractType", "合同：定期租约，到期不续", "fixed-term lease, not renewed", "bail : bail à durée fixe, sans renouvellement"],
      ["更新料", "1ヶ月", "renewalFee", "续约费一个月", null, "frais de renouvellement de 1 mois de loyer"],
      ["入居可能日", "2027年1月中旬", "available", null, null, null],
    ],
  ],
  [
    "ko",
    "KR",
    "KRW",
    [
      ["관리비", "월 평균 21만원", "managementFee", "物业费平均21万韩元/月", "management fee ₩210,000 on average a month", "frais de gestion de 210 000 wons en moyenne par mois"],
      ["관리비", "15만원", "managementFee", "物业费15万韩元/月", "management fee ₩150,000 a month", "frais de gestion de 150 000 wons par mois"],
      ["관리비", "월 10만원(전기료 별도)", "managementFee", "物业费10万韩元/月（不含电费）", "management fee ₩100,000 a month (electricity not included)", "frais de gestion de 100 000 wons par mois (électricité non comprise)"],
      ["입주가능일", "2027년 1월 이후 협의", "available", "2027年1月以后可入住，具体可商量", null, null],
      ["중개대상물 등록번호", "11200-2026-00412", "registrationNumber", "登记编号11200-2026-00412", "registration number 11200-2026-00412", "enregistrement n° 11200-2026-00412"],
      ["보증금", "1억원", "depositSum", "保证金1亿韩元", null, "dépôt de 100 millions de wons"],
      ["융자금", "없음", "loanOnHome", null, null, null],
      ["입주", "즉시", "available", "随时可入住", "available now", "libre tout de suite"],
    ],
  ],
  [
    "fr",
    "FR",
    "EUR",
    [
      ["DPE", "D (213 kWh/m²/an)", "energyClass", "能效等级D", "energy class D", "classe énergie D"],
      ["GES", "B", "emissionsClass", "温室气体等级B", null, "GES B"],
      ["Taxe foncière", "1 120 €", "propertyTax", "房产税1120欧元/年", "property tax €1,120 a year", "taxe foncière de 1 120 € par an"],
      ["Honoraires", "à la charge du vendeur", "agencyFee", "中介费由卖方承担", "agency fee paid by the seller", "honoraires à la charge du vendeur"],
      ["Honoraires", "5 % TTC à la charge de l’acquéreur", "agencyFee", "中介费5%（含税、买方承担）", "agency fee 5% (including VAT, paid by the buyer)", "honoraires de 5 % (TTC, à la charge de l’acquéreur)"],
      ["Honoraires", "partagés entre vendeur et acquéreur", "agencyFee", null, null, "honoraires : partagés entre vendeur et acquéreur"],
      ["Charges de copropriété", "480 € par trimestre", "coOwnershipCharges", "共有费用480欧元/季度", null, "charges de copropriété de 480 € par trimestre"],
      ["Charges", "90 € par mois, chauffage compris", "utilities", "杂费90欧元/月（含供暖）", "bills €90 a month (heating included)", "charges de 90 € par mois (chauffage compris)"],
      ["Dépôt de garantie", "1 mois de loyer hors charges", "deposit", "押金一个月", "deposit one month’s rent", "dépôt de garantie de 1 mois"],
    ],
  ],
  [
    "de",
    "DE",
    "EUR",
    [
      ["Nebenkosten", "220 €, ohne Heizung", "utilities", "杂费220欧元/月（不含供暖）", "bills €220 a month (without heating)", "charges de 220 € par mois (chauffage non compris)"],
      ["Nebenkosten", "220 €, ohne Treppenhausreinigung", "utilities", null, null, null],
      ["Hausgeld", "310 €", "coOwnershipCharges", "共有费用310欧元/月", null, "charges de copropriété de 310 € par mois"],
      ["Kaution", "3 Nettokaltmieten", "deposit", "押金三个月", "deposit three months’ rent", "dépôt de garantie de 3 mois"],
      ["Provision", "3,57 % inkl. MwSt.", "agencyFee", "中介费3.57%（含税）", "agency fee 3.57% (including VAT)", "honoraires de 3.57 % (TTC)"],
      ["Provision", "provisionsfrei für den Käufer", "agencyFee", null, null, null],
      ["Energieausweis", "Bedarfsausweis", "energyCertificate", null, "energy certificate demand-based certificate", "certificat : certificat calculé (besoin)"],
      ["Energieeffizienzklasse", "C", "energyClass", "能效等级C", "energy class C", "classe énergie C"],
      ["Warmmiete", "1.120,50 €", "warmRent", "含杂费的租金1120.5欧元/月", null, null],
      ["Grundsteuer", "vierteljährlich 85 €", "propertyTax", "房产税85欧元/季度", "property tax €85 a quarter", "taxe foncière de 85 € par trimestre"],
    ],
  ],
  [
    "es",
    "ES",
    "EUR",
    [
      ["Gastos de comunidad", "85 € al mes", "coOwnershipCharges", "共有费用85欧元/月", null, "charges de copropriété de 85 € par mois"],
      ["IBI", "420 € al año", "propertyTax", "房产税420欧元/年", "property tax €420 a year", "taxe foncière de 420 € par an"],
      ["Fianza", "2 meses", "deposit", "押金两个月", "deposit two months’ rent", "dépôt de garantie de 2 mois"],
      ["Calificación energética", "E", "energyClass", "能效等级E", "energy class E", "classe énergie E"],
      ["Emisiones", "D", "emissionsClass", "温室气体等级D", null, "GES D"],
      ["Honorarios", "a cargo del vendedor", "agencyFee", "中介费由卖方承担", "agency fee paid by the seller", "honoraires à la charge du vendeur"],
      ["Disponible", "inmediatamente", "available", "随时可入住", "available now", "libre tout de suite"],
      ["Suministros", "60 € mensuales, agua incluida", "utilities", "杂费60欧元/月（含水费）", "bills €60 a month (water included)", "charges de 60 € par mois (eau comprise)"],
    ],
  ],
  [
    "it",
    "IT",
    "EUR",
    [
      ["Spese condominiali", "120 € al mese", "coOwnershipCharges", "共有费用120欧元/月", null, "charges de copropriété de 120 € par mois"],
      ["Spese condominiali", "1.200 € annue, riscaldamento incluso", "coOwnershipCharges", "共有费用1200欧元/年（含供暖）", null, "charges de copropriété de 1 200 € par an (chauffage compris)"],
      ["Classe energetica", "G", "energyClass", "能效等级G", "energy class G", "classe énergie G"],
      ["Cauzione", "3 mensilità", "deposit", "押金三个月", "deposit three months’ rent", "dépôt de garantie de 3 mois"],
      ["IMU", "900 € all’anno", "propertyTax", "房产税900欧元/年", "property tax €900 a year", "taxe foncière de 900 € par an"],
      ["Provvigione", "3% + IVA", "agencyFee", "中介费3%（不含税）", "agency fee 3% (plus VAT)", "honoraires de 3 % (hors TVA)"],
      ["Spese di riscaldamento", "600 € annue", "heatingCosts", "供暖费600欧元/年", "heating €600 a year", "chauffage : 600 € par an"],
      ["Disponibile", "subito", "available", "随时可入住", "available now", "libre tout de suite"],
    ],
  ],
];

const plain = (text: string | null): string | null => text?.replace(/[\u00a0\u202f]/gu, " ") ?? null;

describe.each(pages)("material information of a page in %s", (language, country, currency, rows) => {
  it.each(rows)("%s: %s", (name, value, kind, zh, en, fr) => {
    const items = materialOf(page(language, country, currency, { [name]: value }));
    const item = items.find((one) => one.kind === kind);
    expect(items.map((one) => one.kind)).toContain(kind);
    const said = (["zh", "en", "fr"] as const).map((reader) => {
      const story = realiserOf(reader)?.story;
      return item && story ? plain(sayMaterial(item, story, reader, language)) : undefined;
    });
    expect(said).toEqual([zh, en, fr]);
  });
});

describe("two statements on one line", () => {
  it("reads the energy class and the emissions apart", () => {
    const items = materialOf(page("fr", "FR", "EUR", { "DPE / GES": "D / B" }));
    expect(items.map(({ kind, value }) => [kind, value])).toEqual([
      ["energyClass", { form: "letter", letter: "D" }],
      ["emissionsClass", { form: "letter", letter: "B" }],
    ]);
  });

  it("reads certificate, use and class of a German energy certificate", () => {
    const items = materialOf(page("de", "DE", "EUR", { Energieausweis: "Bedarfsausweis, 98 kWh/(m²·a), Klasse C" }));
    expect(items.map(({ kind }) => kind)).toEqual(["energyCertificate", "energyUse", "energyClass"]);
  });
});

describe("what leaves the account each month", () => {
  const story = realiserOf("en")?.story;
  const total = (disclosures: Readonly<Record<string, string>>): string | undefined => {
    const listing = page("de", "DE", "EUR", disclosures, {
      transaction: "rent",
      price: { amount: 980, currency: "EUR", period: "month" },
    });
    return story && sumsOf(factsOf(listing), materialOf(listing), story).monthlySum;
  };

  it("adds the fees to the rent, and adds nothing that leaves a part out", () => {
    expect(total({ Nebenkosten: "220 €" })).toBe("€1,200");
    expect(total({ Nebenkosten: "220 €", Heizkosten: "90 €" })).toBe("€1,290");
    expect(total({ Nebenkosten: "220 €, ohne Heizung" })).toBeUndefined();
    expect(total({ Nebenkosten: "220 €, ohne Heizung", Heizkosten: "90 €" })).toBe("€1,290");
    expect(total({ Nebenkosten: "220 €, ohne Treppenhausreinigung" })).toBeUndefined();
  });
});
